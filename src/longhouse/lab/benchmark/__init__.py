"""The benchmark: positions whose every action has an exact value, and games against fixed bots (docs/benchmark.md)."""
