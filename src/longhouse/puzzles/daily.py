"""The daily puzzle and the daily deal: the same for everybody who has the same shipped data.

All puzzles are used once in an order given by SHA-256, then again in another order, so none returns before all others
were used; likewise the deals.
"""

from collections.abc import Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Literal

import msgspec

from longhouse.games.catalogue import GAMES, game_with
from longhouse.games.game import Game
from longhouse.games.kinds import Daily
from longhouse.puzzles.puzzle import Puzzle
from longhouse.puzzles.shelf import shelf

DEALS = "deals.json"


def _offering(what: Literal["puzzle", "deal"]) -> tuple[str, Daily]:
    return next((name, kind.daily) for name, kind in GAMES.items() if kind.daily and kind.daily.what == what)


PUZZLE_GAME, _ = _offering("puzzle")
"""The game of the daily puzzle."""
DEAL_GAME, _DEALT = _offering("deal")
"""The game of the daily deal."""
OPTIONS = _DEALT.options
"""The options of the daily deal's game."""
NONCE = "the-deal-of-a-day"
"""All players use this nonce, so that all get the same draws."""


class DailyDeal(msgspec.Struct, frozen=True):
    """A game, given by its seed; `par` is the number of points (stars) that the level Skald reached in it."""

    seed: str
    par: int


def game() -> Game:
    """The game of the daily deals, with its options."""
    return game_with(DEAL_GAME, OPTIONS)


def puzzle_of(day: date) -> Puzzle:
    """The puzzle of a day."""
    puzzles = {puzzle.id: puzzle for puzzle in shelf().of(PUZZLE_GAME)}
    return puzzles[_due(day, PUZZLE_GAME, tuple(puzzles))]


def deal_of(day: date) -> DailyDeal:
    """The deal of a day."""
    deals = {deal.seed: deal for deal in _deals()}
    return deals[_due(day, DEAL_GAME, tuple(deals))]


def _due(day: date, what: str, names: Sequence[str]) -> str:
    turn, place = divmod(day.toordinal(), len(names))
    return _order(what, turn, tuple(names))[place]


@cache
def _order(what: str, turn: int, names: tuple[str, ...]) -> list[str]:
    return sorted(names, key=lambda name: sha256(f"longhouse/daily/{what}/{turn}/{name}".encode()).digest())


@cache
def _deals() -> list[DailyDeal]:
    packed = resources.files("longhouse.puzzles").joinpath("data", DEALS).read_bytes()
    return msgspec.json.decode(packed, type=list[DailyDeal])
