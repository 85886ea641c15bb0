"""Tournaments and ratings."""
