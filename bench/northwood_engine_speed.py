"""Speed of random For Northwood! games in the engine, compared with the referee in the same run: `make bench`."""

import statistics
import time

from longhouse.engine.compiled import generator
from longhouse.engine.northwood.playouts import random_games, warm
from longhouse.games.catalogue import game_with
from longhouse.games.playout import random_game

ROUNDS = 7
GAMES = 4_000
REFEREE_GAMES = 40


def main() -> None:
    """Run the benchmark and print the table."""
    warm()
    print(f"{'random games/s, one core':24} {'min':>9} {'median':>9} {'max':>9} {'referee':>9} {'ratio':>7}")
    for setup in ("intro", "full"):
        game = game_with("northwood", {"setup": setup})
        speeds, referee = [], []
        for number in range(ROUNDS):
            began = time.process_time()
            random_games(GAMES, setup == "full", generator(number))
            speeds.append(GAMES / (time.process_time() - began))
            began = time.process_time()
            for played in range(REFEREE_GAMES):
                random_game(game, str(number * REFEREE_GAMES + played))
            referee.append(REFEREE_GAMES / (time.process_time() - began))
        middle, peer = statistics.median(speeds), statistics.median(referee)
        print(f"{setup:24} {min(speeds):9,.0f} {middle:9,.0f} {max(speeds):9,.0f} {peer:9,.0f} {middle / peer:7.0f}")


if __name__ == "__main__":
    main()
