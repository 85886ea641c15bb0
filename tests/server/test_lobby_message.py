"""The message with the public games, which all sockets of the lobby share."""

import asyncio
import json
import threading
from pathlib import Path

import pytest

from longhouse.server.sockets.offers import Offers
from longhouse.service.tables import TableService
from longhouse.storage.games import GameStore


def test_who_leaves_while_the_games_are_read_leaves_no_empty_message_to_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = GameStore.at(f"sqlite:///{tmp_path / 'house.db'}")
    reading, go_on = threading.Event(), threading.Event()
    listed = store.lists.listed

    def slowly(*asked: object) -> object:
        reading.set()
        go_on.wait()
        return listed(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(store.lists, "listed", slowly)

    async def two_in_the_lobby() -> bytes:
        tables = TableService(store)
        offers = Offers(tables)
        first = asyncio.create_task(offers.written())
        await asyncio.to_thread(reading.wait)
        first.cancel()
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await first
        second = await offers.written()
        await tables.close()
        return second

    assert json.loads(asyncio.run(two_in_the_lobby()))["type"] == "lobby"
    store.close()
