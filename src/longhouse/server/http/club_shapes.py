"""Types for the HTTP requests and responses about clubs and their tournaments."""

from typing import Annotated

import msgspec

from longhouse.clubs.pairing import TournamentKind, TournamentScore
from longhouse.server.http.shapes import Name
from longhouse.table.entries import AnyObject, GameName
from longhouse.table.summary import Summary


class NewClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to create a club."""

    name: Name


class MemberTold(msgspec.Struct, frozen=True):
    """A member of a club, with their results in its games."""

    person: str
    name: str
    played: int = 0
    won: int = 0
    drawn: int = 0


class ClubBrief(msgspec.Struct, frozen=True):
    """A club in a list."""

    id: str
    name: str
    people: int


class ClubInvitation(msgspec.Struct, frozen=True):
    """The club that an invitation link leads to."""

    name: str
    people: int
    member: bool
    """Whether the client is already a member."""


class PairingTold(msgspec.Struct, frozen=True):
    """A pairing in a round: the numbers of its players (only one if it is a bye), their game, and who won."""

    one: int
    other: int | None
    game: str | None
    score: TournamentScore | None


class PlaceTold(msgspec.Struct, frozen=True):
    """A player's row in the standings of a tournament."""

    player: int
    place: int
    points: float
    wins: int
    played: int
    buchholz: float
    """The points of all opponents: the first tie-breaker between players with equal points."""
    berger: float
    """The points of beaten opponents plus half the points of opponents the player drew with: the second tie-breaker."""


class PlayerTold(msgspec.Struct, frozen=True):
    """A player in a tournament."""

    person: str | None
    name: str
    gone: bool


class TournamentTold(msgspec.Struct, frozen=True):
    """A club's tournament."""

    id: str
    kind: TournamentKind
    game: GameName
    rounds: int
    every: float | None
    next_at: float | None
    over: bool
    players: list[PlayerTold]
    boards: list[list[PairingTold]]
    """The pairings of each round that has begun."""
    table: list[PlaceTold]


class ClubTold(msgspec.Struct, frozen=True):
    """A club as its members see it."""

    id: str
    name: str
    code: str
    """The code in the link by which others join the club; the link opens the web app at `#/club/join/CODE`."""
    owner: str
    mine: bool
    """Whether the client owns the club."""
    members: list[MemberTold]
    games: list[Summary]
    tournaments: list[TournamentTold]


class NewClubGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to create a game in a club, with seats for the client and for other members."""

    game: Annotated[str, msgspec.Meta(max_length=50)]
    people: Annotated[list[Annotated[str, msgspec.Meta(max_length=50)]], msgspec.Meta(max_length=7)]
    options: AnyObject = {}


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to begin a tournament among all members."""

    kind: TournamentKind
    game: Annotated[str, msgspec.Meta(max_length=50)]
    options: AnyObject = {}
    every: Annotated[float, msgspec.Meta(ge=60, le=2_678_400)] | None = None
    """Seconds from one round to the next; null if the owner begins each round."""


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The owner's decision about who won a pairing."""

    score: TournamentScore
