"""For Northwood! as machine words: positions, the values learned from play, and the search."""
