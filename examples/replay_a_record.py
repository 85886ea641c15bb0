"""Save a game, load it again, check every event and every draw, and step through it.

python examples/replay_a_record.py [FILE]
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import longhouse as lh

with TemporaryDirectory() as folder:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(folder) / "game.json"
    if not file.exists():
        lh.random_game(lh.fjords(players=2), "7").record.save(file)
    record = lh.Record.load(file)
try:
    record.verify(fair=record.seed is not None)
except lh.BadRecord as error:
    sys.exit(f"{file}: {error}")
print(f"{record.game.name}: {len(record.events)} events, all legal, all chance from the committed seed")
for event, state in zip(record.events, list(record)[1:], strict=True):
    if state.result is not None:
        print(f"after {event}: the game is over, {state.result.to_json()}")
print(record[len(record) // 2])
