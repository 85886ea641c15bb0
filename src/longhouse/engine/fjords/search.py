"""Monte Carlo search for positions that cannot be solved: plays all candidate turns out, and drops the worse ones.

A turn is a tile placement together with what is built on it. The search works in sweeps. In a sweep, each turn is
played out once, all with the same order of the bag, so that luck does not hide their differences (common random
numbers). A turn that is significantly behind the best is eliminated.
"""

from collections.abc import Callable, Collection

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import Counts, Rng, generator, kernel
from longhouse.engine.fjords import acts, mirror
from longhouse.engine.fjords.acts import NUMBER, TILE_SHIFT, VERB_SHIFT
from longhouse.engine.fjords.mirror import Mirror, event_of
from longhouse.engine.fjords.race import BEHIND, GAIN, LEAD, NEVER, RACING, STATISTICS, TRIES, VISITS, WIN, race
from longhouse.engine.fjords.records import POSITION, SCRATCH, Records
from longhouse.engine.fjords.rollouts import at_a_glance
from longhouse.engine.fjords.turns import NO_BUILD
from longhouse.engine.thinking import UNLIMITED, Budget, Cancellation, Progress, RatedAction, Verdict, run
from longhouse.games.catalogue import game_with
from longhouse.games.game import Event, State

Stats = NDArray[np.float64]
Examine = Callable[[Stats, Rng, int, NDArray[np.uint8], Counts], None]
"""A function that examines turns on one thread.

Its arguments are the tables of statistics to fill in, a random number generator, the maximum number of nodes, a flag
that is set from outside to stop the function, and a counter of the nodes, to which it adds.
"""

_THREAD = 0xD1B54A32D192ED03


def search(
    state: State, budget: Budget, seed: int, cancellation: Cancellation | None = None, progress: Progress | None = None
) -> Verdict:
    """Rate the actions of the seat to move, best first. A node of the budget is one playout.

    `seed` determines all random numbers. `progress` is called now and then with the nodes and the seconds so far.
    """
    root = Mirror.of(state)
    return _raced(state, root, turns_of(root), BEHIND, budget, seed, cancellation, progress)


def compare(
    state: State, actions: Collection[Event], budget: Budget, seed: int, cancellation: Cancellation | None = None
) -> Verdict:
    """Rate only `actions`, all with the same random numbers. A node of the budget is one playout.

    No action is eliminated, so that all values are equally precise. `seed` determines all random numbers.
    """
    root = Mirror.of(state)
    return _raced(state, root, turns_with(root, state, actions), NEVER, budget, seed, cancellation, None)


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
    """Play `turns` out until the budget is spent; eliminate a turn when it is `behind` standard errors behind the
    best.
    """

    def examine(stats: Stats, rng: Rng, limit: int, flag: NDArray[np.uint8], done: Counts) -> None:
        records = root.position, np.zeros(1, POSITION), root.land.copy(), root.rules, np.zeros(1, SCRATCH)
        race(*records, turns, stats[0], rng, TRIES, behind, limit, flag, done)

    stats, nodes, seconds = examined(examine, 1, len(turns), budget, seed, cancellation, progress)
    candidates = candidates_of(state, turns, stats[0])
    return Verdict(candidates, nodes=nodes, seconds=seconds, line=(candidates[0].action,))


