"""Solves a whole settlement exactly, for positions with runes, Friendship stones or vikings that may run out.

Each position of the search tree has a proven lower and upper bound on the difference in points still to come.
Null-window searches narrow the bounds until they meet; if a search is cancelled, the bounds proven so far are still
valid. Positions in which only a contest is undecided are left to the solver of contests.
"""

from typing import NamedTuple

import numpy as np

from longhouse.engine.compiled import ONE, ZERO, Counts, Uint64s, kernel, popcount
from longhouse.engine.fjords.bounds import bounds, contest_of
from longhouse.engine.fjords.contest import Number, estimate
from longhouse.engine.fjords.realm import (
    FRONTIER,
    KIND,
    REST,
    SIZE,
    SPACE,
    TILE,
    VACANT,
    WIDEST,
    WISDOM,
    Realm,
    moves,
    place,
)
from longhouse.engine.fjords.solver import (
    DEEPEST,
    FAR,
    HISTORY_BITS,
    LIMIT,
    NODES,
    STOPPED,
    SolverWorkspace,
    reaches,
    reward,
)

DECIDED, TURN, ORDER, MOVE = range(3, 7)
"""The columns of a move after `KIND`, `TILE` and `SPACE`: the points decided, who moves next, and the priority; `MOVE`
is the number of columns.
"""
GAMMA, LOW, HIGH, BEST_LOW, BEST_HIGH, COUNT, CURRENT, FRAME = range(8)
_TAKEN = -(1 << 40)
_WIDTH = 64
"""The most tiles, and the most spaces."""

_16, _32, _LOW_16 = np.uint64(16), np.uint64(32), np.uint64(0xFFFF)
_BOUNDS, _ENTRY = SIZE, SIZE + 1
_MIX = np.uint64(0x9E3779B97F4A7C15)


class WholeWorkspace(NamedTuple):
    """The working memory of the search: a transposition table, and a stack of nodes, one per ply."""

    contests: SolverWorkspace
    """The working memory of the solver for contests; its limit, flag and count of nodes also hold for this search."""
    table: Uint64s
    """The transposition table: for each entry, a position and its bounds."""
    node: Uint64s
    """For each ply, the current position."""
    frame: Counts
    """For each ply, the state of the search at the current node (its frame): numbers with the indices `GAMMA` to
    `CURRENT`.
    """
    child: Uint64s
    """For each ply and child, its position."""
    move: Counts
    """For each ply and child, the move that leads there."""
    best: Counts
    """The move at the root with the best lower bound: kind, tile and empty cell."""
    history: Counts
    """For each seat and move, how many nodes of this proof this move has decided; large nodes count more
    (`solver.reward`).
    """


def whole_workspace(contests: SolverWorkspace, table_bits: int) -> WholeWorkspace:
    """Allocate the working memory of the search, with a table of 2 ** `table_bits` entries.

    `contests` is the working memory of the solver for contests.
    """
    return WholeWorkspace(
        contests,
        np.zeros((1 << table_bits, _ENTRY), dtype=np.uint64),
        np.zeros((DEEPEST, SIZE), dtype=np.uint64),
        np.zeros((DEEPEST, FRAME), dtype=np.int64),
        np.zeros((DEEPEST, WIDEST, SIZE), dtype=np.uint64),
        np.zeros((DEEPEST, WIDEST, MOVE), dtype=np.int64),
        np.zeros(3, dtype=np.int64),
        np.zeros((2, (WISDOM + _WIDTH) * _WIDTH), dtype=np.int64),
    )


