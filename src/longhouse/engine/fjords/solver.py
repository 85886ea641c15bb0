"""Solves contests exactly: null-window alpha-beta search on bit sets, with a transposition table of proven bounds.

A node is a contest with a seat to move. Its value is the points that this seat will get from the contest minus those of
the other. The table stores the full key (all three masks of a contest), so hash collisions cannot mix up two nodes.

Most nodes fall into several parts that are not connected. The bounds of such a sum need the *stops* of its parts: what
each is worth alone, with either seat to begin. The stops of parts that are too large for a thermograph are solved by
the same search, in the middle of the search that asks for them.
"""

from typing import NamedTuple

import numpy as np

from longhouse.engine.compiled import ONE, ZERO, Counts, Uint64s, kernel, lowest, popcount
from longhouse.engine.fjords.contest import EXTRAS, Ground, Number, cancel, claim, estimate, outer_bounds
from longhouse.engine.fjords.thermographs import Atlas, atlas, keep_stops, sum_bounds

DEEPEST = 128
"""The number of frames in a workspace: one per tile, and one for each part that is solved within a search."""
WIDEST = 64
FAR = 1 << 14
"""A number greater than any value of a contest."""
STOPPED = 2 * FAR
"""The value that is returned instead of a bound if the search was cancelled."""

V, MINE, THEIRS, PART, FIRST, SECOND, PARTS_ASKED = range(7)
GAMMA, BEST, COUNT, NEXT, SEAT, LOW, HIGH, ASKED, BEGUN, GUESS = range(10)
DECIDED, ORDER, TILE = range(3)
NODES, LIMIT, DRAWN, EASY, PARTS = range(5)
BOUNDED, UNFOLDED, ASKING, ENTERING = range(4)
"""The states of a node: `BOUNDED`, its bound is known; `UNFOLDED`, its children are listed; `ASKING`, it waits for the
stops of one of its parts; `ENTERING`, it is new.
"""
DRAWN_EASILY = 7
"""The largest contest, in tiles, that gets a thermograph at the beginning of a search, when most contests are solved.
"""
HISTORY_BITS = 20
"""The number of bits that a count in `SolverWorkspace.history` can have."""

_WAYS = 4
_MIX = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xC2B2AE3D27D4EB4F), np.uint64(0x165667B19E3779F9)
_16, _32, _40 = np.uint64(16), np.uint64(32), np.uint64(40)
_LOW_16 = np.uint64(0xFFFF)


class SolverWorkspace(NamedTuple):
    """The working memory of a solver, allocated once: a transposition table, and a stack of nodes, one per ply."""

    table: Uint64s
    """The transposition table. An entry has the three masks of a contest, and a number packed from the stamp of the
    proof, the seat to move and two bounds.
    """
    node: Uint64s
    """For each ply, the masks of the current node: its contest, and the part whose stops are asked for."""
    frame: Counts
    """For each ply, the state of the search at the current node (its frame): numbers with the indices `GAMMA` to
    `GUESS`.
    """
    child: Uint64s
    """For each ply and child, the masks of the child's contest."""
    move: Counts
    """For each ply and child, the claim that leads there: the points decided, its priority, and the tile."""
    work: Counts
    """The counters and limits of the search, in this order:

    - nodes searched;
    - node limit;
    - largest contest, in tiles, that gets a thermograph;
    - number of nodes during which that size is limited to `DRAWN_EASILY`;
    - largest part, in tiles, whose stops are solved.
    """
    atlas: Atlas
    """The thermographs and stops of parts."""
    flag: np.ndarray[tuple[int], np.dtype[np.uint8]]
    """One number, set from outside to stop the search."""
    history: Counts
    """For each seat and tile, how many nodes of this proof were decided by claiming this tile; large nodes count
    more (`reward`).

    Of claims with equal estimates, those with a higher number are tried first.
    """


