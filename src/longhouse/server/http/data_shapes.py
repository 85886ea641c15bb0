"""Types for the export of all data that the server has about a person."""

from typing import Literal

import msgspec

from longhouse.server.http.club_shapes import ClubBrief
from longhouse.server.http.pairing_shapes import SeekTold
from longhouse.server.http.profile_shapes import ChangeProfile, FriendTold
from longhouse.server.http.shapes import BlockedPerson, Me, SessionTold
from longhouse.table.entries import AnyRecord, GameName


class SaidByMe(msgspec.Struct, frozen=True):
    """A line of chat that the person wrote."""

    game: str
    at: float
    text: str


class MyReport(msgspec.Struct, frozen=True):
    """A report that the person wrote."""

    about: str
    game: str | None
    at: float
    text: str


class MyDay(msgspec.Struct, frozen=True):
    """The person's results for one day: whether the puzzle was solved, and the game with the daily deal."""

    day: str
    right: bool | None
    deal: str | None


class MyPlan(msgspec.Struct, frozen=True):
    """Conditional moves of the person in a game, from the position after `events` events."""

    game: str
    seat: int
    events: int
    lines: list[list[str]]


class MyRating(msgspec.Struct, frozen=True):
    """The person's rating after a rated game."""

    id: str
    game: GameName
    players: int
    at: float
    rating: float
    uncertainty: float


class MyData(msgspec.Struct, frozen=True):
    """All data that the server has about a person."""

    me: Me
    sessions: list[SessionTold]
    games: list[AnyRecord]
    chat: list[SaidByMe]
    puzzles: dict[str, bool]
    """The puzzles that the person tried, and whether the first try was right."""
    days: list[MyDay]
    blocked: list[BlockedPerson]
    reports: list[MyReport]
    profile: ChangeProfile
    friends: list[FriendTold]
    clubs: list[ClubBrief]
    rated: list[MyRating]
    """The person's rating after each rated game."""
    push: list[str]
    """The addresses at push services to which notifications for the person are sent."""
    plans: list[MyPlan]
    seek: SeekTold | None
    """What the person looks for by quick pairing."""
    format: Literal["longhouse-data/1"] = "longhouse-data/1"
