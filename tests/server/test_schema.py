"""The published schema: whatever the server says fits it, and every reference in it leads somewhere."""

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

import jsonschema_rs
import pytest
from support.houses import Player, RunningHouse, Visitor
from support.lines import random_line

from longhouse.games.catalogue import game_with
from longhouse.games.fjords import views as fjords
from longhouse.games.fjords.options import RUNES
from longhouse.games.game import Seat
from longhouse.games.northwood import views as northwood
from longhouse.games.record import RecordFile
from longhouse.server.app import ROUTES
from longhouse.server.schema import of_everything, of_sockets, texts_of

RECORDS = Path(__file__).parent.parent / "golden" / "records"

Fits = Callable[[object], None]


@cache
def validator(name: str) -> Fits:
    """What raises an error for anything that is not a thing of this name."""
    schema = {**of_everything(ROUTES), "$ref": f"#/$defs/{name}"}
    return jsonschema_rs.validator_for(schema).validate


def references(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema["$ref"]
        for inner in schema.values():
            yield from references(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from references(inner)


@pytest.fixture(scope="module")
def openapi(house: RunningHouse) -> Any:
    return house.get("/api/openapi.json")


def test_every_reference_leads_somewhere(openapi: Any) -> None:
    for document, found, prefix in (
        (of_sockets(), of_sockets()["$defs"], "#/$defs/"),
        (of_everything(ROUTES), of_everything(ROUTES)["$defs"], "#/$defs/"),
        (openapi, openapi["components"]["schemas"], "#/components/schemas/"),
    ):
        named = {reference.removeprefix(prefix) for reference in references(document)}
        assert named
        assert named <= found.keys()


def test_the_schema_of_the_sockets_is_published(house: RunningHouse) -> None:
    assert house.get("/api/schema/play.json") == of_sockets()


@pytest.mark.parametrize("module", [fjords, northwood])
def test_every_field_of_a_view_is_explained(module: Any) -> None:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__]
    assert len(kinds) > 5
    for kind in kinds:
        assert kind.__doc__
        assert get_type_hints(kind).keys() == texts_of(kind).keys(), kind


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("fjords", {"players": 4, "runes": list(RUNES), "oversight": True}),
        ("fjords", {"edition": "2005"}),
        ("northwood", {"setup": "full"}),
        ("northwood", {"scenario": "first-thaw", "challenge": True}),
    ],
)
def test_views_options_and_results_fit(game: str, options: dict[str, Any]) -> None:
    played = game_with(game, options)
    validator("Options")(played.options())
    for state, _ in random_line(played, "7"):
        for seat in (None, Seat(0)):
            validator("View")(state.view(seat))
        if state.result is not None:
            validator("Result")(state.result.to_json())


def test_what_is_no_view_does_not_fit() -> None:
    view: Any = copy.deepcopy({**game_with("fjords", {}).start().view(None)})
    validator("View")(view)
    for change in ({"due": "dance"}, {"board": [{"tile": "A"}]}, {"game": "chess"}, {"turn": "me"}, {"claim": None}):
        with pytest.raises(jsonschema_rs.ValidationError):
            validator("View")({**view, **change})


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.json")), ids=lambda file: file.stem)
def test_records_fit(file: Path) -> None:
    record = json.loads(file.read_text("utf-8"))
    validator("RecordFile")(record)
    assert record.keys() <= get_type_hints(RecordFile).keys()


def test_all_that_is_said_at_a_table_fits(house: RunningHouse) -> None:
    ada = Visitor(house)
    game = ada.make(casual=True)["id"]
    tokens = [ada.sit(game, seat) for seat in (0, 1)]
    with Player(house, game, *tokens).join() as player, Player(house, game).join() as onlooker:
        for _ in range(12):
            player.move()
        player.do("why", action="lay 99 0,0 PPPPPP")
        player.do("chat", text="Hello!")
        player.do("ping")
        player.do("takeback", ply=player.ply)
        player.do("move", ply=player.ply, action="dance")
        player.do("hint", ply=player.ply)
        player.do("abandon", ply=player.ply)
        onlooker.up_to(player.ply)
        with Player(house, game, *tokens, since=5).join() as late:
            heard = [*player.received, *onlooker.received, *late.received]
    kinds = {message["type"] for message in heard}
    assert {"welcome", "update", "ack", "error", "because", "chat", "pong", "hint", "presence"} <= kinds
    for message in heard:
        validator("Message")(message)


def test_a_message_that_lacks_something_does_not_fit() -> None:
    for message in ({"type": "ack", "id": "1"}, {"type": "applause"}, {}):
        with pytest.raises(jsonschema_rs.ValidationError):
            validator("Message")(message)


def test_what_is_answered_by_http_fits(house: RunningHouse, openapi: Any) -> None:
    record = json.loads((RECORDS / "fjords-base-2.json").read_text("utf-8"))
    ada = Visitor(house)
    game = ada.make(casual=True)["id"]
    tokens = [ada.sit(game, seat) for seat in (0, 1)]
    with Player(house, game, *tokens).join() as player:
        for _ in range(5):
            player.move()
        player.do("resign", ply=player.ply, seat=0)
    puzzle = house.get("/api/puzzles/next?game=fjords", ada.secret)["id"]
    at = {"record": record, "events": 20}
    asked: list[tuple[str, str, str, object]] = [
        ("get", "/api/catalogue", "/api/catalogue", None),
        ("get", "/api/me", "/api/me", None),
        ("get", "/api/me/games", "/api/me/games", None),
        ("get", "/api/me/results", "/api/me/results", None),
        ("get", "/api/me/export", "/api/me/export", None),
        ("get", "/api/games", "/api/games", None),
        ("get", "/api/games/{game}", f"/api/games/{game}", None),
        ("get", "/api/games/{game}/log", f"/api/games/{game}/log", None),
        ("get", "/api/games/{game}/replay", f"/api/games/{game}/replay?seat=all", None),
        ("get", "/api/games/{game}/positions/{events}", f"/api/games/{game}/positions/3", None),
        ("get", "/api/lessons/{game}", "/api/lessons/northwood", None),
        ("get", "/api/puzzles", "/api/puzzles?game=northwood", None),
        ("get", "/api/puzzles/{puzzle}", f"/api/puzzles/{puzzle}", None),
        ("post", "/api/puzzles/{puzzle}/solution", f"/api/puzzles/{puzzle}/solution", {}),
        ("get", "/api/daily", "/api/daily", None),
        ("get", "/health", "/health", None),
        ("post", "/api/replays", "/api/replays", {"record": record, "seat": 0}),
        ("post", "/api/positions", "/api/positions", at),
        ("post", "/api/positions/why", "/api/positions/why", {**at, "action": "house"}),
        ("post", "/api/positions/chance", "/api/positions/chance", {"record": record, "events": 0}),
        ("post", "/api/positions/best", "/api/positions/best", {**at, "milliseconds": 20}),
        ("post", "/api/games/{game}/analysis", f"/api/games/{game}/analysis", None),
    ]
    for method, path, address, body in asked:
        status, content = house.ask(method.upper(), address, body, ada.secret)
        assert status == 200, (path, content)
        described = openapi["paths"][path][method]["responses"]["200"]["content"]["application/json"]["schema"]
        jsonschema_rs.validator_for({**described, "components": openapi["components"]}).validate(content)
