"""Puzzles: positions with few right answers, and refutations of the others; and the daily puzzle and deal."""
