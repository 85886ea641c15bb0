"""The messages between a client and a bot, one JSON object per line (docs/bots.md).

Each request class knows the type of its answer: an answer of another shape raises `BotError` with the key
`bot-unclear`. The built-in bots build their answers from the same types, so each is defined once.
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
    """Convert a bot's message to the type `kind`. Raises `BotError` if it has another shape."""
    try:
        return msgspec.convert(content, kind)
    except (msgspec.ValidationError, RecursionError):
        raise BotError("bot-unclear") from None


# Messages of the bot.


class Hello(msgspec.Struct, frozen=True):
    """The first line that a bot sends."""

    hello: str
    """The name of this protocol."""
    players: dict[str, list[str]]
    """For each game, the names of the players that this bot offers."""


class BotReason(msgspec.Struct, frozen=True):
    """The reason for an action: the key of a text in `words`, with its parameters."""

    key: str
    """The key of the message in `longhouse.words`."""
    params: dict[str, str | int] = {}
    """The parameters of the message."""


class Candidate(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A possible action, with its value for the seat to move."""

    action: str
    """The action as text."""
    value: float
    """The expected difference to the best opponent (Fjords), or the expected stars (For Northwood!)."""
    win: float
    """The probability of winning (Fjords) or of reaching the goal (For Northwood!), from 0 to 1."""
    visits: int | None = None
    """How often the search tried the action."""
    low: float | None = None
    """A proven lower bound on the value."""
    high: float | None = None
    """A proven upper bound on the value."""
    hit: float | None = None
    """The probability that the current visit succeeds (For Northwood!)."""


class Advice(Candidate, frozen=True, kw_only=True, omit_defaults=True):
    """A recommended action, with its value and the reason for it."""

    reason: BotReason
    """Why the action is good or bad."""


class BotMove(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The action that a bot chose. `value`, `win` and `hit` are as in `Candidate`, or None if it did not search."""

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
    """How much worse it is as a probability of winning or of reaching the goal."""
    proven: bool
    """Whether the values are proven, not estimated."""


class Worth(msgspec.Struct, frozen=True):
    """The value of a game for one seat, or a change in it: in points or stars, and as a probability of winning."""

    value: float
    """The value in points (Fjords) or stars (For Northwood!)."""
    win: float
    """The value as a probability of winning or of reaching the goal."""

    def __add__(self, other: "Worth") -> "Worth":
        return Worth(self.value + other.value, self.win + other.win)

    def __sub__(self, other: "Worth") -> "Worth":
        return Worth(self.value - other.value, self.win - other.win)

    def rounded(self) -> "Worth":
        """Return the numbers rounded as the protocol sends them."""
        return Worth(round(self.value, 3), round(self.win, 4))


class Point(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One point on the curve of an analysed game: how good a position is for one seat."""

    ply: int
    """The number of events before the position."""
    seat: Seat
    """The seat whose value it is."""
    value: float
    """The value in points (Fjords) or stars (For Northwood!)."""
    win: float
    """The value as a probability of winning or of reaching the goal."""
    proven: bool
    """Whether the values are proven, not estimated."""
    hit: float | None = None
    """The probability that the current visit succeeds (For Northwood!)."""


class SeatAccount(msgspec.Struct, frozen=True, kw_only=True):
    """A breakdown of how the value of a game changed for one seat, from start to end. `start` plus all changes is
    `end`.
    """

    seat: Seat
    """The seat that this account is about."""
    start: Worth
    """The value at the start."""
    decisions: Worth
    """The changes by the seat's own decisions."""
    others: Worth
    """The changes by decisions of the other seats."""
    draws: Worth | None
    """The changes by chance; None if they cannot be separated from those of the other seats."""
    doubt: Worth
    """Changes that no event explains: only the engine's estimate changed."""
    end: Worth
    """The value at the end."""


class Swing(msgspec.Struct, frozen=True, kw_only=True):
    """One large change of a game's value for a seat, caused by a decision or by chance."""

    ply: int
    """The number of events before the event that caused the change."""
    seat: Seat
    """The seat whose value changed."""
    by: Seat | None
    """The seat whose decision caused it; None if chance did, or several events together."""
    value: float
    """The change in points (Fjords) or stars (For Northwood!)."""
    win: float
    """The change in the probability of winning or of reaching the goal."""


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """The course of an analysed game: its value over time, what changed the value, and the worst decisions."""

    game: str = ""
    """The name of the game."""
    worst_plies: tuple[int, ...] = msgspec.field(default=(), name="worst")
    """The plies of the decisions that lost most, worst first."""
    complete: bool = False
    """Whether every decision was analysed."""
    points: tuple[Point, ...] = ()
    """The value of the game over time."""
    accounts: tuple[SeatAccount, ...] = ()
    """For each seat, what changed the value of the game."""
    swings: tuple[Swing, ...] = ()
    """The events that changed the value most, in the order of the game."""
    turned: int | None = None
    """The turning point: the ply of the last decision at which the best seat was still behind (or still ahead, in a
    solo game that it lost). None if there is none."""
    proven_from: int | None = None
    """From this ply on, all values are proven."""


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
    """The empty answer to a request that returns nothing."""


class _Refusal(msgspec.Struct, frozen=True):
    key: str
    params: dict[str, object]
    rule: object = None
    type: object = None


_ERRORS = {kind.__name__: kind for kind in (BotError, UnknownBot, TooLargeForEngine, BotUnavailable)}


def refusal_told(error: object) -> BotError:
    """Convert a bot's error message to an exception: of the type that it names, or `BotError` if that type is
    unknown.
    """
    try:
        message = decoded(error, _Refusal)
    except BotError as unclear:
        return unclear
    refusal = _ERRORS.get(str(message.type), BotError)(
        message.key, rule=message.rule if isinstance(message.rule, str) else None
    )
    refusal.params = {name: value for name, value in message.params.items() if isinstance(value, str | int)}
    return refusal


# Requests to the bot.


class Request(msgspec.Struct, Generic[A], frozen=True, kw_only=True, omit_defaults=True, tag_field="ask"):
    """Base class of the requests to a bot. The client sets `id` when it sends the request.

    With `progress`, the bot sends progress messages before its answer.
    """

    id: int | str | None = None
    progress: bool = False

    def read(self, answer: object) -> A:
        """Convert the answer to its type. Raises `BotError` if it has another shape."""
        raise NotImplementedError


class MoveRequest(Request[BotMove], frozen=True, kw_only=True, omit_defaults=True, tag="move"):
    """Request the action that a player would take."""

    view: View
    """The view of the seat to move (docs/views.md): all that a bot learns about a game."""
    player: str | None = None
    """The name of a level, or of another player listed in the bot's `Hello`."""
    seed: int | None = None
    """The seed of the player's random numbers."""
    occasion: str = ""
    """An opaque string, the same for all moves of a game. It seeds the player's form of the day."""

    def read(self, answer: object) -> BotMove:
        return decoded(answer, BotMove)


class HintRequest(Request[BotHint], frozen=True, kw_only=True, omit_defaults=True, tag="hint"):
    """Request the best actions of a position, with reasons."""

    view: View
    player: str | None = None
    seed: int | None = None
    count: int | None = None
    """The maximum number of candidates."""

    def read(self, answer: object) -> BotHint:
        return decoded(answer, BotHint)


class JudgeRequest(Request[JudgedMove], frozen=True, kw_only=True, omit_defaults=True, tag="judge"):
    """Request to judge one decision of a game. Bots that refuse this request get `AnalyseRequest` instead."""

    view: View
    """The view of the seat that decided, before its decision."""
    action: str
    """The action that was played."""
    ply: int
    """The number of events before the decision; the answer repeats it."""
    player: str | None = None
    seed: int | None = None

    def read(self, answer: object) -> JudgedMove:
        return decoded(answer, JudgedMove)


class AnalyseRequest(Request[BotAnalysis], frozen=True, kw_only=True, omit_defaults=True, tag="analyse"):
    """Request the analysis of a game."""

    record: Mapping[str, object]
    player: str | None = None
    seed: int | None = None
    plies: Sequence[int] | None = None
    """Judge only these decisions."""
    known: Sequence[JudgedMove] = ()
    """Moves that were judged before; they are included without judging them again."""

    def read(self, answer: object) -> BotAnalysis:
        return decoded(answer, BotAnalysis)


class PrepareRequest(Request[Done], frozen=True, kw_only=True, omit_defaults=True, tag="prepare"):
    """Request to do slow first-time work, such as compiling, in advance.

    The bot refuses unknown players, and a view of a position that its players cannot evaluate.
    """

    game: str
    players: tuple[str, ...] | None = None
    view: View | None = None

    def read(self, answer: object) -> Done:
        return decoded(answer, Done)


class CancelRequest(Request[Done], frozen=True, kw_only=True, omit_defaults=True, tag="cancel"):
    """Cancel the request with this `id`: it is answered soon, with the best result so far. The cancel itself has no
    answer.
    """


class PingRequest(Request[Done], frozen=True, kw_only=True, omit_defaults=True, tag="ping"):
    """Ask whether the bot is alive: it answers at once, even while it is thinking."""

    def read(self, answer: object) -> Done:
        return decoded(answer, Done)


def line(said: object) -> bytes:
    """Encode a message as one line of JSON."""
    # `json` is used because it escapes lone surrogates, which a name may contain; msgspec refuses them.
    return json.dumps(msgspec.to_builtins(said)).encode() + b"\n"
