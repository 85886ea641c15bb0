"""Play a whole game at random, print the last board and the result.

python examples/random_game.py [SEED]
"""

import sys

import longhouse as lh

seed = sys.argv[1] if len(sys.argv) > 1 else "7"
play = lh.random_game(lh.fjords(players=3, runes=["water", "home"]), seed)
print(play.state)
assert play.result is not None
print("points:", play.result.points)
for seat in range(play.game.seats):
    print(f"seat {seat} has {play.result.outcome(lh.Seat(seat))}")
