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
from longhouse.engine.fjords.acts import (
    DUE_ANSWER,
    DUE_BUILD,
    DUE_DRAW,
    DUE_ROW,
    DUE_SETTLE,
    DUE_SWAP,
    NUMBER,
    TILE_SHIFT,
    VERB_SHIFT,
)
from longhouse.engine.fjords.forecast import Reals, forecast
from longhouse.engine.fjords.moves import deal, legal, may_build, take
from longhouse.engine.fjords.playouts import copy_position
from longhouse.engine.fjords.race import RACING, SPREAD, TRIES, add_sweep, doubt_at, drop
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
from longhouse.engine.fjords.rollouts import play_out, shuffle, tried, tried_viking
from longhouse.engine.fjords.voronoi import is_duel, lead, lead_in, shares

DEEPEST = 12
"""The most turns of a descent, before its playouts."""
FIRST_REPLY = 4
"""The playouts that a reply to a candidate gets when it is met first; deeper turns start with a static value."""
_LEAF = 2
"""The playouts at the end of a descent."""
_EXPANDED = 16.0
"""The descents through a node after which its own turns become nodes; at once after a candidate."""
_WIDE, _WIDER = 4.0, 0.5
"""A descent chooses among the turns with the best means: 4, and half the square root of the visits more."""
_CURIOUS = 0.2
"""How much a descent prefers turns that were tried less often."""
_FORGETS = 32
"""At this sweep and each time that their number has doubled, the candidates' sums are halved: the tree was worse."""
_LOOKS = 8, 4
"""The first sweep after which a candidate may drop out, and how many sweeps lie between two such looks."""

_LAY, _HOUSE, _HOME, _NONE, _NOTHING = acts.LAY, acts.HOUSE, acts.HOME, acts.NONE, acts.NOTHING
_ROW, _DRAWN = acts.ROW, acts.DRAWN
_NO_BUILD = -1
_PLACE = np.int64((1 << TILE_SHIFT) - 1)
_MIX = np.uint64(0x9E3779B97F4A7C15)
_17, _40 = np.uint64(17), np.uint64(40)


class TreeNode(Protocol):
    """A node of the tree: a turn after a given sequence of turns."""

    key: Annotated[np.uint64, "u8", ()]
    """A hash of the parent node and the turn, by which the node is found."""
    next: int
    """The next node with the same hash, or 0."""
    visits: Annotated[float, "f8", ()]
    """The weight of `reward`, the sum of the rewards of the seat whose turn it was."""
    reward: Annotated[float, "f8", ()]
    descents: Annotated[float, "f8", ()]


TREE_NODE = record(TreeNode)


class TreeWorkspace(NamedTuple):
    """The memory of one thread: nodes, the heads of their hash chains, and the turns of the node just met."""

    nodes: Records
    heads: NDArray[np.int32]
    acts: Counts
    builds: Counts
    children: Counts
    path: Counts
    movers: Counts
    leads: Reals
    at_leaf: Counts
    """Whether the last descent ended with playouts (1) or at the end of the exploration or round (0)."""
    none: Counts
    """An empty list: a playout begins with no turn of its own."""


