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
"""The name and version of the protocol."""

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
    """The name and version of the protocol that the bot speaks: `longhouse-bot/1`."""
    players: dict[str, list[str]]
    """For each game, the names of the players that the bot offers. A bot may offer several, such as levels."""


class BotReason(msgspec.Struct, frozen=True):
    """The reason for an action: the key of a text in `longhouse.words`, with its parameters."""

    key: str
    """The key of the message in `longhouse.words`."""
    params: dict[str, str | int] = {}
    """The values of the message's parameters, by name."""


class Candidate(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A possible action, with its value for the seat to move."""

    action: str
    """The action as text."""
    value: float
    """The expected final lead over the best opponent in points (Fjords), or expected final stars (For Northwood!)."""
    win: float
    """The probability of winning (Fjords) or of reaching the goal (For Northwood!), from 0 to 1."""
    visits: int | None = None
    """The number of times the search tried the action; None if there was no search."""
    low: float | None = None
    """A proven lower bound on `value`; None if there is none."""
    high: float | None = None
    """A proven upper bound on `value`; None if there is none."""
    hit: float | None = None
    """The probability that the current visit succeeds (For Northwood!), from 0 to 1; None if there is no visit."""


class Advice(Candidate, frozen=True, kw_only=True, omit_defaults=True):
    """A recommended action, with its value and the reason for it."""

    reason: BotReason
    """Why the action is good or bad."""


class BotMove(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The action that a bot chose, with its value if the bot searched for it."""

    action: str
    """The action as text."""
    reason: BotReason | None = None
    """The reason why the bot takes the action; None if it gives none."""
    value: float | None = None
    """The expected final lead over the best opponent in points (Fjords), or expected final stars (For Northwood!); None
    if the bot did not search.
    """
    win: float | None = None
    """The probability of winning (Fjords) or of reaching the goal (For Northwood!), from 0 to 1; None if the bot did
    not search.
    """
    hit: float | None = None
    """The probability that the current visit succeeds (For Northwood!); None if the bot did not search or there is no
    visit.
    """
    nodes: int = 0
    """The number of positions searched."""
    seconds: float = 0.0
    """The time taken, in seconds."""


class BotHint(msgspec.Struct, frozen=True, kw_only=True):
    """The best actions of a position."""

    candidates: tuple[Advice, ...]
    """The best actions, best first."""
    line: tuple[str, ...] = ()
    """The expected continuation: actions and chance events as text, beginning with the best action."""
    proven: bool = False
    """Whether the first candidate is proven to be best."""
    nodes: int = 0
    """The number of positions searched."""
    seconds: float = 0.0
    """The time taken, in seconds."""


class JudgedMove(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of an analysed game."""

    ply: int
    """The number of events before the decision."""
    seat: Seat
    """The seat that decided."""
    played: Candidate
    """The action that was played."""
    best: Candidate
    """The best action in the position."""
    reason: BotReason
    """Why the best action is best."""
    lost: float
    """How much worse the played action is than the best one, in points (Fjords) or stars (For Northwood!)."""
    lost_win: float
    """How much lower the played action makes the probability of winning or of reaching the goal, from 0 to 1."""
    proven: bool
    """Whether the values are proven, not estimated."""


class Worth(msgspec.Struct, frozen=True):
    """The value of a game for one seat, or a change in this value."""

    value: float
    """The value or the change in points (Fjords) or stars (For Northwood!)."""
    win: float
    """The value or the change as a probability of winning (Fjords) or of reaching the goal (For Northwood!)."""

    def __add__(self, other: "Worth") -> "Worth":
        return Worth(self.value + other.value, self.win + other.win)

    def __sub__(self, other: "Worth") -> "Worth":
        return Worth(self.value - other.value, self.win - other.win)

    def rounded(self) -> "Worth":
        """Return a copy with the numbers rounded to the precision of the protocol."""
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
    """The probability that the current visit succeeds (For Northwood!); None if there is no visit."""


class SeatAccount(msgspec.Struct, frozen=True, kw_only=True):
    """A breakdown of how the value of a game changed for one seat. `start` plus the changes (`decisions`, `others`,
    `draws` and `doubt`) is `end`.
    """

    seat: Seat
    """The seat that this account is about."""
    start: Worth
    """The value at the start."""
    decisions: Worth
    """The changes by the seat's own decisions."""
    others: Worth
    """The changes by decisions of the other seats; if `draws` is None, also the changes by chance."""
    draws: Worth | None
    """The changes by chance; None if they cannot be separated from the changes by other seats."""
    doubt: Worth
    """The changes that no event explains: only the bot's estimate changed."""
    end: Worth
    """The value at the end."""


class Swing(msgspec.Struct, frozen=True, kw_only=True):
    """One large change of a game's value for a seat, caused by a decision or by chance."""

    ply: int
    """The number of events before the event that caused the change."""
    seat: Seat
    """The seat whose value changed."""
    by: Seat | None
    """The seat whose decision caused the change; None if chance caused it, or several events together."""
    value: float
    """The change of the value, in points (Fjords) or stars (For Northwood!)."""
    win: float
    """The change of the probability of winning or of reaching the goal."""


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """The course of an analysed game: its value over time, what changed the value, and the worst decisions."""

    game: str = ""
    """The name of the game."""
    worst_plies: tuple[int, ...] = msgspec.field(default=(), name="worst")
    """The decisions that lost most, worst first, each given as the number of events before it."""
    complete: bool = False
    """Whether every decision was analysed."""
    points: tuple[Point, ...] = ()
    """The values of the game's positions over time, from which its curve is drawn."""
    accounts: tuple[SeatAccount, ...] = ()
    """For each seat, a breakdown of how the value of the game changed."""
    swings: tuple[Swing, ...] = ()
    """The largest changes of the game's value, in the order of the game."""
    turned: int | None = None
    """The number of events before the turning point; None if the game has none. The turning point is the last decision
    at which the seat that ended best was still behind or, in a lost solo game, at which the player was still ahead.
    """
    proven_from: int | None = None
    """The number of events before the first decision from which on all values are proven; None if not even the value
    of the last decision is.
    """


class BotAnalysis(Course, frozen=True, kw_only=True):
    """The analysis of a game: its course and its judged decisions."""

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
    """Convert the error in a bot's message to an exception.

    The exception has the type that the message names, or is a plain `BotError` if that type is unknown or the message
    unreadable.
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
    """Base class of the requests to a bot."""

    id: int | str | None = None
    """The number or name of the request, which its answer repeats. The client sets it when it sends the request."""
    progress: bool = False
    """Whether the bot should send progress messages before its answer."""

    def read(self, answer: object) -> A:
        """Convert the parsed JSON of an answer to the type of this request's answer.

        Raises `BotError` if it has another shape.
        """
        raise NotImplementedError


class MoveRequest(Request[BotMove], frozen=True, kw_only=True, omit_defaults=True, tag="move"):
    """A request for the action that a bot's player would take in a position."""

    view: View
    """What the seat to move can see (docs/views.md): all that a bot learns about the game."""
    player: str | None = None
    """The player that is to choose: one of the names that the bot offers in its `Hello`, such as the level `norn`. None
    for the default player.
    """
    seed: int | None = None
    """The seed of the player's random numbers; None for a random one."""
    occasion: str = ""
    """Any text that is the same for all moves of a game and different in other games. It determines the player's form
    in this game. If it is empty, the player has its usual form.
    """

    def read(self, answer: object) -> BotMove:
        return decoded(answer, BotMove)


class HintRequest(Request[BotHint], frozen=True, kw_only=True, omit_defaults=True, tag="hint"):
    """A request for the best actions of a position, with reasons."""

    view: View
    """What the seat to move can see."""
    player: str | None = None
    """The player that is to rate the actions: one of the names that the bot offers in its `Hello`. None for the default
    player.
    """
    seed: int | None = None
    """The seed of the player's random numbers; None for a random one."""
    count: int | None = None
    """The maximum number of actions; None for the most that the bot gives."""

    def read(self, answer: object) -> BotHint:
        return decoded(answer, BotHint)


class JudgeRequest(Request[JudgedMove], frozen=True, kw_only=True, omit_defaults=True, tag="judge"):
    """A request to judge one decision of a game. A bot that refuses this request gets an `AnalyseRequest` instead."""

    view: View
    """The view of the seat that decided, before its decision."""
    action: str
    """The action that was played."""
    ply: int
    """The number of events before the decision; the answer repeats it."""
    player: str | None = None
    """The player that is to judge: one of the names that the bot offers in its `Hello`. None for the default player."""
    seed: int | None = None
    """The seed of the player's random numbers; None for a random one."""

    def read(self, answer: object) -> JudgedMove:
        return decoded(answer, JudgedMove)


class AnalyseRequest(Request[BotAnalysis], frozen=True, kw_only=True, omit_defaults=True, tag="analyse"):
    """A request for the analysis of a game."""

    record: Mapping[str, object]
    """The record of the game, as JSON (docs/rules/records.md)."""
    player: str | None = None
    """The player that is to judge: one of the names that the bot offers in its `Hello`. None for the default player."""
    seed: int | None = None
    """The seed of the player's random numbers; None for a random one."""
    plies: Sequence[int] | None = None
    """The decisions to judge, each given as the number of events before it; None for all."""
    known: Sequence[JudgedMove] = ()
    """The moves that were judged before; the analysis includes them without judging them again."""

    def read(self, answer: object) -> BotAnalysis:
        return decoded(answer, BotAnalysis)


class PrepareRequest(Request[Done], frozen=True, kw_only=True, omit_defaults=True, tag="prepare"):
    """A request to do slow first-time work for a game, such as compiling, in advance.

    The bot refuses the request if it does not know one of the players, or if one of them cannot evaluate the position
    `view`.
    """

    game: str
    """The name of the game."""
    players: tuple[str, ...] | None = None
    """The players that will be needed, by the names that the bot offers in its `Hello`; None for the default player."""
    view: View | None = None
    """A position that the players must be able to evaluate, as a view; None if there is nothing to check."""

    def read(self, answer: object) -> Done:
        return decoded(answer, Done)


class CancelRequest(Request[Done], frozen=True, kw_only=True, omit_defaults=True, tag="cancel"):
    """A request to cancel the earlier request that has the same `id`. The bot soon answers that request with the best
    result so far; the cancel request itself gets no answer.
    """


class PingRequest(Request[Done], frozen=True, kw_only=True, omit_defaults=True, tag="ping"):
    """A request that asks whether the bot is alive. The bot answers it at once, even while it is thinking."""

    def read(self, answer: object) -> Done:
        return decoded(answer, Done)


def line(said: object) -> bytes:
    """Encode a message as one line of JSON."""
    # `json` is used because it escapes lone surrogates, which a name may contain; msgspec refuses them.
    return json.dumps(msgspec.to_builtins(said)).encode() + b"\n"
