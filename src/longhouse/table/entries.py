"""The kinds of entries in a game's log. Each entry has its own ply and is stored before clients receive it.

Moves and chance events of the game have the kind `event`; other kinds record seats, takebacks, offers and endings.
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, NewType, cast

import msgspec

from longhouse.games.game import Seat
from longhouse.games.record import Ending

Ply = NewType("Ply", int)
"""The number of an entry in the log of its game, from 1."""

LevelName = NewType("LevelName", str)
"""The name of a bot level: thrall, karl, jarl, skald, vala or norn."""

AnyJson = Annotated[object, msgspec.Meta(extra_json_schema={"description": "any JSON"})]
"""Any JSON value."""
AnyObject = Mapping[str, AnyJson]
"""A JSON object of a game (options, result), passed through unchanged."""

# JSON objects of a known type; the schema (`server.schema`) refers to its definition by the name given here.
AnyView = Annotated[Mapping[str, object], msgspec.Meta(extra_json_schema={"defined": "View"})]
"""A view of a position, as JSON."""
AnyOptions = Annotated[Mapping[str, object], msgspec.Meta(extra_json_schema={"defined": "Options"})]
"""The options of a game, as JSON."""
AnyResult = Annotated[Mapping[str, object], msgspec.Meta(extra_json_schema={"defined": "Result"})]
"""The result of a game, as JSON."""
AnyRecord = Annotated[Mapping[str, object], msgspec.Meta(extra_json_schema={"defined": "RecordFile"})]
"""A game record, as JSON."""
GameName = Annotated[str, msgspec.Meta(extra_json_schema={"defined": "GameName"})]
"""The name of a game, such as `fjords`."""

OfferKind = Literal["takeback", "abandon", "substitute", "rematch"]
"""What is offered: to take moves back, to abandon the game, to let a bot substitute for a person, or to play a
rematch.
"""


class _Body(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    moves: ClassVar[bool] = False
    """Whether the entry changes the position, so that actions meant for the previous position are stale."""


class Made(_Body, frozen=True, kw_only=True, tag="made"):
    """The game was created, and the commitment to its seed was published."""

    events: tuple[str, ...] = ()
    """The events of another game, if this one continues from the position after them."""
    reserved: tuple[str | None, ...] = ()
    """For each seat, the id of the person for whom it is reserved, or None; empty if none is reserved."""
    record: str | None = None
    """The record of an imported game, as text; such a game was played elsewhere and can be replayed, but not continued.
    None for games played here.
    """


class Sat(_Body, frozen=True, kw_only=True, tag="sat"):
    """A person or a bot took a seat."""

    seat: Seat
    name: str
    """The name that is shown."""
    nonce: str
    """A text that the player contributes to the game's random numbers; it stays secret until the game is over."""
    person: str | None = None
    """The id of the person; None for a bot."""
    level: LevelName | None = None
    """The level of the bot; None for a person."""
    rating: float | None = None
    """The person's rating; None if it is provisional, or for a bot."""


class Began(_Body, frozen=True, kw_only=True, tag="began"):
    """The game started. All seats are taken and all nonces are known, so all random numbers are determined."""


class Happened(_Body, frozen=True, kw_only=True, tag="event"):
    """An event of the game: an action or a chance event."""

    moves: ClassVar[bool] = True
    """Whether entries of this kind change the position."""
    text: str
    """The event in the notation of the rules."""
    seat: Seat | None = None
    """The seat that acted; None for a chance event."""
    revealed: bool = False
    """Whether the chance event could have had another outcome, so that it revealed something."""
    lag: float = 0.0
    """The network delay in seconds that the client measured; clocks give it back up to a quota."""


class Offer(_Body, frozen=True, kw_only=True, tag="offer"):
    """A seat made an offer, to which the other people have to agree."""

    seat: Seat
    """The seat that made the offer."""
    offer: OfferKind
    """What is offered."""
    to: int | None = None
    """For a takeback, the number of events that would remain; otherwise None."""
    about: Seat | None = None
    """For a substitute, the seat that the bot would take over; otherwise None."""
    level: LevelName | None = None
    """For a substitute, the level of the bot; otherwise None."""


class Answer(_Body, frozen=True, kw_only=True, tag="answer"):
    """A seat answered an offer; a single no rejects the offer."""

    offer: Ply
    """The number of the log entry with the offer."""
    seat: Seat
    yes: bool
    """Whether the seat agreed."""
    late: bool = False
    """Whether the offer was rejected only because the seat did not answer in time."""


class TookBack(_Body, frozen=True, kw_only=True, tag="takeback"):
    """Moves were taken back."""

    moves: ClassVar[bool] = True
    """Whether entries of this kind change the position."""
    to: int
    """The number of events that remain."""
    seat: Seat
    """The seat whose decision was undone, which is to move again."""


