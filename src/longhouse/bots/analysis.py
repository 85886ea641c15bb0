"""Hints and game analysis: the best actions of a position with values and reasons, and the judged moves of a game."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from msgspec.structs import asdict

from longhouse.bots import protocol
from longhouse.bots.cancelling import CancellationToken
from longhouse.bots.course import Course, course_of
from longhouse.bots.levels import Level
from longhouse.bots.minds import check_size, prepare, think
from longhouse.bots.moves import Move, candidate_told, judged
from longhouse.bots.player import budget_of
from longhouse.bots.reasons import Reason, reason
from longhouse.engine.thinking import Budget, Progress, RatedAction
from longhouse.errors import BotError
from longhouse.games.game import Event, Game, State
from longhouse.games.record import Record

WORST = 5
"""The maximum number of moves in `Analysis.worst`."""
_WORTH_TELLING = {"fjords": 0.5, "northwood": 0.02}
"""The least loss of a move in `Analysis.worst`: points (Fjords), or the chance to reach the goal (Northwood)."""


@dataclass(frozen=True, slots=True)
class Advice:
    """An action with its value and the reason for it."""

    candidate: RatedAction
    reason: Reason

    def told(self, game: Game) -> protocol.Advice:
        return protocol.Advice(**asdict(candidate_told(self.candidate, game)), reason=self.reason.told())


@dataclass(frozen=True, slots=True)
class Hint:
    """The best actions, best first, and the expected continuation."""

    advice: tuple[Advice, ...]
    line: tuple[Event, ...]
    proven: bool
    nodes: int
    seconds: float

    def told(self, game: Game) -> protocol.BotHint:
        return protocol.BotHint(
            candidates=tuple(advice.told(game) for advice in self.advice),
            line=tuple(game.text(event) for event in self.line),
            proven=self.proven,
            nodes=self.nodes,
            seconds=round(self.seconds, 4),
        )


@dataclass(frozen=True, slots=True)
class Analysis:
    """The judged decisions of a game that had more than one possible action, and the course of the game."""

    moves: tuple[Move, ...]
    worst: tuple[Move, ...]
    """The moves that lost most, worst first."""
    course: Course
    complete: bool
    """Whether every decision has been judged."""

    def told(self, game: Game) -> protocol.BotAnalysis:
        course = self.course
        return protocol.BotAnalysis(
            game=game.name,
            moves=tuple(move.told(game) for move in self.moves),
            worst_plies=tuple(move.ply for move in self.worst),
            complete=self.complete,
            points=tuple(point.told() for point in course.points),
            accounts=tuple(account.told() for account in course.accounts),
            swings=tuple(swing.told() for swing in course.swings),
            turned=course.turned,
            proven_from=course.proven_from,
        )


def check(state: State, level: Level) -> None:
    """Raise an error if the level cannot evaluate the position; compiles nothing."""
    _budget(level, state)
    check_size(state, level)


def decisions(states: Sequence[State]) -> list[int]:
    """The plies of a game at which a seat had more than one possible action."""
    return [ply for ply, state in enumerate(states[:-1]) if len(state.actions()) > 1]


def hint(
    state: State,
    level: Level,
    seed: int,
    count: int,
    token: CancellationToken | None = None,
    progress: Progress | None = None,
) -> Hint:
    """The best actions of a position according to a level, at most `count`."""
    check(state, level)
    prepare(state.game.name)
    verdict = think(state, level, _budget(level, state), seed, token or CancellationToken(), progress)
    advice = tuple(
        Advice(candidate, reason(state, candidate.action, verdict)) for candidate in verdict.candidates[:count]
    )
    return Hint(advice, verdict.line, verdict.proven, verdict.nodes, verdict.seconds)


def analyse(
    record: Record,
    level: Level,
    seed: int,
    token: CancellationToken | None = None,
    progress: Progress | None = None,
    plies: Collection[object] | None = None,
    known: Iterable[Move] = (),
) -> Analysis:
    """Judge a game move by move. If it is cancelled, the analysis holds the moves judged so far.

    With `plies` only these decisions are judged. `known` moves, judged before, are included without judging them again:
    so a game can be analysed in parts. `progress` counts moves.
    """
    token = token or CancellationToken()
    states = list(record.states())
    moves = {move.ply: move for move in known}
    deciding = decisions(states)
    due = [ply for ply in deciding if ply not in moves and (plies is None or ply in plies)]
    if due:
        check(states[due[0]], level)
        prepare(record.game.name)
    for done, ply in enumerate(due):
        if progress is not None:
            progress(done, len(due))
        state = states[ply]
        budget = _budget(level, state)
        moves[ply] = judged(state, state.read(record.events[ply]), ply, level, budget, seed, token)
        if token.cancelled:
            break
    found = [moves[ply] for ply in deciding if ply in moves]
    course = course_of(states, found)
    return Analysis(tuple(found), _worst(record.game, found), course, len(found) == len(deciding))


def _budget(level: Level, state: State) -> Budget:
    """The budget for a position. Raises `BotError` if there is nothing to decide or the level does not search."""
    if not state.actions():
        raise BotError("player-nothing-to-decide")
    if level.plays != "search":
        raise BotError("player-no-opinion", name=level.name)
    return budget_of(level, state)


def _worst(game: Game, moves: Sequence[Move]) -> tuple[Move, ...]:
    def lost(move: Move) -> float:
        return move.lost if game.name == "fjords" else move.lost_win

    told = [move for move in moves if lost(move) >= _WORTH_TELLING[game.name]]
    return tuple(sorted(told, key=lost, reverse=True)[:WORST])
