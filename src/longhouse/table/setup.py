"""How a game was set up: what never changes while it is played."""

import re
from typing import Annotated, Literal

import msgspec

from longhouse.errors import Refused
from longhouse.table.entries import AnyObject, Level

Visibility = Literal["public", "link", "private"]

Seconds = Annotated[float, msgspec.Meta(ge=1, le=86_400)]
Increment = Annotated[float, msgspec.Meta(ge=0, le=3_600)]
Days = Annotated[int, msgspec.Meta(ge=1, le=60)]


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """Everybody takes the time they want."""


class MoveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="move"):
    """So many seconds for each action."""

    seconds: Seconds


class FischerClock(msgspec.Struct, frozen=True, tag_field="kind", tag="fischer"):
    """So many seconds for the whole game, and some more with each action."""

    seconds: Seconds
    increment: Increment = 0


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days"):
    """So many days for each action."""

    days: Days


Clock = NoClock | MoveClock | FischerClock | DaysClock

RESIGN = "resign"
_BOT = re.compile(r"bot:([a-z]{1,20})")


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it was set up. The seed is kept apart: this may be told to anybody."""

    game: str
    options: AnyObject
    visibility: Visibility = "link"
    rated: bool = False
    casual: bool = False
    chat: bool = True
    clock: Clock = NoClock()
    timeout: str = RESIGN
    """What running out of time does: `resign`, or `bot:LEVEL` hands the seat to a bot."""
    made_by: str | None = None


def check(setup: Setup, seats: int) -> None:
    """Refuse what does not go together."""
    if setup.timeout != RESIGN and not _BOT.fullmatch(setup.timeout):
        raise Refused("table-timeout", given=setup.timeout)
    if setup.rated:
        if seats < 2:
            raise Refused("table-rated-alone")
        if setup.casual:
            raise Refused("table-rated-casual")
        if setup.timeout != RESIGN:
            raise Refused("table-rated-bots")


def substitute_level(setup: Setup) -> Level | None:
    """The bot that takes over from someone whose time ran out; None if the seat resigns."""
    found = _BOT.fullmatch(setup.timeout)
    return None if found is None else Level(found[1])
