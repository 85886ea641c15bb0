"""Chooses the daily puzzle, and computes the seed of the daily deal.

Everybody can compute the daily puzzle. The daily deal can be computed only by the server, from its secret. All puzzles
are used once in a pseudo-random order (by SHA-256), then again in another order, so that none is repeated before all
others were used.
"""

import hmac
from collections.abc import Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from typing import Literal

from longhouse.games.catalogue import GAMES, game_with
from longhouse.games.game import Game
from longhouse.games.kinds import Daily
from longhouse.puzzles.puzzle import Puzzle
from longhouse.puzzles.shelf import shelf


def _offering(what: Literal["puzzle", "deal"]) -> tuple[str, Daily]:
    return next((name, kind.daily) for name, kind in GAMES.items() if kind.daily and kind.daily.what == what)


PUZZLE_GAME, _ = _offering("puzzle")
"""The name of the game from which the daily puzzle comes."""
DEAL_GAME, _DEALT = _offering("deal")
"""The name of the game of the daily deal."""
OPTIONS = _DEALT.options
"""The options of the daily deal's game."""
NONCE = "the-deal-of-a-day"
"""The nonce that every player of a daily deal uses, so that all get the same draws."""
PAR_LEVEL = "skald"
"""The level of the bot whose stars are the par of a daily deal."""


def game() -> Game:
    """Return the game of the daily deals, set up with its options."""
    return game_with(DEAL_GAME, OPTIONS)


def puzzle_of(day: date) -> Puzzle:
    """Return the daily puzzle of this day."""
    puzzles = {puzzle.id: puzzle for puzzle in shelf().of(PUZZLE_GAME)}
    return puzzles[_due(day, PUZZLE_GAME, tuple(puzzles))]


def seed_of(day: date, secret: str) -> str:
    """Return the seed of the daily deal on a server with this secret.

    Neither the hash of the seed nor the seeds of other days reveal it.
    """
    return hmac.new(secret.encode(), f"longhouse/daily/{day.isoformat()}".encode(), sha256).hexdigest()


def _due(day: date, what: str, names: Sequence[str]) -> str:
    turn, place = divmod(day.toordinal(), len(names))
    return _order(what, turn, tuple(names))[place]


@cache
def _order(what: str, turn: int, names: tuple[str, ...]) -> list[str]:
    return sorted(names, key=lambda name: sha256(f"longhouse/daily/{what}/{turn}/{name}".encode()).digest())
