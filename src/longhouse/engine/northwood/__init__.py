"""The engine for For Northwood!: positions as integer arrays, evaluations learned from play, and the search."""
