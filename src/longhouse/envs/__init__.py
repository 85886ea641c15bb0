"""Environments for programs that learn: action ids, observations, and adapters for the libraries of the field."""
