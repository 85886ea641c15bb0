"""Pure functions for club tournaments: they pair the players and compute the standings."""