def workspace(table_bits: int, atlas_bits: int, largest: int, easy: int, parts: int = 0) -> SolverWorkspace:
    """Allocate a workspace with 2 ** `table_bits` table entries and 2 ** `atlas_bits` thermographs.

    - `largest`: the maximum size, in tiles, of a contest that gets a thermograph.
    - `easy`: the number of nodes during which this size is limited to `DRAWN_EASILY`.
    - `parts`: the maximum size, in tiles, of a part whose stops are solved.
    """
    return SolverWorkspace(
        np.zeros(((1 << table_bits) + _WAYS, 4), dtype=np.uint64),
        np.zeros((DEEPEST, 7), dtype=np.uint64),
        np.zeros((DEEPEST, 10), dtype=np.int64),
        np.zeros((DEEPEST, WIDEST, 3), dtype=np.uint64),
        np.zeros((DEEPEST, WIDEST, 3), dtype=np.int64),
        np.array([0, 0, largest, easy, parts], dtype=np.int64),
        atlas(atlas_bits),
        np.zeros(1, dtype=np.uint8),
        np.zeros((2, WIDEST), dtype=np.int64),
    )


@kernel
def _slot(table: Uint64s, vacant: np.uint64, mine: np.uint64, theirs: np.uint64) -> np.uint64:
    mixed = (vacant * _MIX[0]) ^ ((mine * _MIX[1]) >> ONE) ^ (theirs * _MIX[2])
    mixed ^= mixed >> _32
    mixed *= _MIX[0]
    return (mixed >> np.uint64(24)) & np.uint64(table.shape[0] - _WAYS - 1)


@kernel
def recall(
    table: Uint64s, stamp: np.uint64, vacant: np.uint64, mine: np.uint64, theirs: np.uint64, low: Number, high: Number
) -> tuple[np.int64, np.int64]:
    """Return the bounds `low` and `high` of a contest, narrowed by its entry in the transposition table, if it has one.

    - `stamp`: stands for the current proof and the seat to move; entries with another stamp are ignored.
    - `vacant`: the tiles of the contest.
    - `mine` and `theirs`: the tiles that the seat to move and the other seat may claim at once (frontiers).
    """
    slot = _slot(table, vacant, mine, theirs)
    for way in range(_WAYS):
        entry = table[slot + np.uint64(way)]
        if entry[V] == vacant and entry[MINE] == mine and entry[THEIRS] == theirs and entry[3] >> _32 == stamp:
            low = max(low, np.int64(entry[3] >> _16 & _LOW_16) - FAR)
            high = min(high, np.int64(entry[3] & _LOW_16) - FAR)
            break
    return np.int64(low), np.int64(high)


@kernel
def remember(
    table: Uint64s, stamp: np.uint64, vacant: np.uint64, mine: np.uint64, theirs: np.uint64, low: Number, high: Number
) -> None:
    """Store the bounds `low` and `high` of a contest in the transposition table.

    - `stamp`: marks the entries of the current proof and of the seat to move.
    - `vacant`: the tiles of the contest.
    - `mine` and `theirs`: the tiles that the seat to move and the other seat may claim at once (frontiers).

    The new entry replaces an entry of an older proof if its bucket has one, otherwise the smallest contest of the
    bucket.
    """
    slot = _slot(table, vacant, mine, theirs)
    chosen, smallest = slot, np.int64(1000)
    for way in range(_WAYS):
        entry = table[slot + np.uint64(way)]
        if entry[3] >> _32 >> ONE != stamp >> ONE:
            size = np.int64(-1)
        elif entry[V] == vacant and entry[MINE] == mine and entry[THEIRS] == theirs and entry[3] >> _32 == stamp:
            chosen = slot + np.uint64(way)
            break
        else:
            size = popcount(entry[V])
        if size < smallest:
            chosen, smallest = slot + np.uint64(way), size
    entry = table[chosen]
    entry[V], entry[MINE], entry[THEIRS] = vacant, mine, theirs
    entry[3] = stamp << _32 | np.uint64(low + FAR) << _16 | np.uint64(high + FAR)


