"""Positions of random games of Fjords in which a seat decides, for tests of searches."""

from longhouse.games.catalogue import game_with
from longhouse.games.game import Json, State
from support.lines import random_line


def decisions(options: dict[str, Json], seed: str) -> list[State]:
    """The positions of a random game in which a seat decides."""
    return [state for state, _ in random_line(game_with("fjords", options), seed) if state.turn is not None]


def middle() -> State:
    """A position with several tiles to be laid."""
    return next(state for state in decisions({}, "middle")[20:] if len(state.actions()) > 5)
