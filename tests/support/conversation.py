"""A conversation of a client with a server, kept as a file and held again with a later server.

`PYTHONPATH=tests python -m support.conversation FOLDER FILE` holds it with the version of the package in a folder and
writes it down. A later server must give every answer that the client knows, with every field that it reads.
"""

import json
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from support.houses import RunningHouse
from support.patience import PATIENCE

Exchange = dict[str, Any]
"""What was asked and what was answered: an HTTP request, or a command on the socket of the game."""

_SHORTEST_NAME = 8
"""Shorter texts are words of the protocol; longer ones can be ids, secrets and actions, which differ each time."""


class Conversation:
    """A client that says what it is told to, and notes the answers."""

    def __init__(self, house: RunningHouse) -> None:
        self._house = house
        self._open = ExitStack()
        self._socket: ClientConnection | None = None
        self.held: list[Exchange] = []

    def ask(self, method: str, path: str, body: object = None, secret: str | None = None) -> Any:
        status, answer = self._house.ask(method, path, body, secret)
        asked = {"method": method, "path": path, "body": body, "secret": secret}
        self.held.append({"ask": asked, "status": status, "answer": answer})
        return answer

    def say(self, path: str, command: dict[str, Any]) -> Any:
        """Send a command on a socket, which is opened if it is the first, and return its answer."""
        if self._socket is None:
            address = f"ws{self._house.address[4:]}{path}"
            self._socket = self._open.enter_context(connect(address, open_timeout=PATIENCE))
        self._socket.send(json.dumps(command))
        while True:
            answer = json.loads(self._socket.recv(PATIENCE))
            if answer.get("id") == command["id"]:
                self.held.append({"path": path, "say": command, "answer": answer})
                return answer

    def close(self) -> None:
        self._open.close()


def hold(talk: Conversation) -> None:
    """Say what a client says in the course of a short game."""
    me = talk.ask("POST", "/api/people", {"name": "Ada", "language": "en"})
    secret = me["secret"]
    for path in ("/api/catalogue", "/api/games?state=running", "/health"):
        talk.ask("GET", path)
    talk.ask("GET", "/api/me", secret=secret)
    setup = {"game": "fjords", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"runes": ["water"]}}
    game = talk.ask("POST", "/api/games", {**setup, "visibility": "link"}, secret)["id"]
    seats = [f"/api/games/{game}/seats/{seat}" for seat in range(2)]
    tokens = [talk.ask("POST", path, {"nonce": "nonce-of-the-client"}, secret)["token"] for path in seats]
    play = f"/api/games/{game}/play"
    welcome = talk.say(play, {"type": "join", "id": "command-1", "tokens": tokens, "since": None})
    action = welcome["view"]["legal"][0]
    talk.say(play, {"type": "ping", "id": "command-2"})
    talk.say(play, {"type": "why", "id": "command-3", "action": "lay 1 90,90 MMMMMM"})
    ply = talk.say(play, {"type": "move", "id": "command-4", "ply": welcome["ply"], "action": action})["ply"]
    talk.say(play, {"type": "move", "id": "command-5", "ply": 1, "action": action})
    talk.say(play, {"type": "chat", "id": "command-6", "text": "Well laid."})
    talk.say(play, {"type": "mute", "id": "command-7", "on": True})
    talk.say(play, {"type": "resign", "id": "command-8", "ply": ply, "seat": 0})
    talk.say(play, {"type": "rematch", "id": "command-9", "ply": ply + 1})
    for path in ("", "/record", "/log", "/chat", "/replay"):
        talk.ask("GET", f"/api/games/{game}{path}", secret=secret)
    for path in ("/api/me/games", "/api/me/results", "/api/me/export"):
        talk.ask("GET", path, secret=secret)
    talk.ask("GET", "/api/games/nothing")
    talk.ask("POST", "/api/logout", secret=secret)
    talk.close()


def held_again(house: RunningHouse, held: list[Exchange]) -> list[str]:
    """Say the same to another server; return what is missing in its answers."""
    talk, names, faults = Conversation(house), dict[str, str](), list[str]()
    for exchange in held:
        if "ask" in exchange:
            asked = renamed(exchange["ask"], names)
            answer = talk.ask(asked["method"], asked["path"], asked["body"], asked["secret"])
            place = f"{exchange['ask']['method']} {exchange['ask']['path']}"
            if talk.held[-1]["status"] != exchange["status"]:
                faults.append(f"{place}: {talk.held[-1]['status']} instead of {exchange['status']}")
                continue
        else:
            answer = talk.say(renamed(exchange["path"], names), renamed(exchange["say"], names))
            place = str(exchange["say"]["type"])
        faults += compared(exchange["answer"], answer, place, names)
    talk.close()
    return faults


def compared(old: Any, new: Any, place: str, names: dict[str, str]) -> list[str]:
    """Return what an old client does not find in a new answer; learns which new names stand for which old ones."""
    if old is None or new is None:
        return []
    if isinstance(old, dict) and isinstance(new, dict):
        missing = [f"{place}.{key} is missing" for key in old.keys() - new.keys()]
        return missing + [
            fault for key in old.keys() & new.keys() for fault in compared(old[key], new[key], f"{place}.{key}", names)
        ]
    if isinstance(old, list) and isinstance(new, list):
        # What a list of numbers, texts and paths contains depends on the course of the game.
        pairs = [pair for pair in zip(old, new, strict=False) if isinstance(pair[0], dict | str)]
        alike = [pair for pair in pairs if type(pair[0]) is type(pair[1])]
        return [fault for pair in alike for fault in compared(*pair, f"{place}[]", names)]
    if isinstance(old, str) and isinstance(new, str):
        if len(old) >= _SHORTEST_NAME:
            names.setdefault(old, new)
        return []
    numbers = (int, float)
    same = type(old) is type(new) or (isinstance(old, numbers) and isinstance(new, numbers))
    return [] if same else [f"{place} is {new!r}, and was {old!r}"]


def renamed(said: Any, names: dict[str, str]) -> Any:
    """Return what was said, with the names of this conversation."""
    if isinstance(said, dict):
        return {key: renamed(value, names) for key, value in said.items()}
    if isinstance(said, list):
        return [renamed(value, names) for value in said]
    if isinstance(said, str):
        return names.get(said) or "/".join(names.get(part, part) for part in said.split("/"))
    return said


def main() -> None:
    folder, file = map(Path, sys.argv[1:])
    with tempfile.TemporaryDirectory() as place:
        house = RunningHouse(f"sqlite:///{place}/house.db", "--no-limits", program=folder.resolve())
        try:
            talk = Conversation(house)
            hold(talk)
            file.write_text(json.dumps(talk.held, ensure_ascii=False, indent=1) + "\n", "utf-8")
        finally:
            house.kill()


if __name__ == "__main__":
    main()