@kernel
def probe(realm: Realm, workspace: WholeWorkspace, stamp: np.uint64, position: Uint64s, gamma: Number) -> bool:
    """Test whether a position is worth at least `gamma` to the seat to move.

    - `stamp`: marks the table entries of the current proof.
    - `position`: the position, as an array of masks with the indices that `realm` defines.

    Returns False if the search was cancelled. Afterwards, `workspace.frame[0]` has proven bounds: at the index
    `BEST_LOW` a lower one, which the placement `workspace.best` reaches, and at `HIGH` an upper one.
    """
    for i in range(SIZE):
        workspace.node[0, i] = position[i]
    depth = np.int64(0)
    unfolded = _enter(realm, workspace, stamp, depth, gamma)
    while True:
        if workspace.contests.flag[0] or workspace.contests.work[NODES] >= workspace.contests.work[LIMIT]:
            return False
        frame = workspace.frame[depth]
        if unfolded:
            best, chosen = np.int64(_TAKEN), np.int64(-1)
            for i in range(frame[COUNT]):
                if workspace.move[depth, i, ORDER] > best:
                    best, chosen = workspace.move[depth, i, ORDER], np.int64(i)
            if chosen >= 0:
                frame[CURRENT] = chosen
                move = workspace.move[depth, chosen]
                move[ORDER] = _TAKEN
                gamma = frame[GAMMA] - move[DECIDED]
                if move[TURN] < 0:
                    gamma = 1 - gamma
                depth += 1
                for i in range(SIZE):
                    workspace.node[depth, i] = workspace.child[depth - 1, chosen, i]
                unfolded = _enter(realm, workspace, stamp, depth, gamma)
                continue
            _close(workspace, stamp, depth, max(frame[LOW], frame[BEST_LOW]), min(frame[HIGH], frame[BEST_HIGH]))
        if depth == 0:
            return True
        low, high = workspace.frame[depth, LOW], workspace.frame[depth, HIGH]
        depth -= 1
        frame = workspace.frame[depth]
        move = workspace.move[depth, frame[CURRENT]]
        if move[TURN] < 0:
            low, high = -high, -low
        _better(workspace, depth, frame[CURRENT], low + move[DECIDED])
        frame[BEST_HIGH] = max(frame[BEST_HIGH], high + move[DECIDED])
        unfolded = frame[BEST_LOW] < frame[GAMMA]
        if not unfolded:
            node = workspace.node[depth]
            seat = np.int64(node[REST] & ONE)
            reward(workspace.history[seat], _number(move[KIND], move[TILE], move[SPACE]), node[VACANT])
            _close(workspace, stamp, depth, max(frame[LOW], frame[BEST_LOW]), frame[HIGH])


@kernel
def _enter(realm: Realm, workspace: WholeWorkspace, stamp: np.uint64, depth: Number, gamma: Number) -> bool:
    """Start a node: return True if its children were listed, False if its bounds already decide this search."""
    node, frame, work = workspace.node[depth], workspace.frame[depth], workspace.contests.work
    work[NODES] += 1
    low, high = _bounds(realm, workspace, stamp, node)
    frame[LOW], frame[HIGH], frame[GAMMA] = low, high, gamma
    if depth and (low >= gamma or high < gamma):  # the root must also find a move
        return False
    plain, shared, mine, theirs, decided = contest_of(realm, node)
    seat = np.int64(node[REST] & ONE)
    if plain and depth:
        bound = reaches(realm.ground, workspace.contests, stamp, seat, shared, mine, theirs, gamma - decided)
        if bound != STOPPED:
            if bound + decided >= gamma:
                low = max(low, bound + decided)
            else:
                high = min(high, bound + decided)
            _close(workspace, stamp, depth, low, high)
        return False
    frame[BEST_LOW], frame[BEST_HIGH], frame[COUNT] = -FAR, -FAR, 0
    move = workspace.move[depth]
    for i in range(moves(realm, node, move)):
        if _unfold(realm, workspace, stamp, depth, move[i, KIND], move[i, TILE], move[i, SPACE]):
            return False
    return True


