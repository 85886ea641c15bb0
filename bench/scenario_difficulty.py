"""Measures how difficult the scenarios are: the win rate of a fixed bot, the Steward.

`python bench/scenario_difficulty.py --games 300` prints the table of docs/scenarios.md. With `--records DIR` it also
writes, for each scenario, the record of the first game that the Steward wins.
"""

import argparse
from collections.abc import Callable
from math import sqrt
from pathlib import Path

from longhouse.engine.northwood import steward
from longhouse.games.chance import commitment
from longhouse.games.game import Seat
from longhouse.games.northwood.northwood import Northwood
from longhouse.games.northwood.scenarios import SEASONS, longhouse_year
from longhouse.games.record import Record


def main() -> None:
    """Print the table, scenario by scenario and season by season."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--only", nargs="*", default=None)
    parser.add_argument("--records", type=Path)
    parser.add_argument("--challenge", action="store_true")
    chosen = parser.parse_args()
    rates: dict[str, list[float]] = {season: [] for season in SEASONS}
    print("| season | scenario | goal | won | mean stars |\n|---|---|---|---|---|", flush=True)
    for scenario in longhouse_year().values():
        if chosen.only and scenario.id not in chosen.only:
            continue
        game = Northwood.with_options({"scenario": scenario.id, "challenge": chosen.challenge})
        name = f"{scenario.id}-challenge.json" if chosen.challenge else f"{scenario.id}.json"
        keep = None if chosen.records is None else keeper(chosen.records / name)
        rate, stars = measure(game, chosen.games, keep)
        rates[scenario.season].append(rate)
        margin = 1.96 * sqrt(rate * (1 - rate) / chosen.games)
        print(
            f"| {scenario.season} | {scenario.id} | {game.goal} | {rate:.1%} ± {margin:.1%} | {stars:.1f} |", flush=True
        )
    for season, won in rates.items():
        if won:
            print(f"| **{season}** | average | | **{sum(won) / len(won):.1%}** | |")


def measure(game: Northwood, games: int, keep: Callable[[Record], None] | None) -> tuple[float, float]:
    """The share of games won and the mean number of stars."""
    won = stars = 0
    for number in range(games):
        seed = f"year/{number}"
        end, events = steward.play(game, seed)
        stars += end.result.stars
        if end.result.outcome(Seat(0)) == "won":
            if not won and keep is not None:
                keep(
                    Record(
                        game=game,
                        events=tuple(map(game.text, events)),
                        players=("bot:steward",),
                        seed=seed,
                        commitment=commitment(seed),
                        result=end.result,
                    )
                )
            won += 1
    return won / games, stars / games


def keeper(file: Path) -> Callable[[Record], None]:
    """A function that writes a record to `file`."""

    def keep(record: Record) -> None:
        file.write_text(record.write(), "utf-8")

    return keep


if __name__ == "__main__":
    main()
