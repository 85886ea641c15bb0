"""Proves whether a visit in For Northwood! is decided: whether the player will win the fief, or lose it,
whatever happens from now on.

No module of this package uses compiled code, so importing it takes little time.
"""
