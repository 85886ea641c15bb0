"""Lessons: small positions in which a game is learned by playing it."""
