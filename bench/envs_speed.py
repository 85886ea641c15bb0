"""Speed of the environments on one core, in CPU time, beside card games of OpenSpiel from Python: `make bench`.

A step is one decision of a random player; the time includes chance, resets and the choice itself. Short runs are
interleaved and their medians printed, because the speed of a shared machine changes from second to second.
"""

import random
import statistics
import time
from collections.abc import Callable

from speed import openspiel_game

import longhouse as lh
from longhouse.envs.boards import boards_of
from longhouse.envs.fjords.aec import FjordsEnv
from longhouse.envs.northwood.env import NorthwoodEnv
from longhouse.games.game import Game

ROUNDS = 7
SECONDS = 0.5
BOARDS = 1024


def main() -> None:
    """Run the benchmark and print the table."""
    fjords, northwood = lh.fjords(), lh.northwood()
    runners: dict[str, Callable[[], int]] = {
        "Fjords, 2 players, 1,024 boards": batched(fjords, tensors=False),
        "Fjords, with observations and masks": batched(fjords, tensors=True),
        "Northwood, introductory, 1,024 boards": batched(northwood, tensors=False),
        "Northwood, with observations and masks": batched(northwood, tensors=True),
        "PettingZoo: FjordsEnv": pettingzoo_game(),
        "Gymnasium: NorthwoodEnv": gymnasium_game(),
        "OpenSpiel hearts (C++), from Python": peer("hearts"),
        "OpenSpiel euchre (C++), from Python": peer("euchre"),
    }
    for run in runners.values():
        run()  # compiles
    speeds: dict[str, list[float]] = {name: [] for name in runners}
    for _ in range(ROUNDS):
        for name, run in runners.items():
            speeds[name].append(measure(run))
    best_peer = max(statistics.median(runs) for name, runs in speeds.items() if name.startswith("OpenSpiel"))
    print(f"{'steps/s, random play, one core, CPU time':42} {'min':>11} {'median':>11} {'max':>11} {'× OpenSpiel':>12}")
    for name, runs in speeds.items():
        middle = statistics.median(runs)
        print(f"{name:42} {min(runs):11,.0f} {middle:11,.0f} {max(runs):11,.0f} {middle / best_peer:12.1f}")


def batched(game: Game, *, tensors: bool) -> Callable[[], int]:
    """A function that takes 20 steps on each board of a batch, and returns how many steps that were."""
    boards = boards_of(game, BOARDS, seed=1)

    def play() -> int:
        for _ in range(20):
            boards.step(boards.random_actions())
            if boards.over.any():
                boards.reset(boards.over)
            if tensors:
                boards.masks()
                boards.observations()
        return 20 * BOARDS

    return play


def pettingzoo_game() -> Callable[[], int]:
    """A function that plays a game through PettingZoo's interface, every observation included."""
    env, choose = FjordsEnv(), random.Random(1).random
    env.reset(seed=1)

    def play() -> int:
        env.reset()
        steps = 0
        while env.agents:
            seen, _, terminated, _, _ = env.last()
            if terminated:
                env.step(None)
                continue
            legal = seen["action_mask"].view(bool).nonzero()[0]
            env.step(int(legal[int(choose() * len(legal))]))
            steps += 1
        return steps

    return play


def gymnasium_game() -> Callable[[], int]:
    """A function that plays a game through Gymnasium's interface."""
    env, choose = NorthwoodEnv(), random.Random(1).random
    env.reset(seed=1)

    def play() -> int:
        seen, _ = env.reset()
        steps, over = 0, False
        while not over:
            legal = seen["action_mask"].view(bool).nonzero()[0]
            seen, _, over, _, _ = env.step(legal[int(choose() * len(legal))])
            steps += 1
        return steps

    return play


def peer(name: str) -> Callable[[], int]:
    """A function that plays a random game of OpenSpiel."""
    play, numbers = openspiel_game(name), iter(range(1 << 60))
    return lambda: play(next(numbers))


def measure(run: Callable[[], int]) -> float:
    """Steps per second of CPU time."""
    steps, began = 0, time.process_time()
    while (passed := time.process_time() - began) < SECONDS:
        steps += run()
    return steps / passed


if __name__ == "__main__":
    main()
