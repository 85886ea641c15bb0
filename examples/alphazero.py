"""AlphaZero in small, on batches: self-play with a search at the root, and a network that learns from both.

All games of a batch are searched at once. For each, the search takes some promising actions (the best by the network's
scores plus Gumbel noise), copies the board for each of them, plays a few decisions on, and asks the network what the
positions are worth. The network then learns to choose as the search does and to foresee who wins. It is a skeleton:
a bigger network, a deeper search and more time make it a player.

python examples/alphazero.py [--game fjords] [--minutes 10] [--boards 64] [--seed 1] [--out weights.npz]
"""

import argparse
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import longhouse as lh
from longhouse.envs.boards import Boards, boards_of

Reals = NDArray[np.float32]
Numbers = NDArray[np.int64]

HIDDEN = 64
CANDIDATES, COPIES, AHEAD = 6, 2, 3
"""Actions that the search compares, boards on which it tries each of them, and decisions it then plays on."""
TRUST = 6.0
"""How much a difference in value counts beside the network's scores."""
MEMORY, ROWS, LESSONS = 10_000, 256, 1
"""Positions that are remembered, those of one lesson, and lessons after each decision of the batch."""
RATE = 1e-3


def main() -> None:
    """Learn for some minutes, then play against random players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=["fjords", "northwood"], default="fjords")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--boards", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", type=int, default=400, help="games of the test at the end")
    parser.add_argument("--out", type=Path, help="file for the weights")
    chosen = parser.parse_args()
    game = lh.fjords() if chosen.game == "fjords" else lh.northwood()
    learner = Learner(game, chosen.boards, chosen.seed)
    began, turns = time.monotonic(), 0
    while turns == 0 or time.monotonic() - began < 60 * chosen.minutes:
        learner.turn()
        turns += 1
        if turns % 100 == 0:
            print(f"{time.monotonic() - began:6.0f} s  {learner.games:6,} games", flush=True)
    reward = tested(learner.network, boards_of(game, chosen.tests, seed=chosen.seed + 1))
    print(f"{learner.games:,} games learned from; mean reward {reward:+.2f} in {chosen.tests} against random players")
    if chosen.out is not None:
        with chosen.out.open("wb") as file:
            np.savez(file, allow_pickle=False, **learner.network.parts)


class Network:
    """One hidden layer; a score for each legal action, and the reward that the seat may expect."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        first = (rng.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32)
        self.parts: dict[str, Reals] = {
            "first": first,
            "bias": np.zeros(HIDDEN, np.float32),
            "scores": np.zeros((actions, HIDDEN), np.float32),
            "value": np.zeros(HIDDEN, np.float32),
        }
        self._means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._steps = 0

    def values(self, seen: NDArray[np.uint8]) -> Reals:
        """The reward that each observer may expect."""
        found: Reals = np.tanh(self._hidden(scaled(seen)) @ self.parts["value"])
        return found

    def scores(self, seen: NDArray[np.uint8], ids: NDArray[np.int32], counts: Numbers) -> Reals:
        """A score for each legal action, −∞ in the places after the last one; if the game is over, one score."""
        most = max(int(counts.max()), 1)
        found = np.full(ids.shape, -np.inf, np.float32)
        found[:, :most] = np.einsum("nh,nkh->nk", self._hidden(scaled(seen)), self.parts["scores"][ids[:, :most]])
        found[np.arange(ids.shape[1]) >= np.maximum(counts, 1)[:, None]] = -np.inf
        return found

    def learn(
        self, seen: NDArray[np.uint8], ids: NDArray[np.int32], counts: Numbers, wanted: Reals, rewards: Reals
    ) -> None:
        """Move the scores towards the search's choice, and the value towards the reward that came."""
        inputs, rows = scaled(seen), len(seen)
        hidden = self._hidden(inputs)
        chances = softmax(self.scores(seen, ids, counts))
        values = np.tanh(hidden @ self.parts["value"])
        on_scores = (chances - wanted) / rows
        on_values = 2 * (values - rewards) * (1 - values**2) / rows
        most = max(int(counts.max()), 1)
        ids, on_scores = ids[:, :most], on_scores[:, :most]
        chosen = self.parts["scores"][ids]
        back = np.einsum("nk,nkh->nh", on_scores, chosen) + on_values[:, None] * self.parts["value"]
        back *= hidden > 0
        by_action = np.zeros_like(self.parts["scores"])
        np.add.at(by_action, ids, on_scores[:, :, None] * hidden[:, None, :])
        self._steps += 1
        gradients = {"first": inputs.T @ back, "bias": back.sum(0), "scores": by_action, "value": hidden.T @ on_values}
        for name, gradient in gradients.items():  # Adam
            self._means[name] += np.float32(0.1) * (gradient - self._means[name])
            self._squares[name] += np.float32(0.001) * (gradient**2 - self._squares[name])
            mean = self._means[name] / np.float32(1 - 0.9**self._steps)
            square = self._squares[name] / np.float32(1 - 0.999**self._steps)
            self.parts[name] -= np.float32(RATE) * mean / (np.sqrt(square) + np.float32(1e-6))

    def _hidden(self, inputs: Reals) -> Reals:
        found: Reals = np.maximum(inputs @ self.parts["first"] + self.parts["bias"], 0)
        return found


