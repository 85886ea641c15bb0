"""Statistics, puzzles and the benchmark for Fjords."""
