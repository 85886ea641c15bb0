"""Openings, for statistics: each seat's first tile or fief, and when it built its longhouses."""

from collections.abc import Sequence
from itertools import takewhile

import msgspec

from longhouse.games.game import Seat
from longhouse.table.entries import Happened

_SETTLING = ("viking", "journey", "horse", "wisdom")


class Opening(msgspec.Struct, frozen=True):
    """The opening of one seat."""

    first: str | None
    """The corner word of the first tile as it was laid, or the fief of the first visit."""
    built: tuple[int, ...]
    """For each longhouse of the first round, how many tiles the seat had laid before it was built."""


def opening(events: Sequence[Happened], seat: Seat) -> Opening:
    """The opening of a seat, from all events of the game."""
    own = [event.text.split(" ") for event in events if event.seat == seat]
    exploring = list(takewhile(lambda words: words[0] not in _SETTLING, own))
    laid = 0
    built: list[int] = []
    for verb, *_ in exploring:
        laid += verb == "lay"
        if verb in ("house", "home"):
            built.append(laid)
    first = next((words[-1] for words in exploring if words[0] in ("lay", "visit")), None)
    return Opening(first, tuple(built))
