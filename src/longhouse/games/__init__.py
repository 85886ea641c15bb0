"""The rules, and nothing else: no clock, no third-party import, no input or output but package data."""
