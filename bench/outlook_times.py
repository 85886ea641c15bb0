"""CPU time of `outlook` (is success certain or impossible?) for hands of up to three cards in random games.

`python bench/outlook_times.py --games 65` prints the number of positions, how many are decided, and the times.
"""

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator

from longhouse.engine.northwood.decided.outlook import outlook
from longhouse.games.chance import Source
from longhouse.games.game import State
from longhouse.games.northwood.northwood import Northwood
from longhouse.games.northwood.visit import Visit

SMALL_HAND = 3
SHARES = (0.5, 0.9, 0.99, 0.999)


def main() -> None:
    """Run the measurement and print the results."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=65)
    parser.add_argument("--seed", default="ol")
    chosen = parser.parse_args()
    told = Counter[bool | None]()
    times = list[float]()
    for number in range(chosen.games):
        for visit in small_hands(f"{chosen.seed}/{number}"):
            begun = time.process_time()
            told[outlook(visit)] += 1
            times.append((time.process_time() - begun) * 1000)
    times.sort()
    print(f"{len(times)} positions: {told[True]} certain, {told[False]} impossible, {told[None]} undecided")
    print(f"mean {sum(times) / len(times):.2f} ms", end="")
    for share in SHARES:
        print(f", {share:.1%} within {times[int(share * len(times))]:.2f} ms", end="")
    print(f", longest {times[-1]:.0f} ms; {sum(ms > 300 for ms in times)} above 300 ms")


def small_hands(seed: str) -> Iterator[Visit]:
    """All positions with a small hand in a random game with the full setup."""
    source, choose, drawn = Source(seed), random.Random(seed).choice, 0
    state: State = Northwood.with_options({"setup": "full"}).start()
    while state.result is None:
        if isinstance(state, Visit) and state.hand.bit_count() <= SMALL_HAND:
            yield state
        chance = state.chance
        if chance is None:
            state = state.take(choose(state.actions()))
        else:
            state = state.take(chance.draw(source.output(drawn)))
            drawn += 1


if __name__ == "__main__":
    main()
