"""The terminal app on a server over the protocol: two terminals, chat, reconnecting, and what goes wrong."""

import asyncio
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.houses import RunningHouse, Visitor, running_house
from support.terminals import app_of, messages, picture, terminal, until
from textual.pilot import Pilot

from longhouse.server.address import RunningServer, announced
from longhouse.terminal.app.run import Wanted
from longhouse.terminal.app.table import TableScreen
from longhouse.terminal.client.seated_table import SeatedTable


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("house")
    with running_house(f"sqlite:///{folder / 'house.db'}", "--no-limits") as running:
        yield running


async def table_of(pilot: Pilot[None]) -> tuple[TableScreen, SeatedTable]:
    await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    assert isinstance(screen.sitting, SeatedTable)
    return screen, screen.sitting


def test_two_terminals_play_each_other_chat_and_come_back_after_a_lost_connection(
    house: RunningHouse, tmp_path: Path
) -> None:
    ada = Visitor(house, "ada")
    made = ada.make(
        "fjords", [{"kind": "open"}, {"kind": "open"}], clock={"kind": "fischer", "seconds": 600, "increment": 5}
    )
    link = f"{house.address}#/game/{made['id']}"

    async def play() -> None:
        async with (
            terminal(tmp_path, Wanted(join=link), name="bo") as first,
            terminal(tmp_path, Wanted(join=link), name="cy") as second,
        ):
            screens = [await table_of(first), await table_of(second)]
            sittings = [sitting for _, sitting in screens]
            pilots = [first, second]
            await until(first, lambda: all(sitting.view is not None for sitting in sittings))
            assert "9:5" in picture(first) or "10:0" in picture(first)  # the clocks
            for _ in range(4):
                mover = next(n for n, sitting in enumerate(sittings) if sitting.mine)
                before = len(sittings[mover].story)
                await pilots[mover].press("enter")
                await until(first, lambda: all(len(sitting.story) > before for sitting in sittings))  # noqa: B023
            await first.press("c")
            await first.press(*"hello")
            await first.press("enter")
            await until(second, lambda: any(line.text == "hello" for line in sittings[1].chat))
            socket = sittings[0]._socket
            assert socket is not None
            await socket.close()  # the network is gone for a moment
            await until(first, lambda: sittings[0].connected and sittings[0]._socket is not socket)
            mover = next(n for n, sitting in enumerate(sittings) if sitting.mine)
            before = len(sittings[mover].story)
            await pilots[mover].press("enter")
            await until(first, lambda: all(len(sitting.story) > before for sitting in sittings))
            asker, other = pilots[mover], pilots[1 - mover]
            for answer, said in (("n", "declines"), ("y", "agrees")):
                await asker.press("u")
                await until(first, lambda: "wants to take back a move. Press y" in picture(other))
                assert "You asked to take back a move." in picture(asker)
                await other.press(answer)
                await until(first, lambda: said in messages(asker))  # noqa: B023
            await until(first, lambda: all(len(sitting.story) == before for sitting in sittings))

    asyncio.run(play())


def test_a_terminal_at_home_joins_the_server_that_runs_on_its_database(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'home.db'}"

    async def look() -> str:
        async with terminal(tmp_path, Wanted(database=database)) as pilot:
            return app_of(pilot).connected.address

    with running_house(database, "--no-limits") as running:
        assert asyncio.run(look()) == f"{running.address}/"
    assert asyncio.run(look()) == database


def test_an_address_that_another_server_has_now_is_not_used(house: RunningHouse, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'home.db'}"

    async def look() -> str:
        async with terminal(tmp_path, Wanted(database=database)) as pilot:
            return app_of(pilot).connected.address

    with announced(database, RunningServer(house.address, "another run")):
        assert asyncio.run(look()) == database


@pytest.mark.parametrize(
    ("server", "said"),
    [
        ("http://127.0.0.1:9/", "can’t be reached"),
        ("no address at all", "not a server address"),
        ("ftp://127.0.0.1/", "not a server address"),
    ],
)
def test_a_server_that_cannot_be_reached_is_named(server: str, said: str, tmp_path: Path) -> None:
    async def look() -> str:
        async with terminal(tmp_path, Wanted(server=server), size=(120, 36)) as pilot:
            return " ".join(picture(pilot).split())

    assert said in asyncio.run(look())


class _Stranger(http.server.BaseHTTPRequestHandler):
    body = b"<html>"

    def do_GET(self) -> None:
        self.send_response(400)
        self.end_headers()
        self.wfile.write(self.body)

    def log_message(self, *_: object) -> None:
        return


class _OtherVersion(_Stranger):
    body = b'{"error": {"kind": "BadRequest", "key": "server-protocol", "rule": null, "params": {}, "text": "no"}}'


@pytest.mark.parametrize(
    ("handler", "said"), [(_Stranger, "is not a Longhouse server"), (_OtherVersion, "another version of Longhouse")]
)
def test_something_else_at_the_address_is_recognised(handler: type[_Stranger], said: str, tmp_path: Path) -> None:
    async def look(address: str) -> str:
        async with terminal(tmp_path, Wanted(server=address), size=(120, 36)) as pilot:
            return " ".join(picture(pilot).split())

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as stranger:
        threading.Thread(target=stranger.serve_forever, daemon=True).start()
        assert said in asyncio.run(look(f"http://127.0.0.1:{stranger.server_port}/"))
        stranger.shutdown()
