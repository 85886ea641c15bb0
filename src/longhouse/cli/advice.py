"""The verbs hint, analyse and solve."""

import argparse
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from longhouse.cli.drawing import console, table
from longhouse.cli.given import BAD_USAGE, INTERRUPTED, Failure, position_of, record_of, replayed
from longhouse.errors import LonghouseError
from longhouse.games.fields import shown
from longhouse.games.game import Game
from longhouse.terminal.progress import Bars, Tell
from longhouse.words import Words

if TYPE_CHECKING:
    from longhouse.bots.analysis import Analysis, Hint
    from longhouse.bots.levels import Level
    from longhouse.bots.protocol import BotAnalysis, BotHint
    from longhouse.bots.reasons import Reason
    from longhouse.engine.fjords.settling import SettlementSolution
    from longhouse.engine.thinking import Budget, RatedAction

Params = dict[str, str | int]

_Found = TypeVar("_Found")
_HINTS = 8
_GLANCE = 0.1


def hint(chosen: argparse.Namespace, words: Words) -> int:
    """Print the best moves in a position, and why they are good."""
    from longhouse.bots import analysis  # noqa: PLC0415
    from longhouse.bots.cancelling import CancellationToken  # noqa: PLC0415
    from longhouse.bots.minds import prepare  # noqa: PLC0415
    from longhouse.bots.player import search_seed  # noqa: PLC0415

    state = position_of(chosen, words)
    level, token = _level(state.game, chosen.budget, words), CancellationToken()
    analysis.check(state, level)
    with Bars(words) as bars:
        prepare(state.game.name, bars.compiling)
        tell = _clock_bar(bars, words, level.budget)
        found = _held(lambda: analysis.hint(state, level, search_seed(chosen.seed), _HINTS, token, tell), token.cancel)
    if chosen.json:
        _print(found.told(state.game))
    else:
        _show_hint(found, state.game, words)
    return INTERRUPTED if token.cancelled else 0


def analyse(chosen: argparse.Namespace, words: Words) -> int:
    """Analyse a whole game: print the value after each move, and the moves that lost most."""
    from longhouse.bots import analysis  # noqa: PLC0415
    from longhouse.bots.cancelling import CancellationToken  # noqa: PLC0415
    from longhouse.bots.minds import prepare  # noqa: PLC0415
    from longhouse.bots.player import search_seed  # noqa: PLC0415

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
        _print(found.told(record.game))
    else:
        _show_analysis(found, record.game, words)
    return INTERRUPTED if token.cancelled else 0


def solve(chosen: argparse.Namespace, words: Words) -> int:
    """Print how a two-player settlement ends with best play, or bounds if the budget is too small."""
    from longhouse.engine import compiling, warm  # noqa: PLC0415
    from longhouse.engine.fjords import settling  # noqa: PLC0415
    from longhouse.engine.thinking import Cancellation  # noqa: PLC0415
    from longhouse.games.fjords.settlement import Settlement  # noqa: PLC0415

    state = position_of(chosen, words)
    if not isinstance(state, Settlement) or state.game.seats != 2:
        raise Failure(f"{chosen.file}: {words.say('solve-no-settlement')}", BAD_USAGE)
    budget, cancellation = _level(state.game, chosen.budget, words).budget, Cancellation()
    stopped = False

    def stop() -> None:
        nonlocal stopped
        stopped = True
        cancellation.cancel()

    with Bars(words) as bars:
        if settling.within_reach(state):
            compiling.load(warm.SOLVERS, bars.compiling)
        tell = _clock_bar(bars, words, budget)
        found = _held(lambda: settling.solve(state, budget, cancellation, tell), stop)
    texts = [state.game.text(event) for event in found.line]
    if chosen.json:
        about = {"seat": state.seat, "low": found.low, "high": found.high, "solved": found.solved, "line": texts}
        print(json.dumps({**about, "best": texts[0], "nodes": found.nodes, "seconds": round(found.seconds, 6)}))
    else:
        _show_solution(found, state.seat, texts, words)
    return INTERRUPTED if stopped else 0


