"""The commands that give advice: `hint`, `analyse` and `solve`."""

import argparse
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from longhouse.cli.drawing import console, table
from longhouse.cli.inputs import BAD_USAGE, INTERRUPTED, Failure, position_of, record_of, replayed
from longhouse.errors import LonghouseError, UnknownBot
from longhouse.games.fields import shown
from longhouse.games.game import Game
from longhouse.terminal.progress import Bars, Tell
from longhouse.words import Words
from longhouse.words.reasons import reason_text

if TYPE_CHECKING:
    from longhouse.bots.levels import Level
    from longhouse.bots.mind import Column
    from longhouse.bots.protocol import BotAnalysis, BotHint, BotReason, Candidate, JudgedMove
    from longhouse.engine.thinking import Budget, SolvedPosition

Params = dict[str, str | int]
"""The parameters of a message, by name."""

_Found = TypeVar("_Found")
_STRONGEST = "norn"
_HINTS = 8
_GLANCE = 0.1


def hint(chosen: argparse.Namespace, words: Words) -> int:
    """Command `hint`: print the best moves in a position, and why they are good. Returns the exit code."""
    from longhouse.bots import analysis
    from longhouse.bots.cancelling import CancellationToken
    from longhouse.bots.mind import prepare
    from longhouse.bots.player import search_seed

    state = position_of(chosen, words)
    level, token = _level(state.game, chosen.budget, words), CancellationToken()
    analysis.check(state, level)
    with Bars(words) as bars:
        prepare(state.game.name, bars.compiling)
        tell = _clock_bar(bars, words, level.budget)
        found = _held(lambda: analysis.hint(state, level, search_seed(chosen.seed), _HINTS, token, tell), token.cancel)
    if chosen.json:
        _print(found)
    else:
        _show_hint(found, state.game, words)
    return INTERRUPTED if token.cancelled else 0


def analyse(chosen: argparse.Namespace, words: Words) -> int:
    """Command `analyse`: print the value of the game after each move, and the moves that lost most. Returns the exit
    code.
    """
    from longhouse.bots import analysis
    from longhouse.bots.cancelling import CancellationToken
    from longhouse.bots.mind import prepare
    from longhouse.bots.player import search_seed

    record = record_of(chosen.file, words)
    replayed(record, chosen.file, None, words)
    level, token = _level(record.game, chosen.budget, words), CancellationToken()
    states = list(record.states())
    deciding = analysis.decisions(states)
    with Bars(words) as bars:
        if deciding:
            analysis.check(states[deciding[0]], level)
            prepare(record.game.name, bars.compiling)
        tell = bars.bar(words.say("cli-analyse-progress"))
        found = _held(lambda: analysis.analyse(record, level, search_seed(chosen.seed), token, tell), token.cancel)
    if chosen.json:
        _print(found)
    else:
        _show_analysis(found, record.game, words)
    return INTERRUPTED if token.cancelled else 0


def solve(chosen: argparse.Namespace, words: Words) -> int:
    """Command `solve`: print the result of a two-player settlement with best play. Returns the exit code.

    If the budget is too small, it prints bounds on the result.
    """
    from longhouse.bots.cancelling import CancellationToken
    from longhouse.bots.mind import find_mind

    state = position_of(chosen, words)
    mind = find_mind(state.game.name)
    if mind is None or not mind.solves:
        raise Failure(f"{chosen.file}: {words.say('solve-no-solver')}", BAD_USAGE)
    if not mind.can_solve(state):
        raise Failure(f"{chosen.file}: {words.say('solve-no-settlement')}", BAD_USAGE)
    from longhouse.engine.compiling import load

    assert state.turn is not None
    budget, token = _level(state.game, chosen.budget, words).budget, CancellationToken()
    with Bars(words) as bars:
        load(mind.kernels_to_solve(state), bars.compiling)
        tell = _clock_bar(bars, words, budget)
        found = _held(lambda: mind.solve(state, budget, token, tell), token.cancel)
    texts = [state.game.text(event) for event in found.line]
    if chosen.json:
        about = {"seat": state.turn, "low": found.low, "high": found.high, "solved": found.solved, "line": texts}
        print(json.dumps({**about, "best": texts[0], "nodes": found.nodes, "seconds": round(found.seconds, 6)}))
    else:
        _show_solution(found, state.turn, texts, words)
    return INTERRUPTED if token.cancelled else 0


def _print(answer: "BotHint | BotAnalysis") -> None:
    """Print a result as JSON, in the format of a bot's answer."""
    from msgspec import to_builtins

    print(json.dumps(to_builtins(answer)))


