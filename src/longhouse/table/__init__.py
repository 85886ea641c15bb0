"""A running game: the port to bots."""
