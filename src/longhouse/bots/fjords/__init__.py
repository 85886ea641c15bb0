"""Reasons for moves in Fjords."""
