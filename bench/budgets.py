"""Whether Norn keeps the time that it is given for a move: `python bench/budgets.py [MODE ...] [--ms MS] [--games N]`.

It plays games against itself. Every decision with a choice is timed in CPU time of the process, with the choice of the
action around the search, and compared with the time asked.
"""

import argparse
import math
import time
from dataclasses import replace

from longhouse.bots.levels import level_named
from longhouse.bots.mind import prepare
from longhouse.bots.player import choose, form_of, search_seed
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.options import RUNES
from longhouse.games.fjords.tiles import BUILT_IN, built_in_content
from longhouse.games.game import Game, JsonObject
from longhouse.games.play import Play

MODES: dict[str, tuple[str, JsonObject]] = {
    "base": ("fjords", {}),
    "3 players": ("fjords", {"players": 3}),
    "4 players": ("fjords", {"players": 4}),
    "Epic": ("fjords", {"variant": "epic"}),
    "Classic": ("fjords", {"variant": "classic", "rounds": 1}),
    "2005": ("fjords", {"edition": "2005", "rounds": 1}),
    "all runes": ("fjords", {"runes": list(RUNES)}),
    "all runes, 4 players": ("fjords", {"runes": list(RUNES), "players": 4}),
    "Epic, all runes": ("fjords", {"runes": list(RUNES), "variant": "epic"}),
    "oversight": ("fjords", {"oversight": True}),
    "own tiles": ("fjords", {"tiles": {**built_in_content(BUILT_IN[0]), "name": "own"}}),
    "Northwood, intro": ("northwood", {"setup": "intro"}),
    "Northwood, full": ("northwood", {"setup": "full"}),
}
ALLOWED = 1.2


def main() -> None:
    """Play the games and print a line per mode."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modes", nargs="*", default=list(MODES), metavar="MODE")
    parser.add_argument("--ms", type=float, default=50)
    parser.add_argument("--games", type=int, default=10)
    chosen = parser.parse_args()
    print(f"{'':20} {'moves':>6} {'within 1.2 x':>13} {'median':>7} {'99 %':>6} {'slowest':>8}  where")
    for mode in chosen.modes:
        name, options = MODES[mode]
        prepare(name)
        game = game_with(name, options)
        ratios = sorted(ratio for n in range(chosen.games) for ratio in ratios_of(game, chosen.ms, f"{mode} {n}"))
        seconds, where = ratios[-1]
        shares = [ratio for ratio, _ in ratios]
        within = sum(ratio <= ALLOWED for ratio in shares) / len(shares)
        print(f"{mode:20} {len(shares):6} {within:13.1%} {shares[len(shares) // 2]:7.2f}", end="")
        print(f" {shares[math.ceil(len(shares) * 0.99) - 1]:6.2f} {seconds:8.2f}  {where}", flush=True)


def ratios_of(game: Game, ms: float, seed: str) -> list[tuple[float, str]]:
    """Play a game and return for each decision the time it took, in parts of the time asked, and where it was."""
    level = level_named(game.name, f"norn@{ms:g}ms")
    norn = replace(level, budget=replace(level.budget, threads=1, clock=time.process_time))
    play, found = Play(game, seed), list[tuple[float, str]]()
    while (seat := play.turn) is not None:
        if len(play.state.actions()) == 1:
            play.take(play.state.actions()[0])
            continue
        began = time.process_time()
        drawn_from = search_seed(f"{seed}/{seat}/{len(play.events)}")
        action = choose(play.state, norn, drawn_from, form=form_of(seed, seat)).action
        ratio = (time.process_time() - began) * 1000 / ms
        found.append((ratio, f"{seed}, after {len(play.events)} events, {play.state.view(seat)['due']}"))
        play.take(action)
    return found


if __name__ == "__main__":
    main()
