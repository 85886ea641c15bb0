"""The messages of the play and lobby sockets (docs/protocol.md)."""

from typing import Annotated

import msgspec

from longhouse.games.game import Seat
from longhouse.games.record import Ended
from longhouse.server.shapes import Language, Level
from longhouse.table.changes import Edit
from longhouse.table.entries import AnyResult, AnyView, EntryTold, OfferKind
from longhouse.table.summary import Fair, GameTold, SeatTold, Summary
from longhouse.table.table import Stage

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]  # PostgreSQL keeps no NUL
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Action = Annotated[str, msgspec.Meta(max_length=200)]
Secret = Annotated[str, msgspec.Meta(max_length=100)]


class _Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    id: Id


class Join(_Command, frozen=True, kw_only=True, tag="join"):
    """Sit at the table, or watch; with `since`, get what was missed."""

    tokens: Annotated[list[Secret], msgspec.Meta(max_length=8)] = []
    since: Number | None = None
    language: Language = "en"
    secret: Secret | None = None


class Move(_Command, frozen=True, kw_only=True, tag="move"):
    """An action."""

    ply: Number
    action: Action


class Finish(_Command, frozen=True, kw_only=True, tag="finish"):
    """Play what is decided to its end."""

    ply: Number


class Why(_Command, frozen=True, kw_only=True, tag="why"):
    """Ask which rule an action would break."""

    action: Action


class Takeback(_Command, frozen=True, kw_only=True, tag="takeback"):
    """Go back to an earlier decision."""

    ply: Number
    to: Number | None = None


class Abandon(_Command, frozen=True, kw_only=True, tag="abandon"):
    """End the game without a loser."""

    ply: Number


class Resign(_Command, frozen=True, kw_only=True, tag="resign"):
    """Give the game up."""

    ply: Number
    seat: Number | None = None


class SubstituteBy(_Command, frozen=True, kw_only=True, tag="substitute"):
    """Ask for a bot in place of someone who left."""

    ply: Number
    seat: Number
    level: Level


class AskRematch(_Command, frozen=True, kw_only=True, tag="rematch"):
    """Ask for another game."""

    ply: Number


class AnswerOffer(_Command, frozen=True, kw_only=True, tag="answer"):
    """Answer an offer."""

    offer: Number
    yes: bool


class Leave(_Command, frozen=True, kw_only=True, tag="leave"):
    """Leave the table."""


class AskHint(_Command, frozen=True, kw_only=True, tag="hint"):
    """Ask what to do."""

    ply: Number


class Say(_Command, frozen=True, kw_only=True, tag="chat"):
    """Say something."""

    text: Annotated[str, msgspec.Meta(max_length=2_000)]


class Mute(_Command, frozen=True, kw_only=True, tag="mute"):
    """Hear no chat on this connection, or hear it again."""

    on: bool


class Ping(_Command, frozen=True, kw_only=True, tag="ping"):
    """Ask whether the server is there, and for its time."""


Command = (
    Join
    | Move
    | Finish
    | Why
    | Takeback
    | Abandon
    | Resign
    | SubstituteBy
    | AskRematch
    | AnswerOffer
    | Leave
    | AskHint
    | Say
    | Mute
    | Ping
)


class ClocksTold(msgspec.Struct, frozen=True):
    """Whose clock runs, what each seat had left when it began to run, and when it ends."""

    running: Seat | None
    left: tuple[float | None, ...]
    since: float | None
    deadline: float | None


class OfferTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offer that waits for answers."""

    ply: int
    kind: OfferKind
    seat: Seat
    agreed: tuple[Seat, ...]
    to: int | None = None
    about: Seat | None = None
    level: str | None = None


class TableTold(msgspec.Struct, frozen=True):
    """What surrounds the board."""

    state: Stage
    turn: Seat | None
    events: int
    seats: tuple[SeatTold, ...]
    clocks: ClocksTold
    offers: tuple[OfferTold, ...]
    takeback: int | None
    free: bool
    fair: Fair
    ended: Ended | None
    result: AnyResult | None
    rematch: str | None


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """The answer to `join`."""

    id: str
    game: GameTold
    ply: int
    seats: tuple[Seat, ...]
    you: Seat | None
    view: AnyView | None
    entries: list[EntryTold]
    changes: list[Edit]
    table: TableTold
    server_time: float
    bots_ready: bool


class Update(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="update"):
    """Something happened."""

    ply: int
    entries: list[EntryTold]
    you: Seat | None
    changes: list[Edit]
    table: TableTold


class Outlook(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="outlook"):
    """Whether the outcome is decided, and whether the rest can be played at once."""

    ply: int
    decided: bool | None
    finish: bool


class Ack(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="ack"):
    """A command was done."""

    id: str
    ply: int


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """The server is there."""

    id: str
    server_time: float


class BecauseTold(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="because"):
    """Why an action would be refused."""

    id: str
    legal: bool
    rule: str | None = None
    key: str | None = None
    params: dict[str, str | int] | None = None
    text: str | None = None


class Error(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="error"):
    """A command was refused; `kind` is the name of the error's type in `longhouse.errors`."""

    id: str | None
    kind: str
    key: str
    rule: str | None
    params: dict[str, str | int]
    text: str


class ReasonTold(msgspec.Struct, frozen=True):
    """Why a bot would do this."""

    key: str
    params: dict[str, str | int]
    text: str


class CandidateTold(msgspec.Struct, frozen=True):
    """An action a bot considers: what it expects of it, and the chance to win, or to hit the number of a visit."""

    action: str
    value: float
    win: float | None
    hit: float | None
    reasons: list[ReasonTold]


class HintTold(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="hint"):
    """What a bot would consider, the best first."""

    id: str
    ply: int
    candidates: list[CandidateTold]


class Thinking(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="thinking"):
    """A bot is thinking."""

    seat: Seat
    since: float
    warming: bool


class Presence(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="presence"):
    """Who is connected."""

    seats: tuple[bool | None, ...]
    watching: int


class ChatTold(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """Somebody said something."""

    n: int
    seat: Seat | None
    name: str
    text: str
    at: float


class Closing(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="closing"):
    """The server ends this connection."""

    reason: str


Message = (
    Welcome | Update | Outlook | Ack | Pong | BecauseTold | Error | HintTold | Thinking | Presence | ChatTold | Closing
)


class Watch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="watch"):
    """Watch the lobby."""

    language: Language = "en"
    secret: Secret | None = None


class Lobby(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="lobby"):
    """The public games with open seats."""

    games: list[Summary]


class Waiting(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="waiting"):
    """The games in which it is your turn."""

    games: list[str]
    count: int


class Turn(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="turn"):
    """It is your turn in a game over days."""

    game: str
    name: str


LobbyMessage = Lobby | Waiting | Turn | Error | Closing

_COMMANDS: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
_ENCODER = msgspec.json.Encoder()


def read(text: bytes) -> Command:
    """A command; msgspec's errors say what is wrong with it."""
    return _COMMANDS.decode(text)


def write(message: Message | LobbyMessage) -> bytes:
    """A message as it is sent."""
    return _ENCODER.encode(message)
