"""The For Northwood! engine: positions as integer arrays, values learned from play, and the search."""
