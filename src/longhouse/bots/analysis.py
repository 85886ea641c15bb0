"""Hints and game analysis: the best actions of a position with values and reasons, and a judgement of each move."""

from collections.abc import Collection, Iterable, Sequence

from msgspec.structs import asdict

from longhouse.bots.cancelling import CancellationToken
from longhouse.bots.curve import curve_of, rounded
from longhouse.bots.evaluating import check_size, think
from longhouse.bots.judging import candidate, judge, loss
from longhouse.bots.levels import Level
from longhouse.bots.mind import find_mind, prepare
from longhouse.bots.player import budget_of
from longhouse.bots.protocol import Advice, BotAnalysis, BotHint, JudgedMove
from longhouse.bots.reasons import reason
from longhouse.engine.thinking import Budget, Progress
from longhouse.errors import BotError
from longhouse.games.game import Event, State
from longhouse.games.record import Record

WORST = 5
"""The maximum number of moves in `BotAnalysis.worst`."""


def check(state: State, level: Level) -> None:
    """Raise an error if a bot of this level cannot evaluate the position. Nothing is compiled, so this is quick."""
    _budget(level, state)
    check_size(state, level)


def decisions(states: Sequence[State]) -> list[int]:
    """List the decisions of a game at which the seat to move had more than one legal action.

    `states` are the positions of the game in order, from the start. Each decision is given as the number of events
    before it.
    """
    return [ply for ply, state in enumerate(states[:-1]) if len(state.actions()) > 1]


def hint(
    state: State,
    level: Level,
    seed: int,
    count: int,
    token: CancellationToken | None = None,
    progress: Progress | None = None,
) -> BotHint:
    """Return the best actions of a position as a bot of this level rates them: at most `count`, best first.

    - `seed`: the seed of the bot's random numbers.
    - `token`: lets another thread cancel the search.
    - `progress`: called with the nodes searched so far and the seconds elapsed.
    """
    check(state, level)
    prepare(state.game.name)
    verdict = think(state, level, _budget(level, state), seed, token or CancellationToken(), progress)
    game = state.game
    return BotHint(
        candidates=tuple(
            Advice(**asdict(candidate(rated, game)), reason=reason(state, rated.action, verdict))
            for rated in verdict.candidates[:count]
        ),
        line=tuple(game.text(event) for event in verdict.line),
        proven=verdict.proven,
        nodes=verdict.nodes,
        seconds=round(verdict.seconds, 4),
    )


def judge_move(
    state: State, action: Event, ply: int, level: Level, seed: int, token: CancellationToken | None = None
) -> JudgedMove:
    """Judge a decision of a game: rate the action that was played, and the best one.

    - `state`, `action`: the position before the decision, and the action that was played.
    - `ply`: the number of events before the decision; it is only repeated in the result.
    - `seed`: the seed of the bot's random numbers.
    - `token`: lets another thread cancel the search.
    """
    check(state, level)
    prepare(state.game.name)
    return judge(state, action, ply, level, _budget(level, state), seed, token or CancellationToken())


def analyse(
    record: Record,
    level: Level,
    seed: int,
    token: CancellationToken | None = None,
    progress: Progress | None = None,
    plies: Collection[int] | None = None,
    known: Iterable[JudgedMove] = (),
) -> BotAnalysis:
    """Judge the decisions of a game one by one. If this is cancelled, the analysis has the moves judged so far.

    - `seed`: the seed of the bot's random numbers.
    - `token`: lets another thread cancel the analysis.
    - `progress`: called with the number of moves judged so far and the number of moves to judge.
    - `plies`: judge only these decisions, each given as the number of events before it; None for all.
    - `known`: moves that were judged before; they are included without judging them again, so that a game can be
      analysed in parts.
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
        moves[ply] = judge(state, state.read(record.events[ply]), ply, level, _budget(level, state), seed, token)
        if token.cancelled:
            break
    found = tuple(moves[ply] for ply in deciding if ply in moves)
    curve = rounded(curve_of(states, found))
    return BotAnalysis(
        game=record.game.name,
        moves=found,
        worst_plies=tuple(move.ply for move in _worst(record.game.name, found)),
        complete=len(found) == len(deciding),
        points=curve.points,
        accounts=curve.accounts,
        swings=curve.swings,
        turned=curve.turned,
        proven_from=curve.proven_from,
    )


def _budget(level: Level, state: State) -> Budget:
    """Return the search budget for a position.

    Raises `BotError` if no seat has to move, or if the level does not search.
    """
    if not state.actions():
        raise BotError("player-nothing-to-decide")
    if level.plays != "search":
        raise BotError("player-no-opinion", name=level.name)
    return budget_of(level, state)


def _worst(game: str, moves: Sequence[JudgedMove]) -> list[JudgedMove]:
    mind = find_mind(game)
    if mind is None:
        return []
    telling = [move for move in moves if loss(move, game) >= mind.least_loss]
    return sorted(telling, key=lambda move: loss(move, game), reverse=True)[:WORST]
