"""List what is legal in a position, take one action, and see why another is refused.

python examples/legal_actions.py
"""

import longhouse as lh

play = lh.Play(lh.fjords(), seed="7")
print(play.state)
print(f"seat {play.turn} may choose among {len(play.legal)} actions:")
for action in play.legal:
    print("  ", action)

try:
    play.act("lay 29 4,4 PPPSSS")
except lh.IllegalAction as error:
    print(f"refused by rule {error.rule}: {error}")
play.act(play.legal[0])
print("next:", play.legal)

# Underneath is a value: nothing moves by itself, and chance is an event like any other.
start = lh.fjords().start()
assert start.chance is not None
print("first event:", [(start.game.text(event), chance) for event, chance in start.chance.outcomes()])
after = start.apply("*first 0")
print("still the same:", start.turn is None, "- the next position:", repr(after))