def examined(
    examine: Examine,
    parts: int,
    turns: int,
    budget: Budget,
    seed: int,
    cancellation: Cancellation | None,
    progress: Progress | None,
) -> tuple[Stats, int, float]:
    """Run `examine` on each thread; return the statistics, summed over the threads, and the nodes and the seconds used.

    - `examine`: the function that examines the turns. Its arguments are the tables of statistics to fill in, a random
      number generator, the node limit, the flag that stops it, and the counter of nodes.
    - `parts`: the number of tables of statistics that `examine` fills in on each thread.
    - `turns`: the number of turns; each table has a row for each turn.
    - `seed`: seeds the random number generators of all threads, differently for each.
    """
    held = cancellation or Cancellation()
    stats = np.zeros((budget.threads, parts, turns, STATISTICS))
    limit = UNLIMITED if budget.nodes is None else max(1, budget.nodes // budget.threads)

    def work(thread: int, counts: NDArray[np.int64]) -> None:
        rng = generator((seed << 8) + thread * _THREAD)
        examine(stats[thread], rng, limit, held.flag, counts[thread : thread + 1])

    nodes, seconds = run(work, budget, held, progress)
    return stats.sum(axis=0), nodes, seconds


def greedy(state: State, seed: int) -> Event:
    """Return the action after which the static evaluation is best; `seed` determines how ties are broken."""
    root = Mirror.of(state)
    return event_of(_glance(root.position, root.land, root.rules, np.zeros(1, SCRATCH), generator(seed)), state)


def warm() -> None:
    """Compile the search, the greedy player and all kernels they use."""
    mirror.warm()
    state = game_with("fjords", {"edition": "2005", "rounds": 1}).start()
    state = state.apply("*first 0")
    search(state, Budget(nodes=1), 0)
    greedy(state, 0)


def turns_with(root: Mirror, state: State, actions: Collection[Event]) -> Counts:
    """Return the turns to try that begin with one of `actions`, as pairs of an action code and the code of a build.

    The build is -1 if nothing can be built.
    """
    turns = turns_of(root)
    return turns[[event_of(act, state) in actions for act in turns[:, 0].tolist()]]


def turns_of(root: Mirror) -> Counts:
    """Return all turns to try, as pairs of an action code and the code of a build, which is -1 if nothing can be built.

    Identical tiles are tried once. To refute a claim, only one placement is tried, since it does not matter which
    fitting tile is shown (F5.5).
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
            turns += [(act, build) for build in (_builds(pos, rules, act) if verb == acts.LAY else (NO_BUILD,))]
    return np.array(turns, dtype=np.int64)


def _builds(pos: np.void, rules: np.void, act: int) -> tuple[int, ...]:
    """Return the possible builds after a tile is laid: none, a longhouse, or a longhouse with a Home stone."""
    seat, tile, pattern = int(pos["seat"]), act >> TILE_SHIFT & NUMBER, act & NUMBER
    built = sum(int(half).bit_count() for half in pos["houses"][seat])
    if built == rules["longhouses"] or not rules["plain_edges"][pattern] or rules["stone"][tile]:
        return (NO_BUILD,)
    if rules["home"] and not any(pos["homes"][seat]):
        return acts.NONE, acts.HOUSE, acts.HOME
    return acts.NONE, acts.HOUSE


def candidates_of(state: State, turns: Counts, stats: Stats) -> tuple[RatedAction, ...]:
    """Rate each action by the best of the turns that begin with it. Actions that are still in the race come first.

    `turns` are pairs of an action code and the code of a build; `stats` has their statistics, with the columns of
    `race`. The claim that no tile fits always comes last: where there is another action, a tile fits.
    """
    ranked: dict[int, tuple[tuple[bool, float, float], int]] = {}
    for turn, act in enumerate(turns[:, 0].tolist()):
        gain = float(stats[turn, GAIN] / max(1.0, stats[turn, VISITS]))
        rank = act != acts.NOTHING, float(stats[turn, RACING]), gain
        if act not in ranked or ranked[act][0] < rank:
            ranked[act] = rank, turn
    found = []
    for _, turn in sorted(ranked.values(), reverse=True):
        visits = max(1.0, float(stats[turn, VISITS]))
        lead, win = float(stats[turn, LEAD]) / visits, float(stats[turn, WIN]) / visits
        action = event_of(int(turns[turn, 0]), state)
        found.append(RatedAction(action=action, value=lead, win=win, visits=int(stats[turn, VISITS])))
    return tuple(found)


@kernel
def _glance(positions: Records, lands: Records, rules: Records, scratches: Records, rng: Rng) -> int:
    return at_a_glance(positions[0], lands[0], rules[0], scratches[0], rng)
