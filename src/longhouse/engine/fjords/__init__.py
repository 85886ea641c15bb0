"""Fjords as machine words: positions, playouts, and search."""