@kernel
def enter(
    ground: Ground,
    workspace: SolverWorkspace,
    stamp: np.uint64,
    depth: Number,
    seat: Number,
    vacant: np.uint64,
    mine: np.uint64,
    theirs: np.uint64,
    gamma: Number,
    asked: np.uint64,
) -> tuple[np.int64, np.int64]:
    """Start a node of the search at ply `depth`; return its state and, if that is `BOUNDED`, the bound.

    - `stamp`: marks the table entries of the current proof.
    - `seat`: the seat to move.
    - `vacant`: the tiles of the contest.
    - `mine` and `theirs`: the tiles that `seat` and the other seat may claim at once (frontiers).
    - `gamma`: the search asks whether the value of the contest is at least this number.
    - `asked`: the tiles of the parts whose stops the node has asked for before.

    If the state is `BOUNDED`, the bound decides the question. If it is `UNFOLDED`, `workspace` has the children of the
    node. If it is `ASKING`, `workspace.node` has the part of the contest whose stops have to be found first.
    """
    if not vacant:
        return np.int64(BOUNDED), np.int64(0)
    workspace.work[NODES] += 1
    low, high = outer_bounds(ground, seat, vacant, mine, theirs)
    key = stamp | np.uint64(seat)
    low, high = recall(workspace.table, key, vacant, mine, theirs, low, high)
    drawn, parts = workspace.work[DRAWN], workspace.work[PARTS]
    if workspace.work[NODES] < workspace.work[EASY]:
        drawn, parts = min(drawn, DRAWN_EASILY), np.int64(0)
    if depth:  # the root must also find a claim
        if low >= gamma or low == high:
            return np.int64(BOUNDED), low
        if high < gamma:
            return np.int64(BOUNDED), high
        low, high, part = sum_bounds(
            ground, workspace.atlas, stamp, drawn, parts, asked, seat, vacant, mine, theirs, low, high
        )
        if low >= gamma or high < gamma:
            remember(workspace.table, key, vacant, mine, theirs, low, high)
            return np.int64(BOUNDED), low if low >= gamma else high
        if part:
            node, frame = workspace.node[depth], workspace.frame[depth]
            first, second = (theirs, mine) if seat else (mine, theirs)
            node[V], node[MINE], node[THEIRS] = vacant, mine, theirs
            node[PART], node[FIRST], node[SECOND] = part, first & part, second & part
            node[PARTS_ASKED] = asked | part
            frame[GAMMA], frame[SEAT] = gamma, seat
            _begin_part(ground, workspace, stamp, depth, 0)
            return np.int64(ASKING), np.int64(0)

    child, move, other = workspace.child[depth], workspace.move[depth], 1 - seat
    count = np.int64(0)
    dominated = ZERO
    kept = ZERO
    left = mine
    while left:
        tile = left & (~left + ONE)
        left ^= tile
        if tile & dominated:
            continue
        next_vacant, next_mine, next_theirs, decided, cut_off = claim(ground, seat, vacant, mine, theirs, tile)
        dominated |= cut_off & mine
        kept |= tile
        child[count, V], child[count, MINE], child[count, THEIRS] = next_vacant, next_mine, next_theirs
        move[count, DECIDED], move[count, TILE] = decided, lowest(tile)
        count += 1
    kept &= ~dominated

    best = np.int64(-FAR)
    key ^= ONE
    alive = np.int64(0)
    for i in range(count):
        if not kept >> np.uint64(move[i, TILE]) & ONE:
            continue
        v, m, t = child[i, V], child[i, MINE], child[i, THEIRS]
        decided = move[i, DECIDED]
        if v:
            their_low, their_high = outer_bounds(ground, other, v, m, t)
            their_low, their_high = recall(workspace.table, key, v, m, t, their_low, their_high)
            if parts:
                their_low, their_high, _ = sum_bounds(
                    ground, workspace.atlas, stamp, drawn, parts, ~ZERO, other, v, m, t, their_low, their_high
                )
        else:
            their_low = their_high = np.int64(0)
        if decided - their_high >= gamma:
            best = decided - their_high
            move[0, TILE] = move[i, TILE]
            workspace.frame[depth, NEXT] = 1
            remember(workspace.table, key ^ ONE, vacant, mine, theirs, max(low, best), high)
            return np.int64(BOUNDED), best
        if decided - their_low < gamma:
            best = max(best, decided - their_low)
            continue
        tile_number = move[i, TILE]
        order = decided - min(max(estimate(ground, other, v, m, t), their_low), their_high)
        order = (order << HISTORY_BITS) + workspace.history[seat, tile_number]
        place = alive
        while place > 0 and move[place - 1, ORDER] < order:
            child[place, V], child[place, MINE], child[place, THEIRS] = (
                child[place - 1, V],
                child[place - 1, MINE],
                child[place - 1, THEIRS],
            )
            move[place, DECIDED], move[place, ORDER], move[place, TILE] = (
                move[place - 1, DECIDED],
                move[place - 1, ORDER],
                move[place - 1, TILE],
            )
            place -= 1
        child[place, V], child[place, MINE], child[place, THEIRS] = v, m, t
        move[place, DECIDED], move[place, ORDER], move[place, TILE] = decided, order, tile_number
        alive += 1

    node, frame = workspace.node[depth], workspace.frame[depth]
    node[V], node[MINE], node[THEIRS] = vacant, mine, theirs
    frame[GAMMA], frame[BEST], frame[COUNT], frame[NEXT], frame[SEAT] = gamma, best, alive, 0, seat
    frame[LOW], frame[HIGH] = low, high
    return np.int64(UNFOLDED), np.int64(0)


