"""The setup of a game: options, clock, visibility and other settings that never change during play."""

import re
from typing import Annotated, Literal

import msgspec

from longhouse.errors import Refused
from longhouse.table.entries import AnyObject, LevelName

Visibility = Literal["public", "link", "private"]
"""Who may watch a game: everybody, who also finds it in lists (`public`), everybody who has its link (`link`), or only
its players and its creator (`private`).
"""

Seconds = Annotated[float, msgspec.Meta(ge=1, le=86_400)]
Increment = Annotated[float, msgspec.Meta(ge=0, le=3_600)]
Days = Annotated[int, msgspec.Meta(ge=1, le=60)]


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """A game without a time limit."""


class MoveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="move"):
    """A time limit for each action."""

    seconds: Seconds
    """The seconds for each action."""


class FischerClock(msgspec.Struct, frozen=True, tag_field="kind", tag="fischer"):
    """A time limit for the whole game, to which every action adds some time."""

    seconds: Seconds
    """The seconds that each seat has at the start."""
    increment: Increment = 0
    """The seconds that each action adds."""


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days"):
    """A time limit for each action, counted in days."""

    days: Days
    """The days for each action."""


Clock = NoClock | MoveClock | FischerClock | DaysClock

RESIGN = "resign"
"""The value of `Setup.timeout` with which a seat that runs out of time loses."""
_BOT = re.compile(r"bot:([a-z]{1,20})")


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a game, which never change. All of them are public; the seed is stored elsewhere."""

    game: str
    """The name of the game."""
    options: AnyObject
    """The options of the game."""
    visibility: Visibility = "link"
    rated: bool = False
    """Whether the game counts for ratings."""
    casual: bool = False
    """Whether moves can be taken back even if a chance event has revealed something since."""
    chat: bool = True
    """Whether the game has a chat."""
    clock: Clock = NoClock()
    timeout: str = RESIGN
    """What happens to a seat that runs out of time: it resigns (`resign`), or a bot takes it over (`bot:LEVEL`)."""
    made_by: str | None = None
    """The id of the person who created the game; None if the server did."""
    daily: bool = False
    """Whether this is a daily deal. Everybody plays the same deal, so aids for learners are off."""
    sealed_until: float | None = None
    """The time until which the seed stays secret even if the game is over, because others still play the same deal;
    None if there is no such time.
    """


def check(setup: Setup, seats: int) -> None:
    """Raise `Refused` if settings contradict each other.

    `seats` is the number of seats of the game.
    """
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
    """Return the level of the bot that takes over when a seat runs out of time; None if the seat resigns."""
    bot = _BOT.fullmatch(setup.timeout)
    return None if bot is None else LevelName(bot[1])
