"""A running game: seats, clocks, takebacks, and the log of entries that is its only truth."""
