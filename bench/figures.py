"""Plays many games between bots and computes the statistics for the page of figures.

python bench/figures.py [--seconds N] [--jobs N] [--ray [ADDRESS]] [--report]

Finished games are stored one by one in `bench/played` and never played again: rerun the command to resume a run that
was interrupted or that stopped after `--seconds`. All sets grow at the same pace, so that figures can be
computed at any time. `--report` plays nothing. The result is written to `src/longhouse/lab/data/figures.json`.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import msgspec

from longhouse.bots.mind import prepare
from longhouse.bots.playing import play, play_on, started
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.match import FinishedMatch
from longhouse.games.fjords.options import RUNES
from longhouse.games.game import Event, Json, JsonObject, Seat
from longhouse.lab.arena import BotMatch, match_of
from longhouse.lab.executing.choosing import add_arguments, executor_for
from longhouse.lab.executing.work import Executor, Work, WorkStopped
from longhouse.lab.figures import DATA, GameSet, figures
from longhouse.lab.fjords.facts import Deprived, FjordsFacts, facts_of_fjords, settlement_without
from longhouse.lab.fjords.figures import rows as rows_of_fjords
from longhouse.lab.northwood.facts import NorthwoodFacts, facts_of_northwood
from longhouse.lab.northwood.figures import rows as rows_of_northwood
from longhouse.lab.results import add_line
from longhouse.terminal.progress import Bars
from longhouse.words import Words

Facts = TypeVar("Facts")

PLAYED = Path(__file__).parent / "played" / "figures.jsonl"
SEED = "figures"
PASSES = 7
"""Number of passes over all sets; each pass plays an equal share of every set."""
MOVING = ("journey", "horse", "wisdom")


@dataclass(frozen=True)
class Set:
    """A set of games with the same options, in which bots of one level play all seats."""

    name: str
    game: str
    level: str
    games: int
    options: dict[str, Json] = field(default_factory=dict)

    @property
    def stone(self) -> str | None:
        """The moving rune of this set, if it is the only rune in play."""
        return next((rune for rune in MOVING if self.options.get("runes") == [rune]), None)

    def match(self) -> BotMatch:
        game = game_with(self.game, self.options)
        return match_of(game, [self.level] * game.seats, f"{SEED}/{self.name}", self.games)


def _fjords(name: str, level: str, games: int, **options: Json) -> Set:
    return Set(f"fjords-{name}-{level.partition('@')[0]}", "fjords", level, games, options)


def _northwood(level: str, setup: str, goal: int, games: int) -> Set:
    name = f"northwood-{setup}-{goal}-{level.partition('@')[0]}"
    return Set(name, "northwood", level, games, {"setup": setup, "goal": goal})


SETS = (
    _fjords("2", "random", 2800),
    _fjords("2", "greedy", 2800),
    _fjords("2", "thrall", 1400),
    _fjords("2", "karl", 1400),
    _fjords("2", "jarl", 2800),
    _fjords("2", "skald", 1400),
    _fjords("2", "norn@20ms", 700),
    _fjords("3", "greedy", 1400, players=3),
    _fjords("3", "jarl", 700, players=3),
    _fjords("4", "greedy", 1400, players=4),
    _fjords("4", "jarl", 700, players=4),
    _fjords("epic", "jarl", 700, variant="epic"),
    _fjords("classic", "jarl", 700, variant="classic"),
    _fjords("2005", "jarl", 700, edition="2005"),
    *(_fjords(rune, "jarl", 700, runes=[rune]) for rune in RUNES),
    _fjords("runes", "jarl", 700, runes=list(RUNES)),
    *(_northwood(level, "full", 16, 700) for level in ("random", "greedy", "thrall", "karl", "jarl")),
    _northwood("skald", "full", 16, 1400),
    *(_northwood("skald", "full", goal, 700) for goal in (18, 20)),
    *(_northwood("skald", "intro", goal, 700) for goal in (16, 18, 20)),
)


class Line(msgspec.Struct):
    """One game of a set, as stored in the file."""

    match: str
    number: int
    facts: msgspec.Raw


def main() -> int:
    """Play the missing games until the time is up, then write the statistics of all games."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--seconds", type=float, default=float("inf"))
    reader.add_argument("--report", action="store_true")
    add_arguments(reader, jobs=1)
    chosen = reader.parse_args()
    interrupted = False
    if not chosen.report:
        PLAYED.parent.mkdir(exist_ok=True)
        try:
            with executor_for(chosen) as executor:
                _play_all(chosen.seconds, executor)
        except KeyboardInterrupt:
            interrupted = True
    _write()
    return 130 if interrupted else 0


