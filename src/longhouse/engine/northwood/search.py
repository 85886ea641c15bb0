"""The search for For Northwood!: a tree search on several threads that maximises the chance of reaching the game's
goal.
"""

from dataclasses import replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import Counts, generator
from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood.future import MOST_MISSING, STAR, Tables, future, utility
from longhouse.engine.northwood.network import network
from longhouse.engine.northwood.piles import Position
from longhouse.engine.northwood.playouts import stars_of
from longhouse.engine.northwood.rehearsal import rehearse
from longhouse.engine.northwood.translate import action_of, event_of, packed
from longhouse.engine.northwood.tree import Study, new_study, think
from longhouse.engine.thinking import UNLIMITED, Budget, Cancellation, Progress, RatedAction, Verdict, run
from longhouse.games.chance import Source
from longhouse.games.game import Event, State
from longhouse.games.northwood.journey import Camp
from longhouse.games.northwood.northwood import Northwood
from longhouse.games.northwood.visit import Visit

ATTENTION = 0.6
"""How much a decision that was not tried yet is favoured, as a share of the difference in utility between failure and
success.
"""
INCLINATION = 0.06
"""The softmax temperature of the prior, as a share of the difference in utility between failure and success.

A decision that is worse by more than this is rarely tried.
"""

REVERSED = frozenset({"low-wins"})
"""The special rules under which the tree would mistake good replies for bad ones."""


def search(
    state: State,
    budget: Budget,
    seed: int,
    cancellation: Cancellation | None = None,
    progress: Progress | None = None,
    *,
    merges: bool = False,
) -> Verdict:
    """Search for the best decision, and rate all decisions, best first. A node of the budget is one descent of the
    tree.

    Positions for which `follows` returns False are searched by `rehearse`, with the rules in Python; there a node is
    one visit. `seed` determines all random numbers. `merges` is whether statements that the same cards answer and beat
    lead to the same node of the tree, and whether the search goes on well when the tree has no room left.
    """
    assert isinstance(state, Camp | Visit)
    game = state.journey.game
    if not follows(state):
        return rehearse(state, budget, seed, cancellation, progress)
    began = budget.clock()
    position = packed(state)
    stars = sum(state.journey.stars())
    only = np.zeros(0, dtype=np.int64)
    if game.rules:
        only = np.array([action_of(position, action) for action in state.actions()], dtype=np.int64)
        if isinstance(state, Visit) and state.dialogues:
            position[at.READY] = _usable(state)
    missing = min(game.goal - stars, MOST_MISSING)  # special rules can cost stars
    tables = future(position, missing + int(stars_of(position[at.WON])))
    trust = _trust(position, tables, missing)
    cancellation = cancellation or Cancellation()
    studies = [study._replace(only=only) for study in _studies(budget.threads)]
    limit = UNLIMITED if budget.nodes is None else max(budget.nodes // budget.threads, 1)

    def work(thread: int, counts: Counts) -> None:
        rng = generator(seed * 1_000_003 + thread)
        think(
            position,
            missing,
            tables,
            trust,
            merges,
            network(),
            studies[thread],
            rng,
            limit,
            cancellation.flag,
            counts,
            thread,
        )

    if budget.seconds is not None:  # computing the tables counts against the budget
        budget = replace(budget, seconds=max(budget.seconds - (budget.clock() - began), 0.0))
    nodes, _ = run(work, budget, cancellation, progress)
    candidates = _candidates(position, stars, studies)
    return Verdict(candidates, nodes=nodes, seconds=budget.clock() - began, line=(candidates[0].action,))


def follows(state: Camp | Visit) -> bool:
    """Return whether a position is searched by the tree, not by `rehearse`: in all games without a rule of `REVERSED`.

    All that the tree knows about special rules is which actions they allow now. Except under the rules of `REVERSED`,
    it still plays far better than `rehearse`.
    """
    return all(rule.name not in REVERSED for rule in state.journey.game.rules)


def _usable(visit: Visit) -> int:
    """Return the places of the allies that are ready and that the special rules allow to be used, as bits."""
    rules = visit.journey.game.rules
    return sum(1 << slot for slot in range(4) if visit.ready >> slot & 1 and all(r.may_use(visit, slot) for r in rules))


def prospect(state: State) -> float | None:
    """Return an estimate of the chance that the current visit succeeds, from a search of one node; None if there is
    no visit.
    """
    if not isinstance(state, Visit) or not follows(state):
        return None
    return search(state, Budget(nodes=1), 0).best.hit


def greedy(state: State, seed: int) -> Event:
    """Return the decision that the network rates best, found by a search of one node. `seed` determines all random
    numbers.
    """
    return search(state, Budget(nodes=1), seed).best.action


@cache
def _studies(threads: int) -> list[Study]:
    """Return the search trees of all threads. They are large, so they are allocated once and reused by every search."""
    return [new_study() for _ in range(threads)]


def _trust(position: Position, tables: Tables, missing: int) -> NDArray[np.float64]:
    """Return two parameters of the tree search, in units of utility: how much it explores, and the weight of the
    prior.
    """
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


def _candidates(position: Position, stars: int, studies: list[Study]) -> tuple[RatedAction, ...]:
    """Rate the decisions at the root, merged over the trees of all threads; the most visited comes first.

    `stars` are those that the player has already.
    """
    tree = studies[0].tree
    found = []
    for n in range(tree.children[0]):
        children = [study.tree.child[0] + n for study in studies]
        visits = sum(int(study.tree.visits[child]) for study, child in zip(studies, children, strict=True))
        sums = sum(study.tree.values[child] for study, child in zip(studies, children, strict=True))
        utility_, hit, to_come = sums / visits if visits else studies[0].tree.guess[children[0]]
        win = min(max(utility_ - STAR * to_come, 0.0), 1.0)
        found.append(
            RatedAction(
                action=event_of(position, int(tree.key[children[0]])),
                value=stars + float(to_come),
                win=float(win),
                visits=visits,
                hit=float(hit),
            )
        )
    return tuple(sorted(found, key=lambda candidate: (-candidate.visits, -candidate.win, -candidate.value)))


def warm() -> None:
    """Compile the search by running it once on a new game."""
    game = Northwood.with_options({})
    source = Source("warm")
    camp = game.start().take(game.deal.draw(source.output(0)))
    search(camp.take(game.hands.draw(source.output(1))), Budget(nodes=2), 0)
