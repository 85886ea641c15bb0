"""Pages and servers of different versions: who speaks another protocol is refused, and open pages hear of a new app."""

import json
import re
from pathlib import Path

import pytest
from server.test_play import at_one_screen
from support.houses import Player, RunningHouse
from support.patience import PATIENCE
from websockets.sync.client import connect

from longhouse.server.protocol import PROTOCOL, UNDERSTOOD
from longhouse.server.web import app_version

APP = Path(__file__).parents[2] / "web" / "src" / "api" / "version.svelte.ts"


def test_a_server_understands_the_protocol_of_its_own_app() -> None:
    assert re.search(r"PROTOCOL = (\d+);", APP.read_text("utf-8")) is not None
    assert f"PROTOCOL = {PROTOCOL};" in APP.read_text("utf-8")
    assert PROTOCOL in UNDERSTOOD


@pytest.mark.parametrize("given", ["77", "0", "", "x"])
def test_a_page_that_speaks_another_protocol_is_refused_everywhere(house: RunningHouse, given: str) -> None:
    status, content = house.ask("GET", "/api/games", headers={"Longhouse-Protocol": given})
    assert (status, content["error"]["key"]) == (400, "server-protocol")
    with at_one_screen(house) as player:
        sockets = f"ws{house.address[4:]}/api"
        with connect(f"{sockets}/games/{player.game}/play?protocol={given}", open_timeout=PATIENCE) as stranger:
            stranger.send(json.dumps({"type": "join", "id": "1", "tokens": list(player.tokens)}))
            assert json.loads(stranger.recv(PATIENCE))["key"] == "server-protocol"
            stranger.send(json.dumps({"type": "move", "id": "2", "ply": player.ply, "action": player.view["legal"][0]}))
            assert json.loads(stranger.recv(PATIENCE))["key"] == "server-join-first"
        with connect(f"{sockets}/lobby?protocol={given}", open_timeout=PATIENCE) as stranger:
            stranger.send(json.dumps({"type": "watch"}))
            assert json.loads(stranger.recv(PATIENCE))["key"] == "server-protocol"


def test_a_client_that_names_its_protocol_or_none_is_welcome_and_hears_the_version_of_the_app(
    house: RunningHouse,
) -> None:
    assert house.ask("GET", "/api/games", headers={"Longhouse-Protocol": str(PROTOCOL)})[0] == 200
    with at_one_screen(house) as player, Player(house, player.game).join() as onlooker:
        assert onlooker.received[0]["app"] == app_version()
    with connect(f"ws{house.address[4:]}/api/lobby?protocol={PROTOCOL}", open_timeout=PATIENCE) as lobby:
        lobby.send(json.dumps({"type": "watch"}))
        assert json.loads(lobby.recv(PATIENCE))["app"] == app_version()
