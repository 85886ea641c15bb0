"""Types for the HTTP requests and responses (docs/protocol.md); summaries of games are in `table.summary`."""

from typing import Annotated, Literal

import msgspec

from longhouse.table.entries import AnyObject, AnyOptions, AnyRecord, EntryTold, GameName
from longhouse.table.setup import Clock, NoClock, Visibility
from longhouse.table.summary import Summary

Language = Literal["en", "fr", "de"]
Name = Annotated[str, msgspec.Meta(max_length=200)]
Nonce = Annotated[str, msgspec.Meta(max_length=200)]
LevelText = Annotated[str, msgspec.Meta(pattern="^[a-z]{1,20}$")]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error as a client receives it.

    `kind` is for programs; `text` is for people, and can be built again from the message `key` and `params`. `rule` is
    the number of the broken rule, `index` the index of the wrong event in a record.
    """

    kind: str
    """The name of the error's type in `longhouse.errors`."""
    key: str
    rule: str | None
    params: dict[str, str | int]
    text: str
    index: int | None = None


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of every error response."""

    error: Problem


class NewPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to create a person."""

    name: Name
    language: Language = "en"


class PersonWithSecret(msgspec.Struct, frozen=True):
    """A person and their secret, which is sent only once."""

    person: str
    name: str
    secret: str


class LoginCode(msgspec.Struct, frozen=True):
    """The code in a login link; the link opens the web app at `#/link/CODE`."""

    code: str


class Rating(msgspec.Struct, frozen=True):
    """A person's rating in one game with a given number of players."""

    game: GameName
    players: int
    rating: float
    uncertainty: float
    games: int
    provisional: bool
    """Whether the person has played too few games against rated opponents. Nobody else sees a provisional rating."""


class Me(msgspec.Struct, frozen=True):
    """A person's own profile."""

    person: str
    name: str
    language: str
    login: str | None
    email: str | None
    confirmed: bool
    """Whether the e-mail address has been confirmed."""
    notify: bool
    ratings: list[Rating]


class ChangeMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Changes to a person's profile; null leaves a field unchanged."""

    name: Name | None = None
    language: Language | None = None
    email: Annotated[str, msgspec.Meta(max_length=254)] | None = None
    notify: bool | None = None


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login and its password."""

    login: Annotated[str, msgspec.Meta(max_length=100)]
    password: Annotated[str, msgspec.Meta(max_length=1000)]


class NewAccount(Account, frozen=True, forbid_unknown_fields=True):
    """The login and password that a person wants to have."""

    old: Annotated[str, msgspec.Meta(max_length=1000)] | None = None
    """The current password, if the person has one."""


class SessionTold(msgspec.Struct, frozen=True):
    """A device on which the person is logged in."""

    id: str
    device: str
    """The browser and the system, as far as they are known; may be empty."""
    made: float
    used: float
    """When the device was last used, to the hour."""
    current: bool
    """Whether it is the device that sent the request."""


class BlockedPerson(msgspec.Struct, frozen=True):
    """A person whom the client has blocked."""

    person: str
    name: str


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report about a person, for the operator of the server."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]
    game: Annotated[str, msgspec.Meta(max_length=50)] | None = None


class Passphrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A server's passphrase."""

    passphrase: Annotated[str, msgspec.Meta(max_length=1000)]


class MySeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="me"):
    """A seat reserved for the creator of the game."""


class OpenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """A seat that is open to everybody, or reserved for one person."""

    person: Annotated[str, msgspec.Meta(max_length=50)] | None = None


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    level: LevelText


SeatPlan = MySeat | OpenSeat | BotSeat


class From(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position from which a new game continues: a record, and how many of its events to use."""

    record: AnyRecord
    events: Annotated[int, msgspec.Meta(ge=0)] | None = None


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to create a game."""

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
    """A request to take a seat, with a nonce and optionally another name for this game."""

    nonce: Nonce
    name: Name | None = None


class SatDown(msgspec.Struct, frozen=True):
    """The response to taking a seat: the seat's token, which is sent only once, and the game."""

    token: str
    game: Summary


class Token(msgspec.Struct, frozen=True):
    """Another token for a seat."""

    token: str


class BotLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The level of the bot to put on a seat."""

    level: LevelText


class OfferAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to an offer."""

    yes: bool


class Log(msgspec.Struct, frozen=True):
    """The entries of a game's log as clients receive them, and the ply of the last one."""

    ply: int
    entries: list[EntryTold]


class SaidTold(msgspec.Struct, frozen=True):
    """One line of chat."""

    n: int
    seat: int | None
    name: str
    text: str
    at: float


class CatalogueEntry(msgspec.Struct, frozen=True):
    """A game that can be created, with its default options."""

    name: GameName
    options: AnyOptions
    seats: list[int]
    scenarios: list[str]
    learning: list[list[str]]


class Catalogue(msgspec.Struct, frozen=True):
    """The games, bots and languages of this server."""

    games: list[CatalogueEntry]
    bots: dict[str, list[str]]
    bots_ready: bool
    languages: list[str]
    version: str


class Games(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All games of a person as records."""

    games: list[AnyRecord]
    format: Literal["longhouse-games/1"] = "longhouse-games/1"


class Imported(msgspec.Struct, frozen=True):
    """The result of an import: how many games were imported, and how many were skipped as already known."""

    imported: int
    known: int


class Health(msgspec.Struct, frozen=True):
    """The response of a healthy server."""

    status: str
    version: str
    games: dict[str, int]
    sockets: int
    instance: str = ""
    """The random name of this run of the server."""
