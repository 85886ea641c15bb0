"""A kernel cache in which one kernel of each game is missing, so that a test of compilation compiles little."""

import shutil
from pathlib import Path

from longhouse.bots.mind import prepare
from longhouse.engine.cache import COMPILED
from longhouse.games.catalogue import GAMES

MISSING = ("fjords.solver.contested-", "northwood.playouts.stars_of-")
"""The prefixes of the names of the missing files."""


def all_but_one(folder: Path) -> None:
    """Fill a folder for `LONGHOUSE_CACHE` with all compiled kernels except `MISSING`, which every verb needs."""
    for game in GAMES:
        prepare(game)
    shutil.copytree(COMPILED, folder / COMPILED.name)
    for name in MISSING:
        for file in (folder / COMPILED.name).glob(f"{name}*"):
            file.unlink()
