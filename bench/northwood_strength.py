"""How well the search plays For Northwood! with so many seconds of thinking for a whole game.

`python bench/northwood_strength.py --setup full --goal 16 --seconds 1 --games 100` prints the share of games that reach
the goal, with its 95 % interval.
"""

import argparse
import time
from math import sqrt

from longhouse.engine.northwood.allotment import allotment
from longhouse.engine.northwood.search import search, warm
from longhouse.engine.thinking import Budget
from longhouse.games.chance import Source
from longhouse.games.game import State
from longhouse.games.northwood.journey import Finished
from longhouse.games.northwood.northwood import Northwood


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--setup", choices=("intro", "full"), default="intro")
    parser.add_argument("--goal", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    chosen = parser.parse_args()
    game = Northwood.with_options({"setup": chosen.setup, "goal": chosen.goal})
    warm()
    stars = []
    thought = 0.0
    processor = time.process_time()
    for number in range(chosen.first, chosen.first + chosen.games):
        end, seconds = play(game, f"strength/{number}", chosen.seconds, number)
        stars.append(sum(end.journey.stars()))
        thought += seconds
    processor = time.process_time() - processor
    won = sum(each >= chosen.goal for each in stars) / len(stars)
    margin = 1.96 * sqrt(won * (1 - won) / len(stars))
    print(
        f"{chosen.setup}, goal {chosen.goal}: {won:.1%} ± {margin:.1%} of {len(stars)} games, "
        f"mean stars {sum(stars) / len(stars):.2f}, {thought / len(stars):.2f} s of thinking a game "
        f"({processor / len(stars):.2f} s of processor)"
    )


def play(game: Northwood, seed: str, seconds: float, search_seed: int) -> tuple[Finished, float]:
    """One game; the seconds that were thought."""
    source, drawn, left = Source(seed), 0, seconds
    state: State = game.start()
    while not isinstance(state, Finished):
        chance = state.chance()
        if chance is not None:
            state = state.take(chance.draw(source.output(drawn)))
            drawn += 1
            continue
        began, actions = time.perf_counter(), state.actions()
        if len(actions) == 1:
            state = state.take(actions[0])
            continue
        state = state.take(search(state, Budget(seconds=allotment(state, left)), search_seed).best.action)
        left -= time.perf_counter() - began
    return state, seconds - left


if __name__ == "__main__":
    main()
