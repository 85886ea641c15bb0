"""For Northwood! in a terminal: the board as text, and the table of the app."""
