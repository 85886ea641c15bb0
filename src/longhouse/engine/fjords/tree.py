"""The tree of the deep search: an open-loop Monte Carlo tree search over whole turns, in compiled kernels.

A turn is a tile with the piece that is built on it, or a viking. A node of the tree stands for the sequence of turns
that leads to it, whatever tiles are drawn in between (open loop), so it collects results from every order of the bag.
Each descent plays with one random order of the bag: it follows turns with good results, and at the first node with too
few visits it ends with playouts. Every seat maximises its own lead over the best other seat.
"""

from typing import Annotated, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import Counts, Rng, allocating, draw, kernel
from longhouse.engine.fjords import acts
from longhouse.engine.fjords.acts import DUE_SETTLE, VERB_SHIFT
from longhouse.engine.fjords.forecast import Reals
from longhouse.engine.fjords.leaf import end_of_phase, play_leaf, play_on
from longhouse.engine.fjords.playouts import copy_position
from longhouse.engine.fjords.race import (
    RACING,
    SPREAD,
    VISITS,
    add_sweep,
    begin_playout,
    doubt_at,
    drop,
    keep_best,
)
from longhouse.engine.fjords.records import (
    MOST_ACTIONS,
    MOST_SEATS,
    PackedLand,
    PackedPosition,
    Records,
    Rules,
    Scratch,
    record,
)
from longhouse.engine.fjords.rollouts import shuffle, tried, tried_viking
from longhouse.engine.fjords.turns import NO_BUILD, go_on, list_turns, play_turn, turn_key
from longhouse.engine.fjords.voronoi import lead

_LAY, _NONE = acts.LAY, acts.NONE
_MIX = np.uint64(0x9E3779B97F4A7C15)
_17, _40 = np.uint64(17), np.uint64(40)
_MOST_DEEP = 30


class Growth(NamedTuple):
    """The settings of a tree search."""

    ahead: int
    """The number of turns after which a playout stops and uses the forecast, in games that have a forecast."""
    behind: float
    """A candidate is eliminated if its mean is this many standard errors below the best."""
    leaf: int = 2
    """The number of playouts at the end of a descent."""
    first_reply: int = 4
    """The number of playouts for a reply to a candidate when the search meets it for the first time. Deeper turns start
    with a static evaluation instead.
    """
    deepest: int = 12
    """The maximum number of turns in a descent, not counting its playouts."""
    expanded: float = 16.0
    """The number of descents through a node before the node gets children; candidates get theirs at once."""
    wide: float = 4.0
    """At a node, a descent chooses among the children with the best means: this many, plus `wider` times the square
    root of the node's visits.
    """
    wider: float = 0.5
    """How strongly the number of these children grows with the node's visits (see `wide`)."""
    curious: float = 0.2
    """How strongly a descent prefers turns that were tried less often (the exploration constant)."""
    forgets: int = 32
    """The sweep after which the candidates' statistics are halved for the first time, because early results are worse.

    They are halved again each time the number of sweeps has doubled.
    """
    first_look: int = 8
    """The number of sweeps before the first candidate may be eliminated."""
    looks: int = 4
    """The number of sweeps between two tests for candidates to be eliminated."""
    narrows: int = 0
    """The number of playouts after which only the 4 best candidates stay; after twice as many, only the best 2. 0 means
    never.
    """


class TreeNode(Protocol):
    """A node of the tree: a turn that follows a certain sequence of turns."""

    key: Annotated[np.uint64, "u8", ()]
    """A hash of the parent node and the turn, by which the node is found."""
    next: int
    """The index of the next node in the same hash chain, or 0."""
    visits: Annotated[float, "f8", ()]
    """How often the node was visited; a first value from playouts or from the static evaluation counts as visits, too.
    """
    reward: Annotated[float, "f8", ()]
    """The rewards of the seat that plays the turn, summed over the visits that `visits` counts."""
    descents: Annotated[float, "f8", ()]
    """How many descents have had a choice of turns at this node."""


TREE_NODE = record(TreeNode)


class TreeWorkspace(NamedTuple):
    """The memory of one thread: the nodes of the tree, and buffers for one descent."""

    nodes: Records
    """The nodes; index 0 is not used."""
    heads: NDArray[np.int32]
    """For each hash, the index of the first node of its chain, or 0."""
    acts: Counts
    """The possible turns at the node visited last, as action codes."""
    builds: Counts
    """What is built in each turn of `acts`, as action codes; `NO_BUILD` if nothing can be."""
    children: Counts
    """For each turn of `acts`, the index of the node to which it leads."""
    path: Counts
    """The nodes of the current descent, by depth."""
    movers: Counts
    """For each node in `path`, the seat whose turn led to it."""
    leads: Reals
    """For each seat, its lead at the end of the last descent."""
    at_leaf: Counts
    """One number: whether the last descent ended with playouts (1), or at the end of the exploration or round (0)."""
    none: Counts
    """An empty array, which stands for the actions that every playout must play first: there are none."""