class Substitute(_Body, frozen=True, kw_only=True, tag="substitute"):
    """A bot took over a seat from a person, or from another bot that failed."""

    seat: Seat
    level: LevelName
    """The level of the bot."""
    why: Literal["left", "timeout", "failed"]
    """Why: the person left, or ran out of time, or the other bot failed."""


class Left(_Body, frozen=True, kw_only=True, tag="left"):
    """A person left the table."""

    seat: Seat


class Back(_Body, frozen=True, kw_only=True, tag="back"):
    """A person who left came back."""

    seat: Seat


class Pause(_Body, frozen=True, kw_only=True, tag="pause"):
    """The server was down. This time does not count on the clocks."""

    seconds: float
    """For how many seconds the server was down."""


class EndedEarly(_Body, frozen=True, kw_only=True, tag="ended"):
    """The game ended before it was played out."""

    by: Ending
    """How the game ended: by resignation, by running out of time, or by agreement."""
    seat: Seat
    """The seat that resigned, ran out of time, or proposed to abandon the game."""


class Over(_Body, frozen=True, kw_only=True, tag="over"):
    """The game was played to its end."""

    result: AnyResult


class Rematch(_Body, frozen=True, kw_only=True, tag="rematch"):
    """A rematch was agreed: the same people play again."""

    game: str
    """The id of the new game."""


Body = (
    Made
    | Sat
    | Began
    | Happened
    | Offer
    | Answer
    | TookBack
    | Substitute
    | Left
    | Back
    | Pause
    | EndedEarly
    | Over
    | Rematch
)
"""What an entry says: one of these kinds."""


class Entry(msgspec.Struct, frozen=True):
    """An entry in the log of a game."""

    ply: Ply
    """The number of the entry."""
    at: float
    """The time of the entry, in seconds since 1970."""
    body: Body
    """What happened."""


def write(body: Body) -> str:
    """Encode the body of an entry as text for the database."""
    return msgspec.json.encode(body).decode()


_DECODER: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)


def read(text: str) -> Body:
    """Decode the body of an entry from the database."""
    return _DECODER.decode(text)


EntryKind = Literal[
    "made",
    "sat",
    "began",
    "event",
    "offer",
    "answer",
    "takeback",
    "substitute",
    "left",
    "back",
    "pause",
    "ended",
    "over",
    "rematch",
]
"""The name of a kind of entry in the protocol."""


class EntryTold(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A log entry in the form that clients receive. Which fields it has depends on its kind (docs/protocol.md)."""

    ply: Ply
    """The number of the entry in the log of its game, from 1."""
    at: float
    """The time of the entry."""
    kind: EntryKind
    n: int | None = None
    """The index of an event in the record, from 0."""
    text: str | None = None
    """An event, in the notation of the rules."""
    seat: Seat | None = None
    """The seat that acted; absent for a chance event."""
    revealed: bool = False
    """Whether another outcome of a chance event was possible."""
    name: str | None = None
    """The name of the person or bot who took the seat."""
    person: str | None = None
    """The id of the person who took the seat; absent for a bot."""
    level: LevelName | None = None
    """The level of the bot that took the seat, took it over, or would take it over."""
    rating: float | None = None
    """The rating of the person who took the seat; absent if it is provisional."""
    offer: OfferKind | Ply | None = None
    """The kind of an offer; in an answer, the ply of the offer."""
    to: int | None = None
    """The number of events that remain after a takeback."""
    about: Seat | None = None
    """The seat that a bot would take over."""
    yes: bool | None = None
    """Whether the seat agreed to the offer."""
    late: bool = False
    """Whether an offer was rejected only because the seat did not answer in time."""
    why: Literal["left", "timeout", "failed"] | None = None
    """Why a bot took over the seat: its person left or ran out of time, or the bot before it failed."""
    seconds: float | None = None
    """The number of seconds for which the server was down."""
    by: Ending | None = None
    """How the game ended early: by resignation, by running out of time, or by agreement."""
    result: AnyResult | None = None
    """The result of a game that was played to its end."""
    game: str | None = None
    """The id of the game that is the rematch."""


def public_entry(entry: Entry, n: int | None = None) -> EntryTold:
    """Convert a log entry to the form that clients receive, without its nonce.

    `n` is the index of an event in the record; None for other entries.
    """
    body = entry.body
    fields = {} if isinstance(body, Made) else msgspec.structs.asdict(body)
    fields.pop("nonce", None)
    fields.pop("lag", None)
    kind = cast(EntryKind, body.__struct_config__.tag)
    return EntryTold(ply=entry.ply, at=entry.at, kind=kind, n=n, **fields)