def _print(answer: "BotHint | BotAnalysis") -> None:
    """Print a result as JSON, in the format of a bot's answer."""
    from msgspec import to_builtins  # noqa: PLC0415

    print(json.dumps(to_builtins(answer)))


def _level(game: Game, budget: str, words: Words) -> "Level":
    """The strongest bot with this budget, set to use all of it."""
    from longhouse.bots.levels import level_named  # noqa: PLC0415

    try:
        level = level_named(game.name, f"norn@{budget}")
    except LonghouseError as refusal:
        raise Failure("longhouse: " + words.say("cli-bad-budget", given=shown(budget)), BAD_USAGE) from refusal
    return replace(level, clear=0.0)


def _held(think: Callable[[], _Found], stop: Callable[[], None]) -> _Found:
    """Run a search on another thread; Ctrl-C calls `stop`, and the result so far is returned."""
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
    """The callback of a progress bar for a time budget; None without a terminal or without a time limit."""
    seconds = budget.seconds
    tell = bars.bar(words.say("cli-thinking"))
    if tell is None or seconds is None:
        return None
    return lambda _, gone: tell(round(1_000 * gone), 1_000 * seconds)


def _show_hint(found: "Hint", game: Game, words: Words) -> None:
    drawn = table(words, "advice-move", *_heads(game), "advice-why")
    for advice in found.advice:
        candidate = advice.candidate
        drawn.add_row(game.text(candidate.action), *_figures(candidate, words), _said(advice.reason, words))
    printed = console()
    printed.print(drawn)
    printed.print(
        words.say("advice-effort", proven=str(found.proven), nodes=found.nodes, seconds=f"{found.seconds:.2f}")
    )


def _show_analysis(found: "Analysis", game: Game, words: Words) -> None:
    drawn = table(words, "advice-ply", "advice-seat", "advice-move", *_heads(game), "advice-lost")
    for move in found.moves:
        lost = _signed(-move.lost) + ("!" if move in found.worst else "")
        seat = words.say("seat-name", seat=move.seat) if game.seats > 1 else words.say("play-you")
        drawn.add_row(str(move.ply), seat, game.text(move.played.action), *_figures(move.played, words), lost)
    printed = console()
    printed.print(drawn)
    for move in found.worst:
        best = game.text(move.best.action)
        about: Params = {"ply": move.ply, "played": game.text(move.played.action), "best": best}
        about |= {"lost": f"{move.lost:.1f}", "percent": round(100 * move.lost_win), "game": game.name}
        printed.print(words.say("advice-better", why=_said(move.reason, words), **about))
    if not found.complete:
        printed.print(words.say("advice-incomplete"))


def _show_solution(found: "SettlementSolution", seat: int, line: list[str], words: Words) -> None:
    printed = console()
    told: Params = {"best": line[0], "seat": seat, "nodes": found.nodes, "seconds": f"{found.seconds:.3f}"}
    if found.solved:
        side = "ahead" if found.low > 0 else "behind" if found.low < 0 else "level"
        printed.print(words.say("solve-exact", side=side, low=abs(found.low), **told))
        printed.print(words.say("solve-line", line=", ".join(line)))
    else:
        printed.print(words.say("solve-bounds", low=f"{found.low:+}", high=f"{found.high:+}", **told))


def _heads(game: Game) -> tuple[str, ...]:
    return ("advice-points", "advice-win") if game.name == "fjords" else ("advice-stars", "advice-goal", "advice-hit")


def _figures(candidate: "RatedAction", words: Words) -> tuple[str, ...]:
    """The value, the probability to win and, in Northwood, the probability to hit the number of the visit, as texts."""
    win = words.say("advice-percent", percent=round(100 * candidate.win))
    if candidate.hit is None:
        exact = candidate.low is not None and candidate.low == candidate.high
        return _signed(candidate.value) + ("=" if exact else ""), win
    return f"{candidate.value:.1f}", win, words.say("advice-percent", percent=round(100 * candidate.hit))


def _signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", "−") if round(value, 1) else "0"


def _said(reason: "Reason", words: Words) -> str:
    return words.say(reason.key, **reason.params)
