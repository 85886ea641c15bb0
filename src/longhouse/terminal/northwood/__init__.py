"""For Northwood! in a terminal: the board as text, and the board widget of the terminal app."""
