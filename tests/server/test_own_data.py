"""One's own data, exported and deleted as a whole."""

import dataclasses
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.test_metrics import value
from sqlalchemy import Row, insert, select, update
from support.houses import Player, RunningHouse, Visitor, running_house

from longhouse.server.access import prices
from longhouse.server.http.data_shapes import MyData
from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.storage.moderation import Moderation

QUOTED = '"games":[],"chat":[] of an unmistakable person'
RECORDS = Path(__file__).parent.parent / "golden" / "records"
ENDPOINT = "https://fcm.googleapis.com/fcm/send/unmistakable"


@dataclasses.dataclass
class Left:
    """What somebody did at a house: `games` by what they are."""

    ada: Visitor
    bo: Visitor
    eve: Visitor
    games: dict[str, str]
    tournament: str


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    with running_house(f"sqlite:///{tmp_path / 'house.db'}", "--no-limits") as running:
        yield running


@pytest.fixture
def store(house: RunningHouse, tmp_path: Path) -> Iterator[GameStore]:
    assert house
    store = GameStore.at(f"sqlite:///{tmp_path / 'house.db'}")
    yield store
    store.close()


def everything_done(house: RunningHouse, store: GameStore) -> Left:
    """Let a person leave traces everywhere."""
    ada, bo, eve = Visitor(house, "Ada Unmistakable"), Visitor(house, "Bo"), Visitor(house, "Eve")

    def do(method: str, path: str, body: object = None, person: Visitor = ada) -> Any:
        status, told = house.ask(method, path, body, person.secret)
        assert status < 300, (path, status, told)
        return told

    game = ada.make(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    one, _ = ada.sit(game, 0), bo.sit(game, 1)
    do("PUT", "/api/me/account", {"login": "unmistakable", "password": "correct horse"})
    do("PATCH", "/api/me", {"email": "unmistakable@example.org"})
    do("PUT", f"/api/me/blocked/{bo.id}")
    do("POST", f"/api/people/{bo.id}/reports", {"text": "unmistakably rude"})
    deal = do("POST", f"/api/daily/{house.get('/api/daily')['day']}/deal")["id"]
    do("POST", f"/api/friends/{do('POST', '/api/me/friends/links')['code']}", person=eve)
    club = do("POST", "/api/clubs", {"name": "An unmistakable club"})["id"]
    code = house.get(f"/api/clubs/{club}", ada.secret)["code"]
    for name in ("Cora", "Dag"):
        do("POST", f"/api/clubs/join/{code}", person=Visitor(house, name))
    begin = {"kind": "swiss", "game": "fjords", "options": {"players": 2}}
    tournament = do("POST", f"/api/clubs/{club}/tournaments", begin)["id"]
    do("PUT", "/api/me/profile", {"published": True, "ranked": False})
    do("PUT", "/api/me/push", {"endpoint": ENDPOINT, "keys": {"p256dh": "B" * 87, "auth": "A" * 22}})
    do("PUT", "/api/me/seek", {"game": "fjords"})
    challenge = ada.make(seats=[{"kind": "me"}, {"kind": "open", "person": eve.id}])["id"]
    record = {**json.loads((RECORDS / "fjords-base-2.json").read_text("utf-8")), "players": ["Ada Unmistakable", "Bo"]}
    do("POST", "/api/me/import", {"format": "longhouse-games/1", "games": [record]})
    with Player(house, game, one) as hers:
        hers.join()
        for words in ("unmistakable words", QUOTED):
            hers.do("chat", text=words)
    _stored(store, ada.id, bo.id, game)
    return Left(ada, bo, eve, {"played": game, "deal": deal, "challenge": challenge}, tournament)


def _stored(store: GameStore, ada: str, bo: str, game: str) -> None:
    """Store what takes too long to come about in a test."""
    fjords, skill = {"person": ada, "game": "fjords", "players": 2}, {"mu": 31.0, "sigma": 2.0}
    rows = {
        schema.letters: {"person": ada, "address": b"hashed", "at": 5.0},
        schema.meetings: {"one": ada, "other": bo, "game": "fjords", "games": 3},
        schema.ratings: {**fjords, **skill, "games": 3},
        schema.rating_steps: {**fjords, **skill, "id": game, "at": 5.0},
        schema.solvers: {"person": ada, "game": "northwood", "mu": 27.0, "sigma": 3.0, "tries": 9},
        schema.tries: {"person": ada, "puzzle": "one", "correct": True, "at": 5.0},
        schema.plans: {"game": game, "seat": 0, "plan": '{"events":1,"history":"","lines":[["pass"]]}', "made": 5.0},
    }
    with store.engine.execution_options(writes=True).begin() as connection:
        for table, row in rows.items():
            connection.execute(insert(table).values(**row))
        connection.execute(update(schema.days).where(schema.days.c.person == ada).values(points=77))
    Moderation(store).apply("mute", ada, 5.0, "an unmistakable reason")
    Moderation(store).rename(ada, "An unmistakable name", 5.0)


def test_ones_own_data_is_exported_whole(house: RunningHouse, store: GameStore) -> None:
    left = everything_done(house, store)
    ada, games = left.ada, left.games
    told = house.get("/api/me/data", ada.secret)
    assert told["me"]["email"] == "unmistakable@example.org"
    assert (told["since"] > 0, told["muted"], len(told["sessions"])) == (True, True, 1)
    assert [line["text"] for line in told["chat"]] == ["unmistakable words", QUOTED]
    assert [each["person"] for each in told["blocked"]] == [left.bo.id]
    assert [each["text"] for each in told["reports"]] == ["unmistakably rude"]
    assert [each["person"] for each in told["friends"]] == [left.eve.id]
    assert [each["used"] is None for each in told["friend_links"]] == [False]
    assert [each["name"] for each in told["clubs"]] == ["An unmistakable club"]
    assert [(each["tournament"], each["left"]) for each in told["tournaments"]] == [(left.tournament, False)]
    asked = [(each["game"], each["by"], each["to"]) for each in told["challenges"]]
    assert asked == [(games["challenge"], ada.id, left.eve.id)]
    assert told["meetings"] == [{"person": left.bo.id, "game": "fjords", "games": 3}]
    assert [each["rating"] for each in told["me"]["ratings"] + told["rated"]] == [31.0, 31.0]
    assert ([each["rating"] for each in told["solving"]], told["puzzles"]) == ([27.0], {"one": True})
    assert told["profile"] == {"published": True, "ranked": False}
    assert (told["push"], told["letters"]) == ([ENDPOINT], [5.0])
    assert [each["lines"] for each in told["plans"]] == [[["pass"]]]
    assert told["seek"]["game"] == "fjords"
    renamed = "Ada Unmistakable → An unmistakable name"
    measures = [("mute", "an unmistakable reason"), ("rename", renamed)]
    assert [(each["what"], each["detail"]) for each in told["measures"]] == measures
    assert {games["played"], games["challenge"]} <= set(told["made"])
    assert len(told["games"]) >= len(games)
    assert [(each["deal"], each["points"]) for each in told["days"]] == [(games["deal"], 77)]


def test_ones_own_data_is_deleted_whole(house: RunningHouse, store: GameStore) -> None:
    left = everything_done(house, store)

    def traces() -> dict[str, list[Row[Any]]]:
        with store.engine.connect() as connection:
            rows = {table.name: connection.execute(select(table)).all() for table in schema.metadata.sorted_tables}
        signs = (left.ada.id, "nmistakabl")
        found = {name: [row for row in read if any(sign in str(row) for sign in signs)] for name, read in rows.items()}
        return {name: those for name, those in found.items() if those}

    assert len(traces()) > 20
    assert house.ask("DELETE", "/api/me", secret=left.ada.secret)[0] == 204
    assert house.ask("GET", "/api/me", secret=left.ada.secret)[0] == 401
    # The club belongs to its other members now, and the operators' log keeps what they did.
    left_over = traces()
    assert left_over.keys() == {"clubs", "moderation"}
    assert [(row.what, row.detail) for row in left_over["moderation"]] == [
        ("mute", "an unmistakable reason"),
        ("rename", ""),
    ]
    # Nobody else was in her deal and in the game that she had imported.
    assert "over" not in store.lists.counts()
    assert store.find(left.games["deal"]) is None
    table = store.find(left.games["played"])
    assert table is not None
    assert [held.person for held in table.held] == [None, left.bo.id]
    assert house.ask("GET", f"/api/games/{left.games['challenge']}")[0] == 404


def test_every_table_about_people_is_in_the_export() -> None:
    """So a new table is added to it, unless it holds nothing but secrets, or what the list of games contains."""
    exported = {
        "blocks": "blocked",
        "challenges": "challenges",
        "chat": "chat",
        "days": "days",
        "entrants": "tournaments",
        "friend_links": "friend_links",
        "friends": "friends",
        "games": "made",
        "letters": "letters",
        "meetings": "meetings",
        "members": "clubs",
        "moderation": "measures",
        "people": "me",
        "plans": "plans",
        "profiles": "profile",
        "push": "push",
        "rating_steps": "rated",
        "ratings": "me",
        "reports": "reports",
        "seats": "games",
        "secrets": "sessions",
        "seeks": "seek",
        "solvers": "solving",
        "tokens": "sessions",
        "tries": "puzzles",
    }
    names = {"person", "by", "to", "made_by", "seat", "session"}
    about_people = {
        table.name
        for table in schema.metadata.sorted_tables
        if names & set(table.c.keys()) or any(key.column.table is schema.people for key in table.foreign_keys)
    }
    assert about_people | {"people"} == exported.keys()
    assert set(exported.values()) <= {field.name for field in msgspec.structs.fields(MyData)}


def test_who_has_many_games_pays_for_the_deletion_of_each(house: RunningHouse) -> None:
    ada = Visitor(house, "Ada")
    games = [ada.make(game="northwood")["id"] for _ in range(20)]
    for game in games:
        ada.sit(game, 0)
    before = value(house.get("/metrics"), "longhouse_budget_spent_total")
    assert house.ask("DELETE", "/api/me", secret=ada.secret)[0] == 204
    spent = value(house.get("/metrics"), "longhouse_budget_spent_total") - before
    assert spent > prices.of_request("DELETE", "/api/me").cost + 5 * len(games)
