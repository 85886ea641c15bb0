"""Fjords as machine words: positions, playouts, search, and the settlement solved exactly."""
