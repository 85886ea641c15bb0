"""Statistics and puzzles of For Northwood!."""
