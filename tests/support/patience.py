"""Timeout of waiting tests. It is generous: a slow machine must not fail a test, and errors show long before."""

PATIENCE = 300.0  # seconds
