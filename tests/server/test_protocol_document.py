"""docs/protocol.md names every address, message and field there is, and none that is not there."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import fields
from support.houses import RunningHouse

from longhouse.server.http.shapes import Me, NewGame
from longhouse.server.sockets.commands import Command
from longhouse.server.sockets.messages import Asked, Lobby, Message, Seeking, Turn, Waiting
from longhouse.table.entries import Body
from longhouse.table.summary import Summary
from longhouse.table.table import new_id

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
NOT_IN_TABLES = {("GET", "/api/schema/play.json"), ("GET", "/api/openapi.json")}


def section(title: str) -> str:
    """The text below a heading."""
    return re.split(r"\n#+ ", DOCUMENT.split(f"# {title}\n")[1])[0]


def row_of(table: str, name: str) -> str:
    """The second column of the row of a table that has this name in its first."""
    rows = [line.split("|")[1:] for line in table.splitlines() if line.startswith("|")]
    return next(column for first, column, *_ in rows if f"`{name}`" in first)


def top_names(listed: str) -> set[str]:
    """The outermost fields of an object as the document writes it: `{id, game: {name}, view | null}`."""
    while (flat := re.sub(r"(?<!^)[{\[][^{}\[\]]*[}\]]", "", listed)) != listed:
        listed = flat
    return {re.split(r"[?: ]", part.strip())[0] for part in listed.strip("{}").split(",")}


def quoted_names(column: str) -> set[str]:
    """The fields in a column of a table: in code, apart from what is said about them in parentheses."""
    codes = re.findall(r"`([^`]+)`", re.sub(r"\([^)]*\)", "", column))
    return {name.strip().rstrip("?") for code in codes for name in code.split(",")}


def names(struct: type, *left_out: str) -> set[str]:
    return {field.encode_name for field in fields(struct)} - set(left_out)


def tag(struct: Any) -> str:
    return str(struct.__struct_config__.tag)


def keys(example: str) -> set[str]:
    """The outermost keys of an example in JSON."""
    return set(re.findall(r'"(\w+)": ', re.sub(r"(?<!^)[{\[][^{}]*?[}\]]", "0", example)))


def test_every_address_is_in_the_document_and_none_else(house: RunningHouse) -> None:
    paths = house.get("/api/openapi.json")["paths"]
    there = {(verb.upper(), re.sub(r"{\w+}", "{}", path)) for path, verbs in paths.items() for verb in verbs}
    said = re.findall(r"`(GET|POST|PUT|PATCH|DELETE) (/[^`?]+)", DOCUMENT)
    assert {(verb, re.sub(r"{\w+}", "{}", path)) for verb, path in said} - NOT_IN_TABLES == there - NOT_IN_TABLES


@pytest.mark.parametrize("command", get_args(Command), ids=tag)
def test_every_command_has_its_fields_in_the_document(command: type) -> None:
    assert quoted_names(row_of(section("From the client"), tag(command))) == names(command, "id")


@pytest.mark.parametrize("message", [*get_args(Message), Lobby, Waiting, Turn, Asked, Seeking], ids=tag)
def test_every_message_has_its_fields_in_the_document(message: type) -> None:
    listed = re.search(rf"`{tag(message)}` `({{.*?}})`", DOCUMENT)
    assert listed is not None
    assert top_names(listed[1]) == names(message)


@pytest.mark.parametrize("body", get_args(Body), ids=tag)
def test_every_entry_has_its_fields_in_the_document(body: type) -> None:
    kept_back = names(body) if tag(body) == "made" else {"nonce", "lag"}
    counted = {"n"} if tag(body) == "event" else set()
    assert quoted_names(row_of(section("Entries"), tag(body))) == names(body, *kept_back) | counted


def test_what_a_person_a_setup_and_a_game_have_is_in_the_document() -> None:
    assert top_names(re.search(r"`GET /api/me` \| \| `({.*})` \|", DOCUMENT)[1]) == names(Me)  # type: ignore[index]
    setup, game = re.findall(r"```json\n({.*?})\n```", DOCUMENT, re.DOTALL)
    assert keys(setup) == names(NewGame)
    assert keys(game) == names(Summary)


def test_the_id_of_a_game_is_what_the_document_says() -> None:
    assert "an id (16 hexadecimal digits, random)" in DOCUMENT
    assert re.fullmatch("[0-9a-f]{16}", new_id())
