"""Types for the HTTP requests and responses about clubs and their tournaments."""

from typing import Annotated

import msgspec

from longhouse.clubs.pairing import TournamentKind, TournamentScore
from longhouse.server.http.shapes import Name
from longhouse.table.entries import AnyObject, GameName
from longhouse.table.setup import Clock, NoClock
from longhouse.table.summary import Summary


class NewClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to create a club."""

    name: Name
    """The name of the club."""


class MemberTold(msgspec.Struct, frozen=True):
    """A member of a club, with their results in the club's games."""

    person: str
    """The id of the member."""
    name: str
    played: int = 0
    """The number of finished games."""
    won: int = 0
    """The number of these games that the member won."""
    drawn: int = 0
    """The number of these games that were drawn."""


class ClubBrief(msgspec.Struct, frozen=True):
    """A club as an entry of a list."""

    id: str
    name: str
    people: int
    """The number of members."""


class ClubInvitation(msgspec.Struct, frozen=True):
    """The club that an invitation link leads to."""

    name: str
    """The name of the club."""
    people: int
    """The number of members."""
    member: bool
    """Whether the client is already a member."""


class PairingTold(msgspec.Struct, frozen=True):
    """A pairing of two players in a round of a tournament, or a player who has a bye."""

    one: int
    """The index in `TournamentTold.players` of the player with the first seat or the bye."""
    other: int | None
    """The index of the player with the second seat; null for a bye."""
    game: str | None
    """The id of their game; null if there is none."""
    score: TournamentScore | None
    """The result; null until the pairing is decided."""


class PlaceTold(msgspec.Struct, frozen=True):
    """A player's row in the standings of a tournament."""

    player: int
    """The index of the player in `TournamentTold.players`."""
    place: int
    """The player's place, from 1; players with equal points, tie-breakers and wins share a place."""
    points: float
    """The player's points: 1 for a win, a half for a draw."""
    wins: int
    """The number of games that the player won."""
    played: int
    """The number of the player's decided games, without byes."""
    buchholz: float
    """The sum of the points of all opponents of the player: the first tie-breaker between players with equal points."""
    berger: float
    """The sum of the points of the opponents whom the player beat, plus half the points of those with whom the player
    drew: the second tie-breaker.
    """


class PlayerTold(msgspec.Struct, frozen=True):
    """A player in a tournament."""

    person: str | None
    """The id of the player; null if they deleted their data."""
    name: str
    gone: bool
    """Whether the player has left the tournament and is not paired any more."""


class TournamentTold(msgspec.Struct, frozen=True):
    """A club's tournament."""

    id: str
    kind: TournamentKind
    game: GameName
    rounds: int
    """The number of rounds of the whole tournament."""
    every: float | None
    """The seconds from one round to the next; null if the owner begins each round."""
    next_at: float | None
    """The time at which the next round begins by itself; null if no round does."""
    over: bool
    """Whether the tournament is over."""
    players: list[PlayerTold]
    """The players; their indices in this list are their numbers in `boards` and `table`."""
    boards: list[list[PairingTold]]
    """The pairings of each round that has begun, round by round."""
    table: list[PlaceTold]
    """The standings, best first."""
    clock: Clock = NoClock()
    """The clock of the games."""


class ClubTold(msgspec.Struct, frozen=True):
    """A club as its members see it."""

    id: str
    name: str
    code: str
    """The code in the link by which others join the club; the link opens the web app at `#/club/join/CODE`."""
    owner: str
    """The id of the member who owns the club."""
    mine: bool
    """Whether the client is the owner of the club."""
    members: list[MemberTold]
    games: list[Summary]
    """The club's latest games."""
    tournaments: list[TournamentTold]


class NewClubGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to create a game in a club, with seats for the client and for other members."""

    game: Annotated[str, msgspec.Meta(max_length=50)]
    """The name of the game."""
    people: Annotated[list[Annotated[str, msgspec.Meta(max_length=50)]], msgspec.Meta(max_length=7)]
    """The ids of the other members, for each of whom a seat is reserved."""
    options: AnyObject = {}
    """The options of the game; what is left out has its default."""
    clock: Clock = NoClock()


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to begin a tournament among all members of a club."""

    kind: TournamentKind
    """How the players are paired."""
    game: Annotated[str, msgspec.Meta(max_length=50)]
    """The name of the game."""
    options: AnyObject = {}
    """The options of the game; what is left out has its default."""
    every: Annotated[float, msgspec.Meta(ge=60, le=2_678_400)] | None = None
    """The seconds from one round to the next; null if the owner begins each round."""
    clock: Clock = NoClock()
    """The clock of the games."""


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a pairing, as the owner of the club decides it."""

    score: TournamentScore
