"""Fjords, both editions, rule by rule."""
