"""Ask for the best moves of a position, and for the moves of a whole game that lost most.

python examples/ask_for_a_hint.py
"""

import longhouse as lh

record = lh.random_game(lh.fjords(edition="2005", rounds=1), "7").record
state = next(state for state in record if len(state.legal()) > 5)
with lh.Bot("norn@300n", inline=True, seed=1) as bot:  # a budget of nodes and a seed: the same answers everywhere
    hint = bot.hint(state, count=3)
    for candidate in hint.candidates:
        print(f"{candidate.action:24} {candidate.value:+5.1f} points, wins {candidate.win:.0%}")
    analysis = bot.analyse(record)
for move in analysis.worst:
    print(f"event {move.ply}: {move.played.action} lost {move.lost:.1f} points; {move.best.action} was better")
