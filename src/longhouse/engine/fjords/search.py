"""Monte Carlo search for positions that cannot be solved: all turns are played out, and the worse ones drop out.

A turn is a tile placement together with what is built on it. The search works in sweeps, which play out every turn
once, all with the same order of the bag, so that luck does not hide their differences (common random numbers). A turn
that is significantly behind the best is eliminated.
"""

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import Counts, Rng, allocating, draw, generator, kernel
from longhouse.engine.fjords import acts, mirror
from longhouse.engine.fjords.acts import DUE_ANSWER, DUE_SETTLE, NUMBER, TILE_SHIFT, VERB_SHIFT
from longhouse.engine.fjords.forecast import tiles_left
from longhouse.engine.fjords.mirror import Mirror, event_of
from longhouse.engine.fjords.playouts import copy_position
from longhouse.engine.fjords.records import POSITION, SCRATCH, PackedPosition, Records, Rules
from longhouse.engine.fjords.rollouts import at_a_glance, play_out, shuffle
from longhouse.engine.fjords.voronoi import is_duel
from longhouse.engine.thinking import UNLIMITED, Budget, Cancellation, Progress, RatedAction, Verdict, run
from longhouse.games.catalogue import game_with
from longhouse.games.game import Event, State

Stats = NDArray[np.float64]

VISITS, LEAD, WIN, GAIN, SQUARE, RACING = range(6)
"""The statistics of a turn: number of playouts; sums of leads, of chances to win, of rewards relative to the mean of
the sweep, and of the squares of these; whether it is still in the race."""

_TRIES = 2
"""The number of random turns from which the players of a playout choose the best."""
_AHEAD = 10
"""The number of turns played before a playout ends with a forecast, where there is one."""
_SPREAD = 6.0
"""The reward of a playout is tanh(lead / 6): winning matters most, the margin a little."""
_CERTAIN, _ESTIMATE = 0.1, 1.6
"""Scales of the logistic curve from lead to chance to win: for final results, and for the static evaluation."""
_FIRST_LOOK = 12
"""The number of sweeps before a turn may drop out; `_BEHIND` is how many standard errors it must be behind."""
_BEHIND, _NEVER = 2.5, 1e9
_NO_BUILD = -1
_THREAD = 0xD1B54A32D192ED03


def search(
    state: State, budget: Budget, seed: int, cancellation: Cancellation | None = None, progress: Progress | None = None
) -> Verdict:
    """Rate the actions of the seat to move, best first. A node is one playout, for which the bag is shuffled."""
    root = Mirror.of(state)
    return _raced(state, root, _turns(root), _BEHIND, budget, seed, cancellation, progress)


def compare(
    state: State, actions: Collection[Event], budget: Budget, seed: int, cancellation: Cancellation | None = None
) -> Verdict:
    """Rate only `actions`, all with the same random numbers. None of them drops out, so their values are comparable."""
    root = Mirror.of(state)
    turns = _turns(root)
    wanted = [turn for turn, act in enumerate(turns[:, 0].tolist()) if event_of(act, state) in actions]
    return _raced(state, root, turns[wanted], _NEVER, budget, seed, cancellation, None)


