"""Hashes of the sources that decide how bots play: stored with results, and compared between nodes of a cluster."""

import hashlib
import inspect
import platform
from functools import cache
from importlib.metadata import version
from pathlib import Path

import longhouse
from longhouse.games.catalogue import GAMES


@cache
def sources_of(game: str) -> str:
    """Return a hash of all source and data files that can influence how the bots play a game."""
    digest = hashlib.sha256()
    package = Path(longhouse.__file__).parent
    for room in ("games", "engine", "bots"):
        for part in ("", game, f"{game}/data"):
            for source in sorted((package / room / part).glob("*.*")):
                if source.is_file() and source.suffix != ".toml":  # levels are part of a match by their values
                    digest.update(source.read_bytes())
    digest.update(Path(inspect.getfile(GAMES[game].game)).read_bytes())  # a game may come from another package
    return digest.hexdigest()


def installed() -> str:
    """Describe what is installed in this environment: versions, and a hash of the sources that do the work."""
    digest = hashlib.sha256("".join(map(sources_of, sorted(GAMES))).encode())
    for source in sorted(Path(__file__).parents[1].rglob("*.py")):
        digest.update(source.read_bytes())
    parts = {
        "longhouse": version("longhouse"),
        "sources": digest.hexdigest()[:12],
        "numba": version("numba"),
        "numpy": version("numpy"),
        "python": ".".join(platform.python_version_tuple()[:2]),
    }
    return ", ".join(f"{name} {what}" for name, what in parts.items())
