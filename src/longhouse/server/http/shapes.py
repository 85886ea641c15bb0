"""Types for the HTTP requests and responses (docs/protocol.md); summaries of games are in `table.summary`."""

from typing import Annotated, Literal

import msgspec

from longhouse.table.entries import AnyObject, AnyOptions, AnyRecord, EntryTold, GameName
from longhouse.table.setup import Clock, NoClock, Visibility
from longhouse.table.summary import Summary

Language = Literal["en", "fr", "de"]
"""The code of a language of the texts."""
Name = Annotated[str, msgspec.Meta(max_length=200)]
"""A name that a person gives to themselves or to a club."""
Nonce = Annotated[str, msgspec.Meta(max_length=200)]
"""A random text that a player contributes to the random numbers of a game."""
LevelText = Annotated[str, msgspec.Meta(pattern="^[a-z]{1,20}$")]
"""The name of a bot level."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error as a client receives it."""

    kind: str
    """The name of the error's type in `longhouse.errors`, for programs."""
    key: str
    """The key of the message."""
    rule: str | None
    """The number of the broken rule, such as `F3.2`; null if no rule is broken."""
    params: dict[str, str | int]
    """The parameters of the message, by name."""
    text: str
    """The message in the client's language, for people."""
    index: int | None = None
    """The index of the bad event in a record, from 0; null if no event is at fault."""


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of every error response."""

    error: Problem


class NewPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to create a person."""

    name: Name
    language: Language = "en"


class PersonWithSecret(msgspec.Struct, frozen=True):
    """A person, with a secret for one device."""

    person: str
    """The id of the person."""
    name: str
    secret: str
    """The secret that identifies the person in requests from this device. The server sends it only once."""


class LoginCode(msgspec.Struct, frozen=True):
    """The code in a login link; the link opens the web app at `#/link/CODE`."""

    code: str


class Rating(msgspec.Struct, frozen=True):
    """A person's rating in one game with one number of players."""

    game: GameName
    players: int
    """The number of players."""
    rating: float
    """The rating, on the scale of the openskill library."""
    uncertainty: float
    """The standard deviation of the rating."""
    games: int
    """The number of rated games."""
    provisional: bool
    """Whether the rating is not reliable yet, because the person has played too few games against rated opponents.
    Nobody else sees a provisional rating.
    """


class Me(msgspec.Struct, frozen=True):
    """A person's own profile and settings."""

    person: str
    """The id of the person."""
    name: str
    language: str
    """The code of the language of e-mails and notifications."""
    login: str | None
    """The name with which the person logs in; null without an account."""
    email: str | None
    """The e-mail address for notifications; null if there is none."""
    confirmed: bool
    """Whether the e-mail address has been confirmed."""
    notify: bool
    """Whether the person wants an e-mail when it is their turn in a game that lasts for days."""
    ratings: list[Rating]


class ChangeMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to change a person's name or settings; null leaves a field unchanged."""

    name: Name | None = None
    language: Language | None = None
    email: Annotated[str, msgspec.Meta(max_length=254)] | None = None
    """The e-mail address for notifications; an empty text removes it."""
    notify: bool | None = None
    """Whether to send an e-mail when it is the person's turn in a game that lasts for days."""


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login and its password."""

    login: Annotated[str, msgspec.Meta(max_length=100)]
    password: Annotated[str, msgspec.Meta(max_length=1000)]


class NewAccount(Account, frozen=True, forbid_unknown_fields=True):
    """The login and password that a person wants to have."""

    old: Annotated[str, msgspec.Meta(max_length=1000)] | None = None
    """The current password; null if the person has no account yet."""


class SessionTold(msgspec.Struct, frozen=True):
    """A device on which the person is logged in."""

    id: str
    """The id of the session, with which it can be ended."""
    device: str
    """The browser and the system of the device, as far as they are known; may be empty."""
    made: float
    """The time when the person logged in."""
    used: float
    """The time when the session was last used, to the hour."""
    current: bool
    """Whether it is the session that sent the request."""


class BlockedPerson(msgspec.Struct, frozen=True):
    """A person whom the client has blocked."""

    person: str
    """The id of the person."""
    name: str


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report about a person, for the operator of the server."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]
    game: Annotated[str, msgspec.Meta(max_length=50)] | None = None
    """The id of the game in which the reported incident happened; null if it was not in a game."""


class Passphrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A server's passphrase."""

    passphrase: Annotated[str, msgspec.Meta(max_length=1000)]


class MySeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="me"):
    """A seat in a new game that is reserved for its creator."""


class OpenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """A seat in a new game that another person can take."""

    person: Annotated[str, msgspec.Meta(max_length=50)] | None = None
    """The id of the person for whom the seat is reserved; null if anybody may take it."""


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    """A seat in a new game for a bot."""

    level: LevelText


SeatPlan = MySeat | OpenSeat | BotSeat
"""Who is to have a seat in a new game."""


class From(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position of a record from which a new game continues."""

    record: AnyRecord
    """The record."""
    events: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The number of events before the position; null for the last position."""


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to create a game."""

    game: Annotated[str, msgspec.Meta(max_length=50)]
    """The name of the game."""
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=8)]
    """Who is to have each seat."""
    options: AnyObject = {}
    """The options of the game; what is left out has its default."""
    visibility: Visibility = "link"
    """Whether the game is listed for everybody (`public`), can be watched by anyone with its link (`link`), or only by
    its players (`private`).
    """
    rated: bool = False
    """Whether the game counts for ratings."""
    casual: bool = False
    """Whether moves can be taken back even if a chance event has revealed something since."""
    chat: bool = True
    """Whether the game has a chat."""
    clock: Clock = NoClock()
    timeout: Annotated[str, msgspec.Meta(max_length=50)] = "resign"
    """What happens to a seat that runs out of time: it resigns (`resign`), or a bot takes it over (`bot:LEVEL`)."""
    origin: From | None = msgspec.field(default=None, name="from")
    """The position from which the game continues; null to start from the beginning."""


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to take a seat."""

    nonce: Nonce
    """The person's contribution to the random numbers of the game."""
    name: Name | None = None
    """The person's name in this game; null for their usual name."""


class SatDown(msgspec.Struct, frozen=True):
    """The response to taking a seat."""

    token: str
    """The token with which the client plays for the seat. The server sends it only once."""
    game: Summary
    """The summary of the game after the seat was taken."""


class Token(msgspec.Struct, frozen=True):
    """Another token with which a client plays for a seat, for another device."""

    token: str


class BotLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The level of the bot to put on a seat."""

    level: LevelText


class OfferAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to an offer."""

    yes: bool
    """Whether to accept the offer; false rejects it or, from the person who made it, withdraws it."""


class Log(msgspec.Struct, frozen=True):
    """The entries of a game's log as clients receive them."""

    ply: int
    """The number of the last entry."""
    entries: list[EntryTold]


class SaidTold(msgspec.Struct, frozen=True):
    """One line of chat."""

    n: int
    """The number of the line in the chat of its game, from 1."""
    seat: int | None
    """The seat of the speaker; null for a spectator."""
    name: str
    """The name of the speaker."""
    text: str
    at: float
    """The time when the line was written."""


class CatalogueEntry(msgspec.Struct, frozen=True):
    """A game that can be created."""

    name: GameName
    options: AnyOptions
    """The options of the game, with their default values."""
    seats: list[int]
    """The possible numbers of seats."""
    scenarios: list[str]
    """The ids of the scenarios; empty for games without any."""
    learning: list[list[str]]
    """The steps of the learning path, each as the names of the rune stones in play; empty for games without one."""


class Catalogue(msgspec.Struct, frozen=True):
    """The games, bots and languages of this server."""

    games: list[CatalogueEntry]
    bots: dict[str, list[str]]
    """For the name of each game, the names of its bots; empty until the bots have started."""
    bots_ready: bool
    """Whether the bots are ready to play, so that nobody has to wait for compiling."""
    languages: list[str]
    """The codes of the languages of the texts."""
    version: str
    """The version of Longhouse on this server."""


class Games(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All games of a person as records."""

    games: list[AnyRecord]
    format: Literal["longhouse-games/1"] = "longhouse-games/1"
    """The name and version of this format."""


class Imported(msgspec.Struct, frozen=True):
    """The result of an import of games."""

    imported: int
    """The number of games that were stored."""
    known: int
    """The number of games that were skipped, because the person has them already."""


class Health(msgspec.Struct, frozen=True):
    """The answer of a healthy server to `/health`."""

    status: str
    """The text `ok`."""
    version: str
    """The version of Longhouse on this server."""
    games: dict[str, int]
    """For each stage of games (`open`, `running`, `over`), how many there are."""
    sockets: int
    """The number of open sockets for playing."""
    instance: str = ""
    """A random name that the server chose when it was started."""
