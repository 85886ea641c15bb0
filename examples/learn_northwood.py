"""Learns For Northwood! from nothing by policy gradients, in one file on NumPy: `make learn-northwood`.

A batch of games is played by a small network that gives every legal action a score. After every few steps it learns
which choices led to more stars than it expected (advantage actor-critic with generalised advantage estimates and the
clipped steps of PPO). Several processes play and learn side by side; after each lesson they share the mean of their
weights. At the end the network plays the actions with the highest scores in other games.

In five minutes of two cores it reaches as many stars on average as the bot `greedy` of Longhouse, which looks one move
ahead with a value network of its own and aims at the goal of 16 stars. With `--ahead N`, it plays N deals and tries its
actions on copies of the board first: that makes more stars than `greedy`, which still reaches the goal more often
(bench/results.md has figures). With `--greedy N`, that bot plays N deals for comparison.

python examples/learn_northwood.py [--lessons 560] [--jobs 2] [--boards 512] [--seed 1] [--ahead 200]
    [--greedy 200] [--out FILE]
"""

import argparse
import multiprocessing
import os
import time
from ctypes import Array, c_float
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Barrier

import numpy as np
from numpy.typing import NDArray

import longhouse as lh
from longhouse.envs.boards import boards_of
from longhouse.envs.coding import Coding
from longhouse.envs.northwood.boards import NorthwoodBoards

Numbers = NDArray[np.int64]
Reals = NDArray[np.float32]
Parts = dict[str, Reals]

FIRST, SECOND = 128, 48
"""The sizes of the two hidden layers."""
STEPS = 32
"""Decisions on each board between two lessons."""
EPOCHS, CHOICES = 2, 2048
"""Passes over these decisions, and the decisions of one step of learning."""
TRACE, CLIP, ENTROPY, CRITIC = 0.95, 0.2, 0.01, 0.5
RATE = 6e-3
AHEAD = 0.9
"""What the expected stars of later visits count: allies and friendly rulers spent now are missing then."""
CANDIDATES, COPIES, UNLIKELY = 3, 8, 0.02
"""With looking ahead: the actions that are tried, the copies for each, and the least probability of such an action."""
SUITS, VALUES, CARDS, CHARACTERS, FIEFS, ALLIES = 4, 8, 32, 24, 8, 4
STARS = 4.0
"""The most stars of a fief, so that rewards are up to 1."""
VISIT, REPLY = 2, 6
"""What is due, by its place in the part `due` of an observation."""
DISCARDS_ALL, SCORES_ALL = 5, 8
"""Kinds of steps that leave only the order of certain cards to choose, which hardly ever matters."""
KINDS = {
    "nothing": 1,
    "visit": 1,
    "listen": 1,
    "more": 1,
    "stop": 1,
    "loses": CARDS,
    "wins": CARDS,
    "discard": CARDS,
    "score": CARDS,
    "swap": CARDS,
    "choose": CARDS,
    "name": SUITS,
    "suit": SUITS,
    "fief": CHARACTERS,
    "ready": CHARACTERS,
    "use": CHARACTERS,
    "call": CHARACTERS,
    "instead": CHARACTERS,
}
"""The kinds of actions as the network sees them, with the number of actions of each kind."""
TOKEN: dict[str, int] = dict(zip(KINDS, np.cumsum([0, *KINDS.values()]).tolist(), strict=False))
"""For each kind, the number of its first action."""
OF_CARDS = ((77, "discard"), (109, "score"), (141, "swap"), (173, "choose"))
"""Actions that choose a card: the first id (docs/envs.md), and the kind."""


