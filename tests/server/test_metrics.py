"""The metrics of a server: what they count, and that the dashboard asks for nothing else."""

import json
import re
from pathlib import Path

from support.houses import Player, Visitor, running_house
from support.patience import PATIENCE
from websockets.sync.client import connect

from longhouse.server.access import prices

DASHBOARD = Path(__file__).parents[2] / "docs" / "deployment" / "grafana-dashboard.json"
PARTS = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("",), "gauge": ("",)}


def names(metrics: str) -> set[str]:
    """The names of all series that a server has, also of those without a value yet."""
    kinds = re.findall(r"^# TYPE (\S+) (\S+)$", metrics, re.MULTILINE)
    return {name + part for name, kind in kinds for part in PARTS[kind]}


def value(metrics: str, series: str) -> float:
    found = re.search(rf"^{re.escape(series)} (\S+)$", metrics, re.MULTILINE)
    assert found is not None, series
    return float(found[1])


def test_moves_writes_bots_queues_and_budgets_are_measured_and_the_dashboard_asks_for_nothing_else(
    tmp_path: Path,
) -> None:
    with running_house(f"sqlite:///{tmp_path / 'house.db'}") as house:
        ada = Visitor(house)
        game = ada.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])["id"]
        with Player(house, game, ada.sit(game, 0)).join() as player:
            moves = 0
            while moves < 3 or player.table["turn"] == 0:  # a bot has moved in between
                if player.table["turn"] == 0:
                    assert player.move()["type"] == "ack"
                    moves += 1
                else:
                    player.wait()
            assert player.do("move", ply=player.ply, action="nonsense")["type"] == "error"
            metrics = house.get("/metrics")
            assert value(metrics, "longhouse_move_seconds_count") == moves
            assert value(metrics, "longhouse_store_seconds_count") >= moves
            assert value(metrics, "longhouse_store_games_sum") >= moves
            assert value(metrics, 'longhouse_bot_seconds_count{level="random"}') >= 1
            assert value(metrics, 'longhouse_entries_total{kind="event"}') > moves
            assert value(metrics, 'longhouse_http_requests_total{status="201"}') >= 2
            assert value(metrics, "longhouse_budget_spent_total") > 0
            assert value(metrics, 'longhouse_queue_length{queue="bots"}') >= 0
            assert value(metrics, "longhouse_sockets") == 1
    asked = [target["expr"] for panel in json.loads(DASHBOARD.read_text())["panels"] for target in panel["targets"]]
    wanted = {name for expression in asked for name in re.findall(r"\b(?:longhouse|process)_\w+", expression)}
    assert wanted <= names(metrics), wanted - names(metrics)
    histograms = {name.removesuffix("_bucket") for name in names(metrics) if name.endswith("_bucket")}
    assert all(any(histogram in expression for expression in asked) for histogram in histograms)


def test_what_the_lobby_looks_up_for_a_person_is_paid(tmp_path: Path) -> None:
    with running_house(f"sqlite:///{tmp_path / 'house.db'}") as house:
        ada = Visitor(house)

        def spent() -> float:
            metrics: str = house.get("/metrics")
            return value(metrics, "longhouse_budget_spent_total")

        before = spent()
        address = f"ws{house.address[4:]}/api/lobby"
        with connect(address, open_timeout=PATIENCE) as lobby:
            lobby.send(json.dumps({"type": "watch", "secret": ada.secret}))
            while json.loads(lobby.recv(PATIENCE))["type"] != "waiting":
                pass
            least = prices.SOCKET.cost + prices.of_command("watch") + 3 * prices.LOOK_UP
            assert spent() - before >= least
