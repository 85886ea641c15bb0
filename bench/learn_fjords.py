"""Learns the network of `longhouse.engine.fjords.insight` from self-play, from nothing (`make learn`).

python bench/learn_fjords.py [--games N] [--seed N] [--jobs N] [--ray [ADDRESS]] [--out FILE]

Games are played in batches on all cores, by short races, with a random turn now and then; their settlements are solved,
so that every position has an exact value. A finished batch is stored, so the command can be interrupted and run again.
The network learns what the linear forecast misses, by Adam. The same arguments give the same weights. One batch in ten
is held out to measure the error.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import longhouse.engine.fjords as home
from longhouse.engine.fjords.insight import LEFT, checked
from longhouse.engine.fjords.records import INPUTS, UNITS
from longhouse.engine.fjords.schooling import SelfPlayed, self_play
from longhouse.lab.executing.choosing import add_arguments, executor_for
from longhouse.lab.executing.work import Executor, Work, WorkStopped
from longhouse.terminal.progress import Bars
from longhouse.words import Words

STORED = Path(__file__).parent / "played" / "learn"
BATCH = 50
"""The games of a stored batch; one batch in `HELD_OUT` is held out for testing."""
HELD_OUT = 10
EPOCHS, ROWS, RATE, PULL = 12, 256, 0.002, 1e-4
"""Passes over the data, rows of a step, the rate at the start (it falls to 0), and the pull of the weights to 0."""
CLIPPED = 8.0
"""An error counts no more than this many points, so that odd games do not lead."""

Reals = NDArray[np.float32]


def main() -> None:
    """Play what is missing, learn, print the errors and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2_600)
    parser.add_argument("--seed", type=int, default=1)
    add_arguments(parser)
    parser.add_argument("--out", type=Path, default=Path(str(home.__file__)).parent / "data" / "insight.json")
    chosen = parser.parse_args()
    with executor_for(chosen) as executor:
        batches = list(stored(chosen.seed, max(chosen.games // BATCH, 2), executor))
    taught = joined([each for number, each in enumerate(batches) if number % HELD_OUT])
    kept = joined(batches[::HELD_OUT])
    mean, spread = taught.inputs.mean(axis=0), np.maximum(taught.inputs.std(axis=0), 1e-3)
    network = learned(standard(taught, mean, spread), np.random.default_rng(chosen.seed))
    print(f"{len(batches) * BATCH} games, {len(taught.values):,} positions learned, {len(kept.values):,} held out")
    report(kept, network.told(standard(kept, mean, spread).inputs))
    inner = network.inner / spread[:, None]
    content = {
        "inner": np.round(inner, 5).tolist(),
        "inner_bias": np.round(network.inner_bias - mean @ inner, 5).tolist(),
        "outer": np.round(network.outer, 5).tolist(),
        "outer_bias": round(float(network.outer_bias[0]), 5),
    }
    checked(content)
    lines = [f'  "{name}": {json.dumps(numbers)}' for name, numbers in content.items() if name != "inner"]
    rows = ",\n".join(f"    {json.dumps(row)}" for row in content["inner"])
    chosen.out.write_text('{\n  "inner": [\n' + rows + "\n  ],\n" + ",\n".join(lines) + "\n}\n")


def stored(seed: int, batches: int, executor: Executor) -> Iterator[SelfPlayed]:
    """Play the batches that are not stored yet, and read all of them."""
    STORED.mkdir(parents=True, exist_ok=True)
    files = [STORED / f"{seed}-{batch}.npz" for batch in range(batches)]
    missing = [batch for batch, file in enumerate(files) if not file.exists()]
    with Bars(Words("en")) as bars:
        playing = executor.run(Batches(), [(seed << 32) + batch for batch in missing])
        for task, played in bars.over(playing, f"batches of {BATCH} games", len(missing)):
            store(files[task & 0xFFFFFFFF], played)
    for file in files:
        with np.load(file) as kept:
            yield SelfPlayed(kept["inputs"], kept["forecasts"], kept["values"])


class Batches(Work[int, SelfPlayed]):
    """Plays batches of games; a task is the seed of a batch."""

    def do(self, task: int, stopped: WorkStopped) -> SelfPlayed:  # noqa: ARG002 (a batch takes a few seconds)
        return self_play(task, BATCH)


def store(file: Path, played: SelfPlayed) -> None:
    """Store a batch, whole or not at all."""
    begun = file.with_suffix(".part")
    with begun.open("wb") as there:
        np.savez(there, **played._asdict())
    begun.replace(file)


def joined(batches: list[SelfPlayed]) -> SelfPlayed:
    """Join all batches."""
    return SelfPlayed(*(np.concatenate(each) for each in zip(*batches, strict=True)))


def standard(games: SelfPlayed, mean: Reals, spread: Reals) -> SelfPlayed:
    """Return the same games with inputs of mean 0 and standard deviation 1."""
    return games._replace(inputs=(games.inputs - mean) / spread)


@dataclass
class Learner:
    """The network while it learns, for standardised inputs."""

    inner: Reals
    inner_bias: Reals
    outer: Reals
    outer_bias: Reals

    def parts(self) -> tuple[Reals, ...]:
        return self.inner, self.inner_bias, self.outer, self.outer_bias

    def told(self, inputs: Reals) -> Reals:
        """Return what the network adds to the linear forecast."""
        units = np.maximum(inputs @ self.inner + self.inner_bias, 0)
        told: Reals = units @ self.outer + self.outer_bias
        return told

    def gradients(self, inputs: Reals, missing: Reals) -> tuple[Reals, ...]:
        """Return the gradient of half the squared error, clipped, for each of `parts`."""
        units = np.maximum(inputs @ self.inner + self.inner_bias, 0)
        error = np.clip(units @ self.outer + self.outer_bias - missing, -CLIPPED, CLIPPED) / len(missing)
        back = np.outer(error, self.outer) * (units > 0)
        return inputs.T @ back, back.sum(axis=0), units.T @ error, error.sum(keepdims=True)


def learned(games: SelfPlayed, rng: np.random.Generator) -> Learner:
    """Learn what the linear forecast misses, by Adam."""
    network = Learner(
        (rng.standard_normal((INPUTS, UNITS)) * np.sqrt(1 / INPUTS)).astype(np.float32),
        np.zeros(UNITS, dtype=np.float32),
        (rng.standard_normal(UNITS) * 0.1).astype(np.float32),
        np.zeros(1, dtype=np.float32),
    )
    missing = games.values - games.forecasts
    first = [np.zeros_like(part) for part in network.parts()]
    second = [np.zeros_like(part) for part in network.parts()]
    steps = EPOCHS * (len(missing) // ROWS)
    step = 0
    for _ in range(EPOCHS):
        order = rng.permutation(len(missing))
        for start in range(0, len(missing) - ROWS + 1, ROWS):
            chosen = order[start : start + ROWS]
            step += 1
            rate = RATE * (1 - step / (steps + 1))
            found = network.gradients(games.inputs[chosen], missing[chosen])
            for k, (part, gradient) in enumerate(zip(network.parts(), found, strict=True)):
                pulled = gradient + PULL * part
                first[k] += 0.1 * (pulled - first[k])
                second[k] += 0.001 * (pulled**2 - second[k])
                whole = (first[k] / (1 - 0.9**step)) / (np.sqrt(second[k] / (1 - 0.999**step)) + 1e-8)
                np.subtract(part, rate * whole, out=part)
    return network


def report(kept: SelfPlayed, added: Reals) -> None:
    """Print the errors of both forecasts on games that were not learned from."""
    left = np.round(kept.inputs[:, LEFT] * 8).astype(int)
    print("tiles left    kept    sd  linear  learned (RMSE)")
    for tiles in range(1, 32):
        there = left == tiles
        if there.any():
            errors = [kept.values - kept.forecasts, kept.values - kept.forecasts - added]
            linear, network = (float(np.sqrt(np.mean(each[there] ** 2))) for each in errors)
            print(f"{tiles:>10} {there.sum():7,} {kept.values[there].std():5.2f} {linear:7.2f} {network:8.2f}")


if __name__ == "__main__":
    main()
