"""Whatever is sent, the server answers in its own words and lives on."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from server.test_play import at_one_screen
from support.houses import Player, RunningHouse, Visitor, running_house
from support.postgres import programs, running_postgres

from longhouse.server.schema import of_sockets

SCHEMA: dict[str, Any] = of_sockets()
KINDS: dict[str, Any] = {name: part for name, part in SCHEMA["$defs"].items() if "type" in part.get("properties", {})}
COMMANDS = [reference["$ref"].rsplit("/", 1)[1] for reference in SCHEMA["$defs"]["Command"]["anyOf"]]
ANSWERS = {"ack", "error", "because", "chances", "hint", "pong", "welcome"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """With PostgreSQL where there is one, which keeps less than SQLite does."""
    with ExitStack() as stack:
        if programs() is None:
            database = f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}"
        else:
            database = stack.enter_context(running_postgres()).url
        yield stack.enter_context(running_house(database, "--no-limits"))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
plies = st.integers(0, 400)
sensible = {
    "ply": plies,
    "lag": st.integers(-5, 70_000),
    "since": st.none() | plies,
    "offer": plies,
    "to": st.none() | plies,
    "seat": st.none() | st.integers(0, 4),
    "yes": st.booleans(),
    "on": st.booleans(),
    "away": st.booleans(),
    "named": st.booleans(),
    "level": st.sampled_from(["random", "nobody"]),
    "text": st.text(max_size=600),
    "action": st.text(max_size=40) | st.sampled_from(["house", "none", "accept", "*row 12", "lay 17 2,-1 PPMMPP"]),
    "tokens": st.lists(st.text(max_size=50), max_size=9),
    "language": st.sampled_from(["en", "fr", "de", "xx"]),
    "secret": st.none() | st.text(max_size=50),
}


@st.composite
def messages(draw: st.DrawFn) -> dict[str, Any]:
    """A message of any type, sensible or with any of its fields wrong, missing or unknown."""
    part = KINDS[draw(st.sampled_from(COMMANDS))]
    message: dict[str, Any] = {"type": part["properties"]["type"]["enum"][0]}
    for name in part["properties"]:
        if name in sensible and draw(st.integers(0, 9)):
            message[name] = draw(sensible[name] if draw(st.integers(0, 5)) else json_values)
    if not draw(st.integers(0, 9)):
        message[draw(st.text(max_size=8))] = draw(json_values)
    return message


def test_every_message_type_is_fuzzed() -> None:
    assert len(COMMANDS) == 17
    assert {name for command in COMMANDS for name in KINDS[command]["properties"]} - {"type", "id"} == set(sensible)


def test_any_message_is_answered_once_and_the_game_stays_sound(house: RunningHouse) -> None:
    with at_one_screen(house, casual=True) as player, Player(house, player.game).join() as onlooker:
        number = 0

        @settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
        @given(messages(), st.booleans())
        def answered(message: dict[str, Any], watching: bool) -> None:
            nonlocal number
            number += 1
            who = onlooker if watching else player
            message["id"] = f"fuzz-{number}"
            who.socket.send(json.dumps(message))
            while True:
                answer = json.loads(who.socket.recv(120))  # whoever joins anew is told what they know already
                if answer.get("id") in (message["id"], None) and answer["type"] in ANSWERS:
                    break
            if answer["type"] == "error":
                assert answer["key"] != "server-failure", (message, answer)
                assert answer["text"]

        answered()
        with Player(house, player.game).join() as another:
            assert another.ply == house.get(f"/api/games/{player.game}")["ply"]


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=300) | st.text(max_size=300))
def test_any_frame_is_survived(house: RunningHouse, frame: bytes | str) -> None:
    with Player(house, "any") as player:
        player.socket.send(frame)
        assert player.do("ping")["type"] in ("pong", "error")


def test_http_keeps_to_its_description(house: RunningHouse) -> None:
    """Schemathesis makes requests from the OpenAPI description, good ones and bad ones."""
    description = house.get("/api/openapi.json")
    api = schemathesis.openapi.from_dict(description)
    secret = Visitor(house).secret
    seen: set[tuple[str, str]] = set()
    for found in api.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
        @given(operation.as_strategy())
        def sound(case: schemathesis.Case[Any]) -> None:
            seen.add((case.method, case.path))
            answer = case.call(base_url=house.address, headers={"Authorization": f"Bearer {secret}"})
            assert answer.status_code != 500, answer.text
            if answer.status_code >= 400:
                assert answer.json()["error"]["text"], answer.text

        sound()
    assert len(seen) > 20
    assert house.get("/health")["status"] == "ok"


ODD = ["games/%00", "games/%00/record", "records/%00", "puzzles/%00", "games/%00/analysis", "games/" + "x" * 5_000]


@pytest.mark.parametrize("path", ODD)
def test_what_no_database_keeps_and_no_file_is_called_is_refused_in_paths_and_bodies(
    house: RunningHouse, path: str
) -> None:
    secret = Visitor(house).secret
    for method, asked, body in (("GET", path, None), ("POST", "people", {"name": "a\0b"}), ("POST", path, {})):
        status, content = house.ask(method, f"/api/{asked}", body, secret)
        assert status in (400, 404, 405), content
        assert content["error"]["text"]
