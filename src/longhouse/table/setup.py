"""The setup of a game: options, clock, visibility and other settings that never change during play."""

import re
from typing import Annotated, Literal

import msgspec

from longhouse.errors import Refused
from longhouse.table.entries import AnyObject, LevelName

Visibility = Literal["public", "link", "private"]

Seconds = Annotated[float, msgspec.Meta(ge=1, le=86_400)]
Increment = Annotated[float, msgspec.Meta(ge=0, le=3_600)]
Days = Annotated[int, msgspec.Meta(ge=1, le=60)]


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """A game without a time limit."""


class MoveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="move"):
    """A time limit in seconds for each action."""

    seconds: Seconds


class FischerClock(msgspec.Struct, frozen=True, tag_field="kind", tag="fischer"):
    """A time limit in seconds for the whole game, plus an increment after each action."""

    seconds: Seconds
    increment: Increment = 0


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days"):
    """A time limit in days for each action."""

    days: Days


Clock = NoClock | MoveClock | FischerClock | DaysClock

RESIGN = "resign"
_BOT = re.compile(r"bot:([a-z]{1,20})")


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a game. All of them are public; the seed is stored elsewhere."""

    game: str
    options: AnyObject
    visibility: Visibility = "link"
    rated: bool = False
    casual: bool = False
    chat: bool = True
    clock: Clock = NoClock()
    timeout: str = RESIGN
    """What happens when a seat runs out of time: `resign`, or `bot:LEVEL` to let a bot take over."""
    made_by: str | None = None
    daily: bool = False
    """Whether it is the deal of a day, which everybody plays: aids for learners are off."""
    sealed_until: float | None = None
    """The time before which the seed stays secret although the game is over, since others play the same deal."""


def check(setup: Setup, seats: int) -> None:
    """Raise `Refused` if settings contradict each other; `seats` is the number of seats of the game."""
    if setup.timeout != RESIGN and not _BOT.fullmatch(setup.timeout):
        raise Refused("table-timeout", given=setup.timeout)
    if setup.rated:
        if seats < 2:
            raise Refused("table-rated-alone")
        if setup.casual:
            raise Refused("table-rated-casual")
        if setup.timeout != RESIGN:
            raise Refused("table-rated-bots")


def substitute_level(setup: Setup) -> LevelName | None:
    """Return the level of the bot that takes over after a timeout; None if the seat resigns."""
    bot = _BOT.fullmatch(setup.timeout)
    return None if bot is None else LevelName(bot[1])
