"""The deep search: random playouts choose a few candidate turns, then a tree search finds the best of them.

The playouts alone (`search.py`, `race.py`) are quick, but a reply in a playout is only the better of two random turns,
however much time there is. The tree (`tree.py`) searches for good replies, and gets better with time. The search ends
early if only one candidate is left. The tree is used for explorations and settlements, but not for the answer to an
opponent's claim that no tile fits (F5.5), which the playouts alone choose, nor for explorations of two players with
runes if there is little time.
"""

from collections.abc import Collection
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import Counts, Rng
from longhouse.engine.fjords import search as flat
from longhouse.engine.fjords.acts import DUE_ANSWER, DUE_SETTLE, VERB_SHIFT, VERBS
from longhouse.engine.fjords.forecast import Reals
from longhouse.engine.fjords.mirror import Mirror, event_of
from longhouse.engine.fjords.race import AHEAD, BEHIND, LEAD, NEVER, RACING, SPREAD, STATISTICS, TRIES, VISITS, race
from longhouse.engine.fjords.records import MOST_SEATS, POSITION, SCRATCH, TILES_LEFT
from longhouse.engine.fjords.rules import learned_rules_of
from longhouse.engine.fjords.search import Stats, candidates_of, examined, turns_of, turns_with
from longhouse.engine.fjords.tree import Growth, grow, tree_workspace
from longhouse.engine.thinking import UNLIMITED, Budget, Cancellation, Progress, Verdict
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.match import Fjords
from longhouse.games.game import Event, State

_RACES = 0.25
"""The share of the playouts that the race may use, but no more than `Size.race`."""
_A_SECOND = 2_000_000
"""About how many turns playouts make per second, to choose the size of the race if only a time is given. In a
settlement the race then tells how fast they are there.
"""
_SLOWER = 2
"""How many times longer a turn takes with runes."""
_CLOSE = 0.4
"""How far the reward of a candidate may be below the best after the race."""
_NODES = 8
"""The nodes of the tree for each playout; from 2 ** 14 to 2 ** 21 in all."""
_SMALLEST, _LARGEST = 14, 21


class Size(NamedTuple):
    """The number of playouts and candidates that a deep search uses."""

    race: int
    """The maximum number of playouts in the race, which chooses the candidates."""
    candidates: int
    """The maximum number of turns that the tree examines."""
    growth: Growth
    """The settings of the tree search."""


_SMALL = Size(1_500, 6, Growth(ahead=AHEAD, behind=5.0, first_look=24))
_LARGE = Size(2_500, 8, Growth(ahead=16, behind=5.0, first_look=96))
_MANY = 30_000
"""From so many playouts on, a search is large."""


def search(
    state: State, budget: Budget, seed: int, cancellation: Cancellation | None = None, progress: Progress | None = None
) -> Verdict:
    """Rate the actions of the seat to move, best first. A node of the budget is one playout.

    `seed` determines all random numbers. `progress` is called now and then with the nodes and the seconds so far.
    """
    root = Mirror.of(state)
    turns = turns_of(root)
    if len(turns) == 1 or not _grows(root, budget):
        return flat.search(state, budget, seed, cancellation, progress)
    return _searched(state, root, turns, True, budget, seed, cancellation, progress)


def compare(
    state: State, actions: Collection[Event], budget: Budget, seed: int, cancellation: Cancellation | None = None
) -> Verdict:
    """Rate only `actions`, all with the same random numbers. A node of the budget is one playout.

    No action is eliminated, so that their values can be compared. `seed` determines all random numbers.
    """
    root = Mirror.of(state)
    if not _grows(root, budget):
        return flat.compare(state, actions, budget, seed, cancellation)
    return _searched(state, root, turns_with(root, state, actions), False, budget, seed, cancellation, None)


def warm() -> None:
    """Compile the deep search and all kernels it uses."""
    flat.warm()
    state = game_with("fjords", {"edition": "2005", "rounds": 1}).start().apply("*first 0")
    compare(state, state.actions(), Budget(nodes=1), 0)


def _grows(root: Mirror, budget: Budget) -> bool:
    """Return whether the tree search is used for this position.

    Explorations of two players with runes get it only in a large search: at 50 ms a move, playouts alone that go to the
    end of the exploration were stronger there (`bench/results.md`).
    """
    due, rules = root.position[0]["due"], root.rules[0]
    if due == DUE_ANSWER:
        return False
    slow = due != DUE_SETTLE and rules["runes"] and rules["seats"] == 2
    return not slow or _playouts(root, budget) >= _MANY


