"""For people: the best actions of a position with their values and reasons, and what a whole game was like."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from longhouse.engine.thinking import Candidate, Progress, Verdict
from longhouse.games.fjords.match import Fjords
from longhouse.games.game import Event, Game, Illegal, JsonObject, Seat, State
from longhouse.games.record import Record
from longhouse.players.levels import Level
from longhouse.players.minds import Leash, think
from longhouse.players.player import budget_of
from longhouse.players.reasons import Reason, reason

WORST = 5
"""So many of the moves that lost most are told."""
_WORTH_TELLING = {"fjords": 0.5, "northwood": 0.02}
"""What a move must have lost to be told: points, or chance to reach the goal."""


@dataclass(frozen=True, slots=True)
class Advice:
    """An action, what it is worth, and why."""

    candidate: Candidate
    reason: Reason

    def to_json(self, game: Game) -> JsonObject:
        return {**candidate_json(self.candidate, game), "reason": self.reason.to_json()}


@dataclass(frozen=True, slots=True)
class Hint:
    """The best actions, the best first, and the continuation that is expected."""

    advice: tuple[Advice, ...]
    line: tuple[Event, ...]
    proven: bool
    nodes: int
    seconds: float

    def to_json(self, game: Game) -> JsonObject:
        return {
            "candidates": [advice.to_json(game) for advice in self.advice],
            "line": [game.text(event) for event in self.line],
            "proven": self.proven,
            "nodes": self.nodes,
            "seconds": round(self.seconds, 4),
        }


@dataclass(frozen=True, slots=True)
class Move:
    """A decision of a game: what was played, what would have been best and why, and what the difference was.

    Values are those of the seat that moved. `lost` is in points (Fjords) or stars (Northwood), `lost_win` in the chance
    to win; a move that the search did not find to be worse lost nothing. `proven` values are exact.
    """

    ply: int
    seat: Seat
    played: Candidate
    best: Candidate
    reason: Reason
    proven: bool

    @property
    def lost(self) -> float:
        return max(0.0, self.best.value - self.played.value)

    @property
    def lost_win(self) -> float:
        return max(0.0, self.best.win - self.played.win)

    def to_json(self, game: Game) -> JsonObject:
        return {
            "ply": self.ply,
            "seat": self.seat,
            "played": candidate_json(self.played, game),
            "best": candidate_json(self.best, game),
            "reason": self.reason.to_json(),
            "lost": round(self.lost, 3),
            "lost_win": round(self.lost_win, 4),
            "proven": self.proven,
        }


@dataclass(frozen=True, slots=True)
class Analysis:
    """All decisions of a game where there was something to decide."""

    moves: tuple[Move, ...]
    worst: tuple[Move, ...]
    """Those that lost most, the worst first."""
    complete: bool

    def to_json(self, game: Game) -> JsonObject:
        return {
            "moves": [move.to_json(game) for move in self.moves],
            "worst": [move.ply for move in self.worst],
            "complete": self.complete,
        }


def hint(
    state: State,
    level: Level,
    seed: int,
    count: int,
    leash: Leash | None = None,
    progress: Progress | None = None,
) -> Hint:
    """The best actions of a position as a level sees it, at most so many."""
    verdict = _considered(state, level, seed, leash or Leash(), progress)
    advice = tuple(
        Advice(candidate, reason(state, candidate.action, verdict)) for candidate in verdict.candidates[:count]
    )
    return Hint(advice, verdict.line, verdict.proven, verdict.nodes, verdict.seconds)


def analyse(
    record: Record,
    level: Level,
    seed: int,
    leash: Leash | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """A game looked at move by move; stopped early, it is what was looked at by then. Progress is told in moves."""
    leash = leash or Leash()
    states = list(record.states())
    due = [ply for ply, state in enumerate(states[:-1]) if len(state.actions()) > 1]
    moves: list[Move] = []
    for done, ply in enumerate(due):
        if progress is not None:
            progress(done, len(due))
        moves.append(_looked_at(states[ply], states[ply].read(record.events[ply]), ply, level, seed, leash))
        if leash.stopped:
            break
    return Analysis(tuple(moves), _worst(record.game, moves), not leash.stopped)


def candidate_json(candidate: Candidate, game: Game) -> JsonObject:
    """A candidate as it is told; what the game does not know is left out."""
    told: JsonObject = {
        "action": game.text(candidate.action),
        "value": round(candidate.value, 3),
        "win": round(candidate.win, 4),
        "visits": candidate.visits,
    }
    if candidate.low is not None and candidate.high is not None:
        told |= {"low": candidate.low, "high": candidate.high}
    if candidate.hit is not None:
        told["hit"] = round(candidate.hit, 4)
    return told


def _looked_at(state: State, action: Event, ply: int, level: Level, seed: int, leash: Leash) -> Move:
    """A move with what was thought of it."""
    verdict = _considered(state, level, seed, leash, None)
    played = next(each for each in verdict.candidates if _alike(state.game, each.action, action))
    assert state.turn is not None
    why = reason(state, verdict.best.action, verdict)
    return Move(ply, state.turn, replace(played, action=action), verdict.best, why, verdict.proven)


def _alike(game: Game, one: Event, other: Event) -> bool:
    """Whether two actions come to the same: a search tries but one of several tiles that are printed alike."""
    match one, other:
        case ("lay", int(tile), *where), ("lay", int(twin), *there) if isinstance(game, Fjords):
            return where == there and game.stones.get(tile) == game.stones.get(twin)
        case ("point", tile, *_), ("point", twin, *_):
            return tile == twin
        case _:
            return one == other


def _considered(state: State, level: Level, seed: int, leash: Leash, progress: Progress | None) -> Verdict:
    if not state.actions():
        raise Illegal("player-nothing-to-decide")
    if level.plays != "search":
        raise Illegal("player-no-opinion", name=level.name)
    return think(state, level, budget_of(level, state), seed, leash, progress)


def _worst(game: Game, moves: Sequence[Move]) -> tuple[Move, ...]:
    def lost(move: Move) -> float:
        return move.lost if game.name == "fjords" else move.lost_win

    told = [move for move in moves if lost(move) >= _WORTH_TELLING[game.name]]
    return tuple(sorted(told, key=lost, reverse=True)[:WORST])
