"""Solve a settlement of two exactly: the final difference with best play of both, and a line that leads to it.

python examples/solve_a_settlement.py
"""

import longhouse as lh

record = lh.random_game(lh.fjords(), "12").record
place = next(number for number, event in enumerate(record.events) if event.startswith("viking"))
state = record[place]
print(state)
found = lh.solve(state, seconds=10)
if found.solved:
    print(f"seat {state.turn} ends {found.low:+} with {', '.join(found.line)}")
else:
    print(f"seat {state.turn} ends between {found.low:+} and {found.high:+}; {found.best} is best so far")

try:
    lh.solve(record[0])
except lh.NotSolvable as error:
    print(error)
