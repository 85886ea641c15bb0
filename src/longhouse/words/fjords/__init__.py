"""Texts for Fjords: its events, and the tiles and places of its board."""
