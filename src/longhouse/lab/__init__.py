"""Tournaments, ratings, statistics of many games, and the making of puzzles."""
