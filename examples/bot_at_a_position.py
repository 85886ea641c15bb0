"""Let a bot choose in a position of For Northwood!, and play on with it to the end.

python examples/bot_at_a_position.py [BOT]
"""

import sys

import longhouse as lh

name = sys.argv[1] if len(sys.argv) > 1 else "karl"
play = lh.Play(lh.northwood(setup="full", goal=16), seed="7")
with lh.Bot(name, seed=1) as bot:  # a process of its own: it is sent the view of the seat to move, nothing else
    print(f"{name} begins with:", bot.choose(play))
    while not play.over:
        play.act(bot.choose(play))
print(play.state)
assert play.result is not None
print("stars:", play.result.points[0], "-", play.result.outcome(lh.Seat(0)))
