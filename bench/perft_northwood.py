"""The referee and the machine compared over a million positions of For Northwood!: `make perft`.

Random games of both set-ups are followed on both sides until so many positions were compared in everything.
"""

import argparse
import time

from longhouse.engine.northwood.agreement import follow
from longhouse.games.northwood.northwood import Northwood


def main() -> None:
    """Compare, and print how many positions agreed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=1_000_000)
    wanted = parser.parse_args().positions
    for setup in ("intro", "full"):
        game = Northwood.with_options({"setup": setup})
        began, positions, games = time.perf_counter(), 0, 0
        while positions < wanted // 2:
            positions += follow(game, f"perft/{games}")
            games += 1
        print(
            f"northwood {setup}: {positions:,} positions of {games:,} games agree, {time.perf_counter() - began:.0f} s"
        )


if __name__ == "__main__":
    main()
