"""Statistics and puzzles of Fjords."""
