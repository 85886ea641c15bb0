"""The fixtures of both kinds of store."""

from support.stores import database, postgres, store

__all__ = ["database", "postgres", "store"]
