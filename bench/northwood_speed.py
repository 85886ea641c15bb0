"""Speed of the For Northwood! referee, compared with card games of OpenSpiel in the same run: `make bench`.

A step is one decision. For all games, the time includes the chance events in between.
"""

import statistics
from collections.abc import Callable

from speed import longhouse_game, measure, openspiel_game

from longhouse.games.catalogue import game_with

ROUNDS = 9


def main() -> None:
    """Run the benchmark and print the table."""
    intro, full = game_with("northwood", {}), game_with("northwood", {"setup": "full"})
    runners: dict[str, Callable[[int], int]] = {
        "Northwood, introductory": lambda number: longhouse_game(intro, number),
        "Northwood, full": lambda number: longhouse_game(full, number),
        "OpenSpiel python_tic_tac_toe (Python)": openspiel_game("python_tic_tac_toe"),
        "OpenSpiel euchre (C++)": openspiel_game("euchre"),
        "OpenSpiel hearts (C++)": openspiel_game("hearts"),
    }
    speeds: dict[str, list[float]] = {name: [] for name in runners}
    for _ in range(ROUNDS):
        for name, run in runners.items():
            speeds[name].append(measure(run)[0])
    peer = statistics.median(speeds["OpenSpiel python_tic_tac_toe (Python)"])
    print(f"{'steps/s, random games, one core':40} {'min':>9} {'median':>9} {'max':>9} {'× python_tic_tac_toe':>21}")
    for name, runs in speeds.items():
        middle = statistics.median(runs)
        print(f"{name:40} {min(runs):9,.0f} {middle:9,.0f} {max(runs):9,.0f} {middle / peer:21.1f}")


if __name__ == "__main__":
    main()
