"""What is compiled, with a kernel of each game missing, so that whoever needs it compiles little."""

import shutil
from pathlib import Path

from longhouse.bots.mind import prepare
from longhouse.engine.cache import COMPILED
from longhouse.games.catalogue import GAMES

MISSING = ("fjords.solver.contested-", "northwood.playouts.stars_of-")
"""What the names of the missing files begin with."""


def all_but_one(folder: Path) -> None:
    """Fill a folder for `LONGHOUSE_CACHE` with what is compiled, but for a kernel that each verb needs."""
    for game in GAMES:
        prepare(game)
    shutil.copytree(COMPILED, folder / COMPILED.name)
    for name in MISSING:
        for file in (folder / COMPILED.name).glob(f"{name}*"):
            file.unlink()
