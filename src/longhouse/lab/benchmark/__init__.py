"""The benchmark: positions with exact values of all actions, and games against fixed bots (docs/benchmark.md)."""
