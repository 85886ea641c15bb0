"""Budgets, caps and limits of connections: what is too much is refused in words, and the rest goes on."""

import asyncio
import http.client
import inspect
import json
import re
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, get_args

import pytest
from litestar.handlers import HTTPRouteHandler
from support.houses import RunningHouse, Visitor, first_refusal, running_house
from support.patience import PATIENCE

from longhouse.errors import TooHeavy, TooManyRequests
from longhouse.games.fjords.tiles import TileSet, built_in_content
from longhouse.server import web
from longhouse.server.access import prices
from longhouse.server.access.limits import LARGEST_OPTIONS, Budgets, Limits, RateLimiters
from longhouse.server.access.middleware import AccessMiddleware, PassphraseGate
from longhouse.server.access.origins import Origins
from longhouse.server.app import ROUTES
from longhouse.server.heavy.jobs import CheckJob
from longhouse.server.heavy.pool import COMMAND
from longhouse.server.heavy.worker import DoRequest, answer
from longhouse.server.sockets.commands import Command, Watch

RECORDS = Path(__file__).parent.parent / "golden" / "records"


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running_house(f"sqlite:///{tmp_path_factory.mktemp('limited') / 'house.db'}") as running:
        yield running


def test_a_price_is_paid_by_the_address_and_the_person() -> None:
    budgets = Budgets(Limits(address_budget=10, address_income=1, person_budget=4, person_income=1))
    budgets.purse("a", "p").pay(3)
    with pytest.raises(TooManyRequests) as refusal:
        budgets.purse("b", "p").pay(3)
    assert refusal.value.params["seconds"] == 2
    budgets.purse("a").pay(6)
    with pytest.raises(TooManyRequests):
        budgets.purse("a", "another").pay(3)


def test_what_an_address_can_pay_begins_at_its_pace() -> None:
    """Of many requests at once those of one address begin one after the other; others do not wait for them."""
    budgets = Budgets(Limits(address_budget=10_000, pace_burst=10, pace=1_000))
    begun: list[str] = []

    async def pays(address: str, name: str) -> None:
        await budgets.purse(address).pay_within(20, 1.0)
        begun.append(name)

    async def all_at_once() -> None:
        await asyncio.gather(*(pays("1.2.3.4", f"busy {number}") for number in range(5)), pays("5.6.7.8", "other"))

    asyncio.run(all_at_once())
    assert begun == ["busy 0", "other", "busy 1", "busy 2", "busy 3", "busy 4"]


def test_what_took_longer_than_its_price_is_paid_afterwards() -> None:
    budgets = Budgets(Limits(address_budget=10, address_income=1))
    purse = budgets.purse("a")
    purse.pay(1)
    purse.charge(20)
    with pytest.raises(TooManyRequests) as refusal:
        purse.pay(1)
    assert refusal.value.params["seconds"] == 12


def handlers() -> dict[tuple[str, str], HTTPRouteHandler]:
    """All routes of the server by their method and path, as `prices` names them."""
    return {
        (
            method,
            f"{controller.path}{path}".replace("//", "/").replace(":str", "").replace(":int", "").rstrip("/"),
        ): each
        for controller in ROUTES
        for each in vars(controller).values()
        if isinstance(each, HTTPRouteHandler)
        for method in each.http_methods
        for path in each.paths
    }


def test_every_route_has_a_price_of_its_own_and_a_limit_of_its_body() -> None:
    assert set(prices.ROUTES) == {*handlers(), ("GET", "/api/openapi.json")}
    for (method, path), handler in handlers().items():
        price = prices.ROUTES[method, path]
        assert price.cost > 0
        reads = {"data", "request"} & set(inspect.signature(handler.fn).parameters)
        assert reads or price.body <= 1_000, f"{method} {path} has no body"


def test_every_route_says_whether_only_a_known_person_may_use_it() -> None:
    for (method, path), handler in handlers().items():
        asks = "somebody" in inspect.signature(handler.fn).parameters
        assert asks == prices.ROUTES[method, path].person, f"{method} {path}"