def _searched(
    state: State,
    root: Mirror,
    turns: Counts,
    drops: bool,
    budget: Budget,
    seed: int,
    cancellation: Cancellation | None,
    progress: Progress | None,
) -> Verdict:
    """Search `turns` within `budget`. If `drops`, bad turns drop out, in the race or later."""
    assert isinstance(state.game, Fjords)
    rules = learned_rules_of(state.game)
    playouts = _playouts(root, budget)
    way = _LARGE if playouts >= _MANY else _SMALL
    race_limit = int(min(_RACES * playouts, way.race))
    before = _leads_before(root)

    def examine(stats: Stats, rng: Rng, limit: int, flag: NDArray[np.uint8], done: Counts) -> None:
        records = root.position, np.zeros(2, POSITION), root.land.copy(), rules, np.zeros(1, SCRATCH)
        raced, grown = stats
        chosen, how, expected = np.arange(len(turns)), way.growth._replace(behind=NEVER), playouts
        if drops:
            began = budget.clock()
            race(*records, turns, raced, rng, TRIES, BEHIND, race_limit, flag, done)
            chosen = _promising(raced, way.candidates)
            if len(chosen) == 1 or flag[0] or done[0] >= limit:
                return
            if root.position[0]["due"] == DUE_SETTLE:
                expected = _expected(playouts, int(done[0]), budget.clock() - began, budget)
            how = way.growth._replace(narrows=expected // 4)
        size = 1 << min(max((_NODES * expected).bit_length(), _SMALLEST), _LARGEST)
        deep = np.zeros((len(chosen), STATISTICS))
        at_least = 0 if drops else 1
        tree = tree_workspace(size)
        grow(*records, tree, turns[chosen], deep, rng, before, how, at_least, limit, flag, done)
        grown[chosen] = deep

    stats, nodes, seconds = examined(examine, 2, len(turns), budget, seed, cancellation, progress)
    best_first = _ranked(*stats)
    candidates = candidates_of(state, turns, best_first)
    return Verdict(candidates, nodes=nodes, seconds=seconds, line=_line(state, candidates[0].action, turns, best_first))


def _playouts(root: Mirror, budget: Budget) -> int:
    """Estimate how many playouts a thread can make. A playout ends at the forecast, or at the end of the game if there
    is no forecast.
    """
    pos, rules = root.position[0], root.rules[0]
    left = int(pos["in_row"] + pos["in_bag"])
    if pos["due"] == DUE_SETTLE:
        turns = sum(int(half).bit_count() for half in pos["vacant"])
    elif rules["by_row"] and rules["seats"] == 2:
        turns = min(max(left - TILES_LEFT, AHEAD), left)
    else:
        turns = left
    if rules["runes"]:
        turns *= _SLOWER
    by_time = UNLIMITED if budget.seconds is None else int(budget.seconds * _A_SECOND / max(turns, 4))
    by_nodes = UNLIMITED if budget.nodes is None else budget.nodes // budget.threads
    return max(1, min(by_time, by_nodes, 1 << _LARGEST))


def _expected(playouts: int, done: int, seconds: float, budget: Budget) -> int:
    """Estimate again how many playouts a thread can make, when it has made some.

    - `playouts`: the estimate so far.
    - `done`, `seconds`: the playouts made, and the time they took.
    """
    if budget.seconds is None or seconds <= 0.0:
        return playouts
    by_time = int(budget.seconds * done / seconds)
    by_nodes = UNLIMITED if budget.nodes is None else budget.nodes // budget.threads
    return max(1, min(by_time, by_nodes, 1 << _LARGEST))


def _leads_before(root: Mirror) -> Reals:
    """Return the lead of each seat from earlier rounds (F8.4). Only games of two players have several rounds."""
    before = np.zeros(MOST_SEATS)
    pos = root.position[0]
    if root.rules[0]["rounds"] > 1:
        points = pos["points"][: pos["past"]].sum(axis=0)
        before[0], before[1] = points[0] - points[1], points[1] - points[0]
    return before


def _promising(raced: Reals, most: int) -> Counts:
    """Choose at most `most` turns to examine in the tree, by their mean leads in the race."""
    rewards = np.tanh(raced[:, LEAD] / np.maximum(raced[:, VISITS], 1.0) / SPREAD)
    rewards[raced[:, VISITS] == 0.0] = -1.0
    order = np.argsort(-rewards, kind="stable")[:most]
    return order[rewards[order] >= rewards[order[0]] - _CLOSE]


def _ranked(raced: Reals, grown: Reals) -> Reals:
    """Combine the statistics of the race and the tree, so that turns examined in the tree rank before the others."""
    stats = raced.copy()
    stats[:, RACING] = raced[:, RACING] > 0.0
    deep = grown[:, VISITS] > 0.0
    stats[deep] = grown[deep]
    stats[deep, RACING] += 2.0
    return stats


def _line(state: State, action: Event, turns: Counts, stats: Reals) -> tuple[Event, ...]:
    """Return the best action and, if its turn has a second decision, what is best built."""
    same = [turn for turn, act in enumerate(turns[:, 0].tolist()) if event_of(act, state) == action]
    best = max(same, key=lambda turn: (stats[turn, RACING], stats[turn, LEAD] / max(1.0, stats[turn, VISITS])))
    build = int(turns[best, 1])
    return (action,) if build < 0 else (action, (VERBS[build >> VERB_SHIFT],))
