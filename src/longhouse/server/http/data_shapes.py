"""Types for the export of all data that the server has about a person."""

from typing import Literal

import msgspec

from longhouse.server.http.club_shapes import ClubBrief
from longhouse.server.http.pairing_shapes import SeekTold
from longhouse.server.http.profile_shapes import ChangeProfile, FriendTold, PuzzlesOf
from longhouse.server.http.shapes import BlockedPerson, Me, SessionTold
from longhouse.storage.challenges import ChallengeAnswer
from longhouse.table.entries import AnyRecord, GameName


class SaidByMe(msgspec.Struct, frozen=True):
    """A line of chat that the person wrote."""

    game: str
    """The id of the game."""
    at: float
    """The time when the line was written."""
    text: str


class MyReport(msgspec.Struct, frozen=True):
    """A report that the person wrote."""

    about: str
    """The id of the reported person."""
    game: str | None
    """The id of the game in which the reported incident happened; null if the report names none."""
    at: float
    """The time of the report."""
    text: str


class MyDay(msgspec.Struct, frozen=True):
    """The person's results in the daily puzzle and the daily deal of one day."""

    day: str
    """The day, as `YYYY-MM-DD`."""
    right: bool | None
    """Whether the first attempt at the puzzle was right; null if there was none."""
    deal: str | None
    """The id of the game with the deal; null if it was not started."""
    points: int | None
    """The points reached in the deal; null if it was not finished."""


class MyPlan(msgspec.Struct, frozen=True):
    """Conditional moves that the person has planned in a game."""

    game: str
    """The id of the game."""
    seat: int
    """The person's seat for which the moves are planned."""
    events: int
    """The number of events before the position in which the lines start."""
    lines: list[list[str]]
    """The lines of play that the person has planned: each is a list of actions in the order of play, the person's own
    and those of the other seats.
    """


class MyRating(msgspec.Struct, frozen=True):
    """The person's rating after a rated game."""

    id: str
    """The id of the game."""
    game: GameName
    """The name of the game, such as `fjords`."""
    players: int
    """The number of players; a person has a separate rating for each number."""
    at: float
    """The time at which the game ended."""
    rating: float
    """The rating after the game, on the scale of the openskill library."""
    uncertainty: float
    """The standard deviation of the rating."""


class MyChallenge(msgspec.Struct, frozen=True):
    """A challenge that the person made, or that was made to the person."""

    game: str
    """The id of the game."""
    by: str
    """The id of the person who made the challenge."""
    to: str
    """The id of the person who is challenged."""
    until: float
    """The time by which the challenge has to be answered."""
    answer: ChallengeAnswer | None
    """The answer; null while the challenge waits for it."""


class MyTournament(msgspec.Struct, frozen=True):
    """A tournament in which the person plays or played."""

    tournament: str
    """The id of the tournament."""
    club: str
    """The name of the club."""
    game: GameName
    begun: float
    """The time when the tournament began."""
    left: bool
    """Whether the person has left the tournament."""


class MyMeeting(msgspec.Struct, frozen=True):
    """How many rated games of one kind, such as Fjords, the person has finished with another person."""

    person: str
    """The id of the other person."""
    game: GameName
    games: int
    """The number of rated games that the two have finished together."""


class MyFriendLink(msgspec.Struct, frozen=True):
    """A friend invitation link that the person made."""

    made: float
    """The time when the link was made."""
    used: float | None
    """The time when somebody used it; null if nobody has."""


class MyMeasure(msgspec.Struct, frozen=True):
    """A measure that an operator took about the person, such as a ban."""

    at: float
    """The time of the measure."""
    what: str
    """The kind of measure: `ban`, `unban`, `mute`, `unmute` or `rename`."""
    detail: str
    """The reason that the operator gave; for `rename`, the old and the new name."""


class MyData(msgspec.Struct, frozen=True):
    """All data that the server has about the person who sent the request."""

    me: Me
    """The person's own profile and settings."""
    since: float
    """The time when the person first used the server."""
    muted: bool
    """Whether an operator has forbidden the person to chat."""
    sessions: list[SessionTold]
    """The devices on which the person is logged in."""
    games: list[AnyRecord]
    """The records of the games in which the person plays or played."""
    chat: list[SaidByMe]
    """The lines of chat that the person wrote."""
    made: list[str]
    """The ids of the games that the person created."""
    puzzles: dict[str, bool]
    """Whether the person's first attempt at a puzzle was right, by the id of the puzzle; only puzzles that the person
    attempted.
    """
    solving: list[PuzzlesOf]
    """The person's ratings in the puzzles of each game."""
    days: list[MyDay]
    """The person's results in the daily puzzles and deals."""
    blocked: list[BlockedPerson]
    """The people whom the person has blocked."""
    reports: list[MyReport]
    """The reports that the person wrote about others."""
    profile: ChangeProfile
    """What the person has chosen to make public."""
    friends: list[FriendTold]
    """The person's friends and friend requests. The streaks are always 0 here."""
    friend_links: list[MyFriendLink]
    """The friend invitation links that the person made."""
    clubs: list[ClubBrief]
    """The clubs of which the person is a member."""
    tournaments: list[MyTournament]
    """The tournaments in which the person plays or played."""
    challenges: list[MyChallenge]
    """The challenges that the person made, and those that were made to the person."""
    meetings: list[MyMeeting]
    """How many rated games the person has finished with each other person, separately for each game, such as Fjords."""
    rated: list[MyRating]
    """The person's rating after each rated game."""
    push: list[str]
    """The addresses at push services to which notifications for the person are sent."""
    letters: list[float]
    """The times when e-mails were sent to the person during the last day."""
    plans: list[MyPlan]
    """The conditional moves that the person has planned."""
    seek: SeekTold | None
    """The game that the person looks for by quick pairing; null if they are not looking for one."""
    measures: list[MyMeasure]
    """The measures that operators took about the person."""
    format: Literal["longhouse-data/1"] = "longhouse-data/1"
    """The name and version of this format."""