def test_nobody_can_use_what_is_for_a_known_person(limited: RunningHouse) -> None:
    for (method, path), price in prices.ROUTES.items():
        if price.person:
            asked = re.sub(r"{(seat|events|ply|number|board)}", "0", path).replace("{", "").replace("}", "")
            while (told := limited.ask(method, asked, {}))[0] == 429:
                time.sleep(told[1]["error"]["params"]["seconds"])
            assert told[0] == 401, (method, asked, told)


def test_every_command_of_a_socket_has_a_price_of_its_own() -> None:
    commands = {str(each.__struct_config__.tag) for each in [*get_args(Command), Watch]}
    assert set(prices.COMMANDS) == commands
    assert all(price > 0 for price in prices.COMMANDS.values())


def test_looking_up_for_the_lobby_leaves_enough_for_commands() -> None:
    """Others cause what the lobby looks up, so it waits before it uses up what the person's moves need."""
    purse = Budgets(Limits(person_budget=10, person_income=1)).purse("a", "p")
    asyncio.run(purse.pay_within(4, 0, leaving=6))
    with pytest.raises(TooManyRequests) as refusal:
        asyncio.run(purse.pay_within(4, 0, leaving=6))
    assert refusal.value.params["seconds"] == 4
    asyncio.run(purse.pay_within(6, 0))


