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
"""The name of a bot level: thrall, karl, jarl, skald or norn."""

AnyJson = Annotated[object, msgspec.Meta(extra_json_schema={"description": "any JSON"})]
AnyObject = Mapping[str, AnyJson]
"""A JSON object of a game (options, result), passed through unchanged."""

# JSON objects of a known type; the schema (`server.schema`) refers to its definition by the name given here.
AnyView = Annotated[Mapping[str, object], msgspec.Meta(extra_json_schema={"defined": "View"})]
AnyOptions = Annotated[Mapping[str, object], msgspec.Meta(extra_json_schema={"defined": "Options"})]
AnyResult = Annotated[Mapping[str, object], msgspec.Meta(extra_json_schema={"defined": "Result"})]
AnyRecord = Annotated[Mapping[str, object], msgspec.Meta(extra_json_schema={"defined": "RecordFile"})]
GameName = Annotated[str, msgspec.Meta(extra_json_schema={"defined": "GameName"})]

OfferKind = Literal["takeback", "abandon", "substitute", "rematch"]


class _Body(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    moves: ClassVar[bool] = False
    """Whether the entry changes the position, so that actions meant for the previous position are stale."""


class Made(_Body, frozen=True, kw_only=True, tag="made"):
    """The game was created, and the commitment to its seed was published.

    If there are `events`, the game starts from the position after them.
    """

    events: tuple[str, ...] = ()
    reserved: tuple[str | None, ...] = ()
    """For each seat, the id of the person it is reserved for, or None."""
    record: str | None = None
    """The imported record of a game played elsewhere; it can be replayed, but not continued."""


class Sat(_Body, frozen=True, kw_only=True, tag="sat"):
    """A person or a bot took a seat.

    The `nonce` is a text that they contribute to the game's random numbers; it stays secret until the game is over.
    """

    seat: Seat
    name: str
    nonce: str
    person: str | None = None
    level: LevelName | None = None
    rating: float | None = None


class Began(_Body, frozen=True, kw_only=True, tag="began"):
    """The game started. All seats are taken and all nonces are known, so all random numbers are determined."""


class Happened(_Body, frozen=True, kw_only=True, tag="event"):
    """An event of the game: an action or a chance event.

    Chance events have no `seat`. `revealed` says that another outcome of the chance event was possible.
    """

    moves: ClassVar[bool] = True
    text: str
    seat: Seat | None = None
    revealed: bool = False
    lag: float = 0.0
    """The network delay in seconds that the client measured; clocks give it back up to a quota."""


class Offer(_Body, frozen=True, kw_only=True, tag="offer"):
    """A seat made an offer, to which the other people have to agree."""

    seat: Seat
    offer: OfferKind
    to: int | None = None
    about: Seat | None = None
    level: LevelName | None = None


class Answer(_Body, frozen=True, kw_only=True, tag="answer"):
    """A seat answered an offer; a single no rejects the offer."""

    offer: Ply
    seat: Seat
    yes: bool
    late: bool = False
    """Whether this is a no because the seat did not answer in time."""


class TookBack(_Body, frozen=True, kw_only=True, tag="takeback"):
    """Moves were taken back: only the first `to` events remain."""

    moves: ClassVar[bool] = True
    to: int
    seat: Seat


class Substitute(_Body, frozen=True, kw_only=True, tag="substitute"):
    """A bot takes over the seat of a person, or of another bot that failed."""

    seat: Seat
    level: LevelName
    why: Literal["left", "timeout", "failed"]


class Left(_Body, frozen=True, kw_only=True, tag="left"):
    """A person left the table."""

    seat: Seat


class Back(_Body, frozen=True, kw_only=True, tag="back"):
    """A person who left came back."""

    seat: Seat


class Pause(_Body, frozen=True, kw_only=True, tag="pause"):
    """The server was down for `seconds`, which do not count on the clocks."""

    seconds: float


class EndedEarly(_Body, frozen=True, kw_only=True, tag="ended"):
    """The game ended before it was played out."""

    by: Ending
    seat: Seat


class Over(_Body, frozen=True, kw_only=True, tag="over"):
    """The game was played to its end."""

    result: AnyResult


class Rematch(_Body, frozen=True, kw_only=True, tag="rematch"):
    """A rematch was agreed: the same people play again, in the game with this id."""

    game: str


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


class Entry(msgspec.Struct, frozen=True):
    """An entry of a log: its number, its time and what happened."""

    ply: Ply
    at: float
    body: Body


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


class EntryTold(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An entry in the form that clients receive; which fields it has depends on its kind (docs/protocol.md)."""

    ply: Ply
    at: float
    kind: EntryKind
    n: int | None = None
    """The index of an event in the record."""
    text: str | None = None
    """An event, in the notation of the rules."""
    seat: Seat | None = None
    """The seat that acted; absent for a chance event."""
    revealed: bool = False
    """Whether another outcome of a chance event was possible."""
    name: str | None = None
    person: str | None = None
    level: LevelName | None = None
    rating: float | None = None
    offer: OfferKind | Ply | None = None
    """What is offered; in an answer, the ply of the offer."""
    to: int | None = None
    """How many events remain after a takeback."""
    about: Seat | None = None
    """The seat that a bot would take over."""
    yes: bool | None = None
    late: bool = False
    """Whether the answer is a no because the seat did not answer in time."""
    why: Literal["left", "timeout", "failed"] | None = None
    seconds: float | None = None
    """How long the server was down."""
    by: Ending | None = None
    result: AnyResult | None = None
    game: str | None = None
    """The id of the game that is the rematch."""


def public_entry(entry: Entry, n: int | None = None) -> EntryTold:
    """Convert an entry to the form that clients receive, without its nonce; `n` is an event's index in the record."""
    body = entry.body
    fields = {} if isinstance(body, Made) else msgspec.structs.asdict(body)
    fields.pop("nonce", None)
    fields.pop("lag", None)
    kind = cast(EntryKind, body.__struct_config__.tag)
    return EntryTold(ply=entry.ply, at=entry.at, kind=kind, n=n, **fields)
