"""The compiled engine of both games, with positions packed into integers: rollouts, search, exact solvers."""
