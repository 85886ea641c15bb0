"""What is said between a client and a bot, one JSON object a line (docs/bots.md).

A request knows the shape of its answer: whoever asks gets that, or `BotError` with the key `bot-unclear`. The bots of
the house build their answers of the same shapes, so each is written down once.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from longhouse.errors import BotError, BotUnavailable, TooLargeForEngine, UnknownBot
from longhouse.games.game import Seat, View

PROTOCOL = "longhouse-bot/1"

A = TypeVar("A")
T = TypeVar("T")


def decoded(content: object, kind: type[T]) -> T:
    """What a bot said, if it has this shape; `BotError` if it has not."""
    try:
        return msgspec.convert(content, kind)
    except (msgspec.ValidationError, RecursionError):
        raise BotError("bot-unclear") from None


# What a bot says.


class Hello(msgspec.Struct, frozen=True):
    """The first line of a bot."""

    hello: str
    """The name of this protocol."""
    players: dict[str, list[str]]
    """For each game the names of those who play it here."""


class BotReason(msgspec.Struct, frozen=True):
    """Why a bot would do something: the key of a text of `longhouse.words`, with its parameters."""

    key: str
    params: dict[str, str | int] = {}


class Candidate(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action and what is thought of it, from the side of the seat that is to move."""

    action: str
    value: float
    """The expected difference to the best opponent (Fjords), or the expected stars (Northwood)."""
    win: float
    """The chance to win, or to reach the goal."""
    visits: int | None = None
    """How often the search tried it."""
    low: float | None = None
    """A proven lower bound of the value."""
    high: float | None = None
    """A proven upper bound of the value."""
    hit: float | None = None
    """The chance to succeed in the present visit (Northwood)."""


class Advice(Candidate, frozen=True, kw_only=True, omit_defaults=True):
    """A candidate, and why it is good."""

    reason: BotReason


