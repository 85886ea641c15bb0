"""The Fjords engine: positions packed into integers, playouts, search, and exact solvers for the settlement."""
