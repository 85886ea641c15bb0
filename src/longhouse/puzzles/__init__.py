"""Positions with one right answer, each with what refutes the others; and what is due today."""
