"""Lists that are read from many rows are paid by the time that this takes."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from server.test_metrics import value
from sqlalchemy import insert, select
from support.houses import RunningHouse, Visitor, running_house

from longhouse.storage import schema
from longhouse.storage.games import GameStore

PEOPLE, STRANGERS, DAYS, GAMES = 60, 20_000, 1_500, 6_000


def filled(database: str, ada: Visitor, game: str) -> None:
    """Store many public games, and people with long streaks who are listed and are friends of somebody."""
    days = [date(2020, 1, 1) + timedelta(number) for number in range(DAYS)]
    known = [f"p{number}" for number in range(PEOPLE)]
    store = GameStore.at(database)
    with store.engine.execution_options(writes=True).begin() as connection:
        row = connection.execute(select(schema.games).where(schema.games.c.id == game)).one()._asdict()
        copies = [{**row, "id": f"g{number}", "moved": number * 7_919 % GAMES} for number in range(GAMES)]
        bo = {"name": "Bo", "sought": " bo", "language": "en", "notify": False, "made": 0.0}
        people = [{**bo, "id": each} for each in (*known, *(f"s{number}" for number in range(STRANGERS)))]
        public = {"published": True, "ranked": False}
        for table, rows in {
            schema.games: copies,
            schema.people: people,
            schema.profiles: [{"person": each["id"], **public, "ranked": each["id"] in known} for each in people],
            schema.friends: [{"person": each, "friend": ada.id, "at": 0.0} for each in known]
            + [{"person": ada.id, "friend": each, "at": 0.0} for each in known],
            schema.days: [
                {"person": each, "day": day.isoformat(), "correct": True}
                for each in known
                for day in (*days, datetime.now(UTC).date())
            ],
        }.items():
            connection.execute(insert(table), rows)
    store.close()


def test_long_lists_are_paid_by_what_reading_them_takes(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with running_house(database, "--no-limits") as house:
        ada = Visitor(house, "Ada")
        game = ada.make(visibility="public", seats=[{"kind": "me"}, {"kind": "open"}])["id"]
        paths = ("/api/games", "/api/people/search?name=bo", "/api/leaderboards/streak", "/api/me/friends")
        at_first = [paid(house, path, ada) for path in paths]
        filled(database, ada, game)
        for path, before in zip(paths, at_first, strict=True):
            assert paid(house, path, ada) > before + 10, path


def paid(house: RunningHouse, path: str, person: Visitor) -> float:
    """What a request costs by its time and its size."""
    before = value(house.get("/metrics"), "longhouse_budget_spent_total")
    house.get(path, person.secret)
    return value(house.get("/metrics"), "longhouse_budget_spent_total") - before
