"""The `benchmark` command: compares bots on a fixed set of positions and games."""

import argparse
import json
import signal
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from longhouse.cli.drawing import console, interval, percent, table
from longhouse.cli.executing import executing
from longhouse.cli.inputs import BAD_USAGE, INTERRUPTED, Failure, appendable
from longhouse.games.fields import shown
from longhouse.terminal.progress import Bars
from longhouse.words import Words

if TYPE_CHECKING:
    from longhouse.lab.benchmark.report import BenchmarkReport


def benchmark(chosen: argparse.Namespace, words: Words) -> int:
    """Command `benchmark`: run or resume the benchmark for a bot. Returns the exit code.

    It prints the results as a table and appends a report to the results file.
    """
    from longhouse.bots.playing import needs_engine
    from longhouse.bots.registry import own_bots
    from longhouse.lab.benchmark.kinds import benchmarks
    from longhouse.lab.benchmark.report import report
    from longhouse.lab.benchmark.running import Findings, known, results, run_of
    from longhouse.lab.results import add_line

    chosen.game = chosen.game or next(iter(benchmarks()))
    only = _only(chosen, words)
    run = run_of(chosen.game, chosen.bot_name, own_bots(chosen.bot), only, chosen.deals)
    file = appendable(chosen.out or f"benchmark-{chosen.bot_name.replace('/', '-')}.jsonl", words)
    findings, interrupted = Findings(), False
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # print the table also after SIGTERM
    answered, played = known(run, file)
    engine = needs_engine([run.player, *(player for match in run.matches.values() for player in match.players)])
    with (
        Bars(words) as bars,
        executing(chosen, words, bars, [chosen.game] if engine else []) as executor,
        closing(results(run, file, executor, findings)) as found,
    ):
        try:
            for problem in bars.over(found, words.say("benchmark-progress"), run.tasks, len(answered) + played):
                if problem is not None:  # for the author of the bot
                    print(problem, file=sys.stderr)
        except KeyboardInterrupt:
            interrupted = True
    told = report(run, findings)
    if not interrupted:
        add_line(file, json.dumps(told.to_json()).encode())
    if chosen.json:
        print(json.dumps(told.to_json()))
    else:
        _show(told, file, words)
    return INTERRUPTED if interrupted else 0


def _only(chosen: argparse.Namespace, words: Words) -> list[str] | None:
    """Return the sets and ladders that were chosen; None for all."""
    from longhouse.lab.benchmark.kinds import benchmarks
    from longhouse.lab.benchmark.running import names_of

    if chosen.game not in benchmarks():
        given = words.say("benchmark-no-game", name=shown(chosen.game), games=", ".join(benchmarks()))
        raise Failure(f"longhouse: {given}", BAD_USAGE)
    only: list[str] | None = None if chosen.sets is None else chosen.sets.split(",")
    names = names_of(chosen.game)
    for name in only or ():
        if name not in names:
            given = words.say("benchmark-no-set", name=shown(name), names=", ".join(names))
            raise Failure(f"longhouse: {given}", BAD_USAGE)
    return only


def _show(told: "BenchmarkReport", file: Path, words: Words) -> None:
    printed = console()
    if told.sets:
        rows = table(
            words, "benchmark-set", "benchmark-positions", "benchmark-best", "benchmark-regret", "benchmark-seconds"
        )
        for each in told.sets:
            cost = interval(each.regret, words) if each.unit == "points" else percent(each.regret, words)
            rows.add_row(each.name, str(each.positions), percent(each.best, words), cost, f"{each.seconds:.3f}")
        printed.print(rows)
        if failed := sum(each.failed for each in told.sets):
            printed.print(words.say("benchmark-failed", count=failed))
    if told.rungs:
        rows = table(words, "benchmark-ladder", "arena-player", "benchmark-opponent", "arena-won", "benchmark-margin")
        for rung in told.rungs:
            against = rung.opponent or ""
            rows.add_row(rung.ladder, rung.player, against, percent(rung.won, words), interval(rung.margin, words))
        printed.print(rows)
    printed.print(words.say("benchmark-written", file=str(file)))
