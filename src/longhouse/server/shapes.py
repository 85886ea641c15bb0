"""What goes over HTTP (docs/protocol.md); what a game looks like is in `table.summary`."""

from typing import Annotated, Literal

import msgspec

from longhouse.games.fjords.views import Rune
from longhouse.table.entries import AnyObject, AnyOptions, AnyRecord, EntryTold, GameName
from longhouse.table.setup import Clock, NoClock, Visibility
from longhouse.table.summary import Summary

Language = Literal["en", "fr", "de"]
Name = Annotated[str, msgspec.Meta(max_length=200)]
Nonce = Annotated[str, msgspec.Meta(max_length=200)]
Level = Annotated[str, msgspec.Meta(pattern="^[a-z]{1,20}$")]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was refused: the kind of error, for programs; a sentence, with its key and parameters; the rule that is
    broken, if one is; and where in a record that is.
    """

    kind: str
    """The name of its type in `longhouse.errors`."""
    key: str
    rule: str | None
    params: dict[str, str | int]
    text: str
    index: int | None = None


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of every answer that is no success."""

    error: Problem


class NewPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who comes for the first time."""

    name: Name
    language: Language = "en"


class PersonWithSecret(msgspec.Struct, frozen=True):
    """A person, and the secret that is told once."""

    person: str
    name: str
    secret: str


class Rating(msgspec.Struct, frozen=True):
    """A person's rating in one game with so many players."""

    game: GameName
    players: int
    rating: float
    uncertainty: float
    games: int


class Me(msgspec.Struct, frozen=True):
    """What a person may know of themselves."""

    person: str
    name: str
    language: str
    login: str | None
    email: str | None
    notify: bool
    ratings: list[Rating]


class ChangeMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person wants to change."""

    name: Name | None = None
    language: Language | None = None
    email: Annotated[str, msgspec.Meta(max_length=254)] | None = None
    notify: bool | None = None


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login and its password."""

    login: Annotated[str, msgspec.Meta(max_length=100)]
    password: Annotated[str, msgspec.Meta(max_length=1000)]


class Passphrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What opens a house that has a passphrase."""

    passphrase: Annotated[str, msgspec.Meta(max_length=1000)]


class MySeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="me"):
    """A seat that is kept for who makes the game."""


class OpenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """A seat for whoever comes, or for one person."""

    person: Annotated[str, msgspec.Meta(max_length=50)] | None = None


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    level: Level


SeatPlan = MySeat | OpenSeat | BotSeat


class From(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to play on from: a record, and how many of its events."""

    record: AnyRecord
    events: Annotated[int, msgspec.Meta(ge=0)] | None = None


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be set up."""

    game: Annotated[str, msgspec.Meta(max_length=50)]
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=8)]
    options: AnyObject = {}
    visibility: Visibility = "link"
    rated: bool = False
    casual: bool = False
    chat: bool = True
    clock: Clock = NoClock()
    timeout: Annotated[str, msgspec.Meta(max_length=50)] = "resign"
    origin: From | None = msgspec.field(default=None, name="from")


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits down names a nonce, and may have another name at this table."""

    nonce: Nonce
    name: Name | None = None


class SatDown(msgspec.Struct, frozen=True):
    """The token of the seat, told once."""

    token: str
    game: Summary


class Token(msgspec.Struct, frozen=True):
    """One more token of a seat."""

    token: str


class BotLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot sits down."""

    level: Level


class Log(msgspec.Struct, frozen=True):
    """Entries of a log, as everybody may see them."""

    ply: int
    entries: list[EntryTold]


class SaidTold(msgspec.Struct, frozen=True):
    """One line of chat."""

    n: int
    seat: int | None
    name: str
    text: str
    at: float


class GameKind(msgspec.Struct, frozen=True):
    """A game that can be set up, with its options as they are if nothing is chosen."""

    name: GameName
    options: AnyOptions
    seats: list[int]
    scenarios: list[str]
    learning: list[list[Rune]]


class Catalogue(msgspec.Struct, frozen=True):
    """What can be set up here."""

    games: list[GameKind]
    bots: dict[str, list[str]]
    bots_ready: bool
    languages: list[str]
    version: str


class Games(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All games of a person."""

    games: list[AnyRecord]
    format: Literal["longhouse-games/1"] = "longhouse-games/1"


class Imported(msgspec.Struct, frozen=True):
    """How many games came in, and how many were known already."""

    imported: int
    known: int


class Health(msgspec.Struct, frozen=True):
    """That the server is well."""

    status: str
    version: str
    games: dict[str, int]
    sockets: int