def main() -> None:
    """Learn, print the progress, and test what was learned."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lessons", type=int, default=560)
    parser.add_argument("--jobs", type=int, default=2, help="processes that learn side by side")
    parser.add_argument("--boards", type=int, default=512, help="games at once in each process")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", type=int, default=2000, help="games of the test at the end")
    parser.add_argument("--ahead", type=int, default=0, help="deals that the learner plays with looking ahead, too")
    parser.add_argument("--greedy", type=int, default=0, help="deals that the greedy bot plays, too")
    parser.add_argument("--out", type=Path, help="file for the weights")
    chosen = parser.parse_args()
    network = learned(chosen.lessons, chosen.jobs, chosen.boards, chosen.seed)
    boards = batch(chosen.tests, chosen.seed + chosen.jobs)
    told("learner", *tested(network, Sight(boards.coding), boards))
    if chosen.out is not None:
        with chosen.out.open("wb") as file:
            np.savez(file, allow_pickle=False, **network.parts)
    if chosen.ahead:
        boards = batch(chosen.ahead, chosen.seed + chosen.jobs)
        told("ahead", *played_ahead(network, Sight(boards.coding), boards))
    if chosen.greedy:
        told("greedy", *played_by_greedy(batch(chosen.greedy, chosen.seed + chosen.jobs)))


@dataclass
class Seen:
    """Decisions as the network sees them: each has one or several rows of inputs, and several legal actions."""

    inputs: Reals
    rows: Numbers
    """How many rows each decision has: a row for each fief where a fief is chosen, else one."""
    counts: Numbers
    """How many legal actions each decision has."""
    row: Numbers
    """For each action, its row within the decision."""
    tokens: Numbers
    """For each action, one or two numbers that describe it."""
    strengths: Reals
    """For each action with a card, the share of the deck that the card beats in its suit."""
    ids: Numbers
    """For each action, its id."""

    def some(self, which: Numbers) -> "Seen":
        """Return some of the decisions."""
        rows = ranges(starts(self.rows)[which], self.rows[which])
        actions = ranges(starts(self.counts)[which], self.counts[which])
        return Seen(
            self.inputs[rows],
            self.rows[which],
            self.counts[which],
            self.row[actions],
            self.tokens[actions],
            self.strengths[actions],
            self.ids[actions],
        )

    @classmethod
    def joined(cls, parts: "list[Seen]") -> "Seen":
        """Join decisions."""
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in cls.__dataclass_fields__))


def starts(counts: Numbers) -> Numbers:
    """Return where each of several runs begins, from their lengths."""
    found: Numbers = np.cumsum(counts) - counts
    return found


def ranges(first: Numbers, counts: Numbers) -> Numbers:
    """Join ranges, given by their first numbers and lengths."""
    found: Numbers = np.repeat(first - starts(counts), counts) + np.arange(counts.sum())
    return found


class Sight:
    """What the network sees of a batch.

    The rules treat all suits alike, so they are ordered: the trump first, then by the cards in hand. Where a fief is to
    be chosen, the network sees each choice as if it had been made. Some numbers that follow from others are added,
    because a small network would need long to find them.
    """

    def __init__(self, coding: Coding) -> None:
        self._column = {
            name: np.arange(part.start, part.end).reshape(part.shape) for name, part in coding.parts.items()
        }
        self.open_fiefs = self._column["fates"][:, 0]
        self._suit = np.repeat(np.arange(SUITS), CHARACTERS // SUITS)
        self._kept: Numbers | None = None
        self._kept = self._varying()
        self.size = len(self._kept)

    def of(self, boards: NorthwoodBoards, which: NDArray[np.bool_]) -> Seen:
        """Return what is seen of the decisions on some boards."""
        where = which.nonzero()[0]
        seen, column = boards.observations()[where], self._column
        counts = boards.counts[where]
        of_action = np.repeat(np.arange(len(where)), counts)
        place = ranges(np.zeros(len(where), np.int64), counts)
        ids = boards.ids[where[of_action], place].astype(np.int64)
        choosing = seen[:, column["due"][VISIT]] > 0
        rows = np.where(choosing, counts, 1)
        row = np.where(choosing[of_action], place, 0)

        of_row = np.repeat(np.arange(len(where)), rows)
        fiefs = seen[:, column["fief"]].argmax(axis=1)[of_row]
        fiefs[choosing[of_row]] = ids[choosing[of_action]]
        there, rulers = seen[of_row], seen[:, column["rulers"]].argmax(axis=2)
        ruler = rulers[of_row, fiefs]
        trump = seen[:, column["trump"]].argmax(axis=1)[of_row]
        trump = np.where(choosing[of_row], self._suit[ruler], trump)
        inputs, rank, lower = self._inputs(there, fiefs, ruler, trump)
        if self._kept is not None:
            inputs = inputs[:, self._kept]
        first = starts(rows)[of_action] + row
        tokens, strengths = self._actions(seen, rulers, of_action, ids, rank[first], lower[first])
        return Seen(inputs, rows, counts, row, tokens, strengths, ids)

    def nothing_to_choose(self, boards: NorthwoodBoards) -> NDArray[np.bool_]:
        """Return on which boards one action is legal, or only an order that hardly matters is to be chosen."""
        of_steps = boards.observations()[:, self._column["steps"][0, [DISCARDS_ALL, SCORES_ALL]]]
        found: NDArray[np.bool_] = (boards.counts == 1) | ((boards.counts > 1) & of_steps.any(axis=1))
        return found

    def _inputs(
        self, there: NDArray[np.uint8], fiefs: Numbers, ruler: Numbers, trump: Numbers
    ) -> tuple[Reals, Numbers, Reals]:
        """Return the inputs of each row, the place of each suit, and the share of the deck that each card beats."""
        column, count = self._column, len(there)
        each = np.arange(count)
        cards = there[:, column["cards"]].reshape(count, 5, SUITS, VALUES)
        held = cards[:, 0]
        key = held @ (16 + np.arange(VALUES))
        key[each, np.minimum(trump, SUITS - 1)] = 1000
        suits = (-key).argsort(axis=1, kind="stable")
        cards = np.take_along_axis(cards, suits[:, None, :, None], axis=2).astype(np.float32)
        hand, deck, score = cards[:, 0], cards[:, 1] + cards[:, 2], cards[:, 4]
        statement = np.take_along_axis(
            there[:, column["statement"]].reshape(count, SUITS, VALUES), suits[:, :, None], axis=1
        ).astype(np.float32)
        left = np.maximum(deck.sum(axis=(1, 2)), 1)
        lower = (deck.cumsum(axis=2) - deck) / left[:, None, None]
        # A card scores if it is higher than the statement in its suit, or a trump while the statement is none.
        beats = statement.cumsum(axis=2) - statement
        beats[:, 0] += statement[:, 1:].sum(axis=(1, 2))[:, None]
        strength = (hand * lower).sum(axis=2)
        held_now = hand.sum(axis=(1, 2)).astype(np.int64)
        missing = fiefs - score.sum(axis=(1, 2)).astype(np.int64)
        present, called = there[:, column["allies"]], there[:, column["substitutes"]]
        team = np.where(called.any(axis=2, keepdims=True), called, present)
        rulers, fates = there[:, column["rulers"]], there[:, column["fates"]]
        small = np.stack(
            [
                *(strength.T),
                strength.sum(axis=1) - missing,
                (held_now - missing) / 4,
                left / 24,
                fates[:, :, 0].sum(axis=1) / 8,
            ],
            axis=1,
        )
        parts = [
            hand.reshape(count, -1),
            (hand * lower).reshape(count, -1),
            (hand * beats).reshape(count, -1),
            cards[:, 1].reshape(count, -1),
            cards[:, 2].reshape(count, -1),
            statement.reshape(count, -1),
            hand.sum(axis=2) / 4,
            deck.sum(axis=2) / 8,
            small,
            np.eye(12, dtype=np.float32)[np.clip(missing + 4, 0, 11)],
            np.eye(12, dtype=np.float32)[np.minimum(held_now, 11)],
            np.eye(144, dtype=np.float32)[np.clip(missing + 4, 0, 11) * 12 + np.minimum(held_now, 11)],
            np.eye(FIEFS, dtype=np.float32)[fiefs],
            np.eye(CHARACTERS, dtype=np.float32)[ruler],
            (team * there[:, column["ready"]][:, :, None]).sum(axis=1),
            np.einsum("nf,nfc->nc", fates[:, :, 1], rulers),
            np.einsum("nf,nfc->nc", fates[:, :, 0], rulers),
            fates[:, :, 0],
            there[:, column["acting"]],
            there[:, column["steps"][0, : -CARDS + 4]],
            there[:, column["due"]],
        ]
        return np.concatenate(parts, axis=1, dtype=np.float32), suits.argsort(axis=1), lower

    def _actions(
        self,
        seen: NDArray[np.uint8],
        rulers: Numbers,
        of_action: Numbers,
        ids: Numbers,
        rank: Numbers,
        lower: Reals,
    ) -> tuple[Numbers, Reals]:
        """Return the tokens of actions, and the strengths of their cards."""
        column, count = self._column, len(ids)
        tokens, strengths = np.zeros((count, 2), np.int64), np.zeros(count, np.float32)
        every = np.arange(count)
        card = np.clip(ids - 45, 0, 159) % CARDS
        suit, number = rank[every, card // VALUES], card % VALUES
        turned = suit * VALUES + number
        with_card = (ids >= 45) & (ids < 205)
        strengths[with_card] = lower[every, suit, number][with_card]
        said = seen[:, column["statement"]].argmax(axis=1)[of_action]
        of_statement = rank[every, said // VALUES]
        scores = np.where(suit == of_statement, card > said, suit == 0)

        def put(first: int, last: int, token: Numbers, second: Numbers | int = 0) -> None:
            chosen = (ids >= first) & (ids <= last)
            tokens[chosen, 0] = token[chosen]
            tokens[chosen, 1] = second if isinstance(second, int) else second[chosen]

        def kind(name: str, number: Numbers) -> Numbers:
            return TOKEN[name] + number

        nothing = np.zeros(count, np.int64)
        allies, called = seen[:, column["allies"]], seen[:, column["substitutes"]]
        team = np.where(called.any(axis=2, keepdims=True), called, allies).argmax(axis=2)
        allies = allies.argmax(axis=2)
        put(0, 7, kind("visit", nothing))
        calling = np.clip(ids - 8, 0, 31)
        put(
            8,
            39,
            kind("call", rulers[of_action, calling // ALLIES]),
            kind("instead", allies[of_action, calling % ALLIES]),
        )
        put(40, 43, kind("use", team[of_action, np.clip(ids - 40, 0, 3)]))
        put(44, 44, kind("listen", nothing))
        put(45, 76, np.where(scores, kind("wins", turned), kind("loses", turned)))
        for first, name in OF_CARDS:
            put(first, first + 31, kind(name, turned))
        put(205, 208, kind("name", rank[every, np.clip(ids - 205, 0, 3)]))
        new = rulers[of_action, np.clip(ids - 209, 0, 7)]
        put(209, 216, kind("fief", new), kind("suit", rank[every, self._suit[new]]))
        put(217, 220, kind("ready", team[of_action, np.clip(ids - 217, 0, 3)]))
        put(221, 221, kind("more", nothing))
        put(222, 222, kind("stop", nothing))
        return tokens, strengths

    def _varying(self) -> Numbers:
        """Return the inputs that are not the same in all positions of some random games."""
        boards = batch(500, 0)
        inputs = self.of(boards, ~boards.over).inputs
        first = inputs[0].copy()
        varying = (inputs != first).any(axis=0)
        for _ in range(200):
            boards.step(boards.random_actions())
            boards.reset(boards.over)
            varying |= (self.of(boards, ~boards.over).inputs != first).any(axis=0)
        found: Numbers = varying.nonzero()[0]
        return found


def batch(count: int, seed: int) -> NorthwoodBoards:
    """Create a batch of the introductory game."""
    boards = boards_of(lh.northwood(), count, seed=seed)
    assert isinstance(boards, NorthwoodBoards)
    return boards


@dataclass
class Thought:
    """What the network makes of decisions, with what is needed to learn from them."""

    logs: Reals
    """For each action, the logarithm of its probability."""
    values: Reals
    """For each decision, the expected rewards, later visits included."""
    row: Numbers
    weights: Reals
    hidden: tuple[Reals, Reals, Reals, Reals]


@dataclass
class Network:
    """Adds up what it makes of a row and of an action, then scores the action; it values each row, too."""

    parts: Parts

    @classmethod
    def untrained(cls, inputs: int, rng: np.random.Generator) -> "Network":
        def drawn(rows: int, columns: int, scale: float) -> Reals:
            weights: Reals = (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)
            return weights

        actions = sum(KINDS.values())
        return cls(
            {
                "row": drawn(inputs, FIRST, 3.0),
                "row_bias": np.zeros(FIRST, np.float32),
                "action": drawn(actions, FIRST, 0.3 * np.sqrt(actions)),
                "strength": drawn(1, FIRST, 0.3),
                "judge": drawn(FIRST, SECOND, 1.4),
                "judge_bias": np.zeros(SECOND, np.float32),
                "score": drawn(SECOND, 1, 0.05),
                "guess": drawn(FIRST, SECOND, 1.4),
                "guess_bias": np.zeros(SECOND, np.float32),
                "value": drawn(SECOND, 1, 0.3),
                "value_bias": np.zeros(1, np.float32),
            }
        )

    def think(self, seen: Seen) -> Thought:
        """Return probabilities and values for decisions."""
        p = self.parts
        rows = seen.inputs @ p["row"]
        rows += p["row_bias"]
        row = np.repeat(starts(seen.rows), seen.counts) + seen.row
        actions = rows[row]
        actions += p["action"][seen.tokens[:, 0]]
        two = seen.tokens[:, 1].nonzero()[0]
        actions[two] += p["action"][seen.tokens[two, 1]]
        actions += seen.strengths[:, None] * p["strength"]
        np.maximum(actions, 0, out=actions)
        judged = np.maximum(actions @ p["judge"] + p["judge_bias"], 0)
        scores = (judged @ p["score"])[:, 0]
        first = starts(seen.counts)
        scores -= np.repeat(np.maximum.reduceat(scores, first), seen.counts)
        logs = scores - np.repeat(np.log(np.add.reduceat(np.exp(scores), first)), seen.counts)
        np.maximum(rows, 0, out=rows)
        guessed = np.maximum(rows @ p["guess"] + p["guess_bias"], 0)
        of_row = (guessed @ p["value"] + p["value_bias"])[:, 0]
        weights = np.ones(len(rows), np.float32)
        several = np.repeat(seen.rows > 1, seen.counts)
        weights[row[several]] = np.exp(logs[several])
        values = np.add.reduceat(weights * of_row, starts(seen.rows))
        return Thought(logs, values, row, weights, (rows, actions, judged, guessed))

    def gradients(self, seen: Seen, thought: Thought, on_scores: Reals, on_values: Reals) -> Parts:
        """Carry the derivatives by the scores and by the values back to the weights."""
        p = self.parts
        rows, actions, judged, guessed = thought.hidden
        on_judged = on_scores[:, None] * p["score"].T * (judged > 0)
        on_actions = on_judged @ p["judge"].T
        on_actions *= actions > 0
        on_row_values = (np.repeat(on_values, seen.rows) * thought.weights)[:, None]
        on_guessed = on_row_values * p["value"].T * (guessed > 0)
        on_rows = on_guessed @ p["guess"].T
        on_rows *= rows > 0
        first = np.flatnonzero(np.diff(thought.row, prepend=-1))
        on_rows[thought.row[first]] += np.add.reduceat(on_actions, first)
        by_token = np.zeros_like(p["action"])
        for tokens in (seen.tokens[:, 0], seen.tokens[:, 1]):
            used = tokens.nonzero()[0]
            order = used[tokens[used].argsort(kind="stable")]
            ends = np.flatnonzero(np.diff(tokens[order], prepend=-1))
            if len(ends):
                by_token[tokens[order[ends]]] += np.add.reduceat(on_actions[order], ends)
        return {
            "row": seen.inputs.T @ on_rows,
            "row_bias": on_rows.sum(axis=0),
            "action": by_token,
            "strength": seen.strengths[None] @ on_actions,
            "judge": actions.T @ on_judged,
            "judge_bias": on_judged.sum(axis=0),
            "score": judged.T @ on_scores[:, None],
            "guess": rows.T @ on_guessed,
            "guess_bias": on_guessed.sum(axis=0),
            "value": guessed.T @ on_row_values,
            "value_bias": on_row_values.sum(axis=0),
        }


@dataclass
class Adam:
    """The optimiser: steps scaled by the running mean and variance of the gradient."""

    first: Parts = field(default_factory=dict)
    second: Parts = field(default_factory=dict)
    steps: int = 0

    def step(self, parts: Parts, gradients: Parts, rate: float) -> None:
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

    def __init__(self, count: int, seed: int, first: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._boards = batch(count, seed)
        self.sight = Sight(self._boards.coding)
        self.network = Network.untrained(self.sight.size, np.random.default_rng(first))
        self.games = 0
        self._adam = Adam()
        self._ended: list[int] = []

    def recent_stars(self) -> float:
        """Return the mean stars of the last games."""
        self._ended = self._ended[-2000:]
        return float(np.mean(self._ended)) if self._ended else 0.0

    def lesson(self, pace: float) -> None:
        """Play `STEPS` decisions on every board, then learn from them. `pace` scales the rate and the entropy."""
        boards, count = self._boards, self._boards.count
        everywhere = np.ones(count, np.bool_)
        parts: list[Seen] = []
        chosen, likely = np.zeros((STEPS, count), np.int64), np.zeros((STEPS, count), np.float32)
        rewards, values = np.zeros((STEPS, count), np.float32), np.zeros((STEPS + 1, count), np.float32)
        trace, ahead = np.zeros((STEPS, count), np.float32), np.zeros((STEPS, count), np.float32)
        for step in range(STEPS):
            seen = self.sight.of(boards, everywhere)
            thought = self.network.think(seen)
            values[step] = thought.values
            picked = drawn(thought.logs, seen.counts, self._rng)
            chosen[step], likely[step] = picked - starts(seen.counts), thought.logs[picked]
            before = open_fiefs(boards, self.sight)
            rewards[step], over = self._advance(seen.ids[picked])
            visiting = ~over & (open_fiefs(boards, self.sight) == before)
            trace[step] = TRACE * visiting
            ahead[step] = np.where(visiting, 1, AHEAD * ~over)
            parts.append(seen)
        values[STEPS] = self.network.think(self.sight.of(boards, everywhere)).values
        gains, later = np.zeros((STEPS, count), np.float32), np.zeros(count, np.float32)
        for step in reversed(range(STEPS)):
            surprise = rewards[step] + ahead[step] * values[step + 1] - values[step]
            gains[step] = later = surprise + trace[step] * later
        seen = Seen.joined(parts)
        picks = chosen.reshape(-1)
        flat: list[Reals] = [each.reshape(-1) for each in (likely, gains, gains + values[:STEPS])]
        for _ in range(EPOCHS):
            order = self._rng.permutation(STEPS * count)
            for start in range(0, len(order), CHOICES):
                which = order[start : start + CHOICES]
                self._learn(seen.some(which), picks[which], *(each[which] for each in flat), pace=pace)

    def _advance(self, actions: Numbers) -> tuple[Reals, NDArray[np.bool_]]:
        """Take the actions, and those that follow where there is nothing to choose; return the rewards, and where a
        game ended.
        """
        boards = self._boards
        rewards, ended = np.zeros(boards.count, np.float32), np.zeros(boards.count, np.bool_)
        which = np.ones(boards.count, np.bool_)
        while which.any():
            before = boards.stars.copy()
            boards.step(actions, which)
            rewards += np.where(which, boards.stars - before, 0) / STARS
            ended |= boards.over
            self._ended += boards.stars[boards.over].tolist()
            self.games += int(boards.over.sum())
            boards.reset(boards.over)
            which, actions = self.sight.nothing_to_choose(boards), boards.ids[:, 0].astype(np.int64)
        return rewards, ended

    def _learn(self, seen: Seen, chosen: Numbers, likely: Reals, gains: Reals, targets: Reals, *, pace: float) -> None:
        """Make one step of PPO."""
        count = np.float32(len(chosen))
        thought = self.network.think(seen)
        picked = starts(seen.counts) + chosen
        gains = (gains - gains.mean()) / (gains.std() + np.float32(1e-6))
        ratio = np.exp(thought.logs[picked] - likely)
        clipped = np.where(gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        weight = np.where(clipped, 0, -gains * ratio).astype(np.float32) / count
        chances = np.exp(thought.logs)
        on_scores = -chances * np.repeat(weight, seen.counts)
        on_scores[picked] += weight
        floored = np.maximum(thought.logs, -30)
        spread = -np.add.reduceat(chances * floored, starts(seen.counts))
        on_scores += np.float32(pace * ENTROPY) / count * chances * (floored + np.repeat(spread, seen.counts))
        on_values = np.float32(CRITIC) / count * (thought.values - targets)
        found = self.network.gradients(seen, thought, on_scores, on_values)
        self._adam.step(self.network.parts, found, RATE * max(pace, 0.02))


def drawn(logs: Reals, counts: Numbers, rng: np.random.Generator) -> Numbers:
    """Draw an action for each decision, by the logarithms of the probabilities; return the places of the actions."""
    noisy = logs + rng.gumbel(size=len(logs))
    return best(noisy.astype(np.float32), counts)


def best(scores: Reals, counts: Numbers) -> Numbers:
    """Return the place of the action with the highest score of each decision."""
    highest = np.repeat(np.maximum.reduceat(scores, starts(counts)), counts)
    places = (scores == highest).nonzero()[0]
    decision = np.repeat(np.arange(len(counts)), counts)[places]
    found: Numbers = places[np.flatnonzero(np.diff(decision, prepend=-1))]
    return found


def open_fiefs(boards: NorthwoodBoards, sight: Sight) -> Numbers:
    """Return how many fiefs of each board are still to be visited."""
    found: Numbers = boards.observations()[:, sight.open_fiefs].sum(axis=1, dtype=np.int64)
    return found


def learned(lessons: int, jobs: int, boards: int, seed: int) -> "Network":
    """Learn in several processes, and return the network."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # each process has a core of its own
    context = multiprocessing.get_context("spawn")
    barrier, (receiver, sender) = context.Barrier(jobs), context.Pipe(duplex=False)
    size = sum(each.size for each in Learner(1, seed, seed).network.parts.values())
    shared = context.RawArray("f", jobs * size)
    others = [
        context.Process(target=learn, args=(job, seed, boards, lessons, shared, barrier, sender), daemon=True)
        for job in range(jobs)
    ]
    for each in others:
        each.start()
    sender.close()
    network = Network(receiver.recv())
    for each in others:
        each.join()
    return network


