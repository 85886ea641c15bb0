"""Games by their options, typed: `fjords(players=3)`, `northwood(setup="full")`.

What the options mean is told in docs/rules/records.md; whatever does not fit is refused as `BadOptions`.
"""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal

from longhouse.errors import BadOptions
from longhouse.games.fields import shown
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.tiles import BUILT_IN
from longhouse.games.northwood.northwood import Northwood

Rune = Literal["strength", "water", "journey", "horse", "friendship", "wisdom", "home"]


def fjords(
    *,
    players: Literal[2, 3, 4] | None = None,
    runes: Iterable[Rune] | None = None,
    edition: Literal["2021", "2005"] | None = None,
    variant: Literal["base", "epic", "classic"] | None = None,
    rounds: Literal[1, 3] | None = None,
    oversight: bool | None = None,
    tiles: str | Path | Mapping[str, object] | None = None,
) -> Fjords:
    """Fjords with these options; those that are left out are as in the base game of 2021 for two.

    `tiles` is a tile set: its name, a TOML file, or its content.

    >>> game = fjords(players=3, runes=["water", "home"])
    >>> game.seats, game.start().turn is None
    (3, True)
    >>> fjords(players=5)
    Traceback (most recent call last):
        ...
    longhouse.errors.BadOptions: “players” in options can’t be 5. Choose one of: 2, 3, 4.
    """
    given = {
        "edition": edition,
        "variant": variant,
        "players": players,
        "runes": list(runes) if isinstance(runes, Iterable) and not isinstance(runes, str) else runes,
        "rounds": rounds,
        "oversight": oversight,
        "tiles": _tile_set(tiles),
    }
    return Fjords.with_options(_chosen(given))


def northwood(
    *,
    setup: Literal["intro", "full"] | None = None,
    goal: Literal[16, 18, 20] | None = None,
    scenario: str | None = None,
    challenge: bool | None = None,
) -> Northwood:
    """For Northwood! with these options: a set-up and a goal, by default the introductory game, or a scenario.

    >>> northwood(scenario="first-thaw").options()
    {'scenario': 'first-thaw', 'challenge': False}
    """
    return Northwood.with_options(_chosen({"setup": setup, "goal": goal, "scenario": scenario, "challenge": challenge}))


def _chosen(options: dict[str, object]) -> dict[str, object]:
    return {name: given for name, given in options.items() if given is not None}


def _tile_set(tiles: str | Path | Mapping[str, object] | None) -> object:
    if isinstance(tiles, str) and tiles not in BUILT_IN:
        tiles = Path(tiles)
    if not isinstance(tiles, Path):
        return tiles
    try:
        return tomllib.loads(tiles.read_text("utf-8"))
    except ValueError as error:
        raise BadOptions("cli-not-toml", problem=shown(error)) from None
