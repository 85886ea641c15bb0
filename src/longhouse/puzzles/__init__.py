"""Puzzles: positions with few right decisions, and a refutation of each wrong one. Also the daily puzzle and deal."""
