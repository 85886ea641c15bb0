"""Tournaments of clubs as pure functions: who meets whom, and the table."""
