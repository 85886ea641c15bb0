"""Fits the forecast of two-player Fjords games: `python bench/fit_fjords.py [--boards N] [--games N]`.

A fast policy plays the explorations of base games. `--boards` settlements are solved, and a linear model of the
features at their start is fitted to the final difference by least squares; a board takes 5 to 10 ms of CPU time. Then
one model for each number of tiles left is fitted to the forecast at the start of the settlement, from `--games`
explorations. The weights are written to `src/longhouse/engine/fjords/data/forecast.json` and are the same for the same
arguments. One batch in ten is held out to measure the error.
"""

import argparse
import math
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np

import longhouse.engine.fjords as home
from longhouse.engine.fjords.forecast import HOUSES, MINE, THEIRS, Reals, checked
from longhouse.engine.fjords.records import DISTANCES, FACTS, PAIRS, TILES_LEFT
from longhouse.engine.fjords.schooling import Endings, Journeys, endings, journeys

BATCH = 500
HELD_OUT = 10
"""One of this many batches is held out for testing."""
PULL = 5.0
"""Strength of the ridge regularisation towards `plain_rule`."""
LOGISTIC = math.sqrt(3) / math.pi
"""Factor from a standard deviation to the scale of a logistic curve."""


class Fit:
    """The least-squares fit for one number of tiles left, and its error on held-out data."""

    def __init__(self) -> None:
        self._squares, self._products = PULL * np.eye(FACTS), PULL * plain_rule()
        self._kept: list[tuple[Reals, Reals, Reals]] = []

    def learn(self, rows: Reals, values: Reals) -> None:
        self._squares += rows.T @ rows
        self._products += rows.T @ values

    def keep_out(self, rows: Reals, values: Reals, plain: Reals) -> None:
        self._kept.append((rows, values, plain))

    def numbers(self) -> Reals:
        return np.linalg.solve(self._squares, self._products).astype(np.float64)

    def report(self, name: str) -> float:
        """Print the errors of the static evaluation and of the forecast; return the RMSE of the forecast."""
        rows, values, plain = (np.concatenate(each) for each in zip(*self._kept, strict=True))
        off = []
        print(f"{name:>10} {len(values):7,} {values.std():5.2f}", end="")
        for told in (plain, rows @ self.numbers()):
            off.append(float(np.sqrt(np.mean((told - values) ** 2))))
            known = np.mean((told > 0) == (values > 0), where=values != 0)
            print(f"  {off[-1]:5.2f} {np.mean(told - values):+6.2f} {known:6.1%}", end="")
        print(flush=True)
        return off[-1]


def main() -> None:
    """Play, fit the models, print their errors and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=5_000)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path(str(home.__file__)).parent / "data" / "forecast.json")
    chosen = parser.parse_args()
    fits = [Fit() for _ in range(TILES_LEFT)]
    with ProcessPoolExecutor(chosen.jobs) as processes:
        for batch, solved in enumerate(processes.map(endings_of, seeds(chosen.seed, chosen.boards))):
            if batch % HELD_OUT:
                fits[0].learn(solved.facts.astype(np.float64), solved.values.astype(np.float64))
            else:
                fits[0].keep_out(solved.facts.astype(np.float64), solved.values.astype(np.float64), solved.plain)
        travel = partial(journeys_of, settled=fits[0].numbers())
        for batch, played in enumerate(processes.map(travel, seeds(chosen.seed + 1, chosen.games))):
            for left in range(1, TILES_LEFT):
                there = played.sides[:, left] != 0
                rows = played.facts[there, left].astype(np.float64)
                values = (played.values * played.sides[:, left])[there]
                if batch % HELD_OUT:
                    fits[left].learn(rows, values)
                else:
                    fits[left].keep_out(rows, values, played.plain[there, left])
    print("tiles left    kept    sd  plain: RMSE, bias, sign  forecast: RMSE, bias, sign")
    settled = fits[0].report("0")
    lines = [[*fits[0].numbers(), LOGISTIC * settled]]
    for left in range(1, TILES_LEFT):
        off = fits[left].report(str(left))
        lines.append([*fits[left].numbers(), LOGISTIC * math.hypot(off, settled)])
    rounded = [[round(float(number), 3) for number in line] for line in lines]
    checked(rounded)
    chosen.out.write_text("[\n" + ",\n".join(f"  {line}" for line in rounded) + "\n]\n")


def seeds(seed: int, count: int) -> list[int]:
    """A seed for each batch."""
    return [(seed << 32) + batch for batch in range(max(count // BATCH, 2))]


def endings_of(seed: int) -> Endings:
    """A batch of solved settlements, without the positions."""
    found = endings(seed, BATCH)
    return found._replace(positions=found.positions[:0])


def journeys_of(seed: int, settled: Reals) -> Journeys:
    """A batch of explorations."""
    return journeys(seed, BATCH, settled)


def plain_rule() -> Reals:
    """The weights of the simplest forecast: each tile goes to the nearest seat, a tie to neither."""
    rule = np.zeros(FACTS)
    distances = np.arange(DISTANCES)
    rule[:PAIRS] = np.sign(distances[None, :] - distances[:, None]).ravel()
    rule[MINE:THEIRS], rule[THEIRS:HOUSES] = 1, -1
    return rule


if __name__ == "__main__":
    main()
