"""Creates games from typed options: `fjords(players=3)`, `northwood(setup="full")`.

docs/rules/records.md describes the options. Invalid options raise `BadOptions`.
"""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal

from longhouse.errors import BadOptions
from longhouse.games.fields import shown
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.tiles import BUILT_IN
from longhouse.games.fjords.views import Rune
from longhouse.games.northwood.northwood import Northwood


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
    """Create a game of Fjords.

    Options that are left out have the values of the 2021 base game for two players.

    - `players`: 2, 3 or 4. The edition of 2005 and the Epic and Classic variants are for two.
    - `runes`: the rune stones in play.
    - `edition`: `"2021"` or `"2005"`.
    - `variant`: `"base"`, `"epic"` or `"classic"`, in the edition of 2021.
    - `rounds`: 1 or 3, in the edition of 2005 and in Classic.
    - `oversight`: views do not list where a tile fits; players have to see it themselves (rule F5.5).
    - `tiles`: a tile set, given as its name, as the path of a TOML file, or as the content of such a file.

    Raises `BadOptions` if an option is unknown or does not fit the others, `OSError` if the tile file cannot be read.

    >>> game = fjords(players=3, runes=["water", "home"])
    >>> game.seats, game.start().turn is None
    (3, True)
    >>> fjords(players=5)
    Traceback (most recent call last):
        ...
    longhouse.errors.BadOptions: “players” in options can’t be 5. Choose one of: 2, 3, 4.
    """
    options = {
        "edition": edition,
        "variant": variant,
        "players": players,
        "runes": list(runes) if isinstance(runes, Iterable) and not isinstance(runes, str) else runes,
        "rounds": rounds,
        "oversight": oversight,
        "tiles": _tile_set(tiles),
    }
    return Fjords.with_options(_chosen(options))


def northwood(
    *,
    setup: Literal["intro", "full"] | None = None,
    goal: Literal[16, 18, 20] | None = None,
    scenario: str | None = None,
    challenge: bool | None = None,
) -> Northwood:
    """Create a game of For Northwood!.

    - `setup`: `"intro"`, the introductory game and the default, or `"full"`.
    - `goal`: the stars to reach: 16, 18 or 20.
    - `scenario`: the id of a scenario (docs/scenarios.md); it has its own set-up and goal.
    - `challenge`: whether to play the harder version of the scenario.

    Raises `BadOptions` if an option is unknown or does not fit the others.

    >>> northwood(scenario="first-thaw").options()
    {'scenario': 'first-thaw', 'challenge': False}
    """
    return Northwood.with_options(_chosen({"setup": setup, "goal": goal, "scenario": scenario, "challenge": challenge}))


def _chosen(options: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in options.items() if value is not None}


def _tile_set(tiles: str | Path | Mapping[str, object] | None) -> object:
    if isinstance(tiles, str) and tiles not in BUILT_IN:
        tiles = Path(tiles)
    if not isinstance(tiles, Path):
        return tiles
    try:
        return tomllib.loads(tiles.read_text("utf-8"))
    except ValueError as error:
        raise BadOptions("cli-not-toml", problem=shown(error)) from None
