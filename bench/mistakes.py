"""How much the levels of Fjords lose per move, and how often more than 3 points: `python bench/mistakes.py`.

Each level plays games of two against itself. Every decision of the exploration is judged by playouts of all its
actions, with the same random numbers; a settlement by its proven values, with a hundred times as many nodes.
`--levels FILE` reads the levels of another `levels.toml`, such as that of an earlier version.
"""

import argparse
import statistics
import time
import tomllib
from pathlib import Path

from longhouse.bots.levels import Level, levels_of, read_levels
from longhouse.bots.player import choose, form_of, search_seed
from longhouse.engine.fjords import search, settling
from longhouse.engine.thinking import Budget
from longhouse.games.catalogue import game_with
from longhouse.games.chance import Source
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, State

LEVELS = ("thrall", "karl", "jarl", "skald", "vala")
LARGE = 3.0
TO_PROVE = 100
"""How many times the nodes of an exploration a settlement gets: nearly all of them are proven with these."""


def main() -> None:
    """Play the games and print a line per level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=LEVELS)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=3000, help="playouts that judge a decision")
    parser.add_argument("--levels", type=Path)
    chosen = parser.parse_args()
    levels = levels_of("fjords")
    if chosen.levels is not None:
        levels = read_levels(tomllib.loads(chosen.levels.read_text("utf-8")))
    print(f"{'level':8} {'decisions':>9} {'lost a move':>12} {'> 3 points':>11} {'CPU s':>7}")
    for name in chosen.names:
        began = time.process_time()
        lost = [each for game in range(chosen.games) for each in losses(levels[name], f"mistakes {game}", chosen.nodes)]
        large = statistics.mean(each > LARGE for each in lost)
        print(f"{name:8} {len(lost):9} {statistics.mean(lost):12.2f} {large:11.1%}", end="")
        print(f" {time.process_time() - began:7.1f}", flush=True)


def losses(level: Level, seed: str, nodes: int) -> list[float]:
    """Play a game and return what each decision with a choice lost, in points."""
    state: State = game_with("fjords", {}).start()
    source, drawn, lost = Source(seed), 0, list[float]()
    while state.result is None:
        if state.chance is not None:
            state = state.take(state.chance.draw(source.output(drawn)))
            drawn += 1
            continue
        ply_seed = search_seed(f"{seed} {drawn} {len(lost)}")
        action = choose(state, level, ply_seed, form=form_of(seed, state.turn)).action
        if len(state.actions()) > 1:
            lost.append(lost_by(state, action, nodes))
        state = state.take(action)
    return lost


def lost_by(state: State, action: Event, nodes: int) -> float:
    """Return how many points worse an action is than the best one."""
    if isinstance(state, Settlement):
        verdict = settling.values(state, Budget(nodes=nodes * TO_PROVE))
    else:
        verdict = search.compare(state, state.actions(), Budget(nodes=nodes), 1)
    values = {each.action: each.value for each in verdict.candidates}
    if action not in values:  # an action that is the same as another one is not listed
        return 0.0
    return max(values.values()) - values[action]


if __name__ == "__main__":
    main()
