"""Learns For Northwood! from nothing by policy gradients, in one file on NumPy: `make learn-northwood`.

A batch of games is played by a small network that chooses among the legal actions. After every few steps it learns
which choices led to more successful visits than it expected (advantage actor-critic with generalised advantage
estimates and the clipped steps of PPO). At the end it plays the most likely actions in other games; with `--greedy`,
the greedy bot plays the same deals.

python examples/learn_northwood.py [--lessons 900] [--boards 512] [--seed 1] [--greedy 1000] [--out policy.npz]
"""

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import longhouse as lh
from longhouse.envs.boards import Boards, boards_of
from longhouse.envs.coding import Coding
from longhouse.envs.northwood.boards import NorthwoodBoards

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]
Reals = NDArray[np.float32]

HIDDEN = 192
STEPS = 32
"""Decisions on each board between two lessons."""
EPOCHS, ROWS = 2, 1024
"""Passes over these decisions, and the decisions of one step of learning."""
TRACE, CLIP, ENTROPY, CRITIC = 0.95, 0.2, 0.01, 0.5
RATE = 1e-3
SUITS, VALUES = 4, 8
DISCARDS_ALL, SCORES_ALL = 5, 8
"""Kinds of steps that leave only the order of certain cards to choose, which hardly ever matters."""


