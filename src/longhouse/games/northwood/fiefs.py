"""The eight fiefs (N1.3)."""

FIEFS = 8
STARS = (4, 3, 2, 1, 1, 2, 3, 4)
"""The number of stars that each fief is worth, in the order of the fiefs 0 to 7."""
