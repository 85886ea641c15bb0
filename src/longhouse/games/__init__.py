"""The rules of the games: pure code without clocks, third-party imports, or input and output except package data."""