@kernel
def _begin_part(ground: Ground, workspace: SolverWorkspace, stamp: np.uint64, depth: Number, begun: Number) -> None:
    """Prepare the question what the part in a node's frame is worth alone if the seat `begun` moves first."""
    node, frame = workspace.node[depth], workspace.frame[depth]
    part, mine, theirs = node[PART], node[FIRST + begun], node[SECOND - begun]
    low, high = outer_bounds(ground, begun, part, mine, theirs)
    low, high = recall(workspace.table, stamp | np.uint64(begun), part, mine, theirs, low, high)
    frame[LOW], frame[HIGH], frame[BEGUN] = low, high, begun
    frame[GUESS] = estimate(ground, begun, part, mine, theirs)


@kernel
def _solved_part(ground: Ground, workspace: SolverWorkspace, stamp: np.uint64, depth: Number) -> bool:
    """Go on to the other seat when one stop of a part is known; return whether both are, and keep them then."""
    node, frame = workspace.node[depth], workspace.frame[depth]
    if frame[LOW] < frame[HIGH]:
        return False
    if frame[BEGUN] == 0:
        left = frame[LOW]
        _begin_part(ground, workspace, stamp, depth, 1)
        frame[BEST] = left
        if frame[LOW] < frame[HIGH]:
            return False
    keep_stops(workspace.atlas, stamp, node[PART], node[FIRST], node[SECOND], frame[BEST], frame[LOW])
    return True


@kernel
def reaches(
    ground: Ground,
    workspace: SolverWorkspace,
    stamp: np.uint64,
    seat: Number,
    vacant: np.uint64,
    mine: np.uint64,
    theirs: np.uint64,
    gamma: Number,
) -> np.int64:
    """Decide by a null-window search whether a contest is worth at least `gamma` to `seat`, which is to move.

    - `stamp`: marks the table entries of the current proof.
    - `vacant`: the tiles of the contest.
    - `mine` and `theirs`: the tiles that `seat` and the other seat may claim at once (frontiers).

    Returns a lower bound that is at least `gamma`, an upper bound below `gamma`, or `STOPPED` if the search was
    cancelled. If `gamma` is reached, the claim that reached it leads to child `workspace.frame[0, NEXT]` - 1 of ply 0.
    """
    depth, status, bound, asked = np.int64(0), np.int64(ENTERING), np.int64(0), ZERO
    while True:
        if status == ENTERING:
            status, bound = enter(ground, workspace, stamp, depth, seat, vacant, mine, theirs, gamma, asked)
            asked = ZERO
        node, frame = workspace.node[depth], workspace.frame[depth]
        if status != BOUNDED:
            if workspace.flag[0] or workspace.work[NODES] >= workspace.work[LIMIT]:
                return np.int64(STOPPED)
            frame[ASKED] = status == ASKING
            if status == ASKING:
                if _solved_part(ground, workspace, stamp, depth):
                    status, seat, gamma = np.int64(ENTERING), frame[SEAT], frame[GAMMA]
                    vacant, mine, theirs, asked = node[V], node[MINE], node[THEIRS], node[PARTS_ASKED]
                    continue
                seat = frame[BEGUN]
                vacant, mine, theirs = node[PART], node[FIRST + seat], node[SECOND - seat]
                gamma = frame[NEXT] = min(max(frame[GUESS], frame[LOW] + 1), frame[HIGH])
                depth += 1
                status = np.int64(ENTERING)
                continue
            if frame[NEXT] < frame[COUNT]:
                i = frame[NEXT]
                frame[NEXT] += 1
                seat, gamma = 1 - frame[SEAT], workspace.move[depth, i, DECIDED] - frame[GAMMA] + 1
                c = workspace.child[depth, i]
                vacant, mine, theirs = c[V], c[MINE], c[THEIRS]
                depth += 1
                status = np.int64(ENTERING)
                continue
            bound = _close(workspace, stamp, depth)
        if depth == 0:
            return bound
        depth -= 1
        frame = workspace.frame[depth]
        if frame[ASKED]:
            frame[GUESS] = bound
            if bound >= frame[NEXT]:
                frame[LOW] = bound
            else:
                frame[HIGH] = bound
            status = np.int64(ASKING)
            continue
        frame[BEST] = max(frame[BEST], workspace.move[depth, frame[NEXT] - 1, DECIDED] - bound)
        if frame[BEST] >= frame[GAMMA]:
            bound = _close(workspace, stamp, depth)
            status = np.int64(BOUNDED)
        else:
            status = np.int64(UNFOLDED)


