"""For Northwood!, rule by rule."""
