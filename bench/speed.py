"""Speed of the referees on one core, compared with games of OpenSpiel in the same run: `make bench`.

The speed of a shared machine changes from second to second, so short runs are interleaved and their medians printed;
compare the ratios.
"""

import copy
import gc
import random
import statistics
import sys
import time
from collections.abc import Callable

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401 (registers python_tic_tac_toe)

from longhouse.games.catalogue import game_with
from longhouse.games.fjords.options import RUNES
from longhouse.games.game import Game
from longhouse.games.playout import actions_in, random_game

ROUNDS = 15
SECONDS = 0.4


def main() -> None:
    """Run the benchmark and print the table."""
    fjords = game_with("fjords", {})
    runners = {
        "Fjords, 2 players, base": lambda number: longhouse_game(fjords, number),
        "Fjords, 4 players, all runes": with_options({"players": 4, "runes": list(RUNES)}),
        "Fjords, 2005, three rounds": with_options({"edition": "2005"}),
        "OpenSpiel python_tic_tac_toe (Python)": openspiel_game("python_tic_tac_toe"),
        "OpenSpiel tic_tac_toe (C++)": openspiel_game("tic_tac_toe"),
    }
    speeds: dict[str, list[tuple[float, float]]] = {name: [] for name in runners}
    for _ in range(ROUNDS):
        for name, run in runners.items():
            speeds[name].append(measure(run))
    peer = statistics.median(steps for steps, _ in speeds["OpenSpiel python_tic_tac_toe (Python)"])
    print(f"{'random games, one core':40} {'steps/s':>9} {'games/s':>9} {'best':>9} {'× python_tic_tac_toe':>21}")
    for name, runs in speeds.items():
        steps = statistics.median(steps for steps, _ in runs)
        games = statistics.median(games for _, games in runs)
        print(f"{name:40} {steps:9,.0f} {games:9,.0f} {max(runs)[0]:9,.0f} {steps / peer:21.1f}")
    print_state_figures(fjords)


def with_options(options: dict[str, object]) -> Callable[[int], int]:
    game = game_with("fjords", options)
    return lambda number: longhouse_game(game, number)


def longhouse_game(game: Game, number: int) -> int:
    return actions_in(random_game(game, str(number)).events)


def openspiel_game(name: str) -> Callable[[int], int]:
    """A function that plays a random OpenSpiel game, driven from Python, and returns the number of decisions."""
    game = pyspiel.load_game(name)

    def play(number: int) -> int:
        choose = random.Random(number).random
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(choose() * len(outcomes))][0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(choose() * len(actions))])
            steps += 1
        return steps

    return play


def measure(run: Callable[[int], int]) -> tuple[float, float]:
    """Steps and games per second, measured for `SECONDS`."""
    gc.collect()
    steps = games = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < SECONDS:
        steps += run(games)
        games += 1
    return steps / passed, games / passed


def print_state_figures(game: Game) -> None:
    """Print the memory size of a mid-game state and the time to copy it."""
    state = game.start()
    events = random_game(game, "state").events
    for event in events[: len(events) // 2]:
        state = state.take(event)
    began = time.perf_counter()
    for _ in range(100_000):
        copy.copy(state)
    micros = (time.perf_counter() - began) * 10
    own = weight(state) - weight(game)
    print(f"\na Fjords state in the middle of a game: {own / 1000:.1f} kB of its own, a copy {micros:.2f} µs")


def weight(thing: object) -> int:
    """The memory of an object and everything it refers to, in bytes; types and functions are not counted."""
    seen: dict[int, object] = {}
    left = [thing]
    while left:
        found = left.pop()
        if id(found) not in seen and not isinstance(found, type) and not callable(found):
            seen[id(found)] = found
            left += gc.get_referents(found)
    return sum(sys.getsizeof(found) for found in seen.values())


if __name__ == "__main__":
    main()
