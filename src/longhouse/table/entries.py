"""What can happen at a table, as its log holds it: one entry per ply, stored before anybody is told.

The game's own events are entries of kind `event`; the others say who sat down, what was taken back, how it ended.
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, NewType, cast

import msgspec

from longhouse.games.game import Seat
from longhouse.games.record import Ending

Ply = NewType("Ply", int)
"""The number of an entry in the log of its game, from 1."""

Level = NewType("Level", str)
"""The name of a bot: thrall, karl, jarl, skald, norn."""

AnyJson = Annotated[object, msgspec.Meta(extra_json_schema={"description": "any JSON"})]
AnyObject = Mapping[str, AnyJson]
"""What the games give and take as JSON, passed on as it is."""

# The same where it is known what it is; the schema (`server.schema`) has it under the name that stands here.
AnyView = Annotated[Mapping[str, object], msgspec.Meta(extra_json_schema={"defined": "View"})]
AnyOptions = Annotated[Mapping[str, object], msgspec.Meta(extra_json_schema={"defined": "Options"})]
AnyResult = Annotated[Mapping[str, object], msgspec.Meta(extra_json_schema={"defined": "Result"})]
AnyRecord = Annotated[Mapping[str, object], msgspec.Meta(extra_json_schema={"defined": "RecordFile"})]
GameName = Annotated[str, msgspec.Meta(extra_json_schema={"defined": "GameName"})]

OfferKind = Literal["takeback", "abandon", "substitute", "rematch"]


class _Body(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    moves: ClassVar[bool] = False
    """Whether the position changes, so that an action meant for the one before is stale."""


class Made(_Body, frozen=True, kw_only=True, tag="made"):
    """The game was set up, and its commitment published; from a position of a record if there are events."""

    events: tuple[str, ...] = ()
    reserved: tuple[str | None, ...] = ()
    """The people whom seats are kept for."""
    record: str | None = None
    """A game that was played elsewhere, whole; it can be replayed, not continued."""


class Sat(_Body, frozen=True, kw_only=True, tag="sat"):
    """A person or a bot sat down. The nonce is not told before the end."""

    seat: Seat
    name: str
    nonce: str
    person: str | None = None
    level: Level | None = None
    rating: float | None = None


class Began(_Body, frozen=True, kw_only=True, tag="began"):
    """All seats are taken; all nonces are known, so chance is fixed."""


class Happened(_Body, frozen=True, kw_only=True, tag="event"):
    """An event of the record; no seat chose a chance event. `revealed` if chance could have decided otherwise."""

    moves: ClassVar[bool] = True
    text: str
    seat: Seat | None = None
    revealed: bool = False


class Offer(_Body, frozen=True, kw_only=True, tag="offer"):
    """A seat asks the other people for something."""

    seat: Seat
    offer: OfferKind
    to: int | None = None
    about: Seat | None = None
    level: Level | None = None


class Answer(_Body, frozen=True, kw_only=True, tag="answer"):
    """A seat answers an offer; one no is enough to end it."""

    offer: Ply
    seat: Seat
    yes: bool


class TookBack(_Body, frozen=True, kw_only=True, tag="takeback"):
    """Only so many events are left."""

    moves: ClassVar[bool] = True
    to: int
    seat: Seat


class Substitute(_Body, frozen=True, kw_only=True, tag="substitute"):
    """A bot plays on for a person."""

    seat: Seat
    level: Level
    why: Literal["left", "timeout"]


class Left(_Body, frozen=True, kw_only=True, tag="left"):
    """A person left the table."""

    seat: Seat


class Back(_Body, frozen=True, kw_only=True, tag="back"):
    """A person who left is back."""

    seat: Seat


class Pause(_Body, frozen=True, kw_only=True, tag="pause"):
    """The server was away for so long; nobody's clock ran."""

    seconds: float


class Ended(_Body, frozen=True, kw_only=True, tag="ended"):
    """The game ended before it was played out."""

    by: Ending
    seat: Seat


class Over(_Body, frozen=True, kw_only=True, tag="over"):
    """The game was played to its end."""

    result: AnyResult


class Rematch(_Body, frozen=True, kw_only=True, tag="rematch"):
    """The same people play again, in a game of this id."""

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
    | Ended
    | Over
    | Rematch
)


class Entry(msgspec.Struct, frozen=True):
    """One line of a log."""

    ply: Ply
    at: float
    body: Body


def write(body: Body) -> str:
    """A body as the store keeps it."""
    return msgspec.json.encode(body).decode()


_DECODER: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)


def read(text: str) -> Body:
    """A body from the store."""
    return _DECODER.decode(text)


Kind = Literal[
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
    """An entry as everybody may see it; which fields there are depends on its kind (docs/protocol.md)."""

    ply: Ply
    at: float
    kind: Kind
    n: int | None = None
    """The place of an event in the record."""
    text: str | None = None
    """An event, in the notation of the rules."""
    seat: Seat | None = None
    """Who did it; absent for a chance event."""
    revealed: bool = False
    """Whether chance could have decided otherwise."""
    name: str | None = None
    person: str | None = None
    level: Level | None = None
    rating: float | None = None
    offer: OfferKind | Ply | None = None
    """What is offered; in an answer, the ply of the offer."""
    to: int | None = None
    """How many events are left after a takeback."""
    about: Seat | None = None
    """The seat that a bot is offered for."""
    yes: bool | None = None
    why: Literal["left", "timeout"] | None = None
    seconds: float | None = None
    """For how long the server was away."""
    by: Ending | None = None
    result: AnyResult | None = None
    game: str | None = None
    """The id of the next game of a rematch."""


def told(entry: Entry, n: int | None = None) -> EntryTold:
    """An entry as everybody may see it: nonces stay secret. `n` is the place of an event in the record."""
    body = entry.body
    fields = {} if isinstance(body, Made) else msgspec.structs.asdict(body)
    fields.pop("nonce", None)
    kind = cast(Kind, body.__struct_config__.tag)
    return EntryTold(ply=entry.ply, at=entry.at, kind=kind, n=n, **fields)