def tree_workspace(nodes: int) -> TreeWorkspace:
    """Allocate the memory for a tree of this many nodes, a power of 2."""
    return TreeWorkspace(
        np.empty(nodes, TREE_NODE),
        np.zeros(nodes, dtype=np.int32),
        np.empty(MOST_ACTIONS, dtype=np.int64),
        np.empty(MOST_ACTIONS, dtype=np.int64),
        np.empty(MOST_ACTIONS, dtype=np.int64),
        np.empty(DEEPEST + 2, dtype=np.int64),
        np.empty(DEEPEST + 2, dtype=np.int64),
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
    ahead: int,
    behind: float,
    at_least: int,
    limit: int,
    flag: NDArray[np.uint8],
    done: Counts,
) -> None:
    """Search the candidates in sweeps, one descent per candidate, until one is left or the budget is spent.

    If `flag` is set, the search stops, but not before `at_least` sweeps are complete; after no complete sweep, `stats`
    is empty.

    - `turns`: the candidates;
    - `before`: the lead of each seat from earlier rounds;
    - `ahead`: the number of turns that a playout looks ahead;
    - `behind`: the number of standard errors by which a candidate must be worse than the best to drop out.
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
    racing, sweeps, forgets = len(turns), 0, _FORGETS
    while True:
        chance = draw(rng)
        for turn in range(len(turns)):
            if stats[turn, RACING] == 0.0:
                continue
            own[0] = chance
            copy_position(pos, root, rules)
            shuffle(pos, own)
            _play(pos, land, rules, turns[turn, 0], turns[turn, 1])
            _descend(pos, leaf, land, rules, scratch, tree, turn + 1, own, before, ahead, made, flag, done)
            leads[turn] = tree.leads[seat]
            doubts[turn] = doubt_at(root, leaf if tree.at_leaf[0] else pos, rules)
            if flag[0] != 0 and sweeps >= at_least:
                return
        add_sweep(stats, leads, doubts, racing)
        sweeps += 1
        if sweeps >= _LOOKS[0] and sweeps % _LOOKS[1] == 0:
            racing = drop(stats, behind)
        if sweeps == forgets:
            forgets *= 2
            stats[:, :RACING] /= 2.0
        if done[0] >= limit or flag[0] != 0 or (racing == 1 and sweeps >= _LOOKS[0]):
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
    ahead: int,
    made: Counts,
    flag: NDArray[np.uint8],
    done: Counts,
) -> None:
    """Descend from `start`, which is just played, and write the leads at the end to `tree.leads`."""
    past, settling = pos.past, pos.due == DUE_SETTLE
    at, depth = start, 1
    while True:
        _go_on(pos, land, rules, scratch, rng, past)
        if pos.past != past or (pos.due == DUE_SETTLE and not settling):
            done[0] += 1
            tree.at_leaf[0] = 0
            _end(pos, land, rules, scratch, past)
            break
        count = _list_turns(pos, land, rules, scratch, tree)
        if count == 1:
            _play(pos, land, rules, tree.acts[0], tree.builds[0])
            continue
        tree.nodes[at].descents += 1.0
        if depth > DEEPEST or (depth > 1 and tree.nodes[at].descents < _EXPANDED) or made[0] + count >= len(tree.nodes):
            tree.at_leaf[0] = 1
            _play_leaf(pos, leaf, land, rules, scratch, rng, tree.none, ahead, _LEAF, done)
            break
        _meet(pos, leaf, land, rules, scratch, tree, at, depth, count, rng, before, ahead, made, flag, done)
        turn = _chosen(tree, count)
        at = tree.children[turn]
        tree.path[depth], tree.movers[depth] = at, pos.seat
        depth += 1
        _play(pos, land, rules, tree.acts[turn], tree.builds[turn])
    for seat in range(rules.seats):
        tree.leads[seat] = before[seat] + scratch.share[seat]
    for k in range(1, depth):
        node = tree.nodes[tree.path[k]]
        node.visits += 1.0
        node.reward += np.tanh(tree.leads[tree.movers[k]] / SPREAD)


@kernel
def _play(pos: PackedPosition, land: PackedLand, rules: Rules, act: int, build: int) -> None:
    take(pos, land, rules, act)
    if build != _NO_BUILD and pos.due == DUE_BUILD:
        take(pos, land, rules, build)


@kernel
def _go_on(pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch, rng: Rng, past: int) -> None:
    """Play chance events in the order of the bag, and answers to claims, until a seat has to choose a turn."""
    while pos.past == past:
        due = pos.due
        if due in (DUE_ROW, DUE_DRAW):
            act = (_ROW if due == DUE_ROW else _DRAWN) | int(pos.bag[pos.in_bag - 1]) << TILE_SHIFT
        elif due <= DUE_SWAP:
            act = deal(pos, rules, rng)
        elif due == DUE_ANSWER:
            count = legal(pos, land, rules, scratch.found)
            act = scratch.found[1 if count > 1 else 0]
        elif due == DUE_BUILD:
            act = _NONE
        else:
            return
        take(pos, land, rules, act)


@kernel
def _list_turns(pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch, tree: TreeWorkspace) -> int:
    """Write the turns of the seat to move to `tree.acts` and `tree.builds`; identical tiles are tried once."""
    found = legal(pos, land, rules, scratch.found)
    if found > 1 and scratch.found[found - 1] == _NOTHING:
        found -= 1
    home = rules.home and not pos.homes[pos.seat, 0] | pos.homes[pos.seat, 1]
    count = 0
    for k in range(found):
        act = scratch.found[k]
        build = _NO_BUILD
        if act >> VERB_SHIFT << VERB_SHIFT == _LAY:
            tile = act >> TILE_SHIFT & NUMBER
            if _comes_again(pos, rules, tile):
                continue
            if may_build(pos, rules, tile, act & NUMBER):
                build = _NONE
        if count + 3 >= len(tree.acts):
            break
        tree.acts[count], tree.builds[count] = act, build
        count += 1
        if build == _NONE:
            tree.acts[count], tree.builds[count] = act, _HOUSE
            count += 1
            if home:
                tree.acts[count], tree.builds[count] = act, _HOME
                count += 1
    return count


@kernel
def _comes_again(pos: PackedPosition, rules: Rules, tile: int) -> bool:
    """Return whether an identical tile lies before this one in the row, or among those set aside."""
    tiles, count = pos.row, pos.in_row
    if count == 0:
        tiles, count = pos.aside, pos.in_aside
    for k in range(count):
        other = tiles[k]
        if other == tile:
            return False
        if rules.kind[other] == rules.kind[tile] and rules.stone[other] == rules.stone[tile]:
            return True
    return False


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
    ahead: int,
    made: Counts,
    flag: NDArray[np.uint8],
    done: Counts,
) -> None:
    """Find the nodes of the turns just listed, and make those that are new, with a first value."""
    chance, seat, settling, none = draw(rng), pos.seat, pos.due == DUE_SETTLE, tree.none
    known, plain, housed = np.int64(-1), 0.0, 0.0
    for k in range(count):
        act, build = tree.acts[k], tree.builds[k]
        key = _key(rules, at, act, build)
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
                for again in range(FIRST_REPLY):
                    rng[0] = chance + np.uint64(again) * _MIX
                    copy_position(leaf, pos, rules)
                    shuffle(leaf, rng)
                    _play(leaf, land, rules, act, build)
                    _play_on(leaf, land, rules, scratch, rng, none, ahead, pos.past, settling)
                    done[0] += 1
                    node.reward += np.tanh((before[seat] + scratch.share[seat]) / SPREAD)
                node.visits = FIRST_REPLY
            else:
                if act != known:
                    known = act
                    if settling:
                        plain = tried_viking(pos, land, rules, scratch, act)
                    elif act >> VERB_SHIFT << VERB_SHIFT == _LAY:
                        plain, housed = tried(pos, land, rules, scratch, act, True)
                    else:
                        plain = lead(pos, land, rules, scratch, seat)
                value = plain if build in (_NO_BUILD, _NONE) else housed
                node.reward = np.tanh((before[seat] + value) / SPREAD)
                node.visits = 1.0
        tree.children[k] = child
    rng[0] = chance


@kernel
def _begin(node: TreeNode) -> None:
    node.key, node.next = np.uint64(0), 0
    node.visits = node.reward = node.descents = 0.0


@kernel
def _key(rules: Rules, at: int, act: int, build: int) -> np.uint64:
    """Return a key of a turn after node `at`: in it, identical tiles are the same."""
    tile = act >> TILE_SHIFT & NUMBER
    verb = act >> VERB_SHIFT
    alike = 0
    if act >> VERB_SHIFT << VERB_SHIFT == _LAY:
        alike = rules.kind[tile] * 4 + rules.stone[tile]
    built = 0 if build == _NO_BUILD else build - _HOUSE + 1 >> VERB_SHIFT
    code = ((alike * 16 + verb) * 4 + built) << TILE_SHIFT | (act & _PLACE)
    return np.uint64(code) | np.uint64(at) << _40


@kernel
def _hash(tree: TreeWorkspace, key: np.uint64) -> np.int64:
    mixed = (key ^ (key >> _17)) * _MIX
    return np.int64((mixed ^ (mixed >> _40)) & np.uint64(len(tree.heads) - 1))


@kernel
def _chosen(tree: TreeWorkspace, count: int) -> int:
    """Choose a turn among those with the best means, by its mean and a bonus for few visits (UCB)."""
    total = 0.0
    for k in range(count):
        total += tree.nodes[tree.children[k]].visits
    width = int(_WIDE + _WIDER * np.sqrt(total))
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
        value = mean_top + _CURIOUS * np.sqrt(log / node.visits)
        tree.children[top] = -tree.children[top]
        if value > best:
            best, chosen = value, top
    for k in range(count):
        if tree.children[k] < 0:
            tree.children[k] = -tree.children[k]
    return chosen


@kernel
def _play_leaf(
    pos: PackedPosition,
    leaf: PackedPosition,
    land: PackedLand,
    rules: Rules,
    scratch: Scratch,
    rng: Rng,
    none: Counts,
    ahead: int,
    times: int,
    done: Counts,
) -> None:
    """Play out a few times from `pos` and write the mean leads of all seats to `scratch.share`."""
    settling = pos.due == DUE_SETTLE
    sums = 0.0, 0.0, 0.0, 0.0
    for _ in range(times):
        copy_position(leaf, pos, rules)
        _play_on(leaf, land, rules, scratch, rng, none, ahead, pos.past, settling)
        done[0] += 1
        share = scratch.share
        sums = sums[0] + share[0], sums[1] + share[1], sums[2] + share[2], sums[3] + share[3]
    scratch.share[0], scratch.share[1] = sums[0] / times, sums[1] / times
    scratch.share[2], scratch.share[3] = sums[2] / times, sums[3] / times


@kernel
def _play_on(
    pos: PackedPosition,
    land: PackedLand,
    rules: Rules,
    scratch: Scratch,
    rng: Rng,
    none: Counts,
    ahead: int,
    past: int,
    settling: bool,
) -> None:
    """Play out once and write the leads of all seats to `scratch.share`."""
    if pos.past != past or (pos.due == DUE_SETTLE and not settling):
        _end(pos, land, rules, scratch, past)
        return
    first = play_out(pos, land, rules, scratch, rng, TRIES, none, 0, ahead)
    if is_duel(rules):
        scratch.share[0], scratch.share[1] = first, -first
    else:
        _to_leads(rules, scratch)


@kernel
def _end(pos: PackedPosition, land: PackedLand, rules: Rules, scratch: Scratch, past: int) -> None:
    """Write the leads of all seats to `scratch.share`, at the end of the exploration or of the round."""
    if pos.past != past:
        for seat in range(rules.seats):
            scratch.share[seat] = pos.points[past, seat]
    elif is_duel(rules):
        first = forecast(pos, rules, scratch, 0)
        scratch.share[0], scratch.share[1] = first, -first
        return
    else:
        shares(pos, land, rules, scratch)
    _to_leads(rules, scratch)


@kernel
def _to_leads(rules: Rules, scratch: Scratch) -> None:
    """Turn the points of all seats in `scratch.share` into their leads over the best other seat."""
    first, second = lead_in(rules, scratch, 0), lead_in(rules, scratch, 1)
    if rules.seats > 2:
        third = lead_in(rules, scratch, 2)
        if rules.seats > 3:
            scratch.share[3] = lead_in(rules, scratch, 3)
        scratch.share[2] = third
    scratch.share[0], scratch.share[1] = first, second