def tree_workspace(nodes: int) -> TreeWorkspace:
    """Allocate the memory for a tree of this many nodes, a power of 2."""
    return TreeWorkspace(
        np.empty(nodes, TREE_NODE),
        np.zeros(nodes, dtype=np.int32),
        np.empty(MOST_ACTIONS, dtype=np.int64),
        np.empty(MOST_ACTIONS, dtype=np.int64),
        np.empty(MOST_ACTIONS, dtype=np.int64),
        np.empty(_MOST_DEEP, dtype=np.int64),
        np.empty(_MOST_DEEP, dtype=np.int64),
        np.zeros(MOST_SEATS),
        np.zeros(1, dtype=np.int64),
        np.zeros(0, dtype=np.int64),
    )


@allocating
def grow(
    roots: Records,
    positions: Records,
    lands: Records,
    all_rules: Records,
    scratches: Records,
    tree: TreeWorkspace,
    turns: Counts,
    stats: Reals,
    rng: Rng,
    before: Reals,
    how: Growth,
    at_least: int,
    limit: int,
    flag: NDArray[np.uint8],
    done: Counts,
) -> None:
    """Search the candidates in sweeps, one descent per candidate, until one candidate is left or the budget is spent.

    - `roots`, `positions`, `lands`, `all_rules`, `scratches`: arrays of records: the position to search, two buffers
      for positions, the land, the rules, and a buffer for intermediate results.
    - `tree`: the memory of the tree.
    - `turns`: the candidates, as pairs of an action code and the code of a build.
    - `stats`: receives the statistics of the candidates: a row for each, with the columns of `race`.
    - `rng`: the state of the random number generator.
    - `before`: for each seat, its lead from earlier rounds.
    - `how`: the settings of the search.
    - `at_least`: the number of sweeps to complete even if `flag` is set. Without a complete sweep, `stats` has no
      results.
    - `limit`: the maximum number of playouts.
    - `flag`: one number, set from outside to stop the search.
    - `done`: a counter of playouts, one entry; each playout adds 1.
    """
    root, pos, leaf, land = roots[0], positions[0], positions[1], lands[0]
    rules, scratch = all_rules[0], scratches[0]
    seat = root.seat
    own = np.zeros(1, dtype=np.uint64)
    made = np.zeros(1, dtype=np.int64)
    leads = np.zeros(len(turns))
    doubts = np.zeros(len(turns))
    for _ in range(len(turns)):
        made[0] += 1
        _begin(tree.nodes[made[0]])
    stats[:, RACING] = 1.0
    racing, sweeps, forgets = len(turns), 0, how.forgets
    while True:
        chance = draw(rng)
        for turn in range(len(turns)):
            if stats[turn, RACING] == 0.0:
                continue
            begin_playout(pos, root, rules, own, chance)
            play_turn(pos, land, rules, turns[turn, 0], turns[turn, 1])
            _descend(pos, leaf, land, rules, scratch, tree, turn + 1, own, before, how, made, flag, done)
            leads[turn] = tree.leads[seat]
            doubts[turn] = doubt_at(root, leaf if tree.at_leaf[0] else pos, rules)
            if flag[0] != 0 and sweeps >= at_least:
                return
        add_sweep(stats, leads, doubts, racing)
        sweeps += 1
        if sweeps >= how.first_look and sweeps % how.looks == 0:
            racing = drop(stats, how.behind)
        if how.narrows and sweeps >= how.first_look and done[0] >= how.narrows:
            racing = keep_best(stats, 4 if done[0] < 2 * how.narrows else 2)
        if sweeps == forgets:
            forgets *= 2
            for turn in range(len(turns)):
                if stats[turn, VISITS] >= 2.0:
                    stats[turn, :RACING] /= 2.0
        if done[0] >= limit or flag[0] != 0 or (racing == 1 and sweeps >= how.first_look):
            return


