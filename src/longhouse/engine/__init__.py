"""The compiled engine for both games, with positions packed into integers: playouts, search, exact solvers.

A *kernel* is a function compiled by Numba. The *referee* is the Python implementation of the rules in
`longhouse.games`; the kernels must agree with it.
"""