@kernel
def _unfold(
    realm: Realm, workspace: WholeWorkspace, stamp: np.uint64, depth: Number, kind: Number, tile: Number, space: Number
) -> bool:
    """Add the child that a move leads to, unless its bounds prove that the move does not reach gamma.

    Returns True if the bounds of the child prove that the move reaches gamma.
    """
    frame = workspace.frame[depth]
    count = frame[COUNT]
    child, move = workspace.child[depth, count], workspace.move[depth, count]
    decided, turn = place(realm, workspace.node[depth], kind, tile, space, child)
    low, high = _bounds(realm, workspace, stamp, child)
    move[KIND], move[TILE], move[SPACE], move[DECIDED], move[TURN] = kind, tile, space, decided, turn
    if turn < 0:
        low, high = -high, -low
    low, high = low + decided, high + decided
    _better(workspace, depth, count, low)
    if low >= frame[GAMMA]:
        _close(workspace, stamp, depth, max(frame[LOW], low), frame[HIGH])
        return True
    if high < frame[GAMMA]:
        frame[BEST_HIGH] = max(frame[BEST_HIGH], high)
        return False
    order = np.int64(0)
    if child[VACANT]:
        seat = np.int64(child[REST] & ONE)
        order = turn * estimate(realm.ground, seat, child[VACANT], child[FRONTIER + seat], child[FRONTIER + 1 - seat])
    known = workspace.history[np.int64(workspace.node[depth, REST] & ONE), _number(kind, tile, space)]
    move[ORDER] = (order + decided << HISTORY_BITS) + known
    frame[COUNT] += 1
    return False


@kernel
def _better(workspace: WholeWorkspace, depth: Number, number: Number, low: Number) -> None:
    """Raise the best lower bound of a node to that of a move, if higher; at the root, store the move in `best`."""
    frame = workspace.frame[depth]
    if low > frame[BEST_LOW]:
        frame[BEST_LOW] = low
        if depth == 0:
            for i in range(3):
                workspace.best[i] = workspace.move[0, number, i]


@kernel
def _number(kind: Number, tile: Number, space: Number) -> np.int64:
    """Return the index of a move in the history. Only Wisdom, the last kind, has spaces other than 0."""
    return np.int64((kind + space) * _WIDTH + tile)


@kernel
def _close(workspace: WholeWorkspace, stamp: np.uint64, depth: Number, low: Number, high: Number) -> None:
    """Store the bounds of a node in the table."""
    node, frame = workspace.node[depth], workspace.frame[depth]
    frame[LOW], frame[HIGH] = low, high
    known, entry = _entry(workspace.table, stamp, node)
    if not known:
        for i in range(SIZE):
            entry[i] = node[i]
    entry[_BOUNDS] = stamp << _32 | np.uint64(low + FAR) << _16 | np.uint64(high + FAR)


@kernel
def _bounds(realm: Realm, workspace: WholeWorkspace, stamp: np.uint64, position: Uint64s) -> tuple[np.int64, np.int64]:
    """Return the known bounds of a position."""
    if not position[VACANT]:
        return np.int64(0), np.int64(0)
    low, high = bounds(realm, position)
    known, entry = _entry(workspace.table, stamp, position)
    if not known:
        return low, high
    low = max(low, np.int64(entry[_BOUNDS] >> _16 & _LOW_16) - FAR)
    return low, min(high, np.int64(entry[_BOUNDS] & _LOW_16) - FAR)


@kernel
def _entry(table: Uint64s, stamp: np.uint64, position: Uint64s) -> tuple[bool, Uint64s]:
    """Find the table entry of a position: return True and the entry, or False and the entry to overwrite."""
    slot = _slot(table, position)
    chosen = table[slot]
    for way in range(2):
        entry = table[slot + np.uint64(way)]
        same = entry[_BOUNDS] >> _32 == stamp
        for i in range(SIZE):
            same = same and entry[i] == position[i]
        if same:
            return True, entry
        if entry[_BOUNDS] >> _32 != stamp or popcount(entry[VACANT]) < popcount(chosen[VACANT]):
            chosen = entry
    return False, chosen


@kernel
def _slot(table: Uint64s, position: Uint64s) -> np.uint64:
    mixed = ZERO
    for i in range(SIZE):
        mixed = (mixed ^ position[i]) * _MIX
        mixed ^= mixed >> _32
    return (mixed >> _16) % np.uint64(table.shape[0] - 1)
