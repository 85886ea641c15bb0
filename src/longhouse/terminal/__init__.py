"""Games in a terminal: boards drawn as text, the text game, and progress bars."""