def learn(
    job: int,
    seed: int,
    boards: int,
    lessons: int,
    shared: "Array[c_float]",
    barrier: Barrier,
    sender: Connection,
) -> None:
    """Learn in one of several processes. The first one prints the progress and sends the weights."""
    learner = Learner(boards, seed + job, seed)
    parts = learner.network.parts
    slots = np.ctypeslib.as_array(shared).reshape(barrier.parties, -1)
    for lesson in range(lessons):
        learner.lesson(1 - lesson / lessons)
        slots[job] = np.concatenate([each.reshape(-1) for each in parts.values()])
        barrier.wait()
        mean, start = slots.mean(axis=0), 0
        for name, each in parts.items():
            parts[name] = mean[start : start + each.size].reshape(each.shape).copy()
            start += each.size
        barrier.wait()
        if job == 0 and lesson % 25 == 24:
            games, seconds = barrier.parties * learner.games, barrier.parties * time.process_time()
            print(f"{seconds:6.0f} s CPU  {games:9,} games  {learner.recent_stars():5.2f} stars", flush=True)
    if job == 0:
        sender.send(parts)


def tested(network: Network, sight: Sight, boards: NorthwoodBoards) -> tuple[Numbers, NDArray[np.bool_]]:
    """Play games to their ends with the most likely actions; return the stars and which were won."""
    actions = np.zeros(boards.count, np.int64)
    while not boards.over.all():
        seen = sight.of(boards, ~boards.over)
        actions[~boards.over] = seen.ids[best(network.think(seen).logs, seen.counts)]
        boards.step(actions, ~boards.over)
    return boards.stars, boards.stars >= boards.game.goal


