"""Statistics, puzzles and the benchmark for For Northwood!."""
