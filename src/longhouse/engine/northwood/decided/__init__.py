"""Proves whether a visit is decided: success is certain or impossible. Plain Python, quick to import."""
