"""Monte Carlo tree search inside a visit, with decision nodes and chance nodes for cards from the deck.

A leaf is rated by the network and by the value tables for the rest of the journey. The tree stores no positions: each
descent replays the moves from the root and draws hidden cards at random, so a node stands for what the player knows.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import Counts, Rng, below, kernel
from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood.chance import chance_is_due, come_to_know, end_look, feed, looks_for
from longhouse.engine.northwood.future import SKILL, Tables, utility
from longhouse.engine.northwood.greedy import GreedyWorkspace, new_workspace, order_is_free, visit_is_over
from longhouse.engine.northwood.legal import legal
from longhouse.engine.northwood.moves import take
from longhouse.engine.northwood.network import Network, log_odds
from longhouse.engine.northwood.piles import Position, copy, known_top, nth_card, of_suit, size, top_step, unknown_cards

NODES = 1 << 19
_DEEPEST = 400
_PATIENCE = 2
"""How often a node must have been visited before its children are kept, once half of the tree's room is used."""

Links = NDArray[np.int32]
Values = NDArray[np.float64]


class Tree(NamedTuple):
    """The nodes of one thread's tree, as parallel arrays indexed by node."""

    key: Links
    """The action or the card that leads to the node."""
    child: Links
    """The index of the node's first child, or 0.

    The children of a decision node follow one another; those of a chance node are linked by `sibling`.
    """
    sibling: Links
    """The index of the next child of the same chance node, or 0."""
    children: Links
    """The number of children of a decision node."""
    visits: Links
    """How many descents went through the node."""
    values: Values
    """Three numbers, each summed over the descents through the node: utility, success in this visit, and further stars.
    """
    guess: Values
    """The network's first estimate of the three numbers in `values`; it counts like one descent."""
    inclination: Values
    """The prior probability of the decision that leads to the node."""


class Study(NamedTuple):
    """The working memory of one thread: its tree and scratch buffers."""

    tree: Tree
    """The tree."""
    workspace: GreedyWorkspace
    """Buffers to look one decision ahead."""
    position: Position
    """The position of the current descent."""
    path: Counts
    """The nodes of the current descent."""
    answer: Values
    """The three numbers with which the current descent ends: utility, success in this visit, and further stars."""
    only: Counts
    """The actions to choose from at the root; empty for all that are legal without special rules."""


def new_study() -> Study:
    """Allocate the tree and scratch buffers of one thread."""
    tree = Tree(
        np.zeros(NODES, dtype=np.int32),
        np.zeros(NODES, dtype=np.int32),
        np.zeros(NODES, dtype=np.int32),
        np.zeros(NODES, dtype=np.int32),
        np.zeros(NODES, dtype=np.int32),
        np.zeros((NODES, 3)),
        np.zeros((NODES, 3)),
        np.zeros(NODES),
    )
    return Study(
        tree,
        new_workspace(),
        np.zeros(at.SIZE, dtype=np.int64),
        np.zeros(_DEEPEST, dtype=np.int64),
        np.zeros(3),
        np.zeros(0, dtype=np.int64),
    )


@kernel
def _plant(tree: Tree, node: int, key: int) -> None:
    tree.key[node] = key
    tree.child[node] = tree.sibling[node] = tree.children[node] = tree.visits[node] = 0
    tree.values[node] = 0.0
    tree.inclination[node] = 0.0


@kernel
def _expand(
    root: Position, study: Study, node: int, used: int, network: Network, tables: Tables, missing: int, trust: Values
) -> int:
    """Add the children of a decision node, each with its estimate and prior; return the number of nodes in use."""
    tree, workspace, position, answer = study.tree, study.workspace, study.position, study.answer
    count = legal(position, workspace.actions)
    if node == 0 and len(study.only):
        count = len(study.only)
        for n in range(count):
            workspace.actions[n] = study.only[n]
    best = -1.0
    best_child = used
    for n in range(count):
        child = used + n
        _plant(tree, child, workspace.actions[n])
        copy(position, workspace.after)
        take(workspace.after, workspace.actions[n])
        hit = 0.0
        if not visit_is_over(workspace.after):
            hit = 1.0 / (1.0 + np.exp(-log_odds(workspace.after, network, workspace.sight) - SKILL))
        utility(root, workspace.after, hit, tables, missing, answer)
        for i in range(3):
            tree.guess[child, i] = answer[i]
        if answer[0] > best:
            best, best_child = answer[0], child
    total = 0.0
    for child in range(used, used + count):
        tree.inclination[child] = np.exp((tree.guess[child, 0] - best) / trust[1])
        total += tree.inclination[child]
    for child in range(used, used + count):
        tree.inclination[child] /= total
    tree.child[node] = used
    tree.children[node] = count
    for i in range(3):
        answer[i] = tree.guess[best_child, i]
    return used + count


@kernel
def _select(tree: Tree, node: int, trust: Values) -> int:
    """Choose the child with the best mean utility plus exploration bonus (PUCT)."""
    attention = trust[0] * np.sqrt(tree.visits[node] + 1.0)
    best, choice = -1e18, tree.child[node]
    for child in range(tree.child[node], tree.child[node] + tree.children[node]):
        n = tree.visits[child] + 1.0
        promise = (tree.guess[child, 0] + tree.values[child, 0]) / n + attention * tree.inclination[child] / n
        if promise > best:
            best, choice = promise, child
    return choice


