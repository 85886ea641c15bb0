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
"""The people whom a leaderboard lists.

- `everybody`: all people who chose to be listed;
- `month`: those of them who played this month;
- `friends`: the person who asks, and their friends.
"""
BoardName = Literal["rating", "puzzles", "deal", "streak"]
"""The value by which a leaderboard ranks people: their rating in a game (`rating`) or in its puzzles (`puzzles`), their
points in a daily deal (`deal`), or their daily streak (`streak`).
"""


class ChangeProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to change what a person makes public."""

    published: bool
    """Whether everybody on the server can see the profile."""
    ranked: bool
    """Whether the person is on the leaderboards."""


class RatingCourse(msgspec.Struct, frozen=True):
    """The course of a person's rating in one game with one number of players."""

    game: GameName
    players: int
    """The number of players."""
    course: list[CoursePoint]
    """The rating after each rated game, the oldest first."""


class PuzzlesOf(msgspec.Struct, frozen=True):
    """A person's rating in the puzzles of a game."""

    game: GameName
    rating: float
    """The rating, on the scale of the openskill library."""
    uncertainty: float
    """The standard deviation of the rating."""
    tries: int
    """The number of puzzles that the person attempted."""
    solved: int
    """The number of these puzzles that were solved at the first attempt."""


class ProfileTold(msgspec.Struct, frozen=True, kw_only=True):
    """The profile of a person, as the client may see it."""

    person: str
    """The id of the person."""
    name: str
    since: float
    """The time when the person first used the server, rounded down to the month."""
    mine: bool
    """Whether it is the client's own profile."""
    published: bool
    """Whether everybody on the server can see the profile."""
    ranked: bool
    """Whether the person is on the leaderboards."""
    friend: FriendState
    """Whether the person is a friend of the client, was asked by the client to be friends, has asked the client, or
    none of these.
    """
    ratings: list[Rating]
    """The person's ratings; other people see them only once they are no longer provisional."""
    courses: list[RatingCourse]
    """The course of each rating in `ratings` over time."""
    puzzles: list[PuzzlesOf]
    """The person's ratings in the puzzles of the games."""
    streak: int
    """The number of consecutive days, up to today or yesterday, on which the person did a daily puzzle or deal."""
    longest: int
    """The greatest number of consecutive days on which the person ever did so."""
    results: list[OwnResult]
    """The person's results in games that were decided, the latest first. In somebody else's profile, the names of
    opponents are left out if the client may not see their profiles, and the ids of games if they are not public.
    """


class FriendTold(msgspec.Struct, frozen=True):
    """A friend of the client, or somebody with whom the client has an unanswered friend request."""

    person: str
    """The id of the person."""
    name: str
    state: FriendState
    """Whether the person is a friend, was asked by the client to be friends, or has asked the client."""
    streak: int = 0
    """For a friend, the number of consecutive days, up to today or yesterday, on which the friend did a daily puzzle or
    deal; 0 for other people.
    """


class FoundPerson(msgspec.Struct, frozen=True):
    """A person who was found by name."""

    person: str
    """The id of the person."""
    name: str
    since: float
    """The time when the person first used the server, rounded down to the month."""
    friend: FriendState
    """Whether the person is a friend of the client, was asked by the client to be friends, has asked the client, or
    none of these.
    """


class FoundPeople(msgspec.Struct, frozen=True):
    """A page of the people who were found by name."""

    people: list[FoundPerson]
    more: bool
    """Whether there is another page."""


class FriendCode(msgspec.Struct, frozen=True):
    """The code in a friend invitation link; the link opens the web app at `#/friend/CODE`."""

    code: str


class FriendInvitation(msgspec.Struct, frozen=True):
    """The person who made a friend invitation link."""

    name: str
    """The name of the person who made the link."""
    mine: bool
    """Whether the link is the client's own."""


class BoardRow(msgspec.Struct, frozen=True):
    """A row of a leaderboard."""

    place: int
    """The place, from 1; people with equal values share a place."""
    person: str | None
    """The id of the person; null if the client may not see their profile."""
    name: str
    value: float
    """The value by which the leaderboard ranks people: a rating, points or a number of days."""
    count: int
    """The number of games, puzzles or days from which the value results."""
    mine: bool
    """Whether it is the client's own row."""


class Leaderboard(msgspec.Struct, frozen=True):
    """A leaderboard: its first rows, and those around the client."""

    rows: list[BoardRow]
    """The first rows, then those around the client's own row."""
    people: int
    """The number of people on the leaderboard."""
    listed: bool
    """Whether the client chose to be on leaderboards."""
    later: bool = False
    """Whether the rows are withheld because the client has not played the deal yet."""


class FriendsDay(msgspec.Struct, frozen=True):
    """A friend's results on a day."""

    person: str
    """The id of the friend."""
    name: str
    right: bool | None
    """Whether the friend's first attempt at the puzzle was right; null if there was none, or if the client has not
    attempted the puzzle.
    """
    points: int | None
    """The friend's points in the deal; null if the friend or the client has not played it."""


class PuzzleShare(msgspec.Struct, frozen=True):
    """How many people attempted a daily puzzle, and how many of them solved it."""

    tried: int
    """The number of people who attempted the puzzle."""
    right: int
    """The number of them whose first attempt was right."""


class OthersTold(msgspec.Struct, frozen=True):
    """How other people did in the puzzle and the deal of a day."""

    puzzle: PuzzleShare | None
    """How many people solved the puzzle; null if the client has not attempted it."""
    deal: dict[str, int] | None
    """How many people reached each number of points in the deal, by the number of points; null if the client has not
    played the deal.
    """
    mine: int | None
    """The client's own points in the deal; null if the client has not played it."""
    friends: list[FriendsDay]
    """The results of the client's friends."""
