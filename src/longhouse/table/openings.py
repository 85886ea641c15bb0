"""How the seats of a game began: the first tile or fief, and when longhouses were built."""

from collections.abc import Sequence
from itertools import takewhile

import msgspec

from longhouse.games.game import Seat
from longhouse.table.entries import Happened

_SETTLING = ("viking", "journey", "horse", "wisdom")


class Opening(msgspec.Struct, frozen=True):
    """How one seat began."""

    first: str | None
    """The word of the first tile as it was laid, or the fief of the first visit."""
    built: tuple[int, ...]
    """After how many own tiles each longhouse of the first round was built."""


def opening(events: Sequence[Happened], seat: Seat) -> Opening:
    """The opening of a seat, from all that happened."""
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
