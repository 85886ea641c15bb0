"""CPU time of the exact settlement solvers, on one thread: `python bench/settlements.py`.

The explorations are played by a simple policy: of a few random placements it takes the one that leaves the mover
nearer to more tiles than the opponent, with a longhouse where that helps. Times include everything from the referee's
position to the proven difference with a line of best play; a solve is cancelled after 10 s of CPU time (`--seconds`).
"""

import argparse
import random
import statistics
import time
from collections.abc import Iterator

from longhouse.engine.fjords.proofs import warm
from longhouse.engine.fjords.settling import solve
from longhouse.engine.thinking import Budget, SolvedPosition
from longhouse.games.catalogue import game_with
from longhouse.games.chance import Source
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.hexes import Cell
from longhouse.games.fjords.land import Land, union
from longhouse.games.fjords.options import RUNES
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, JsonObject, State

KINDS: dict[str, tuple[JsonObject, int, int]] = {
    "base": ({}, 1000, 100),
    "epic": ({"variant": "epic"}, 100, 100),
    "points of runes": ({"runes": ["strength", "water", "home"]}, 50, 100),
    **{rune: ({"runes": [rune]}, 25, 100) for rune in ("friendship", "journey", "wisdom", "horse")},
    "all runes": ({"runes": list(RUNES)}, 10, 100),
    "all runes, 16 tiles": ({"runes": list(RUNES)}, 20, 16),
    "all runes, 12 tiles": ({"runes": list(RUNES)}, 20, 12),
}
"""Options, number of boards, and maximum of vacant tiles, to which boards are reduced by random placements."""
PLACEMENTS = 4
SECONDS = 10.0


def main() -> None:
    """Run the benchmark and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", default=list(KINDS), choices=list(KINDS))
    parser.add_argument("--boards", type=int)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="the CPU time after which a solve is cancelled")
    chosen = parser.parse_args()
    warm()
    most = f"< {chosen.seconds:g} s"
    print(f"{'CPU ms, one thread':20} {'boards':>6} {'< 1 s':>7} {most:>7} {'median':>9} {'90 %':>9}", end="")
    print(f" {'99 %':>9} {'max':>9} {'nodes median':>13} {'90 %':>10} {'max':>11} {'bounds apart':>13}")
    for kind in chosen.kinds:
        options, boards, vacant = KINDS[kind]
        report(kind, boards_of(options, chosen.boards or boards, vacant), chosen.seconds)


def report(kind: str, boards: Iterator[Settlement], most: float) -> None:
    """Solve the boards and print their line of the table."""
    times: list[float] = []
    solutions: list[SolvedPosition] = []
    for board in list(boards):  # all made first: making boards in between would evict the solver from the CPU cache
        began = time.thread_time()
        solutions.append(solve(board, Budget(seconds=most, clock=time.process_time)))
        times.append(1000 * (time.thread_time() - began))
    within = {
        seconds: statistics.mean(
            solution.solved and ms < 1000 * seconds for solution, ms in zip(solutions, times, strict=True)
        )
        for seconds in (1, most)
    }
    nodes = [solution.nodes for solution in solutions]
    apart = statistics.mean(solution.high - solution.low for solution in solutions)
    print(f"{kind:20} {len(times):6} {within[1]:7.1%} {within[most]:7.1%} {statistics.median(times):9.2f}", end="")
    print(f" {share(times, 90):9.2f} {share(times, 99):9.2f} {max(times):9.2f}", end="")
    print(f" {statistics.median(nodes):13,.0f} {share(nodes, 90):10,.0f} {max(nodes):11,} {apart:13.1f}", flush=True)


def share(figures: list[float] | list[int], percent: int) -> float:
    """The percentile of `figures` at `percent`."""
    return sorted(figures)[min(len(figures) - 1, len(figures) * percent // 100)]


def boards_of(options: JsonObject, count: int, vacant: int) -> Iterator[Settlement]:
    """Make `count` settlements with at most `vacant` vacant tiles."""
    game = game_with("fjords", options)
    seed = 0
    while count:
        state: State = game.start()
        source, rng, drawn = Source(str(seed)), random.Random(seed), 0
        while isinstance(state, Exploration):
            chance = state.chance
            if chance is not None:
                state = state.take(chance.draw(source.output(drawn)))
                drawn += 1
            else:
                state = state.take(sensible(state, rng))
        while isinstance(state, Settlement) and state.vacant.bit_count() > vacant:
            state = state.take(rng.choice(state.actions()))
        seed += 1
        if isinstance(state, Settlement):
            count -= 1
            yield state


def sensible(state: Exploration, rng: random.Random) -> Event:
    """The best of a few random actions, by `lead`."""
    actions = state.actions()
    if state.due == "lay":
        actions = rng.sample(actions, min(PLACEMENTS, len(actions)))
        build = rng.random() < 0.5
        return max(actions, key=lambda action: lead(state, action, build=build))
    return max(actions, key=lambda action: lead(state, action, build=False))


def lead(state: Exploration, action: Event, *, build: bool) -> float:
    """How many more tiles the mover is nearer to than the opponent after an action, minus a price per longhouse."""
    me, houses, board = state.seat, list(state.houses), state.board
    verb, numbers = action[0], action[1:]
    if verb == "lay":
        tile, cell, pattern = numbers
        board = board.lay(state.game.tiles, tile, Cell(cell), pattern)
    if verb in ("house", "home") or build:
        houses[me] |= 1 << len(board.laid) - 1
    land = Land(state.game.tiles, board)
    new = [union(land.plains, own) for own in houses]
    left = land.habitable & ~houses[0] & ~houses[1]
    found = [0, 0]
    while left & (new[0] | new[1]):
        claimed = [each & left for each in new]
        left &= ~(claimed[0] | claimed[1])
        for seat in (0, 1):
            found[seat] += claimed[seat].bit_count()
        new = [union(land.plains, each) for each in claimed]
    price = 2.0 * houses[me].bit_count()
    return found[me] - found[1 - me] - price + (4.0 if verb == "home" else 0.0)


if __name__ == "__main__":
    main()
