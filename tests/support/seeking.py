"""People in the lobby who look for a game."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

from support.houses import RunningHouse, Visitor
from support.patience import PATIENCE

TEN = {"kind": "fischer", "seconds": 600, "increment": 10}
WISH = {"game": "fjords", "options": {"players": 2}, "clock": TEN}


class Seeking:
    """A person in the lobby."""

    def __init__(self, person: Visitor, lobby: ClientConnection) -> None:
        self.person = person
        self.lobby = lobby

    def look(self, **given: object) -> Any:
        return self.person.house.ask("PUT", "/api/me/seek", {**WISH, **given}, self.person.secret)

    def stop(self) -> int:
        return self.person.house.ask("DELETE", "/api/me/seek", secret=self.person.secret)[0]

    def told(self) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.lobby.recv(PATIENCE))
            if message["type"] == "seek":
                return message

    def found(self) -> dict[str, Any]:
        while (told := self.told())["found"] is None:
            pass
        found: dict[str, Any] = told["found"]
        return found

    def sit(self, found: dict[str, Any]) -> str:
        return self.person.sit(found["game"], found["seat"])


@contextmanager
def in_lobby(house: RunningHouse, name: str) -> Iterator[Seeking]:
    person = Visitor(house, name)
    with connect(f"ws{house.address[4:]}/api/lobby", open_timeout=PATIENCE, max_queue=None) as lobby:
        lobby.send(json.dumps({"type": "watch", "secret": person.secret}))
        yield Seeking(person, lobby)