def _raced(
    state: State,
    root: Mirror,
    turns: Counts,
    behind: float,
    budget: Budget,
    seed: int,
    cancellation: Cancellation | None,
    progress: Progress | None,
) -> Verdict:
    """Race `turns` within `budget`; a turn drops out when it is `behind` standard errors worse than the best."""
    held = cancellation or Cancellation()
    stats = np.zeros((budget.threads, len(turns), 6))
    limit = UNLIMITED if budget.nodes is None else max(1, budget.nodes // budget.threads)

    def work(thread: int, counts: NDArray[np.int64]) -> None:
        _race(
            root.position,
            np.zeros(1, POSITION),
            root.land.copy(),
            root.rules,
            np.zeros(1, SCRATCH),
            turns,
            stats[thread],
            generator((seed << 8) + thread * _THREAD),
            _TRIES,
            behind,
            limit,
            held.flag,
            counts[thread : thread + 1],
        )

    nodes, seconds = run(work, budget, held, progress)
    candidates = _candidates(state, turns, stats)
    return Verdict(candidates, nodes=nodes, seconds=seconds, line=(candidates[0].action,))


def greedy(state: State, seed: int) -> Event:
    """Return the action with the best static evaluation; `seed` breaks ties."""
    root = Mirror.of(state)
    return event_of(_glance(root.position, root.land, root.rules, np.zeros(1, SCRATCH), generator(seed)), state)


def warm() -> None:
    """Compile the search, the greedy player and all kernels they use."""
    mirror.warm()
    state = game_with("fjords", {"edition": "2005", "rounds": 1}).start()
    state = state.apply("*first 0")
    search(state, Budget(nodes=1), 0)
    greedy(state, 0)


def _turns(root: Mirror) -> Counts:
    """List all turns to try: pairs of an action and a build, or -1 if no build follows.

    Identical tiles are tried once. When a claim is refuted, only one placement is tried, since it does not matter which
    one is pointed out (F5.5).
    """
    pos, rules = root.position[0], root.rules[0]
    turns: list[tuple[int, int]] = []
    seen: set[tuple[int, int, int, int]] = set()
    for act in root.legal():
        verb, tile = act >> VERB_SHIFT << VERB_SHIFT, act >> TILE_SHIFT & NUMBER
        alike = verb, int(rules["kind"][tile]), int(rules["stone"][tile]), act & (1 << TILE_SHIFT) - 1
        if verb == acts.POINT:
            alike = verb, 0, 0, 0
        if alike not in seen:
            seen.add(alike)
            turns += [(act, build) for build in (_builds(pos, rules, act) if verb == acts.LAY else (_NO_BUILD,))]
    return np.array(turns, dtype=np.int64)


def _builds(pos: np.void, rules: np.void, act: int) -> tuple[int, ...]:
    """Return the possible builds after a tile is laid."""
    seat, tile, pattern = int(pos["seat"]), act >> TILE_SHIFT & NUMBER, act & NUMBER
    built = sum(int(half).bit_count() for half in pos["houses"][seat])
    if built == rules["longhouses"] or not rules["plain_edges"][pattern] or rules["stone"][tile]:
        return (_NO_BUILD,)
    if rules["home"] and not any(pos["homes"][seat]):
        return acts.NONE, acts.HOUSE, acts.HOME
    return acts.NONE, acts.HOUSE


def _candidates(state: State, turns: Counts, stats: Stats) -> tuple[RatedAction, ...]:
    """Rate each action with its best build; actions still in the race come first.

    The claim that no tile fits always comes last, since the engine sees that one does.
    """
    sums = stats.sum(axis=0)
    ranked: dict[int, tuple[tuple[bool, float, float], int]] = {}
    for turn, act in enumerate(turns[:, 0].tolist()):
        gain = float(sums[turn, GAIN] / max(1.0, sums[turn, VISITS]))
        rank = act != acts.NOTHING, float(sums[turn, RACING]), gain
        if act not in ranked or ranked[act][0] < rank:
            ranked[act] = rank, turn
    found = []
    for _, turn in sorted(ranked.values(), reverse=True):
        visits = max(1.0, float(sums[turn, VISITS]))
        lead, win = float(sums[turn, LEAD]) / visits, float(sums[turn, WIN]) / visits
        action = event_of(int(turns[turn, 0]), state)
        found.append(RatedAction(action=action, value=lead, win=win, visits=int(sums[turn, VISITS])))
    return tuple(found)


@allocating
def _race(
    roots: Records,
    positions: Records,
    lands: Records,
    all_rules: Records,
    scratches: Records,
    turns: Counts,
    stats: Stats,
    rng: Rng,
    tries: int,
    behind: float,
    limit: int,
    flag: NDArray[np.uint8],
    done: Counts,
) -> None:
    """Play out all turns, sweep by sweep, until one is left or the budget is spent."""
    root, pos, land, rules, scratch = roots[0], positions[0], lands[0], all_rules[0], scratches[0]
    seat = root.answering if root.due == DUE_ANSWER else root.seat
    before = _before(root, rules, seat)
    leads = np.zeros(len(turns))
    doubts = np.zeros(len(turns))
    own = np.zeros(1, dtype=np.uint64)
    stats[:, RACING] = 1.0
    racing, sweeps = len(turns), 0
    while racing > 1 or sweeps < _FIRST_LOOK:
        chance = draw(rng)
        mean = 0.0
        for turn in range(len(turns)):
            if stats[turn, RACING] == 0.0:
                continue
            own[0] = chance
            copy_position(pos, root, rules)
            shuffle(pos, own)
            leads[turn] = before + play_out(pos, land, rules, scratch, own, tries, turns[turn], seat, _AHEAD)
            doubts[turn] = _doubt(root, pos, rules)
            mean += np.tanh(leads[turn] / _SPREAD)
            done[0] += 1
            if flag[0] != 0 and sweeps > 0:
                return
        mean /= racing
        sweeps += 1
        for turn in range(len(turns)):
            if stats[turn, RACING] != 0.0:
                gain = np.tanh(leads[turn] / _SPREAD) - mean
                stats[turn, VISITS] += 1.0
                stats[turn, LEAD] += leads[turn]
                stats[turn, WIN] += 1.0 / (1.0 + np.exp(-leads[turn] / doubts[turn]))
                stats[turn, GAIN] += gain
                stats[turn, SQUARE] += gain * gain
        if sweeps >= _FIRST_LOOK and sweeps % 4 == 0:
            racing = _drop(stats, behind)
        if done[0] >= limit or flag[0] != 0:
            return


@kernel
def _doubt(root: PackedPosition, pos: PackedPosition, rules: Rules) -> float:
    """Return the scale of the logistic curve that turns a lead into a probability to win, for where the playout
    ended.
    """
    if root.due == DUE_SETTLE or pos.past > root.past:
        return _CERTAIN
    return rules.doubt[tiles_left(pos)] if is_duel(rules) else _ESTIMATE


@kernel
def _before(root: PackedPosition, rules: Rules, seat: int) -> float:
    """Return the lead of a seat from earlier rounds (F8.4). Only games of two players have several rounds."""
    ahead = 0.0
    if rules.rounds > 1:
        for k in range(root.past):
            ahead += root.points[k, seat] - root.points[k, 1 - seat]
    return ahead


@kernel
def _drop(stats: Stats, beyond: float) -> int:
    """Eliminate turns that are `beyond` standard errors behind the best; return how many are left."""
    best = -1
    for turn in range(len(stats)):
        if stats[turn, RACING] != 0.0 and (best < 0 or stats[turn, GAIN] > stats[best, GAIN]):
            best = turn
    left = 0
    for turn in range(len(stats)):
        if stats[turn, RACING] != 0.0:
            behind = stats[best, GAIN] - stats[turn, GAIN]
            if behind > beyond * np.sqrt(stats[best, SQUARE] + stats[turn, SQUARE]):
                stats[turn, RACING] = 0.0
            else:
                left += 1
    return left


@kernel
def _glance(positions: Records, lands: Records, rules: Records, scratches: Records, rng: Rng) -> int:
    return at_a_glance(positions[0], lands[0], rules[0], scratches[0], rng)
