"""Measures the strength of the bots: each row of the table is a match in the arena (`make strength`).

python bench/strength.py [--jobs N] [--ray [ADDRESS]] [--only TEXT] [--games N] [--report]

By chance alone, a player wins half of the games of two but a quarter of the games of four. So if one bot plays against
several of another kind, the column "against each" has the share that the same odds would be in games of two.

Finished games are stored one by one and never played again: rerun the command to resume. With `--games`, this run plays
each row only up to that many games; `--report` plays nothing and prints the stored results.
"""

import argparse
import signal
import sys
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path

from longhouse.games.catalogue import game_with
from longhouse.games.fjords.options import RUNES
from longhouse.games.fjords.tiles import BUILT_IN, built_in_content
from longhouse.games.game import Json
from longhouse.lab.arena import BotMatch, games_of, match_of
from longhouse.lab.executing.choosing import add_arguments, executor_for
from longhouse.lab.executing.work import Executor
from longhouse.lab.results import MatchGame, read_games
from longhouse.lab.standings import Interval, against_each, standings
from longhouse.terminal.progress import Bars
from longhouse.words import Words

RESULTS = Path(__file__).parent / "played" / "strength.jsonl"
SEED = "strength"


@dataclass(frozen=True)
class Row:
    """A match, and the required range (`least` to `most`) for the share of games its first player wins.

    With `by_odds` the range is for the share against each of several equal opponents (`against_each`).
    """

    game: str
    players: str
    games: int
    least: float
    most: float = 1.0
    options: dict[str, Json] = field(default_factory=dict)
    by_odds: bool = False

    @property
    def name(self) -> str:
        options = " ".join(f"{name}={_short(chosen)}" for name, chosen in self.options.items())
        return f"{self.game} {self.players} {options}".strip()

    @property
    def equal_opponents(self) -> int:
        """The number of opponents of the first player if all are of the same kind; 0 if they differ."""
        others = self.players.split(",")[1:]
        return len(others) if len(set(others)) == 1 else 0

    def match(self) -> BotMatch:
        return match_of(game_with(self.game, self.options), self.players.split(","), SEED, self.games)


OWN_TILES: dict[str, Json] = {**built_in_content(BUILT_IN[0]), "name": "own"}
"""A tile set of one's own: nothing that was learned from the built-in one is used with it."""


def _short(chosen: Json) -> str:
    if chosen == list(RUNES):
        return "all"
    return "own" if chosen == OWN_TILES else str(chosen)


def _northwood(player: str, games: int, setup: str, goal: int, least: float = 0.0) -> Row:
    return Row("northwood", player, games, least, options={"setup": setup, "goal": goal})


LEVELS = ("thrall", "karl", "jarl", "skald", "vala", "norn@50ms")
"""The ladder of Fjords: each level against the next weaker one."""
ALONE = ("thrall", "karl", "jarl", "skald", "vala")
"""The ladder of For Northwood!, below Norn: each level alone, by the games in which it reaches the goal."""


def _ladder(games: int, **options: Json) -> list[Row]:
    """The ladder with other options; with several players, one of the stronger level plays against weaker ones."""
    others = int(str(options.get("players", 2))) - 1
    return [
        Row("fjords", ",".join([better, *[worse] * others]), games, 0.65, 0.85, options, by_odds=others > 1)
        for worse, better in pairwise(LEVELS)
    ]