class BotMove(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The action a bot takes, and as far as it thought what it thinks of it."""

    action: str
    reason: BotReason | None = None
    value: float | None = None
    win: float | None = None
    hit: float | None = None
    nodes: int = 0
    seconds: float = 0.0


class BotHint(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot would consider, the best first."""

    candidates: tuple[Advice, ...]
    line: tuple[str, ...] = ()
    """The continuation that is expected."""
    proven: bool = False
    """Whether the values are exact."""
    nodes: int = 0
    seconds: float = 0.0


class JudgedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a game: what was played, what would have been best, and what the difference was."""

    ply: int
    """How many events were before it."""
    seat: Seat
    played: Candidate
    best: Candidate
    reason: BotReason
    """Why the best is best."""
    lost: float
    """Points or stars that the move gave away."""
    lost_win: float
    """The chance to win that it gave away."""
    proven: bool


class Worth(msgspec.Struct, frozen=True):
    """What something is worth to a seat: in points or stars, and in the chance to win."""

    value: float
    win: float


class Point(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a position was worth to a seat, after so many events."""

    ply: int
    seat: Seat
    value: float
    win: float
    proven: bool
    hit: float | None = None
    """The chance to succeed in the present visit (Northwood)."""


class SeatAccount(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat owes to whom: all of it leads from `start` to `end`."""

    seat: Seat
    start: Worth
    decisions: Worth
    others: Worth
    draws: Worth | None
    """What was drawn; null where that cannot be told from what the others did."""
    doubt: Worth
    """Where the engine changed its mind."""
    end: Worth


class Swing(msgspec.Struct, frozen=True, kw_only=True):
    """An event, or what was drawn up to one, that changed what the game was worth to a seat."""

    ply: int
    seat: Seat
    by: Seat | None
    """Who decided it; null where nobody did, or where it is the last of what others did and what was drawn."""
    value: float
    win: float


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """How a game went."""

    game: str = ""
    worst_plies: tuple[int, ...] = msgspec.field(default=(), name="worst")
    """The plies of the decisions that lost most, the worst first."""
    complete: bool = False
    """Whether every decision was looked at."""
    points: tuple[Point, ...] = ()
    """What the game was worth over time."""
    accounts: tuple[SeatAccount, ...] = ()
    swings: tuple[Swing, ...] = ()
    """The events that changed most, in the order of the game."""
    turned: int | None = None
    """The last decision before which it stood other than it ended, for whoever came out best."""
    proven_from: int | None = None
    """From here on all that is told is proven."""


class BotAnalysis(Course, frozen=True, kw_only=True):
    """What a game was like, or as much of it as was looked at."""

    moves: tuple[JudgedMove, ...]
    """Every decision that was looked at."""

    @property
    def worst(self) -> tuple[JudgedMove, ...]:
        """The moves that lost most, the worst first."""
        by_ply = {move.ply: move for move in self.moves}
        return tuple(by_ply[ply] for ply in self.worst_plies if ply in by_ply)


class Done(msgspec.Struct, frozen=True):
    """The answer to what needs none."""


class _Refusal(msgspec.Struct, frozen=True):
    key: str
    params: dict[str, object]
    rule: object = None
    type: object = None


_ERRORS = {kind.__name__: kind for kind in (BotError, UnknownBot, TooLargeForEngine, BotUnavailable)}


def refusal_told(error: object) -> BotError:
    """What a bot refuses, as it is raised here: of the type it names, if it names one of ours."""
    try:
        told = decoded(error, _Refusal)
    except BotError as unclear:
        return unclear
    refusal = _ERRORS.get(str(told.type), BotError)(told.key, rule=told.rule if isinstance(told.rule, str) else None)
    refusal.params = {name: given for name, given in told.params.items() if isinstance(given, str | int)}
    return refusal


# What a bot is asked.


class Request(msgspec.Struct, Generic[A], frozen=True, kw_only=True, omit_defaults=True, tag_field="ask"):
    """A question. It is given its `id` when it is sent, and `progress` if somebody wants to know how far it is."""

    id: int | str | None = None
    progress: bool = False

    def read(self, answer: object) -> A:
        """The answer to it; `BotError` if it is none."""
        raise NotImplementedError


class Move(Request[BotMove], frozen=True, kw_only=True, omit_defaults=True, tag="move"):
    """Which action would you take?"""

    view: View
    """The view of the seat that is to move (docs/views.md): all a bot learns about a game."""
    player: str | None = None
    """The name of a level, or of any other player that the bot said hello for."""
    seed: int | None = None
    """What it draws at random follows from it."""
    occasion: str = ""
    """The same for all moves of a game: whether it has a good day follows from it."""

    def read(self, answer: object) -> BotMove:
        return decoded(answer, BotMove)


class Hint(Request[BotHint], frozen=True, kw_only=True, omit_defaults=True, tag="hint"):
    """What would you consider?"""

    view: View
    player: str | None = None
    seed: int | None = None
    count: int | None = None
    """How many candidates, at most."""

    def read(self, answer: object) -> BotHint:
        return decoded(answer, BotHint)


class Analyse(Request[BotAnalysis], frozen=True, kw_only=True, omit_defaults=True, tag="analyse"):
    """What was this game like?"""

    record: Mapping[str, object]
    player: str | None = None
    seed: int | None = None
    plies: Sequence[int] | None = None
    """Look at these decisions only."""
    known: Sequence[JudgedMove] = ()
    """What was told of others before."""

    def read(self, answer: object) -> BotAnalysis:
        return decoded(answer, BotAnalysis)


class Prepare(Request[Done], frozen=True, kw_only=True, omit_defaults=True, tag="prepare"):
    """Do all that takes long the first time; refuses unknown players, and a view that allows no hint."""

    game: str
    players: tuple[str, ...] | None = None
    view: View | None = None

    def read(self, answer: object) -> Done:
        return decoded(answer, Done)


class Cancel(Request[Done], frozen=True, kw_only=True, omit_defaults=True, tag="cancel"):
    """Answer the request of this id soon, with what was found by then; this one has no answer of its own."""


def line(said: object) -> bytes:
    """A request, or what a bot says, as the line that is sent."""
    return json.dumps(msgspec.to_builtins(said)).encode() + b"\n"  # any text can be a name, half characters too
