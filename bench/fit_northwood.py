"""Trains the network of `longhouse.engine.northwood.network` by self-play, starting from random weights.

Each round plays visits with the current network and trains it on their results; the same seeds give the same weights.
docs/northwood-engine.md lists the commands that produced the weights in the package.
"""

import argparse
import time
from pathlib import Path

import numpy as np

import longhouse.engine.northwood as home
from longhouse.engine.compiled import generator
from longhouse.engine.northwood.greedy import new_workspace
from longhouse.engine.northwood.network import (
    CONFIGURATIONS,
    FACTS,
    INNER,
    MISSING,
    MOST_FACTS,
    PARTS,
    WIDTH,
    Reals,
    expanded,
)
from longhouse.engine.northwood.schooling import Rows, lessons, room

CARD_WIDTH = 24
BATCH = 4096
SHARE_FULL = 65
"""Percentage of visits that use the full setup."""

Numbers = dict[str, Reals]


def main() -> None:
    """Train the network and write the weights after each round."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--rows", type=int, default=3_000_000)
    parser.add_argument("--start", type=Path, help="numbers to go on from")
    parser.add_argument("--out", type=Path, default=Path(str(home.__file__)).parent / "data" / "network.npz")
    chosen = parser.parse_args()
    rng = np.random.default_rng(chosen.seed)
    if chosen.start:
        with np.load(chosen.start) as kept:
            numbers: Numbers = {name: kept[name].astype(np.float32) for name in kept.files}
    else:
        numbers = at_first(rng)
    for turn in range(chosen.rounds):
        began = time.process_time()
        seen, hit = play(numbers, chosen.rows, greedily=turn > 0 or chosen.start is not None, seed=chosen.seed + turn)
        played = time.process_time() - began
        last = turn == chosen.rounds - 1
        loss = learn(numbers, seen, hit, rng, rate=2e-3, epochs=3 if last else 2)
        took = time.process_time() - began - played
        print(
            f"round {turn}: {len(hit):,} rows, {hit.mean():.3f} succeed, loss {loss:.4f}, "
            f"{played:.0f} s of play, {took:.0f} s of learning",
            flush=True,
        )
        chosen.out.parent.mkdir(exist_ok=True)
        np.savez_compressed(chosen.out, **{name: values.astype(np.float16) for name, values in numbers.items()})  # type: ignore[arg-type]


def at_first(rng: np.random.Generator) -> Numbers:
    """Small random initial weights."""

    def some(*shape: int, fan: int) -> Reals:
        return rng.normal(0, np.sqrt(1.0 / fan), shape).astype(np.float32)

    return {
        "cards": some(PARTS, 16, CARD_WIDTH, fan=8),
        "cards_bias": np.zeros((PARTS, CARD_WIDTH), dtype=np.float32),
        "suits": some(PARTS, CARD_WIDTH, WIDTH, fan=4 * CARD_WIDTH),
        "facts": some(FACTS, WIDTH, fan=20),
        "inner": some(WIDTH, INNER, fan=WIDTH),
        "inner_bias": np.zeros(INNER, dtype=np.float32),
        "outer": some(MISSING, INNER + 1, fan=INNER),
    }


def play(numbers: Numbers, rows: int, greedily: bool, seed: int) -> tuple[Rows, Reals]:
    """Play visits until about `rows` positions are recorded; return the network inputs and the results."""
    seen, hit = room(rows)
    found = lessons(1 << 40, SHARE_FULL, expanded(numbers), new_workspace(), greedily, generator(seed), seen, hit)
    return seen[:found], hit[:found]


def bits_of_configurations() -> Reals:
    """For each configuration of a suit, which cards are in the hand and which in the deck, as 0 or 1."""
    bits = np.zeros((CONFIGURATIONS, 16), dtype=np.float32)
    for card in range(8):
        where = np.arange(CONFIGURATIONS) // 3**card % 3
        bits[:, card], bits[:, 8 + card] = where == 1, where == 2
    return bits


def learn(numbers: Numbers, seen: Rows, hit: Reals, rng: np.random.Generator, rate: float, epochs: int) -> float:
    """Train on the recorded positions in minibatches (Adam); return the mean loss of the last tenth."""
    bits = bits_of_configurations()
    mean = {name: np.zeros_like(values) for name, values in numbers.items()}
    spread = {name: np.zeros_like(values) for name, values in numbers.items()}
    batches = len(hit) // BATCH
    losses = []
    steps = epochs * batches
    for step in range(steps):
        if step % batches == 0:
            order = rng.permutation(len(hit))
        rows = order[step % batches * BATCH : (step % batches + 1) * BATCH]
        loss, slopes = descend(numbers, seen[rows], hit[rows], bits)
        losses.append(loss)
        pace = rate * min(1.0, (step + 1) / 200) * (0.5 + 0.5 * np.cos(np.pi * step / steps))
        for name, slope in slopes.items():
            mean[name] = 0.9 * mean[name] + 0.1 * slope
            spread[name] = 0.999 * spread[name] + 0.001 * slope**2
            unbiased = mean[name] / (1 - 0.9 ** (step + 1)), spread[name] / (1 - 0.999 ** (step + 1))
            numbers[name] -= (pace * unbiased[0] / (np.sqrt(unbiased[1]) + 1e-8)).astype(np.float32)
    return float(np.mean(losses[-max(len(losses) // 10, 1) :]))


def descend(numbers: Numbers, seen: Rows, hit: Reals, bits: Reals) -> tuple[float, Numbers]:
    """The loss of a batch and its gradient."""
    batch = len(hit)
    part, cards = seen[:, :4].ravel(), bits[seen[:, 4:8].ravel()]
    facts = np.zeros((batch, FACTS), dtype=np.float32)
    count = seen[:, 8 + MOST_FACTS]
    for n in range(int(count.max())):
        there = np.nonzero(count > n)[0]
        facts[there, seen[there, 8 + n]] = 1
    missing = seen[:, 8]
    of_part = [np.nonzero(part == each)[0] for each in range(PARTS)]
    suits = np.empty((4 * batch, WIDTH), dtype=np.float32)
    activated = []
    for each, rows in enumerate(of_part):
        activated.append(np.maximum(cards[rows] @ numbers["cards"][each] + numbers["cards_bias"][each], 0))
        suits[rows] = activated[each] @ numbers["suits"][each]
    sums = np.maximum(suits.reshape(batch, 4, WIDTH).sum(axis=1) + facts @ numbers["facts"], 0)
    inner = np.maximum(sums @ numbers["inner"] + numbers["inner_bias"], 0)
    outer = numbers["outer"][missing]
    odds = (inner * outer[:, :INNER]).sum(axis=1) + outer[:, INNER]
    chance = 1 / (1 + np.exp(-odds))
    loss = float(np.mean(np.logaddexp(0, odds) - hit * odds))

    slope = ((chance - hit) / batch).astype(np.float32)
    slopes = {name: np.zeros_like(values) for name, values in numbers.items()}
    of_outer = np.concatenate([inner * slope[:, None], slope[:, None]], axis=1)
    for each in range(MISSING):
        slopes["outer"][each] = of_outer[missing == each].sum(axis=0)
    of_inner = outer[:, :INNER] * slope[:, None] * (inner > 0)
    slopes["inner"] = sums.T @ of_inner
    slopes["inner_bias"] = of_inner.sum(axis=0)
    of_sums = (of_inner @ numbers["inner"].T) * (sums > 0)
    slopes["facts"] = facts.T @ of_sums
    of_suits = np.repeat(of_sums, 4, axis=0)
    for each, rows in enumerate(of_part):
        slopes["suits"][each] = activated[each].T @ of_suits[rows]
        of_cards = (of_suits[rows] @ numbers["suits"][each].T) * (activated[each] > 0)
        slopes["cards"][each] = cards[rows].T @ of_cards
        slopes["cards_bias"][each] = of_cards.sum(axis=0)
    return loss, slopes


if __name__ == "__main__":
    main()
