"""A minimal bot that plays the first legal action. With a file as argument it exits once, at its first request."""

import json
import os
import sys
from pathlib import Path

scar = Path(sys.argv[1]) if len(sys.argv) > 1 else None
sys.stdout.write(
    json.dumps({"hello": "longhouse-bot/1", "players": {"fjords": ["tiny"], "northwood": ["tiny"]}}) + "\n"
)
sys.stdout.flush()
for line in sys.stdin:
    request = json.loads(line)
    if request["ask"] == "cancel":
        continue
    if scar is not None and not scar.exists():
        scar.touch()
        os._exit(1)
    if request["ask"] == "prepare":
        sys.stdout.write(json.dumps({"id": request["id"], "answer": {}}) + "\n")
        sys.stdout.flush()
        continue
    legal = request["view"]["legal"]
    assert "seed" not in request["view"], "a bot sees a view only"
    if request["ask"] == "move":
        answer = {"action": legal[0]}
    else:
        reason = {"key": "reason-only-choice", "params": {}}
        answer = {"candidates": [{"action": legal[0], "value": 0.0, "win": 0.5, "reason": reason}]}
    sys.stdout.write(json.dumps({"id": request["id"], "answer": answer}) + "\n")
    sys.stdout.flush()
