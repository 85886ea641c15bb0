"""The engine of For Northwood!: positions as integer arrays, evaluations learned from play, and the search."""
