"""Learns For Northwood! from nothing by policy gradients, in one file on NumPy: `make learn-northwood`.

A batch of games is played by a small network that chooses among the legal actions. Every few steps the network learns
which choices led to more stars than it expected (advantage actor-critic with generalised advantage estimates and the
clipped steps of PPO). At the end it plays the most likely actions in other games, and prints how often it wins.

python examples/learn_northwood.py [--minutes 5] [--boards 512] [--seed 1] [--out policy.npz]
"""

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import longhouse as lh
from longhouse.envs.boards import boards_of
from longhouse.envs.northwood.boards import NorthwoodBoards

Reals = NDArray[np.float32]
Numbers = NDArray[np.int64]

HIDDEN = 192
STEPS = 32
"""Decisions on each board between two lessons."""
EPOCHS, ROWS = 2, 2048
"""Passes over these decisions, and the decisions of one step of learning."""
DISCOUNT, TRACE = 1.0, 0.95
CLIP, ENTROPY, CRITIC = 0.2, 0.01, 0.5
RATE = 1e-3
STAR = 0.25
"""The reward for a star; it keeps the values of positions near 1."""
WIN = 2.0
"""The reward for reaching the goal."""


def main() -> None:
    """Learn for some minutes, print the progress, and test what was learned."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--boards", type=int, default=512)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", type=int, default=2000, help="games of the test at the end")
    parser.add_argument("--out", type=Path, help="file for the weights")
    chosen = parser.parse_args()
    learner = Learner(chosen.boards, chosen.seed)
    began, lessons = time.monotonic(), 0
    part = 0.0
    while part < 1:
        learner.lesson(1 - 0.95 * part)
        lessons += 1
        part = (time.monotonic() - began) / max(60 * chosen.minutes, 1e-9)
        if lessons % 25 == 0:
            stars = learner.recent_stars()
            print(f"{time.monotonic() - began:6.0f} s  {learner.games:9,} games  {stars:5.2f} stars", flush=True)
    stars, won = tested(learner.network, chosen.tests, chosen.seed + 1)
    print(f"{learner.games:,} games learned from; in {chosen.tests} others {stars:.2f} stars, {won:.1%} won")
    if chosen.out is not None:
        with chosen.out.open("wb") as file:
            np.savez(file, allow_pickle=False, **learner.network.parts)


def batch(count: int, seed: int) -> NorthwoodBoards:
    """Create a batch of the introductory game."""
    boards = boards_of(lh.northwood(), count, seed=seed)
    assert isinstance(boards, NorthwoodBoards)
    return boards


@dataclass
class Network:
    """Two hidden layers, a score for every action, and the value of the position."""

    parts: dict[str, Reals]

    @classmethod
    def untrained(cls, inputs: int, actions: int, rng: np.random.Generator) -> "Network":
        def drawn(rows: int, columns: int, scale: float) -> Reals:
            weights: Reals = (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)
            return weights

        return cls(
            {
                "first": drawn(inputs, HIDDEN, 1.4),
                "first_bias": np.zeros(HIDDEN, np.float32),
                "second": drawn(HIDDEN, HIDDEN, 1.4),
                "second_bias": np.zeros(HIDDEN, np.float32),
                "scores": drawn(HIDDEN, actions, 0.01),
                "scores_bias": np.zeros(actions, np.float32),
                "value": drawn(HIDDEN, 1, 1.0),
                "value_bias": np.zeros(1, np.float32),
            }
        )

    def seen(self, inputs: Reals) -> tuple[Reals, Reals]:
        """Return the outputs of both hidden layers."""
        p = self.parts
        first = np.maximum(inputs @ p["first"] + p["first_bias"], 0)
        return first, np.maximum(first @ p["second"] + p["second_bias"], 0)

    def scored(self, second: Reals, masks: NDArray[np.int8]) -> tuple[Reals, Reals]:
        """Return the logarithms of the probabilities of all actions, and the values of the positions."""
        p = self.parts
        scores = np.where(masks > 0, second @ p["scores"] + p["scores_bias"], np.float32(-1e9))
        scores -= scores.max(axis=1, keepdims=True)
        scores -= np.log(np.exp(scores).sum(axis=1, keepdims=True))
        values: Reals = (second @ p["value"] + p["value_bias"])[:, 0]
        return scores, values

    def gradients(
        self, inputs: Reals, first: Reals, second: Reals, on_scores: Reals, on_values: Reals
    ) -> dict[str, Reals]:
        """Carry the derivatives by the scores and by the values back to the weights."""
        p = self.parts
        back = (on_scores @ p["scores"].T + on_values[:, None] @ p["value"].T) * (second > 0)
        further = back @ p["second"].T * (first > 0)
        return {
            "first": inputs.T @ further,
            "first_bias": further.sum(axis=0),
            "second": first.T @ back,
            "second_bias": back.sum(axis=0),
            "scores": second.T @ on_scores,
            "scores_bias": on_scores.sum(axis=0),
            "value": second.T @ on_values[:, None],
            "value_bias": on_values.sum(keepdims=True),
        }


@dataclass
class Adam:
    """The optimiser: steps scaled by the running mean and variance of the gradient."""

    first: dict[str, Reals] = field(default_factory=dict)
    second: dict[str, Reals] = field(default_factory=dict)
    steps: int = 0

    def step(self, parts: dict[str, Reals], gradients: dict[str, Reals], rate: float) -> None:
        self.steps += 1
        norm = float(np.sqrt(sum(float((each**2).sum()) for each in gradients.values())))
        shrink = min(1.0, 0.5 / (norm + 1e-9))
        for name, gradient in gradients.items():
            kept = gradient * np.float32(shrink)
            mean = self.first.setdefault(name, np.zeros_like(kept))
            square = self.second.setdefault(name, np.zeros_like(kept))
            mean += np.float32(0.1) * (kept - mean)
            square += np.float32(0.001) * (kept**2 - square)
            unbiased = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-5)
            parts[name] -= (rate * unbiased).astype(np.float32)


class Learner:
    """Plays a batch of games and learns from it."""

    def __init__(self, count: int, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._boards = batch(count, seed)
        coding = self._boards.coding
        self.network = Network.untrained(coding.size, coding.actions, self._rng)
        self.games = 0
        self._adam = Adam()
        self._ended: list[int] = []

    def recent_stars(self) -> float:
        """Return the mean stars of the last games."""
        self._ended = self._ended[-2000:]
        return float(np.mean(self._ended)) if self._ended else 0.0

    def lesson(self, pace: float) -> None:
        """Play `STEPS` decisions on every board, then learn from them. `pace` scales the rate of learning."""
        boards, count = self._boards, self._boards.count
        size, actions = boards.coding.size, boards.coding.actions
        seen = np.zeros((STEPS, count, size), np.uint8)
        masks = np.zeros((STEPS, count, actions), np.int8)
        chosen = np.zeros((STEPS, count), np.int64)
        likely, rewards = np.zeros((STEPS, count), np.float32), np.zeros((STEPS, count), np.float32)
        values, goes_on = np.zeros((STEPS + 1, count), np.float32), np.zeros((STEPS, count), np.float32)
        for step in range(STEPS):
            seen[step], masks[step] = boards.observations(), boards.masks()
            logs, values[step] = self._looked(seen[step], masks[step])
            noise = self._rng.gumbel(size=logs.shape).astype(np.float32)
            chosen[step] = (logs + noise).argmax(axis=1)
            likely[step] = np.take_along_axis(logs, chosen[step][:, None], 1)[:, 0]
            before = boards.stars.copy()
            boards.step(chosen[step])
            rewards[step] = STAR * (boards.stars - before) + WIN * boards.rewards[:, 0]
            goes_on[step] = ~boards.over
            self._ended += boards.stars[boards.over].tolist()
            self.games += int(boards.over.sum())
            boards.reset(boards.over)
        values[STEPS] = self._looked(boards.observations(), boards.masks())[1]
        gains = np.zeros((STEPS, count), np.float32)
        ahead = np.zeros(count, np.float32)
        for step in reversed(range(STEPS)):
            surprise = rewards[step] + DISCOUNT * goes_on[step] * values[step + 1] - values[step]
            ahead = surprise + DISCOUNT * TRACE * goes_on[step] * ahead
            gains[step] = ahead
        targets = gains + values[:STEPS]
        inputs, allowed = seen.reshape(-1, size), masks.reshape(-1, actions)
        for _ in range(EPOCHS):
            order = self._rng.permutation(STEPS * count)
            for start in range(0, len(order), ROWS):
                some = order[start : start + ROWS]
                told = (each.reshape(-1)[some] for each in (likely, gains, targets))
                self._learn(inputs[some], allowed[some], chosen.reshape(-1)[some], *told, rate=RATE * pace)

    def _looked(self, seen: NDArray[np.uint8], masks: NDArray[np.int8]) -> tuple[Reals, Reals]:
        return self.network.scored(self.network.seen(scaled(seen))[1], masks)

    def _learn(
        self,
        seen: NDArray[np.uint8],
        masks: NDArray[np.int8],
        chosen: Numbers,
        likely: Reals,
        gains: Reals,
        targets: Reals,
        *,
        rate: float,
    ) -> None:
        """Make one step of PPO."""
        inputs, rows = scaled(seen), len(chosen)
        first, second = self.network.seen(inputs)
        logs, values = self.network.scored(second, masks)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        ratio = np.exp(np.take_along_axis(logs, chosen[:, None], 1)[:, 0] - likely)
        clipped = np.where(gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        weight = np.where(clipped, 0, -gains * ratio) / rows
        chances = np.exp(logs)
        on_scores = -chances * weight[:, None]
        on_scores[np.arange(rows), chosen] += weight
        spread = -(chances * np.maximum(logs, -30)).sum(axis=1, keepdims=True)
        on_scores += ENTROPY / rows * chances * (np.maximum(logs, -30) + spread)
        on_values = (CRITIC / rows * (values - targets)).astype(np.float32)
        found = self.network.gradients(inputs, first, second, on_scores.astype(np.float32), on_values)
        self._adam.step(self.network.parts, found, rate)


def scaled(seen: NDArray[np.uint8]) -> Reals:
    """Return observations as numbers that are not too large: places in a pile and counts go up to 32."""
    return np.minimum(seen, 8).astype(np.float32) * np.float32(0.5)


def tested(network: Network, games: int, seed: int) -> tuple[float, float]:
    """Play games with the most likely actions; return the mean stars and the share of games won."""
    boards = batch(games, seed)
    stars, won = np.zeros(games), np.zeros(games)
    while not boards.over.all():
        going = ~boards.over
        logs, _ = network.scored(network.seen(scaled(boards.observations()))[1], boards.masks())
        boards.step(logs.argmax(axis=1), going)
        ended = going & boards.over
        stars[ended], won[ended] = boards.stars[ended], boards.rewards[ended, 0]
    return float(stars.mean()), float(won.mean())


if __name__ == "__main__":
    main()
