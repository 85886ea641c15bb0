"""Reasons for moves in For Northwood!."""
