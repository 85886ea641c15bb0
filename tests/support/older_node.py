"""A node of an earlier version: it stores moves by the statements, and tells of them by the messages, that were
recorded from one (`tests/golden/nodes`).
"""

import json
import time
from pathlib import Path
from types import TracebackType
from typing import Any, LiteralString, Self, cast

import msgspec
import psycopg
import redis

from longhouse.games.game import Seat
from longhouse.storage.appending import columns_of
from longhouse.table.change import Change, carried_out
from longhouse.table.entries import Entry, Ply, read, write
from longhouse.table.table import Table
from longhouse.table.verbs.act import move

RECORDED = Path(__file__).parents[1] / "golden" / "nodes"
_PATIENCE = 60.0


class OlderNode:
    """Plays one seat of a game on a node of this earlier version."""

    def __init__(self, version: str, database: str, news: str, laid: Table, seat: int) -> None:
        """`laid` is the game before its first entry."""
        self._recorded = json.loads((RECORDED / f"{version}.json").read_text("utf-8"))
        self._connection = psycopg.connect(database, autocommit=True, cursor_factory=psycopg.RawCursor)
        self._redis = redis.Redis.from_url(news)
        self._heard = self._redis.pubsub(ignore_subscribe_messages=True)  # type: ignore[no-untyped-call]
        self._heard.subscribe(self._recorded["channel"])
        self._heard.get_message(timeout=_PATIENCE)
        self.table = laid
        self.seat = Seat(seat)
        self.acknowledged: dict[str, Ply] = {}
        self.nodes: set[str] = set()
        """The other nodes that it heard."""
        self.catch_up()

    def beat(self) -> None:
        """Say that it is there."""
        self._say(self._recorded["heartbeat"])

    def catch_up(self) -> None:
        """Read the entries that others have stored."""
        rows = self._connection.execute(cast(LiteralString, self._recorded["read"]), [self.table.id, self.table.ply])
        self.table = self.table.after_all([Entry(Ply(ply), at, read(body)) for ply, at, body in rows])

    def wait(self) -> None:
        """Wait until another node tells that this game has gone on, and read how."""
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            message = self._heard.get_message(timeout=1.0)
            letter = {} if message is None else json.loads(message["data"])
            if letter.get("node") in (None, self._recorded["moved"]["node"]):
                continue
            self.nodes.add(letter["node"])
            notice = letter.get("notice") or {}
            if notice.get("about") == "changed" and notice["game"] == self.table.id and notice["ply"] > self.table.ply:
                self.catch_up()
                return
        raise AssertionError("the older node was told nothing")

    def play(self, action: str, tell: bool = True) -> None:
        """Play an action: store it and, with `tell`, say so."""
        steps = move(self.table, [self.seat], self.table.ply, action)
        change = carried_out(self.table, steps, time.time())
        command = f"seat:{self.seat}:older-{change.after.ply}"
        entries = [
            {
                "game": self.table.id,
                "ply": entry.ply,
                "at": entry.at,
                "command": command if number == 0 else None,
                "body": write(entry.body),
                "opens": number == 0,
            }
            for number, entry in enumerate(change.entries)
        ]
        games = [{"of_game": self.table.id, **columns_of(change.after)}]
        _shaped(entries, self._recorded["entries"])
        _shaped(games, self._recorded["games"])
        stored = self._connection.execute(
            cast(LiteralString, self._recorded["append"]), [json.dumps(entries), json.dumps(games)]
        )
        assert stored.fetchall() == [(self.table.id,)]
        self.acknowledged[command] = change.entries[0].ply
        self.table = change.after
        if tell:
            self._tell(change)

    def _tell(self, change: Change) -> None:
        before, after = change.before.waits_for, change.after.waits_for
        turned = {} if before == after else {"waits": after, "waited": before}
        notice = {"about": "changed", "game": change.after.id, "ply": change.after.ply, **turned}
        letter = {"node": self._recorded["moved"]["node"], "notice": {**notice, "entries": list(change.entries)}}
        self._say(msgspec.to_builtins(letter))

    def _say(self, letter: object) -> None:
        self._redis.publish(self._recorded["channel"], json.dumps(letter))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._heard.close()
        self._redis.close()
        self._connection.close()


def _shaped(rows: list[dict[str, Any]], recorded: list[dict[str, Any]]) -> None:
    """Check that rows have exactly the columns that the recorded ones have."""
    assert {tuple(row) for row in rows} == {tuple(row) for row in recorded}, (rows, recorded)
