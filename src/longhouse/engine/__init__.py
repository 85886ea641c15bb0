"""The same positions as machine words, compiled: rollouts, search, exact solvers."""
