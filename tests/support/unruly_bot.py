"""A bot that behaves as its argument says: well, or badly in one of several ways."""

import json
import os
import sys
import time

HOW = sys.argv[1]


def say(message: object) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


if HOW == "speechless":
    time.sleep(600)
say({"hello": "longhouse-bot/1", "players": {"northwood": ["unruly"]} if HOW == "elsewhere" else {"fjords": ["other"]}})
for line in sys.stdin:
    request = json.loads(line)
    if request["ask"] != "move":
        continue
    assert request["player"] == "other"
    match HOW:
        case "well":
            say({"id": request["id"], "answer": {"action": request["view"]["legal"][0]}})
        case "cheating":
            say({"id": request["id"], "answer": {"action": "lay 17 4,4 MMPMPP"}})
        case "garbage":
            sys.stdout.write("no JSON\n")
            say({"id": request["id"], "answer": ["nothing"]})
        case "refusing":
            say({"id": request["id"], "error": {"key": "bot-failed", "params": {"problem": "I am tired."}}})
        case "crashing":
            os._exit(1)
        case "hanging":
            time.sleep(600)
        case "flooding":
            while True:
                sys.stdout.write("all work and no play\n" * 1000)
        case "endless":
            while True:
                sys.stdout.write("x" * 100_000)
        case "telling":
            say({"id": request["id"], "error": {"key": "bot-failed", "params": {"problem": json.dumps([*os.environ])}}})