@kernel
def _descend(
    pos: PackedPosition,
    leaf: PackedPosition,
    land: PackedLand,
    rules: Rules,
    scratch: Scratch,
    tree: TreeWorkspace,
    start: int,
    rng: Rng,
    before: Reals,
    how: Growth,
    made: Counts,
    flag: NDArray[np.uint8],
    done: Counts,
) -> None:
    """Descend from `start`, which is just played, and write the leads at the end to `tree.leads`."""
    past, settling = pos.past, pos.due == DUE_SETTLE
    at, depth = start, 1
    while True:
        go_on(pos, land, rules, scratch, rng, past)
        if pos.past != past or (pos.due == DUE_SETTLE and not settling):
            done[0] += 1
            tree.at_leaf[0] = 0
            end_of_phase(pos, land, rules, scratch, past)
            break
        count = list_turns(pos, land, rules, scratch, tree.acts, tree.builds)
        if count == 1:
            play_turn(pos, land, rules, tree.acts[0], tree.builds[0])
            continue
        tree.nodes[at].descents += 1.0
        known = depth == 1 or tree.nodes[at].descents >= how.expanded
        if depth > how.deepest or not known or made[0] + count >= len(tree.nodes):
            tree.at_leaf[0] = 1
            play_leaf(pos, leaf, land, rules, scratch, rng, tree.none, how.ahead, how.leaf, done)
            break
        _meet(pos, leaf, land, rules, scratch, tree, at, depth, count, rng, before, how, made, flag, done)
        turn = _chosen(tree, count, how)
        at = tree.children[turn]
        tree.path[depth], tree.movers[depth] = at, pos.seat
        depth += 1
        play_turn(pos, land, rules, tree.acts[turn], tree.builds[turn])
    for seat in range(rules.seats):
        tree.leads[seat] = before[seat] + scratch.share[seat]
    for k in range(1, depth):
        node = tree.nodes[tree.path[k]]
        node.visits += 1.0
        node.reward += np.tanh(tree.leads[tree.movers[k]] / SPREAD)


@kernel
def _meet(
    pos: PackedPosition,
    leaf: PackedPosition,
    land: PackedLand,
    rules: Rules,
    scratch: Scratch,
    tree: TreeWorkspace,
    at: int,
    depth: int,
    count: int,
    rng: Rng,
    before: Reals,
    how: Growth,
    made: Counts,
    flag: NDArray[np.uint8],
    done: Counts,
) -> None:
    """Find the nodes of the turns just listed, and make those that are new, with a first value."""
    chance, seat, settling, none = draw(rng), pos.seat, pos.due == DUE_SETTLE, tree.none
    known, plain, housed = np.int64(-1), 0.0, 0.0
    for k in range(count):
        act, build = tree.acts[k], tree.builds[k]
        key = turn_key(rules, at, act, build)
        head = _hash(tree, key)
        child = np.int64(tree.heads[head])
        while child != 0 and tree.nodes[child].key != key:
            child = tree.nodes[child].next
        if child == 0:
            made[0] += 1
            child = made[0]
            node = tree.nodes[child]
            _begin(node)
            node.key, node.next = key, tree.heads[head]
            tree.heads[head] = child
            if depth == 1 and flag[0] == 0:
                for again in range(how.first_reply):
                    rng[0] = chance + np.uint64(again) * _MIX
                    copy_position(leaf, pos, rules)
                    shuffle(leaf, rng)
                    play_turn(leaf, land, rules, act, build)
                    play_on(leaf, land, rules, scratch, rng, none, how.ahead, pos.past, settling)
                    done[0] += 1
                    node.reward += np.tanh((before[seat] + scratch.share[seat]) / SPREAD)
                node.visits = how.first_reply
            else:
                if act != known:
                    known = act
                    if settling:
                        plain = tried_viking(pos, land, rules, scratch, act)
                    elif act >> VERB_SHIFT << VERB_SHIFT == _LAY:
                        plain, housed = tried(pos, land, rules, scratch, act, True)
                    else:
                        plain = lead(pos, land, rules, scratch, seat)
                value = plain if build in (NO_BUILD, _NONE) else housed
                node.reward = np.tanh((before[seat] + value) / SPREAD)
                node.visits = 1.0
        tree.children[k] = child
    rng[0] = chance


@kernel
def _begin(node: TreeNode) -> None:
    node.key, node.next = np.uint64(0), 0
    node.visits = node.reward = node.descents = 0.0


@kernel
def _hash(tree: TreeWorkspace, key: np.uint64) -> np.int64:
    mixed = (key ^ (key >> _17)) * _MIX
    return np.int64((mixed ^ (mixed >> _40)) & np.uint64(len(tree.heads) - 1))


@kernel
def _chosen(tree: TreeWorkspace, count: int, how: Growth) -> int:
    """Choose a turn among those with the best means, by its mean and a bonus for few visits (UCB)."""
    total = 0.0
    for k in range(count):
        total += tree.nodes[tree.children[k]].visits
    width = int(how.wide + how.wider * np.sqrt(total))
    log = np.log(total + 1.0)
    best, chosen = -2.0, 0
    for _ in range(min(width, count)):
        # the best mean among those not yet considered: means fall from one round to the next
        top, mean_top = -1, -2.0
        for k in range(count):
            if tree.children[k] > 0:
                node = tree.nodes[tree.children[k]]
                mean = node.reward / node.visits
                if mean > mean_top:
                    top, mean_top = k, mean
        node = tree.nodes[tree.children[top]]
        value = mean_top + how.curious * np.sqrt(log / node.visits)
        tree.children[top] = -tree.children[top]
        if value > best:
            best, chosen = value, top
    for k in range(count):
        if tree.children[k] < 0:
            tree.children[k] = -tree.children[k]
    return chosen
