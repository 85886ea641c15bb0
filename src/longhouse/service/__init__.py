"""Runs a server's tables: commands, clocks, bot turns, analyses and notifications."""
