"""Runs the tables of a server: commands, clocks, the turns of bots, analyses and notifications."""
