"""What bots answer (docs/bots.md), read in one place: nonsense is a `BotError`, whoever asked."""

from typing import TypeVar

import msgspec

from longhouse.errors import BotError
from longhouse.games.game import JsonObject


class BotReason(msgspec.Struct, frozen=True):
    """Why a bot would do something: the key of a text, with its parameters."""

    key: str
    params: dict[str, str | int] = {}


class Candidate(msgspec.Struct, frozen=True):
    """An action as a bot sees it, from the seat that is to move.

    `value` is the expected difference to the best opponent (Fjords) or the expected stars (Northwood), `win` the chance
    to win or to reach the goal, `hit` the chance to succeed in the present visit, `low` and `high` are proven bounds of
    the value.
    """

    action: str
    value: float
    win: float
    visits: int = 0
    hit: float | None = None
    low: float | None = None
    high: float | None = None
    reason: BotReason | None = None


class BotMove(msgspec.Struct, frozen=True):
    """The action a bot takes, and what it thought of it, as far as it thought."""

    action: str
    reason: BotReason | None = None
    value: float | None = None
    win: float | None = None
    hit: float | None = None
    nodes: int = 0
    seconds: float = 0.0


class BotHint(msgspec.Struct, frozen=True):
    """The best actions, the best first, and the continuation that is expected."""

    candidates: tuple[Candidate, ...]
    line: tuple[str, ...] = ()
    proven: bool = False
    nodes: int = 0
    seconds: float = 0.0


class JudgedMove(msgspec.Struct, frozen=True):
    """A decision of a game: what was played, what would have been best and why, and what the difference was."""

    ply: int
    seat: int
    played: Candidate
    best: Candidate
    lost: float
    """In points (Fjords) or stars (Northwood)."""
    lost_win: float
    """In the chance to win or to reach the goal."""
    reason: BotReason | None = None
    proven: bool = False


class BotAnalysis(msgspec.Struct, frozen=True):
    """A whole game, decision by decision."""

    moves: tuple[JudgedMove, ...]
    worst_plies: tuple[int, ...] = msgspec.field(default=(), name="worst")
    complete: bool = True
    turned: int | None = None
    """The turning point: the last decision at which the eventual winner was behind."""
    proven_from: int | None = None

    @property
    def worst(self) -> tuple[JudgedMove, ...]:
        """The moves that lost most, the worst first."""
        by_ply = {move.ply: move for move in self.moves}
        return tuple(by_ply[ply] for ply in self.worst_plies if ply in by_ply)


_Answer = TypeVar("_Answer", BotMove, BotHint, BotAnalysis)


def read_answer(answer: JsonObject, kind: type[_Answer]) -> _Answer:
    """An answer of a bot; `BotError` if it is not one of this kind."""
    try:
        return msgspec.convert(answer, kind)
    except msgspec.ValidationError:
        raise BotError("bot-unclear") from None