def _write() -> None:
    fjords = [_games(each, FjordsFacts) for each in SETS if each.game == "fjords"]
    northwood = [_games(each, NorthwoodFacts) for each in SETS if each.game == "northwood"]
    made: JsonObject = {"date": datetime.now(UTC).date().isoformat(), "command": "python bench/figures.py"}
    sets: list[GameSet[object]] = [*fjords, *northwood]
    rows = [*rows_of_fjords(fjords), *rows_of_northwood(northwood)]
    DATA.write_text(json.dumps(figures(made, sets, rows)) + "\n", "utf-8")
    for games in sets:
        print(f"{games.name}: {len(games.facts)} games")


def _games(each: Set, kind: type[Facts]) -> GameSet[Facts]:
    match = each.match()
    facts = {line.number: msgspec.json.decode(line.facts, type=kind) for line in _lines(each)}
    return GameSet(
        name=each.name,
        options=match.game.options(),
        level=each.level,
        seed=match.seed,
        facts=[facts[number] for number in sorted(facts)],
    )


def _play_all(seconds: float, executor: Executor) -> None:
    done = {each.name: {line.number for line in _lines(each)} for each in SETS}
    keys = {each.name: each.match().key() for each in SETS}
    due = [
        (each.name, number)
        for turn in range(PASSES)
        for each in SETS
        for number in range(each.games * turn // PASSES, each.games * (turn + 1) // PASSES)
        if number not in done[each.name]
    ]
    began = time.monotonic()
    with Bars(Words("en")) as bars, closing(executor.run(GamesOfSets(), due)) as played:
        for (name, number), facts in bars.over(played, "games", len(due)):
            add_line(PLAYED, msgspec.json.encode(Line(keys[name], number, msgspec.Raw(facts))))
            if time.monotonic() - began > seconds:
                return


class GamesOfSets(Work[tuple[str, int], bytes]):
    """Plays the games of all sets and encodes their facts; a task is the name of a set and the number of a game."""

    def begin(self) -> None:
        for game in sorted({each.game for each in SETS}):
            prepare(game)

    def do(self, task: tuple[str, int], stopped: WorkStopped) -> bytes:
        name, number = task
        each = next(each for each in SETS if each.name == name)
        match = each.match()
        game, seed = match.game, f"{match.seed}/{number}"
        events = play(game, started(match.players), seed, stopped).play.events
        if game.name == "northwood":
            return msgspec.json.encode(facts_of_northwood(game, events))
        facts = facts_of_fjords(game, events)
        if each.stone is not None:
            facts = msgspec.structs.replace(facts, deprived=tuple(_deprived(match, seed, events, each.stone)))
        return msgspec.json.encode(facts)


def _deprived(match: BotMatch, seed: str, events: Sequence[Event], rune: str) -> Iterator[Deprived]:
    """Let the bots play the settlement again, once for each seat, without that seat's stone of `rune`."""
    for seat in map(Seat, range(match.game.seats)):
        begun = settlement_without(match.game, events, seat, rune)
        if begun is not None:
            end = play_on(begun, started(match.players), f"{seed}/{rune}/{seat}").play.state
            assert isinstance(end, FinishedMatch)
            yield Deprived(rune, seat, end.result.scores, end.result.winners)


def _lines(each: Set) -> Iterator[Line]:
    """The stored games of a set; truncated lines are skipped."""
    key = each.match().key()
    for line in PLAYED.read_bytes().splitlines() if PLAYED.exists() else ():
        try:
            told = msgspec.json.decode(line, type=Line)
        except msgspec.DecodeError:
            continue
        if told.match == key:
            yield told


if __name__ == "__main__":
    sys.exit(main())