@kernel
def _statement_is_kept(position: Position) -> bool:
    """Return whether an ally that can still act makes it matter which card exactly a statement was.

    QC and BL can reach the discard pile, BC takes cards of a value from the deck; QL can act as any of them, and LL
    can make them ready again.
    """
    ready = position[at.READY]
    for slot in range(4):
        if position[at.TEAM + slot] == at.LL and ready >> slot & 1:
            ready = 15
    for slot in range(4):
        if ready >> slot & 1:
            who = position[at.TEAM + slot]
            if who in (at.QC, at.BC, at.BL):
                return True
            if who == at.QL:
                for fief in range(8):
                    if position[at.RULERS + fief] in (at.QC, at.BC, at.BL, at.LL):
                        return True
    return False


@kernel
def _kind_of_statement(position: Position, card: int) -> int:
    """Return a number that is the same for statements that the same cards of the hand answer and beat."""
    suit = of_suit(card >> 3)
    return size(position[at.HAND] & suit & ~((2 << card) - 1)) << 2 | card >> 3


@kernel
def _after_card(tree: Tree, node: int, key: int) -> int:
    """Find the child of a chance node for the key of a card; return 0 if there is none."""
    child = tree.child[node]
    while child and tree.key[child] != key:
        child = tree.sibling[child]
    return child


@kernel
def _plant_card(tree: Tree, node: int, key: int, used: int) -> None:
    """Add a child to a chance node at index `used`, for the key of a card."""
    _plant(tree, used, key)
    tree.sibling[used] = tree.child[node]
    tree.child[node] = used


@kernel
def think(
    root: Position,
    missing: int,
    tables: Tables,
    trust: Values,
    merges: bool,
    network: Network,
    study: Study,
    rng: Rng,
    limit: int,
    flag: NDArray[np.uint8],
    counts: Counts,
    thread: int,
) -> None:
    """Grow a tree from the decision at `root` for `limit` descents, or until `flag` is set from outside.

    - `missing`: the number of stars still missing to the goal.
    - `tables`: the values of the rest of the journey, from `future`.
    - `trust`: two numbers in units of utility: how much the search explores, and the softmax temperature of the prior.
    - `merges`: whether cards that make nearly no difference lead to the same node.
    - `study`: the working memory of the thread, which receives the tree.
    - `rng`: the state of the random number generator.
    - `counts`: for each thread, its number of descents so far; each descent adds 1 to the number of this thread.
    - `thread`: the index of this thread.
    """
    tree, position, path, answer = study.tree, study.position, study.path, study.answer
    actions = study.workspace.actions
    path[0] = 0
    top = int(path[0])  # not a literal: Numba would compile the kernels called with it a second time
    used = top + 1
    _plant(tree, top, top)
    room = NODES - at.MOST_ACTIONS
    if merges:
        room -= at.MOST_ACTIONS  # for children that are not kept
    for _ in range(limit):
        if flag[0] and counts[thread] > 0:
            break
        copy(root, position)
        node, depth, outside = top, 1, False
        while True:
            if visit_is_over(position):
                utility(root, position, 0.0, tables, missing, answer)
                break
            if chance_is_due(position):
                looking = top_step(position) & 0xFF == at.S_LOOK and position[at.DUE] == at.DUE_ABILITY
                if looking and looks_for(position) == 0:
                    end_look(position)
                    continue
                card = known_top(position)
                if not looking and card != at.NONE:
                    feed(position, card)
                    continue
                cards = unknown_cards(position)
                card = nth_card(cards, int(below(rng, size(cards))))
                key = card
                if looking:
                    come_to_know(position, card)
                else:
                    if merges and position[at.DUE] == at.DUE_STATEMENT and not _statement_is_kept(position):
                        key = _kind_of_statement(position, card)
                    feed(position, card)
                if outside or (used >= room and not merges):
                    continue
                child = _after_card(tree, node, key)
                if child == 0 and used < room:
                    child = used
                    _plant_card(tree, node, key, child)
                    used += 1
                if child:
                    node = child
                    path[depth] = node
                    depth += 1
                else:
                    outside = True
                continue
            if node and (legal(position, actions) == 1 or order_is_free(position)):
                take(position, actions[0])
                continue
            if outside or tree.children[node] == 0:
                if used < room and not outside and (not merges or used < room >> 1 or tree.visits[node] >= _PATIENCE):
                    used = _expand(root, study, node, used, network, tables, missing, trust)
                elif merges:
                    child, children = tree.child[node], tree.children[node]
                    _expand(root, study, node, used, network, tables, missing, trust)
                    tree.child[node], tree.children[node] = child, children
                else:
                    hit = 1.0 / (1.0 + np.exp(-log_odds(position, network, study.workspace.sight) - SKILL))
                    utility(root, position, hit, tables, missing, answer)
                break
            node = _select(tree, node, trust)
            path[depth] = node
            depth += 1
            take(position, int(tree.key[node]))
        for step in range(depth):
            for i in range(3):
                tree.values[path[step], i] += answer[i]
            tree.visits[path[step]] += 1
        counts[thread] += 1
