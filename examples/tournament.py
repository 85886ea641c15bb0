"""A tournament: every pair of bots plays the same deals from both seats.

python examples/tournament.py [DEALS]
"""

import sys
from itertools import combinations

import longhouse as lh

SCORE = {"won": 1.0, "drawn": 0.5, "lost": 0.0}

deals = int(sys.argv[1]) if len(sys.argv) > 1 else 5
names = ("random", "thrall", "karl")
points = dict.fromkeys(names, 0.0)
bots = {name: lh.Bot(name, inline=True) for name in names}
game = lh.fjords()
for one, other in combinations(names, 2):
    for deal in range(deals):
        for seats in ((one, other), (other, one)):
            play = lh.Play(game, seed=f"deal {deal}", players=seats)
            while play.turn is not None:
                play.act(bots[seats[play.turn]].choose(play))
            assert play.result is not None
            for seat, name in enumerate(seats):
                points[name] += SCORE[play.result.outcome(lh.Seat(seat))]
played = 2 * deals * (len(names) - 1)
for name in sorted(names, key=points.__getitem__, reverse=True):
    print(f"{name:8} {points[name]:5.1f} of {played}")