def test_a_long_answer_is_paid_by_its_size() -> None:
    """Lists of games or lines of chat: writing and packing them takes longer the longer they are."""
    limits = Limits(address_budget=1_000, address_income=0.01)
    budgets = Budgets(limits)

    async def long_answer(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x" * 1_000_000, "more_body": False})

    access = AccessMiddleware(long_answer, PassphraseGate(None), limits, Origins(None), budgets)
    before = budgets.spent
    asyncio.run(asked(access, "/api/games"))
    price = prices.of_request("GET", "/api/games").cost
    assert budgets.spent - before == pytest.approx(price + 1_000 * prices.PER_KILOBYTE)


def test_a_path_costs_the_same_however_it_is_written() -> None:
    """The router takes `//` for `/`."""
    limits = Limits()
    budgets = Budgets(limits)

    async def short_answer(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    access = AccessMiddleware(short_answer, PassphraseGate(None), limits, Origins(None), budgets)
    for path in ("/api/me/data", "//api/me/data", "/api//me/data/", "api/me/data"):
        before = budgets.spent
        asyncio.run(asked(access, path))
        assert budgets.spent - before == prices.of_request("GET", "/api/me/data").cost, path


def test_options_that_are_larger_than_a_game_needs_are_refused(limited: RunningHouse) -> None:
    """They are part of lists that go to everybody, such as the open games of the lobby."""
    ada = Visitor(limited)
    tiles = built_in_content("reconstruction-1")
    large = {"tiles": {**tiles, "name": "x" * LARGEST_OPTIONS}}
    seats = [{"kind": "open"}] * 2
    club = limited.post("/api/clubs", {"name": "One"}, ada.secret)["id"]
    record = json.loads((RECORDS / "fjords-base-2.json").read_text("utf-8"))
    for method, path, body in (
        ("POST", "/api/games", {"game": "fjords", "options": large, "seats": seats}),
        ("PUT", "/api/me/seek", {"game": "fjords", "options": large}),
        ("POST", f"/api/clubs/{club}/games", {"game": "fjords", "options": large, "people": []}),
        ("POST", f"/api/clubs/{club}/tournaments", {"kind": "swiss", "game": "fjords", "options": large}),
        ("POST", "/api/me/import", {"games": [{**record, "options": {**record["options"], **large}}]}),
    ):
        status, told = limited.ask(method, path, body, ada.secret)
        assert (status, str(LARGEST_OPTIONS) in told["error"]["text"]) == (413, True), told
    fitting = {"tiles": {**tiles, "name": "of my own"}}
    assert ada.make(options=fitting)["options"]["tiles"]["name"] == "of my own"


def test_no_cookie_takes_long_to_read() -> None:
    """It is read before the passphrase is known: a quoted one took seconds with 60 kB, and hours with these two MB."""
    gate = PassphraseGate("friend")
    right = gate.cookie.split(";")[0]
    assert gate.lets_in("/api/games", f"other=1; {right}; another=2")
    for cookies in ('a="' + '\\"' * 1_000_000 + '"', "a=b; " * 400_000, f"{right}é", "", "longhouse-gate"):
        assert not gate.lets_in("/api/games", cookies)


def test_what_tile_sets_of_clients_leave_in_memory_is_bounded() -> None:
    assert TileSet.numbers.cache_info().maxsize


def test_work_that_takes_too_long_is_refused_and_the_process_goes_on() -> None:
    record = (RECORDS / "fjords-base-2.json").read_text("utf-8")
    endless = json.dumps({**json.loads(record), "events": ["*first 0"] * 1_000_000})
    job = CheckJob(record=record)
    tired = answer(DoRequest(job=CheckJob(record=endless), seconds=0.002))
    assert tired.problem is not None
    assert tired.problem.type == TooHeavy.__name__
    assert answer(DoRequest(job=job, seconds=60)).problem is None


def test_a_process_for_heavy_work_ends_with_its_server_also_in_the_middle_of_a_request() -> None:
    ended = subprocess.run(COMMAND, input=b'{"id": 1, "do": {"rec', capture_output=True, timeout=PATIENCE, check=False)
    assert ended.stdout == b""


def test_work_that_takes_too_much_memory_is_refused_and_the_process_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def greedy(_: CheckJob) -> None:
        raise MemoryError

    job = CheckJob(record="{}")
    with monkeypatch.context() as patched:
        patched.setattr(CheckJob, "done", greedy)
        tired = answer(DoRequest(job=job, seconds=60))
    assert tired.problem is not None
    assert tired.problem.type == TooHeavy.__name__


def test_files_and_what_is_not_there_cost_and_carry_the_security_headers(limited: RunningHouse) -> None:
    for path, status in (("/nothing", 404), ("/api/openapi.json", 200), ("/health", 200)):
        connection = http.client.HTTPConnection("127.0.0.1", limited.port, timeout=PATIENCE)
        connection.request("GET", path, headers={"X-Forwarded-For": "192.0.2.20"})
        told = connection.getresponse()
        assert told.status == status
        assert "default-src" in str(told.headers["Content-Security-Policy"])
        connection.close()
    refusal = first_refusal(limited, "/api/openapi.json", "192.0.2.20").rpartition(b"HTTP/1.1 429")[2].lower()
    assert b"retry-after: " in refusal
    assert b"default-src" in refusal


@pytest.mark.parametrize(("path", "price", "status"), [("/", prices.FILE, 200), ("/nothing", prices.OTHER, 404)])
def test_a_file_of_the_app_and_what_is_not_there_are_refused_when_they_cannot_be_paid(
    path: str, price: prices.Price, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(web, "WEB", tmp_path)
    limits = Limits(address_budget=2 * price.cost, address_income=0.01, request_patience=0)
    access = AccessMiddleware(nothing_there, PassphraseGate(None), limits, Origins(None), Budgets(limits))
    statuses = []
    for _ in range(3):
        told = asyncio.run(asked(access, path))
        statuses.append(told["status"])
        assert b"content-security-policy" in dict(told["headers"])
    assert statuses == [status, status, 429]


async def nothing_there(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 404, "headers": []})


async def asked(app: Any, path: str) -> dict[str, Any]:
    """How the answer of an ASGI application to a request for a path begins."""
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": path, "client": ("192.0.2.9", 1), "state": {}}
    await app({**scope, "headers": [(b"host", b"localhost")]}, None, send)
    return sent[0]


def test_a_person_has_few_open_games_and_few_of_bots_alone_and_can_delete_them(limited: RunningHouse) -> None:
    ada = Visitor(limited)
    bots: list[object] = [{"kind": "bot", "level": "random"}] * 2
    made = [ada.make(seats=bots)["id"] for _ in range(Limits().bot_games)]
    setup = {"game": "fjords", "seats": bots}
    status, told = limited.ask("POST", "/api/games", setup, ada.secret)
    assert (status, told["error"]["key"]) == (400, "server-most-bots")
    bo = Visitor(limited, "Bo")
    assert limited.ask("DELETE", f"/api/games/{made[0]}", secret=bo.secret)[0] == 403
    assert limited.ask("DELETE", f"/api/games/{made[0]}", secret=ada.secret)[0] == 204
    assert limited.ask("POST", "/api/games", setup, ada.secret)[0] == 201
    public = {"game": "fjords", "seats": [{"kind": "open"}] * 2, "visibility": "public"}
    for _ in range(Limits().public_games):
        assert limited.ask("POST", "/api/games", public, bo.secret)[0] == 201
    status, told = limited.ask("POST", "/api/games", public, bo.secret)
    assert (status, told["error"]["key"]) == (400, "server-most-public")
    mine = ada.make(seats=[{"kind": "open"}] * 2, visibility="public")["id"]
    listed = [game["id"] for game in limited.get("/api/games?state=open")]
    assert mine in listed[:2], "the latest of each creator comes first"
    assert limited.get("/api/games?state=open&page=1") == []


def test_games_in_clubs_count_as_open_games(limited: RunningHouse) -> None:
    ada, bo = Visitor(limited), Visitor(limited, "Bo")
    club = limited.post("/api/clubs", {"name": "Two"}, ada.secret)["id"]
    code = limited.get(f"/api/clubs/{club}", ada.secret)["code"]
    assert limited.ask("POST", f"/api/clubs/join/{code}", None, bo.secret)[0] == 200
    wish = {"game": "fjords", "options": {}, "people": [bo.id]}
    answers = [
        limited.ask("POST", f"/api/clubs/{club}/games", wish, ada.secret) for _ in range(Limits().open_games + 1)
    ]
    assert [status for status, _ in answers] == [201] * Limits().open_games + [400]
    assert answers[-1][1]["error"]["key"] == "server-most-open"


def test_the_limits_of_games_hold_for_many_requests_at_once_and_for_seats_that_are_given_to_bots(
    limited: RunningHouse,
) -> None:
    ada = Visitor(limited)
    public = {"game": "fjords", "seats": [{"kind": "open"}] * 2, "visibility": "public"}
    with ThreadPoolExecutor(20) as at_once:
        asked = [at_once.submit(limited.ask, "POST", "/api/games", public, ada.secret) for _ in range(20)]
        made = [told["id"] for status, told in (each.result() for each in asked) if status == 201]
    assert len(made) == Limits().public_games
    bo = Visitor(limited, "Bo")
    bots: list[object] = [{"kind": "bot", "level": "random"}] * 2
    for _ in range(Limits().bot_games):
        bo.make(seats=bots)
    waiting = bo.make(seats=[{"kind": "open"}] * 2)["id"]
    status, told = limited.ask("PUT", f"/api/games/{waiting}/seats/0/bot", {"level": "random"}, bo.secret)
    assert (status, told["error"]["key"]) == (400, "server-most-bots")
    status, told = limited.ask("PUT", f"/api/games/{made[0]}/seats/0/bot", {"level": "odin"}, ada.secret)
    assert (status, told["error"]["kind"]) == (400, "UnknownBot")


def test_who_has_no_token_left_is_told_when_there_is_one_again() -> None:
    limiters = RateLimiters(1, 1 / 60)
    limiters.spend("a")
    with pytest.raises(TooManyRequests) as refusal:
        limiters.spend("a")
    assert refusal.value.params["seconds"] == 60
    limiters.spend("b")
