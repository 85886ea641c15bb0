"""Speed of random Fjords games in the engine, compared with rollouts of OpenSpiel's C++ search: `make bench`.

Both use one thread. The peer is OpenSpiel's `MCTSBot` with its `RandomRolloutEvaluator` on `havannah(board_size=4)`,
whose rollouts have about as many moves as a settlement. Runs are interleaved; compare the ratio of the medians.
"""

import statistics
import time
from collections.abc import Callable

import pyspiel

from longhouse.engine.fjords.playouts import random_games, random_settlements
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.options import RUNES
from longhouse.games.game import State
from longhouse.games.playout import random_game

ROUNDS = 9
SECONDS = 0.5
PEER = "OpenSpiel MCTSBot, havannah(board_size=4)"


def main() -> None:
    """Run the benchmark and print the table."""
    base = game_with("fjords", {}).start()
    runners: dict[str, Callable[[int, int], None]] = {
        PEER: openspiel_rollouts(),
        "settlements, 2 players": settlements(),
        "whole games, 2 players": games(base),
        "whole games, 4 players": games(game_with("fjords", {"players": 4}).start()),
        "whole games, Epic, all runes": games(game_with("fjords", {"variant": "epic", "runes": list(RUNES)}).start()),
        "whole games, 2005, three rounds": games(game_with("fjords", {"edition": "2005"}).start()),
    }
    sizes = {name: calibrated(run) for name, run in runners.items()}
    speeds: dict[str, list[float]] = {name: [] for name in runners}
    for number in range(ROUNDS):
        for name, run in runners.items():
            began = time.process_time()
            run(number, sizes[name])
            speeds[name].append(sizes[name] / (time.process_time() - began))
    peer = statistics.median(speeds[PEER])
    print(f"{'played at random, one thread':45} {'a second':>12} {'best':>12} {'× OpenSpiel':>12}")
    for name, runs in speeds.items():
        median = statistics.median(runs)
        print(f"{name:45} {median:12,.0f} {max(runs):12,.0f} {median / peer:12.2f}")


def openspiel_rollouts() -> Callable[[int, int], None]:
    """A function that runs rollouts in one search of OpenSpiel's bot, from the empty board."""
    game = pyspiel.load_game("havannah(board_size=4)")

    def run(seed: int, count: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, count, 1000, False, seed, False)
        bot.step(game.new_initial_state())

    return run


def settlements() -> Callable[[int, int], None]:
    """A function that plays random settlements on the board of one random game."""
    game = game_with("fjords", {})
    state: State = game.start()
    for event in random_game(game, "settlement").events:
        if event[0] == "viking":
            break
        state = state.take(event)

    def run(seed: int, count: int) -> None:
        random_settlements(state, seed, count)

    return run


def games(start: State) -> Callable[[int, int], None]:
    """A function that plays whole random games from `start`."""

    def run(seed: int, count: int) -> None:
        random_games(start, seed, count)

    return run


def calibrated(run: Callable[[int, int], None]) -> int:
    """The `count` with which `run` takes about `SECONDS`, found by trial runs."""
    run(0, 1)
    count = 100
    while True:
        began = time.process_time()
        run(0, count)
        passed = time.process_time() - began
        if passed > SECONDS / 10:
            return max(1, int(count * SECONDS / passed))
        count *= 4


if __name__ == "__main__":
    main()