ROWS = (
    Row("fjords", "thrall,random", 1000, 0.0, 0.75),
    *_ladder(1000),
    *_ladder(300, runes=list(RUNES)),
    *_ladder(300, players=3),
    *_ladder(300, players=4),
    Row("fjords", "norn@20ms,greedy", 1000, 0.97),
    Row("fjords", "norn@50ms,karl,karl,karl", 300, 0.5, options={"players": 4}),
    Row("fjords", "norn@50ms,karl,karl,karl", 300, 0.5, options={"players": 4, "runes": list(RUNES)}),
    # the newest against the first version of each, in every kind of game
    Row("fjords", "norn@50ms,norn-1@50ms", 1000, 0.78),
    Row("fjords", "norn@500ms,norn-1@500ms", 300, 0.82),
    Row("fjords", "norn@1.6s,norn@100ms", 300, 0.60),
    Row("fjords", "norn@100ms,skald-1,skald-1", 300, 0.70, options={"players": 3}),
    Row("fjords", "norn@100ms,skald-1,skald-1,skald-1", 300, 0.65, options={"players": 4}),
    Row("fjords", "norn@50ms,norn-1@50ms", 300, 0.65, options={"runes": list(RUNES)}),
    Row("fjords", "norn@50ms,norn-1@50ms", 300, 0.5, options={"variant": "epic"}),
    Row("fjords", "norn@50ms,norn-1@50ms", 300, 0.5, options={"variant": "classic", "rounds": 1}),
    Row("fjords", "norn@50ms,norn-1@50ms", 300, 0.5, options={"edition": "2005", "rounds": 1}),
    Row("fjords", "norn@50ms,norn-1@50ms", 300, 0.5, options={"oversight": True}),
    Row("fjords", "norn@50ms,norn-1@50ms", 300, 0.5, options={"tiles": OWN_TILES}),
    *(_northwood(level, 300, setup, goal) for setup in ("intro", "full") for goal in (16, 20) for level in ALONE),
    _northwood("norn@1s/game", 1000, "intro", 16, 0.96),
    _northwood("norn@1s/game", 1000, "full", 16, 0.80),
    _northwood("norn@5s/game", 300, "intro", 16, 0.98),
    _northwood("norn@5s/game", 300, "intro", 20, 0.70),
    _northwood("norn@5s/game", 300, "full", 16, 0.88),
    _northwood("norn@5s/game", 300, "full", 20, 0.50),
)


def main() -> int:
    """Play the missing games, row by row, and print the table."""
    reader = argparse.ArgumentParser(description=__doc__)
    add_arguments(reader, jobs=2)
    reader.add_argument("--only", default="")
    reader.add_argument("--games", type=int)
    reader.add_argument("--report", action="store_true")
    chosen = reader.parse_args()
    rows = [row for row in ROWS if chosen.only in row.name]
    interrupted = False
    if not chosen.report:
        RESULTS.parent.mkdir(exist_ok=True)
        try:
            with executor_for(chosen) as executor:
                for row in rows:
                    _play(row if chosen.games is None else replace(row, games=min(chosen.games, row.games)), executor)
        except KeyboardInterrupt:
            interrupted = True
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # exit quietly if the reader closes the pipe early, as in `| head`
    print("| match | games | won (95 %) | against each (95 %) | asked | margin or stars (95 %) | s a game |")
    print("|---|---|---|---|---|---|---|")
    for row in rows:
        print(_line(row))
    return 130 if interrupted else 0


def _play(row: Row, executor: Executor) -> None:
    match = row.match()
    known = sum(1 for _ in read_games(RESULTS, match.key(), match.game))
    with Bars(Words("en")) as bars, closing(games_of(match, RESULTS, executor)) as games:
        for _ in bars.over(games, row.name, match.games, known):
            pass


def _line(row: Row) -> str:
    match = row.match()
    found: dict[int, MatchGame] = {}
    for game in read_games(RESULTS, match.key(), match.game):
        if game.number < match.games:
            found[game.number] = game
    first = standings(match, list(found.values()))[0]
    several = row.equal_opponents > 1
    each = _percent(against_each(first.won, row.equal_opponents)) if several else ""
    return (
        f"| {row.name} | {len(found)} of {match.games} | {_percent(first.won)} | {each} | {_asked(row)} "
        f"| {first.margin.figure:.2f} ({first.margin.low:.2f} to {first.margin.high:.2f}) | {first.seconds:.2f} |"
    )


def _asked(row: Row) -> str:
    if not row.least and row.most == 1.0:
        return ""
    asked = f"≥ {row.least:.0%}" if row.most == 1.0 else f"{row.least:.0%} to {row.most:.0%}"
    return f"{asked} against each" if row.by_odds else asked


def _percent(interval: Interval) -> str:
    return f"{interval.figure:.1%} ({interval.low:.1%} to {interval.high:.1%})"


if __name__ == "__main__":
    sys.exit(main())
