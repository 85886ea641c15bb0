"""The rules of For Northwood!."""