def _level(game: Game, budget: str, words: Words) -> "Level":
    """Return the strongest bot level with this budget, changed so that it always uses the whole budget."""
    from longhouse.bots.levels import level_named, levels_of

    if _STRONGEST not in levels_of(game.name):
        raise UnknownBot("player-unknown", name=_STRONGEST, players=", ".join(levels_of(game.name)))
    try:
        level = level_named(game.name, f"{_STRONGEST}@{budget}")
    except LonghouseError as refusal:
        raise Failure("longhouse: " + words.say("cli-bad-budget", given=shown(budget)), BAD_USAGE) from refusal
    return replace(level, clear=0.0)


def _held(think: Callable[[], _Found], stop: Callable[[], None]) -> _Found:
    """Run a search in another thread and return its result. Ctrl-C calls `stop`; the search then returns its best
    result.
    """
    with ThreadPoolExecutor(1) as thread:
        running = thread.submit(think)
        while True:
            try:
                return running.result(_GLANCE)
            except NotYet:
                pass
            except KeyboardInterrupt:
                stop()


def _clock_bar(bars: Bars, words: Words, budget: "Budget") -> Tell | None:
    """Return a callback that moves a progress bar along a time budget; None without a terminal or a time limit."""
    seconds = budget.seconds
    tell = bars.bar(words.say("cli-thinking"))
    if tell is None or seconds is None:
        return None
    return lambda _, gone: tell(round(1_000 * gone), 1_000 * seconds)


def _show_hint(found: "BotHint", game: Game, words: Words) -> None:
    columns = _columns(game)
    drawn = table(words, "advice-move", *(column.head for column in columns), "advice-why")
    for advice in found.candidates:
        drawn.add_row(advice.action, *_figures(advice, columns, words), _said(advice.reason, words))
    printed = console()
    printed.print(drawn)
    printed.print(
        words.say("advice-effort", proven=str(found.proven), nodes=found.nodes, seconds=f"{found.seconds:.2f}")
    )


def _show_analysis(found: "BotAnalysis", game: Game, words: Words) -> None:
    columns = _columns(game)
    heads = (column.head for column in columns)
    drawn = table(words, "advice-ply", "advice-seat", "advice-move", *heads, "advice-lost")
    for move in found.moves:
        lost = _signed(-_loss(move)) + ("!" if move in found.worst else "")
        seat = words.say("seat-name", seat=move.seat) if game.seats > 1 else words.say("play-you")
        drawn.add_row(str(move.ply), seat, move.played.action, *_figures(move.played, columns, words), lost)
    printed = console()
    printed.print(drawn)
    for move in found.worst:
        about: Params = {"ply": move.ply, "played": move.played.action, "best": move.best.action}
        about |= {"lost": f"{_loss(move):.1f}", "percent": round(100 * move.lost_win), "game": game.name}
        printed.print(words.say("advice-better", why=_said(move.reason, words), **about))
    if not found.complete:
        printed.print(words.say("advice-incomplete"))


def _show_solution(found: "SolvedPosition", seat: int, line: list[str], words: Words) -> None:
    printed = console()
    params: Params = {"best": line[0], "seat": seat, "nodes": found.nodes, "seconds": f"{found.seconds:.3f}"}
    if found.solved:
        side = "ahead" if found.low > 0 else "behind" if found.low < 0 else "level"
        printed.print(words.say("solve-exact", side=side, low=abs(found.low), **params))
        printed.print(words.say("solve-line", line=", ".join(line)))
    else:
        printed.print(words.say("solve-bounds", low=f"{found.low:+}", high=f"{found.high:+}", **params))


def _loss(move: "JudgedMove") -> float:
    """Return how many points or stars a move lost, computed from the values that are printed beside it."""
    return max(0.0, move.best.value - move.played.value)


def _columns(game: Game) -> "tuple[Column, ...]":
    from longhouse.bots.mind import mind_of

    return mind_of(game.name).columns


def _figures(candidate: "Candidate", columns: "Sequence[Column]", words: Words) -> list[str]:
    """Return the figures of a candidate action as texts; an exact value is marked with an equals sign."""
    chances = {"win": candidate.win, "hit": candidate.hit or 0.0}
    found: list[str] = []
    for column in columns:
        if column.figure == "difference":
            exact = candidate.low is not None and candidate.low == candidate.high
            found.append(_signed(candidate.value) + ("=" if exact else ""))
        elif column.figure == "points":
            found.append(f"{candidate.value:.1f}")
        else:
            found.append(words.say("advice-percent", percent=round(100 * chances[column.figure])))
    return found


def _signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", "−") if round(value, 1) else "0"


def _said(reason: "BotReason", words: Words) -> str:
    return reason_text(words, reason.key, reason.params)
