"""Reads the options for Fjords (docs/rules/records.md): editions, variants, runes, the learning path."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from longhouse.errors import BadOptions
from longhouse.games.fields import Fields
from longhouse.games.fjords.tiles import BUILT_IN, TileSet, built_in
from longhouse.games.fjords.views import FjordsOptions, Rune
from longhouse.games.game import JsonObject

RUNES: tuple[Rune, ...] = ("strength", "water", "journey", "horse", "friendship", "wisdom", "home")

MOST_CLAIMS = 3
"""How many claims of a seat can stand in one turn; after that many, it may not claim any more (F5.5)."""

LEARNING_PATH: tuple[tuple[Rune, ...], ...] = (
    (),
    ("strength",),
    ("strength", "water"),
    ("strength", "water", "journey", "horse"),
    ("journey", "horse", "friendship"),
    ("journey", "horse", "friendship", "wisdom"),
    ("journey", "horse", "wisdom", "home"),
)
"""For each of games 1 to 7 of the learning path, its runes (F9.4)."""


@dataclass(frozen=True, slots=True)
class FjordsSettings:
    """A valid combination of options."""

    variant: Literal["base", "epic", "classic", "first"]
    """`base`, `epic` or `classic`; `first` for the rules of the 2005 edition."""
    players: int
    """The number of players, 2 to 4."""
    runes: tuple[Rune, ...]
    """The names of the runes in play."""
    rounds: int
    """The number of rounds, 1 or 3."""
    oversight: bool
    """Whether players have to see for themselves where a tile fits (F5.5)."""
    tiles: TileSet
    """The tile set."""
    tiles_given: str | dict[str, object]
    """The tile set as the options gave it: the name of a built-in set, or a whole set. Records store it in the same
    form.
    """

    @property
    def by_row(self) -> bool:
        """Whether tiles are taken from a face-up row (section 4). Otherwise they are drawn one by one (section 5)."""
        return self.variant in ("base", "epic")

    @property
    def vikings(self) -> int:
        """The number of vikings of each player (F2.3, F9.1)."""
        return 30 if self.variant == "epic" else 20

    @property
    def longhouses(self) -> int:
        """The number of longhouses of each player (F2.3, F9.1)."""
        return 6 if self.variant == "epic" else 4

    @property
    def bag(self) -> tuple[int, ...]:
        """The numbers of the tiles that are in the bag at the start (F2.2, F9.1)."""
        return self.tiles.bag(4 if self.variant == "epic" else self.players)

    def to_json(self) -> FjordsOptions:
        """Return all options as a record stores them, defaults included."""
        runes, oversight, tiles = list(self.runes), self.oversight, self.tiles_given
        if self.variant == "first":
            return {
                "edition": "2005",
                "players": self.players,
                "runes": runes,
                "rounds": self.rounds,
                "oversight": oversight,
                "tiles": tiles,
            }
        options: FjordsOptions = {
            "edition": "2021",
            "variant": self.variant,
            "players": self.players,
            "runes": runes,
            "rounds": self.rounds,
            "oversight": oversight,
            "tiles": tiles,
        }
        if self.by_row:
            del options["rounds"]  # there is always one
        return options


def read_options(given: Mapping[str, object]) -> FjordsSettings:
    """Parse options from a record or a command line. Raises `BadOptions` if they are invalid."""
    fields = Fields(given, "options", BadOptions)
    edition = fields.choice("edition", ("2021", "2005"), default="2021")
    variant: Literal["base", "epic", "classic", "first"] = "first"
    if edition == "2021":
        variant = fields.choice("variant", ("base", "epic", "classic"), default="base")
    elif "variant" in fields:
        raise BadOptions("fjords-variant-2005")
    players = fields.choice("players", (2, 3, 4), default=2)
    runes = _read_runes(fields.texts("runes", default=()))
    if variant in ("base", "epic") and "rounds" in fields:
        raise BadOptions("fjords-rounds", variant=variant)
    rounds = fields.choice("rounds", (1, 3), default=3)
    oversight = fields.flag("oversight", default=False)
    tiles_given = fields.anything("tiles", default=BUILT_IN[0])
    fields.done()

    rule = {"epic": "F9.1", "classic": "F9.2"}.get(variant)
    if players != 2 and variant != "base":
        raise BadOptions("fjords-two-players", rule=rule, variant=variant, players=players)
    if runes and variant in ("classic", "first"):
        raise BadOptions("fjords-no-runes", rule=rule, variant=variant)
    tiles, given_tiles = _read_tiles(tiles_given)
    return FjordsSettings(
        variant=variant,
        players=players,
        runes=runes,
        rounds=1 if variant in ("base", "epic") else rounds,
        oversight=oversight,
        tiles=tiles,
        tiles_given=given_tiles,
    )


def learning_path(game: int) -> JsonObject:
    """Return the options of game number `game` (1 to 7) of the learning path (F9.4). Raises `BadOptions` for other
    numbers.
    """
    if not 1 <= game <= len(LEARNING_PATH):
        raise BadOptions("fjords-learning-path", given=game, games=len(LEARNING_PATH))
    return {"runes": list(LEARNING_PATH[game - 1])}


def _read_runes(given: list[str]) -> tuple[Rune, ...]:
    for rune in given:
        Fields({"runes": rune}, "options", BadOptions).choice("runes", RUNES)
    if len(set(given)) < len(given):
        raise BadOptions("fjords-rune-twice")
    return tuple(rune for rune in RUNES if rune in given)


def _read_tiles(given: object) -> tuple[TileSet, str | dict[str, object]]:
    match given:
        case str():
            name = Fields({"tiles": given}, "options", BadOptions).choice("tiles", BUILT_IN)
            return built_in(name), name
        case dict():
            return TileSet(given), given
        case _:
            raise BadOptions("field-type", where="options", name="tiles", expected="set")
