"""Types for the HTTP requests and responses about profiles, friends and leaderboards.

Ratings are on the scale of the openskill library; the web app shows them as 1500 + 40 · (rating − 25).
"""

from typing import Literal

import msgspec

from longhouse.server.http.puzzle_shapes import CoursePoint
from longhouse.server.http.shapes import Rating
from longhouse.storage.friends import FriendState
from longhouse.table.entries import GameName
from longhouse.table.results import OwnResult

Scope = Literal["everybody", "month", "friends"]
"""Whom a leaderboard lists: everybody who chose to be listed, those who played this month, or me and my friends."""
BoardName = Literal["rating", "puzzles", "deal", "streak"]
"""What a leaderboard compares."""


class ChangeProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to change what a person makes public."""

    published: bool
    """Whether everybody on the server can see the profile."""
    ranked: bool
    """Whether the person is on the leaderboards."""


class RatingCourse(msgspec.Struct, frozen=True):
    """A person's rating after each rated game of one kind, the oldest first."""

    game: GameName
    players: int
    course: list[CoursePoint]


class PuzzlesOf(msgspec.Struct, frozen=True):
    """A person's rating in the puzzles of a game."""

    game: GameName
    rating: float
    uncertainty: float
    tries: int
    solved: int


class ProfileTold(msgspec.Struct, frozen=True, kw_only=True):
    """The profile of a person."""

    person: str
    name: str
    since: float
    """When the person came to the server, to the month."""
    mine: bool
    published: bool
    ranked: bool
    friend: FriendState
    ratings: list[Rating]
    """The person's ratings; other people see them only once they are no longer provisional."""
    courses: list[RatingCourse]
    puzzles: list[PuzzlesOf]
    streak: int
    longest: int
    results: list[OwnResult]
    """The decided games, the latest first. In the profile of somebody else, people without a public profile have no
    name, and private games no id."""


class FriendTold(msgspec.Struct, frozen=True):
    """A friend, somebody whom the client has asked to be friends, or somebody who has asked the client."""

    person: str
    name: str
    state: FriendState
    streak: int = 0
    """A friend's daily streak in days; 0 for people who are not friends yet."""


class FriendCode(msgspec.Struct, frozen=True):
    """The code in a friend invitation link; the link opens the web app at `#/friend/CODE`."""

    code: str


class FriendInvitation(msgspec.Struct, frozen=True):
    """The person who made a friend invitation link."""

    name: str
    mine: bool
    """Whether the link is the client's own."""


class BoardRow(msgspec.Struct, frozen=True):
    """A row of a leaderboard. People with equal values have the same place."""

    place: int
    person: str | None
    """The person's id, if the client may see their profile."""
    name: str
    value: float
    """The rating, the points or the days."""
    count: int
    """How many games, puzzles or days the value is based on."""
    mine: bool


class Leaderboard(msgspec.Struct, frozen=True):
    """A leaderboard: its first rows, and those around the client."""

    rows: list[BoardRow]
    people: int
    """How many people the leaderboard lists."""
    listed: bool
    """Whether the client chose to be on leaderboards."""
    later: bool = False
    """Whether the rows are withheld until the client has played the deal, too."""


class FriendsDay(msgspec.Struct, frozen=True):
    """A friend's results on a day; each result is null until the client has one, too."""

    person: str
    name: str
    right: bool | None
    points: int | None


class PuzzleShare(msgspec.Struct, frozen=True):
    """How many people tried a daily puzzle, and how many solved it at the first attempt."""

    tried: int
    right: int


class OthersTold(msgspec.Struct, frozen=True):
    """How others did on a day; the results for a puzzle or deal that the client has not finished are null."""

    puzzle: PuzzleShare | None
    deal: dict[str, int] | None
    """How many people reached each number of points."""
    mine: int | None
    """The client's own points."""
    friends: list[FriendsDay]