def main() -> None:
    """Learn, print the progress, and test what was learned."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lessons", type=int, default=900)
    parser.add_argument("--boards", type=int, default=512)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", type=int, default=2000, help="games of the test at the end")
    parser.add_argument("--greedy", type=int, default=0, help="deals that the greedy bot plays, too")
    parser.add_argument("--out", type=Path, help="file for the weights")
    chosen = parser.parse_args()
    learner = Learner(chosen.boards, chosen.seed)
    for lesson in range(chosen.lessons):
        learner.lesson(1 - lesson / chosen.lessons)
        if lesson % 25 == 24:
            stars = learner.recent_stars()
            print(f"{time.process_time():6.0f} s CPU  {learner.games:9,} games  {stars:5.2f} stars", flush=True)
    print(f"{learner.games:,} games learned from, {time.process_time():.0f} s of CPU time")
    told("learner", *tested(learner.network, learner.sight, batch(chosen.tests, chosen.seed + 1)))
    if chosen.out is not None:
        with chosen.out.open("wb") as file:
            np.savez(file, allow_pickle=False, **learner.network.parts)
    if chosen.greedy:
        told("greedy", *played_by_greedy(batch(chosen.greedy, chosen.seed + 1)))


def batch(count: int, seed: int) -> NorthwoodBoards:
    """Create a batch of the introductory game."""
    boards = boards_of(lh.northwood(), count, seed=seed)
    assert isinstance(boards, NorthwoodBoards)
    return boards


class Sight:
    """What the network sees of a batch, and the order of its actions.

    The suits of cards are turned so that the trump comes first, because the rules treat all suits alike: what was
    learned with one trump serves with all. A few numbers that follow from others are added, because a small network
    would need long to find them.
    """

    def __init__(self, coding: Coding) -> None:
        self._column = {
            name: np.arange(part.start, part.end).reshape(part.shape) for name, part in coding.parts.items()
        }
        turned = [self._turned(coding, trump) for trump in range(SUITS + 1)]
        self._columns = np.array([columns for columns, _ in turned])
        self._actions = np.array([actions for _, actions in turned])
        self._scales = np.ones(coding.size, np.float32)
        self._scales[self._column["order"]] = self._scales[self._column["dialogues"]] = 0.25
        varying = self._varying(coding)
        self._columns, self._scales = self._columns[:, varying], self._scales[varying]
        self.actions = coding.actions
        self.size = len(self._scales) + 12 + 12 + 24 + 24

    def of(self, boards: Boards) -> tuple[Reals, NDArray[np.bool_], Numbers, Numbers]:
        """Return inputs and legal actions in the network's order, the id of each of its actions, and how many fiefs
        are open.
        """
        seen, column, count = boards.observations(), self._column, boards.count
        each, known = np.arange(count), len(self._scales)
        of_trump = seen[:, column["trump"]]
        trump = np.where(of_trump.any(axis=1), of_trump.argmax(axis=1), SUITS)
        inputs = np.zeros((count, self.size), np.float32)
        inputs[:, :known] = np.minimum(seen[each[:, None], self._columns[trump]], 8) * self._scales
        fiefs, rulers = seen[:, column["fief"]], seen[:, column["rulers"]]
        visited = fiefs.any(axis=1)
        missing = fiefs.argmax(axis=1) - seen[:, column["cards"][4]].sum(axis=1, dtype=np.int64)
        inputs[each[visited], known + np.clip(missing + 4, 0, 11)[visited]] = 1
        hand = seen[:, column["cards"][0]].sum(axis=1, dtype=np.int64)
        inputs[each, known + 12 + np.minimum(hand, 11)] = 1
        inputs[:, known + 24 : known + 48] = np.einsum("nf,nfc->nc", seen[:, column["fates"][:, 1]], rulers)
        inputs[:, known + 48 :] = np.einsum("nf,nfc->nc", fiefs, rulers)
        ids = self._actions[trump]
        open_fiefs: Numbers = seen[:, column["fates"][:, 0]].sum(axis=1, dtype=np.int64)
        return inputs, boards.masks()[each[:, None], ids] > 0, ids, open_fiefs

    def nothing_to_choose(self, boards: Boards) -> NDArray[np.bool_]:
        """Return on which boards one action is legal, or only an order that hardly matters is to be chosen."""
        of_steps = boards.observations()[:, self._column["steps"][0, [DISCARDS_ALL, SCORES_ALL]]]
        found: NDArray[np.bool_] = (boards.counts == 1) | ((boards.counts > 1) & of_steps.any(axis=1))
        return found

    def _turned(self, coding: Coding, trump: int) -> tuple[Numbers, Numbers]:
        """Return the columns of an observation and the ids of actions, in the order with the trump first."""
        suits = (np.arange(SUITS) + trump) % SUITS
        cards = (suits[:, None] * VALUES + np.arange(VALUES)).reshape(-1)
        columns, actions = np.arange(coding.size), np.arange(coding.actions)
        for row in (*self._column["cards"], self._column["order"], self._column["statement"]):
            columns[row] = row[cards]
        for row in self._column["steps"][:, -len(cards) :]:
            columns[row] = row[cards]
        for first in range(45, 205, len(cards)):  # reply, discard, score, swap and choose
            actions[first : first + len(cards)] = first + cards
        actions[205:209] = 205 + suits  # name
        return columns, actions

    def _varying(self, coding: Coding) -> Numbers:
        """Return the columns that are not the same in all positions of some random games."""
        boards, found = batch(1000, 0), np.zeros(coding.size, np.bool_)
        first = boards.observations()[0].copy()
        for _ in range(200):
            for columns in self._columns[:SUITS]:
                found |= (boards.observations() != first)[:, columns].any(axis=0)
            boards.step(boards.random_actions())
            boards.reset(boards.over)
        return found.nonzero()[0]


@dataclass
class Network:
    """Two hidden layers, a score for every action, and the chance that the visit succeeds."""

    parts: dict[str, Reals]

    @classmethod
    def untrained(cls, inputs: int, actions: int, rng: np.random.Generator) -> "Network":
        def drawn(rows: int, columns: int, scale: float) -> Reals:
            weights: Reals = (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)
            return weights

        return cls(
            {
                "first": drawn(inputs, HIDDEN, 2.0),
                "first_bias": np.zeros(HIDDEN, np.float32),
                "second": drawn(HIDDEN, HIDDEN, 1.4),
                "second_bias": np.zeros(HIDDEN, np.float32),
                "scores": drawn(HIDDEN, actions, 0.01),
                "scores_bias": np.zeros(actions, np.float32),
                "value": drawn(HIDDEN, 1, 0.5),
                "value_bias": np.zeros(1, np.float32),
            }
        )

    def hidden(self, inputs: Reals) -> tuple[Reals, Reals]:
        """Return the outputs of both hidden layers."""
        p = self.parts
        first = np.maximum(inputs @ p["first"] + p["first_bias"], 0)
        return first, np.maximum(first @ p["second"] + p["second_bias"], 0)

    def scored(self, second: Reals, legal: NDArray[np.bool_]) -> tuple[Reals, Reals]:
        """Return the logarithms of the probabilities of all actions, and the values of the positions."""
        p = self.parts
        scores = np.where(legal, second @ p["scores"] + p["scores_bias"], np.float32(-1e9))
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
    """Plays a batch of games and learns from it. Each visit is an episode, with the reward 1 if it succeeds."""

    def __init__(self, count: int, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._boards = batch(count, seed)
        self.sight = Sight(self._boards.coding)
        self.network = Network.untrained(self.sight.size, self.sight.actions, self._rng)
        self.games = 0
        self._adam = Adam()
        self._ended: list[int] = []

    def recent_stars(self) -> float:
        """Return the mean stars of the last games."""
        self._ended = self._ended[-2000:]
        return float(np.mean(self._ended)) if self._ended else 0.0

    def lesson(self, pace: float) -> None:
        """Play `STEPS` decisions on every board, then learn from them. `pace` scales the rate and the entropy."""
        boards, count, rows = self._boards, self._boards.count, np.arange(self._boards.count)
        inputs = np.zeros((STEPS, count, self.sight.size), np.float32)
        legal = np.zeros((STEPS, count, self.sight.actions), np.bool_)
        chosen = np.zeros((STEPS, count), np.int64)
        likely, rewards = np.zeros((STEPS, count), np.float32), np.zeros((STEPS, count), np.float32)
        values, goes_on = np.zeros((STEPS + 1, count), np.float32), np.zeros((STEPS, count), np.bool_)
        inputs[0], legal[0], ids, open_fiefs = self.sight.of(boards)
        for step in range(STEPS):
            logs, values[step] = self.network.scored(self.network.hidden(inputs[step])[1], legal[step])
            chosen[step] = drawn(logs, self._rng)
            likely[step] = logs[rows, chosen[step]]
            rewards[step], over = self._advance(ids[rows, chosen[step]])
            before, (seen, allowed, ids, open_fiefs) = open_fiefs, self.sight.of(boards)
            goes_on[step] = ~over & (open_fiefs == before)
            if step + 1 < STEPS:
                inputs[step + 1], legal[step + 1] = seen, allowed
            else:
                values[STEPS] = self.network.scored(self.network.hidden(seen)[1], allowed)[1]
        gains, ahead = np.zeros((STEPS, count), np.float32), np.zeros(count, np.float32)
        for step in reversed(range(STEPS)):
            surprise = rewards[step] + goes_on[step] * values[step + 1] - values[step]
            gains[step] = ahead = surprise + TRACE * goes_on[step] * ahead
        flat = (likely.reshape(-1), gains.reshape(-1), (gains + values[:STEPS]).reshape(-1))
        seen, allowed = inputs.reshape(-1, self.sight.size), legal.reshape(-1, self.sight.actions)
        for _ in range(EPOCHS):
            order = self._rng.permutation(STEPS * count)
            for start in range(0, len(order), ROWS):
                some = order[start : start + ROWS]
                self._learn(
                    seen[some], allowed[some], chosen.reshape(-1)[some], *(each[some] for each in flat), pace=pace
                )

    def _advance(self, actions: Numbers) -> tuple[Reals, NDArray[np.bool_]]:
        """Take the actions, and those that follow where there is nothing to choose; return how many visits succeeded,
        and where a game ended.
        """
        boards = self._boards
        succeeded, ended = np.zeros(boards.count, np.float32), np.zeros(boards.count, np.bool_)
        which = np.ones(boards.count, np.bool_)
        while which.any():
            before = boards.stars.copy()
            boards.step(actions, which)
            succeeded += boards.stars > before
            ended |= boards.over
            self._ended += boards.stars[boards.over].tolist()
            self.games += int(boards.over.sum())
            boards.reset(boards.over)
            which, actions = self.sight.nothing_to_choose(boards), boards.ids[:, 0].astype(np.int64)
        return succeeded, ended

    def _learn(
        self,
        inputs: Reals,
        legal: NDArray[np.bool_],
        chosen: Numbers,
        likely: Reals,
        gains: Reals,
        targets: Reals,
        *,
        pace: float,
    ) -> None:
        """Make one step of PPO."""
        rows = len(chosen)
        first, second = self.network.hidden(inputs)
        logs, values = self.network.scored(second, legal)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        ratio = np.exp(logs[np.arange(rows), chosen] - likely)
        clipped = np.where(gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        weight = np.where(clipped, 0, -gains * ratio) / rows
        chances = np.exp(logs)
        on_scores = -chances * weight[:, None]
        on_scores[np.arange(rows), chosen] += weight
        floored = np.maximum(logs, -30)
        spread = -(chances * floored).sum(axis=1, keepdims=True)
        on_scores += pace * ENTROPY / rows * chances * (floored + spread)
        on_values = (CRITIC / rows * (values - targets)).astype(np.float32)
        found = self.network.gradients(inputs, first, second, on_scores.astype(np.float32), on_values)
        self._adam.step(self.network.parts, found, RATE * max(pace, 0.02))


def drawn(logs: Reals, rng: np.random.Generator) -> Numbers:
    """Draw an action for each row, by the logarithms of the probabilities."""
    sums = np.exp(logs).cumsum(axis=1)
    below = (1 - rng.random((len(logs), 1), np.float32)) * sums[:, -1:] * np.float32(0.999999)  # never 0, never the sum
    found: Numbers = (sums < below).sum(axis=1)
    return found


def tested(network: Network, sight: Sight, boards: NorthwoodBoards) -> tuple[Numbers, NDArray[np.bool_]]:
    """Play games to their ends with the most likely actions; return the stars and which were won."""
    rows = np.arange(boards.count)
    while not boards.over.all():
        inputs, legal, ids, _ = sight.of(boards)
        logs, _ = network.scored(network.hidden(inputs)[1], legal)
        boards.step(ids[rows, logs.argmax(axis=1)], ~boards.over)
    return boards.stars, boards.stars >= boards.game.goal


def played_by_greedy(boards: NorthwoodBoards) -> tuple[Numbers, NDArray[np.bool_]]:
    """Let the greedy bot play games to their ends; return the stars and which were won."""
    with lh.Bot("greedy", inline=True, seed=1) as bot:
        while not boards.over.all():
            actions = boards.ids[:, 0].astype(np.int64)
            for board in (boards.counts > 1).nonzero()[0].tolist():
                position = boards.state(board)
                actions[board] = boards.coding.read(position, bot.choose(position))
            boards.step(actions, ~boards.over)
    return boards.stars, boards.stars >= boards.game.goal


def told(name: str, stars: Numbers, won: NDArray[np.bool_]) -> None:
    """Print mean stars and share of games won, with 95% intervals."""
    games = len(stars)
    errors = [1.96 * float(each.std()) / np.sqrt(games) for each in (stars, won)]
    print(
        f"{name}: {games} games, {stars.mean():.2f} ± {errors[0]:.2f} stars, "
        f"{won.mean():.1%} ± {errors[1]:.1%} won, {(stars >= 20).mean():.1%} with all 20 stars"
    )


if __name__ == "__main__":
    main()
