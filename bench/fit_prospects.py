"""Fits the weights of `longhouse.engine.fjords.prospects` to games of quick players, from nothing.

python bench/fit_prospects.py [--games N] [--seed N] [--out FILE]

Games of two are played to their end in batches, each batch with runes chosen at random. The weights are a ridge
regression of the points of a seat for each number of tiles left. The last tenth of the batches is held out: it tells
the errors, and how a lead turns into a chance to win.
"""

import argparse
import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import longhouse.engine.fjords as home
from longhouse.engine.fjords.prospects import checked
from longhouse.engine.fjords.records import PROSPECTS, TILES_LEFT
from longhouse.engine.fjords.schooling import Travels, travels
from longhouse.games.fjords.options import RUNES

BATCH = 200
PLAYERS = 2
PULL = 10.0
"""The ridge: how strongly weights are pulled to 0."""
SCALES = np.arange(0.3, 8.0, 0.1)

Reals = NDArray[np.float64]


def main() -> None:
    """Play, fit, print the errors and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(str(home.__file__)).parent / "data" / "prospects.json")
    chosen = parser.parse_args()
    content = np.round(fitted(chosen.games // BATCH, chosen.seed), 4).tolist()
    checked(content)
    chosen.out.write_text("[\n" + ",\n".join(json.dumps(row) for row in content) + "\n]\n")


def fitted(batches: int, seed: int) -> Reals:
    """Return weights and scale of doubt for each number of tiles left."""
    chance = np.random.default_rng((seed, PLAYERS))
    squares, products = np.zeros((TILES_LEFT, PROSPECTS, PROSPECTS)), np.zeros((TILES_LEFT, PROSPECTS))
    held_out = max(batches // 10, 1)
    for _ in range(batches - held_out):
        played = batch(chance)
        for left in range(TILES_LEFT):
            facts = played.facts[:, left].reshape(-1, PROSPECTS).astype(np.float64)
            there = facts.any(axis=1)
            squares[left] += facts[there].T @ facts[there]
            products[left] += facts[there].T @ played.points.reshape(-1)[there]
    weights = np.zeros((TILES_LEFT, PROSPECTS + 1))
    for left in range(TILES_LEFT):
        pulled = squares[left] + PULL * np.eye(PROSPECTS)
        weights[left, :PROSPECTS] = np.linalg.solve(pulled, products[left])
    kept = [batch(chance) for _ in range(held_out)]
    weights[:, PROSPECTS] = 1.0
    print("tiles left    kept  sd of lead   RMSE  doubt  winner foretold")
    for left in range(TILES_LEFT):
        told = np.concatenate([leads(each.facts[:, left] @ weights[left, :PROSPECTS]) for each in kept])
        real = np.concatenate([leads(each.points.astype(np.float64)) for each in kept])
        there = np.concatenate([each.facts[:, left].any(axis=(1, 2)) for each in kept])
        if not there.any():
            weights[left] = weights[left - 1]
            continue
        told, real = told[there], real[there]
        won = np.where(real == 0, 0.5, real > 0)
        losses = [
            np.mean(np.logaddexp(0, -told / scale) * won + np.logaddexp(0, told / scale) * (1 - won))
            for scale in SCALES
        ]
        weights[left, PROSPECTS] = SCALES[int(np.argmin(losses))]
        best = np.mean(told.argmax(axis=1) == real.argmax(axis=1))
        error = np.sqrt(np.mean((told - real) ** 2))
        print(f"{left:>10} {len(told):7,} {real.std():11.2f} {error:6.2f} {weights[left, PROSPECTS]:6.1f} {best:16.1%}")
    return weights


def batch(chance: np.random.Generator) -> Travels:
    """Play a batch of games with the same runes."""
    kind = chance.random()
    runes = [rune for rune in RUNES if chance.random() < 0.5]
    if kind < 0.4:
        runes = list(RUNES)
    return travels(int(chance.integers(1 << 62)), BATCH, {"players": PLAYERS, "runes": list(runes)})


def loss(told: Reals, won: Reals) -> float:
    """Return the logarithmic loss of a logistic forecast."""
    return float(np.mean(np.logaddexp(0, -told) * won + np.logaddexp(0, told) * (1 - won)))


def leads(points: Reals) -> Reals:
    """Return the lead of each seat over the best other seat, for rows of points."""
    found = np.empty_like(points)
    for seat in range(points.shape[1]):
        found[:, seat] = points[:, seat] - np.delete(points, seat, axis=1).max(axis=1)
    return found


if __name__ == "__main__":
    main()