@kernel
def _close(workspace: SolverWorkspace, stamp: np.uint64, depth: Number) -> np.int64:
    """Store the result of a node: a lower bound if gamma was reached, an upper bound if no child reached it."""
    node, frame = workspace.node[depth], workspace.frame[depth]
    best, low, high = frame[BEST], frame[LOW], frame[HIGH]
    key = stamp | np.uint64(frame[SEAT])
    if best >= frame[GAMMA]:
        low = max(low, best)
        reward(workspace.history[frame[SEAT]], workspace.move[depth, frame[NEXT] - 1, TILE], node[V])
    else:
        high = min(high, best)
    remember(workspace.table, key, node[V], node[MINE], node[THEIRS], low, high)
    return best


@kernel
def reward(history: Counts, move: Number, vacant: np.uint64) -> None:
    """Record in `history` that the move with the index `move` has decided a node.

    `vacant` are the vacant tiles of the node; the square of their number is added to the count of the move, because
    large nodes matter most. All counts are halved when one gets more than `HISTORY_BITS` bits.
    """
    history[move] += popcount(vacant) ** 2
    if history[move] >= 1 << HISTORY_BITS:
        for i in range(len(history)):
            history[i] >>= 1


@kernel
def contested(
    ground: Ground,
    workspace: SolverWorkspace,
    stamp: np.uint64,
    seat: Number,
    vacant: np.uint64,
    mine: np.uint64,
    theirs: np.uint64,
    line: Counts,
) -> tuple[np.int64, np.int64, np.int64]:
    """Solve a contest; return a proven lower and upper bound, and the number of claims written to `line`.

    - `stamp`: marks the table entries of this proof.
    - `seat`: the seat to move.
    - `vacant`: the tiles of the contest.
    - `mine` and `theirs`: the tiles that `seat` and the other seat may claim at once (frontiers).
    - `line`: receives the tiles to claim, by their bit numbers: once solved, best play to the end of the contest; if
      the search was cancelled, at least a first claim that reaches the lower bound.

    A sequence of null-window searches moves from the estimate to the value (MTD(f)).
    """
    vacant, paired = cancel(ground, seat, vacant, mine, theirs)
    mine, theirs = mine & vacant, theirs & vacant
    if not vacant:
        return paired, paired, np.int64(0)
    low, high = outer_bounds(ground, seat, vacant, mine, theirs)
    line[0] = lowest(mine)
    guess = estimate(ground, seat, vacant, mine, theirs)
    while low < high:
        gamma = min(max(guess, low + 1), high)
        guess = reaches(ground, workspace, stamp, seat, vacant, mine, theirs, gamma)
        if guess == STOPPED:
            return low + paired, high + paired, np.int64(1)
        if guess >= gamma:
            low = guess
            line[0] = workspace.move[0, workspace.frame[0, NEXT] - 1, TILE]
        else:
            high = guess
    value = low
    length = np.int64(0)
    while vacant:
        if reaches(ground, workspace, stamp, seat, vacant, mine, theirs, value) == STOPPED:
            break
        claimed = workspace.move[0, workspace.frame[0, NEXT] - 1, TILE]
        line[length] = claimed
        length += 1
        vacant, mine, theirs, decided, _ = claim(ground, seat, vacant, mine, theirs, ONE << np.uint64(claimed))
        value = decided - value
        seat = 1 - seat
    return low + paired, high + paired, max(length, np.int64(1))


def warm() -> None:
    """Compile the solver, by solving a contest for a single tile."""
    ground = Ground(np.zeros(1, dtype=np.uint64), np.zeros(EXTRAS, dtype=np.uint64))
    contested(ground, workspace(0, 0, 0, 0), np.uint64(2), 0, ONE, ONE, ONE, np.zeros(1, dtype=np.int64))
