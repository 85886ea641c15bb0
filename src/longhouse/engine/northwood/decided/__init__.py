"""Proves whether a visit is decided: success certain or impossible. Plain Python, and quick to import."""
