"""Games in a terminal: boards as text, the text game, progress bars."""
