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
    """The reason for an action: a message key with parameters."""

    key: str
    """The key of the message in `longhouse.words`."""
    params: dict[str, str | int] = {}
    """The parameters of the message."""


class Candidate(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action with its value for the seat to move."""

    action: str
    """The action as text."""
    value: float
    """The expected difference to the best opponent (Fjords), or the expected stars (For Northwood!)."""
    win: float
    """The probability to win (Fjords) or to reach the goal (For Northwood!), from 0 to 1."""
    visits: int | None = None
    """How often the search tried the action."""
    low: float | None = None
    """A proven lower bound of the value."""
    high: float | None = None
    """A proven upper bound of the value."""
    hit: float | None = None
    """The probability that the present visit succeeds (For Northwood!)."""


class Advice(Candidate, frozen=True, kw_only=True, omit_defaults=True):
    """A candidate with its reason."""

    reason: BotReason
    """Why the action is good or bad."""


class BotMove(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The action that a bot takes. `value`, `win` and `hit` are as in `Candidate`; None if the bot did not search."""

    action: str
    """The action as text."""
    reason: BotReason | None = None
    """Why the bot takes it."""
    value: float | None = None
    win: float | None = None
    hit: float | None = None
    nodes: int = 0
    """The number of positions searched."""
    seconds: float = 0.0
    """The time taken."""


class BotHint(msgspec.Struct, frozen=True, kw_only=True):
    """The best actions of a position."""

    candidates: tuple[Advice, ...]
    """The best actions, best first."""
    line: tuple[str, ...] = ()
    """The expected continuation, as texts."""
    proven: bool = False
    """Whether the first candidate is proven to be best."""
    nodes: int = 0
    """The number of positions searched."""
    seconds: float = 0.0
    """The time taken."""


class JudgedMove(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of an analysed game."""

    ply: int
    """The number of events before the decision."""
    seat: Seat
    """The seat that decided."""
    played: Candidate
    """The action that was played."""
    best: Candidate
    """The best action there."""
    reason: BotReason
    """Why the best action is best."""
    lost: float
    """How much worse the played action is, in points (Fjords) or stars (For Northwood!)."""
    lost_win: float
    """How much worse it is as a probability to win or to reach the goal."""
    proven: bool
    """Whether the values are proven, not estimated."""


class Worth(msgspec.Struct, frozen=True):
    """A value for a seat."""

    value: float
    """In points (Fjords) or stars (For Northwood!)."""
    win: float
    """As a probability to win or to reach the goal."""


class Point(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The value of a position of an analysed game for a seat."""

    ply: int
    """The number of events before the position."""
    seat: Seat
    """The seat whose value it is."""
    value: float
    """In points (Fjords) or stars (For Northwood!)."""
    win: float
    """As a probability to win or to reach the goal."""
    proven: bool
    """Whether the values are proven, not estimated."""
    hit: float | None = None
    """The probability that the present visit succeeds (For Northwood!)."""


class SeatAccount(msgspec.Struct, frozen=True, kw_only=True):
    """What changed the value of a game for a seat. `start` plus all changes is `end`."""

    seat: Seat
    """The seat."""
    start: Worth
    """The value at the start."""
    decisions: Worth
    """The changes by the seat's own decisions."""
    others: Worth
    """The changes by decisions of the other seats."""
    draws: Worth | None
    """The changes by chance; None if they cannot be separated from those of the other seats."""
    doubt: Worth
    """The changes of the engine's own estimates."""
    end: Worth
    """The value at the end."""


class Swing(msgspec.Struct, frozen=True, kw_only=True):
    """A large change of the value for a seat, by a decision or by chance."""

    ply: int
    """The number of events before the event that brought it."""
    seat: Seat
    """The seat whose value changed."""
    by: Seat | None
    """The seat that decided it; None if chance did, or several events together."""
    value: float
    """The change in points (Fjords) or stars (For Northwood!)."""
    win: float
    """The change of the probability to win or to reach the goal."""


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """The course of an analysed game."""

    game: str = ""
    """The name of the game."""
    worst_plies: tuple[int, ...] = msgspec.field(default=(), name="worst")
    """The plies of the decisions that lost most, worst first."""
    complete: bool = False
    """Whether every decision was analysed."""
    points: tuple[Point, ...] = ()
    """The value of the game over time."""
    accounts: tuple[SeatAccount, ...] = ()
    """For each seat what changed the value."""
    swings: tuple[Swing, ...] = ()
    """The events that changed the value most, in the order of the game."""
    turned: int | None = None
    """The turning point: the ply of the last decision before which the best seat stood otherwise than at the end."""
    proven_from: int | None = None
    """The ply from which on all values are proven."""


class BotAnalysis(Course, frozen=True, kw_only=True):
    """The analysis of a game."""

    moves: tuple[JudgedMove, ...]
    """The decisions that were analysed, in order."""

    @property
    def worst(self) -> tuple[JudgedMove, ...]:
        """The decisions that lost most, worst first."""
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
