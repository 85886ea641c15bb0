"""The best decision in a position of For Northwood!: trees on several threads, for the goal at hand."""

from dataclasses import replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import Counts, generator
from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood.future import STAR, Tables, future, utility
from longhouse.engine.northwood.legal import legal
from longhouse.engine.northwood.piles import Position
from longhouse.engine.northwood.playouts import stars_of
from longhouse.engine.northwood.prospect import network
from longhouse.engine.northwood.rehearsal import rehearse
from longhouse.engine.northwood.translate import event_of, words_of
from longhouse.engine.northwood.tree import Study, new_study, think
from longhouse.engine.thinking import UNLIMITED, Budget, Candidate, Progress, Reins, Verdict, run
from longhouse.games.chance import Source
from longhouse.games.game import Event, State
from longhouse.games.northwood.northwood import Northwood

ATTENTION = 0.6
"""How much of the span between success and failure an untried decision is given as a bonus."""
INCLINATION = 0.06
"""How far apart, in that span, decisions are before the worse is hardly looked at."""


def search(
    state: State, budget: Budget, seed: int, reins: Reins | None = None, progress: Progress | None = None
) -> Verdict:
    """What to decide, with the chances of each decision; nodes are descents of the tree.

    Positions with special rules are looked at with the referee, one game of the Steward being one node.
    """
    game = state.game
    assert isinstance(game, Northwood)
    if game.rules:
        return rehearse(state, budget, seed, reins, progress)
    began = budget.clock()
    position = words_of(state)
    tables = future(position, game.goal)
    missing = game.goal - int(stars_of(position[at.WON]))
    trust = _trust(position, tables, missing)
    reins = reins or Reins()
    studies = _studies(budget.threads)
    limit = UNLIMITED if budget.nodes is None else max(budget.nodes // budget.threads, 1)

    def work(thread: int, counts: Counts) -> None:
        rng = generator(seed * 1_000_003 + thread)
        think(position, missing, tables, trust, network(), studies[thread], rng, limit, reins.flag, counts, thread)

    if budget.seconds is not None:  # the tables are part of the thinking
        budget = replace(budget, seconds=max(budget.seconds - (budget.clock() - began), 0.0))
    nodes, _ = run(work, budget, reins, progress)
    candidates = _candidates(position, studies)
    return Verdict(candidates, nodes, budget.clock() - began, (candidates[0].action,))


def greedy(state: State, seed: int) -> Event:
    """The best decision at first sight."""
    return search(state, Budget(nodes=1), seed).best.action


@cache
def _studies(threads: int) -> list[Study]:
    """Trees are large, so each thread has one for all its searches."""
    return [new_study() for _ in range(threads)]


def _trust(position: Position, tables: Tables, missing: int) -> NDArray[np.float64]:
    """The bonus of untried decisions and the width of inclinations, in utility."""
    spans, sure, failed = [], np.zeros(3), np.zeros(3)
    after = position.copy()
    for fief in range(8):
        if position[at.DUE] == at.DUE_VISIT and position[at.OPEN] >> fief & 1:
            after[at.FIEF] = fief
        elif fief != position[at.FIEF]:
            continue
        utility(position, after, 1.0, tables, missing, sure)
        utility(position, after, 0.0, tables, missing, failed)
        spans.append(float(sure[0] - failed[0]))
    span = max(*spans, STAR)
    return np.array([ATTENTION * span, INCLINATION * span])


def _candidates(position: Position, studies: list[Study]) -> tuple[Candidate, ...]:
    """The decisions at the root of all trees, the most looked at first."""
    actions = np.empty(at.MOST_ACTIONS, dtype=np.int64)
    count = legal(position, actions)
    stars = int(stars_of(position[at.WON]))
    found = []
    for n in range(count):
        children = [study.tree.child[0] + n for study in studies]
        visits = sum(int(study.tree.visits[child]) for study, child in zip(studies, children, strict=True))
        sums = sum(study.tree.values[child] for study, child in zip(studies, children, strict=True))
        utility_, hit, to_come = sums / visits if visits else studies[0].tree.guess[children[0]]
        win = min(max(utility_ - STAR * to_come, 0.0), 1.0)
        found.append(
            Candidate(event_of(position, int(actions[n])), stars + float(to_come), float(win), visits, hit=float(hit))
        )
    return tuple(sorted(found, key=lambda candidate: (-candidate.visits, -candidate.win, -candidate.value)))


def warm() -> None:
    """Compile the search."""
    game = Northwood.with_options({})
    source = Source("warm")
    camp = game.start().take(game.deal.draw(source.output(0)))
    search(camp.take(game.hands.draw(source.output(1))), Budget(nodes=2), 0)