def played_ahead(network: Network, sight: Sight, boards: NorthwoodBoards) -> tuple[Numbers, NDArray[np.bool_]]:
    """Play games to their ends, and try the most likely actions before each decision; return stars and wins.

    Each of them is played on some copies to the end of the visit, where the network values the rest of the journey.
    Chance is drawn anew on a copy, so nothing hidden is seen.
    """
    actions = np.zeros(boards.count, np.int64)
    while not boards.over.all():
        where = (~boards.over).nonzero()[0]
        seen = sight.of(boards, ~boards.over)
        logs = network.think(seen).logs
        chosen = best(logs, seen.counts)
        decision = np.repeat(np.arange(len(where)), seen.counts)
        rank = np.empty(len(logs), np.int64)
        rank[np.lexsort((-logs, decision))] = ranges(np.zeros(len(where), np.int64), seen.counts)
        tried = (rank < CANDIDATES) & (logs >= np.log(UNLIKELY)) & ~sight.nothing_to_choose(boards)[where][decision]
        tried &= (np.bincount(decision[tried], minlength=len(where)) > 1)[decision]
        if tried.any():
            counts = np.bincount(decision[tried], minlength=len(where))
            worth = tried_out(network, sight, boards, where[decision[tried]], seen.ids[tried])
            chosen[counts > 0] = tried.nonzero()[0][best(worth, counts[counts > 0])]
        actions[where] = seen.ids[chosen]
        boards.step(actions, ~boards.over)
    return boards.stars, boards.stars >= boards.game.goal


def tried_out(network: Network, sight: Sight, boards: NorthwoodBoards, where: Numbers, actions: Numbers) -> Reals:
    """Return what actions on boards came to on average: stars of the visit, and the value of the later ones."""
    copies = batch(COPIES * len(where), int(where.sum()) + len(where))
    copies.copy_from(boards, np.repeat(where, COPIES))
    before, stars = open_fiefs(copies, sight), copies.stars.copy()
    chosen = np.repeat(actions, COPIES)
    running = np.ones(copies.count, np.bool_)
    while running.any():
        copies.step(chosen, running)
        running &= ~copies.over & (open_fiefs(copies, sight) == before)
        if running.any():
            seen = sight.of(copies, running)
            chosen[running] = seen.ids[best(network.think(seen).logs, seen.counts)]
    worth = (copies.stars - stars).astype(np.float32) / STARS
    if not copies.over.all():
        worth[~copies.over] += AHEAD * network.think(sight.of(copies, ~copies.over)).values
    mean: Reals = worth.reshape(-1, COPIES).mean(axis=1)
    return mean


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