class Learner:
    """Plays a batch of games against itself and learns from them."""

    def __init__(self, game: lh.Game, count: int, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._boards = boards_of(game, count, seed=seed)
        self._copies = boards_of(game, count * CANDIDATES * COPIES, seed=seed + 1)
        coding, most = self._boards.coding, self._boards.ids.shape[1]
        self.network = Network(coding.size, coding.actions, self._rng)
        self.games = 0
        self._going: list[list[tuple[int, int]]] = [[] for _ in range(count)]
        """For each board the decisions of its game so far: the place in the memory, and the seat."""
        self._next = 0
        self._ready = np.zeros(MEMORY, np.bool_)
        self._seen = np.zeros((MEMORY, coding.size), np.uint8)
        self._ids = np.zeros((MEMORY, most), np.int32)
        self._counts = np.zeros(MEMORY, np.int64)
        self._wanted = np.zeros((MEMORY, most), np.float32)
        self._rewards = np.zeros(MEMORY, np.float32)

    def turn(self) -> None:
        """Search and take a decision on every board, then learn."""
        boards = self._boards
        seen, rows = boards.observations().copy(), np.arange(boards.count)
        scores = self.network.scores(seen, boards.ids, boards.counts)
        picked, better = self._searched(scores)
        for board in rows:
            place, self._next = self._next, (self._next + 1) % MEMORY
            self._ready[place] = False
            self._seen[place], self._ids[place], self._counts[place] = (
                seen[board],
                boards.ids[board],
                boards.counts[board],
            )
            self._wanted[place] = better[board]
            self._going[board].append((place, int(boards.turn[board])))
        boards.step(boards.ids[rows, picked].astype(np.int64))
        for board in boards.over.nonzero()[0]:
            for place, seat in self._going[board]:
                self._rewards[place], self._ready[place] = boards.rewards[board, seat], True
            self._going[board].clear()
            self.games += 1
        boards.reset(boards.over)
        ready = self._ready.nonzero()[0]
        for _ in range(LESSONS if len(ready) else 0):
            some = self._rng.choice(ready, ROWS)
            self.network.learn(
                self._seen[some], self._ids[some], self._counts[some], self._wanted[some], self._rewards[some]
            )

    def _searched(self, scores: Reals) -> tuple[Numbers, Reals]:
        """Return the place of the action to take on each board, and the chances that the network should have given."""
        boards, copies, count = self._boards, self._copies, self._boards.count
        noisy = scores + self._rng.gumbel(size=scores.shape).astype(np.float32)
        tried = np.argsort(-noisy, axis=1)[:, :CANDIDATES]
        tried = np.where(np.arange(CANDIDATES) < boards.counts[:, None], tried, tried[:, :1])
        rows = np.repeat(np.arange(count), CANDIDATES * COPIES)
        copies.copy_from(boards, rows)
        seats = copies.turn.copy()
        copies.step(copies.ids[np.arange(len(rows)), np.repeat(tried.reshape(-1), COPIES)].astype(np.int64))
        each = np.arange(len(rows))
        rewards, over = copies.rewards[each, seats], copies.over.copy()
        for _ in range(AHEAD):
            ahead = self.network.scores(copies.observations(), copies.ids, copies.counts)
            place = (ahead + self._rng.gumbel(size=ahead.shape)).argmax(axis=1)
            copies.step(copies.ids[each, place].astype(np.int64), ~over)
            rewards = np.where(over, rewards, copies.rewards[each, seats])
            over = copies.over.copy()
        foreseen = self.network.values(copies.observations(seats=seats))
        worth = np.where(over, rewards, foreseen).reshape(count, CANDIDATES, COPIES).mean(axis=2)
        gain = (TRUST * (worth - worth.mean(axis=1, keepdims=True))).astype(np.float32)
        best = (np.take_along_axis(noisy, tried, 1) + gain).argmax(axis=1)
        improved = scores.copy()
        np.put_along_axis(improved, tried, np.take_along_axis(scores, tried, 1) + gain, 1)
        return tried[np.arange(count), best], softmax(improved)


def scaled(seen: NDArray[np.uint8]) -> Reals:
    """Return observations as numbers that are not too large: some of their bytes count."""
    return np.minimum(seen, 8).astype(np.float32) * np.float32(0.5)


def softmax(scores: Reals) -> Reals:
    """Return chances that add up to 1 in each row."""
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances: Reals = powers / powers.sum(axis=1, keepdims=True)
    return chances


def tested(network: Network, boards: Boards) -> float:
    """Let the network play without a search, on each board in another seat; return its mean reward."""
    rows = np.arange(boards.count)
    own, rewards = rows % boards.game.seats, np.zeros(boards.count)
    while not boards.over.all():
        going = ~boards.over
        places = network.scores(boards.observations(), boards.ids, boards.counts).argmax(axis=1)
        actions = np.where(boards.turn == own, boards.ids[rows, places], boards.random_actions())
        boards.step(actions, going)
        rewards[going] = boards.rewards[rows, own][going]
    return float(rewards.mean())


if __name__ == "__main__":
    main()
