"""The store, of both kinds: what it acknowledged is there, each ply once."""

import json
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text
from support.lifetimes import free_port
from support.refused import refused
from support.stored_games import appended, next_move, stored
from support.tables import happen, played

from longhouse.games.game import Seat
from longhouse.storage import database as database_of_house
from longhouse.storage.batch import Batch, Raced, Repeated, SeatToken, Stored
from longhouse.storage.chat import ChatStore
from longhouse.storage.database import migrate, open_database, version_of
from longhouse.storage.games import GameStore
from longhouse.storage.people import People, hashed
from longhouse.storage.schema import VERSION, metadata
from longhouse.table.change import carried_out
from longhouse.table.entries import Left, Made, Ply
from longhouse.table.ratings import FIRST
from longhouse.table.table import Table
from longhouse.table.verbs.abandon import resign
from longhouse.table.verbs.act import move

FIRST_HOUSE = Path(__file__).parent.parent / "golden" / "houses" / "0001.json"
"""All rows of a house as the first version left it: two people, one game, one token, one line of chat."""


def test_a_game_is_found_as_it_was_stored_also_after_the_store_was_opened_again(
    store: GameStore, database: str
) -> None:
    table = stored(store)
    choose = random.Random(1)
    for _ in range(30):
        table = appended(store, next_move(table, choose))
    assert store.find("g") == table
    reopened = GameStore.at(database)
    assert reopened.find("g") == table
    assert [entry.ply for entry in reopened.entries("g", 10)] == list(range(11, table.ply + 1))
    reopened.close()
    assert store.find("nothing") is None


def test_of_two_that_write_the_same_ply_one_wins(store: GameStore) -> None:
    table = stored(store)
    assert table.turn is not None
    batches: list[Batch] = []
    for action in (table.state.legal() * 8)[:8]:
        change = carried_out(table, move(table, [table.turn], table.ply, action), 3.0)
        batches.append(Batch(change, f"command {len(batches)}"))
    with ThreadPoolExecutor(8) as threads:
        outcomes = [each[0] for each in threads.map(lambda batch: store.append([batch]), batches)]
    winner = [batch for batch, outcome in zip(batches, outcomes, strict=True) if outcome == Stored()]
    assert len(winner) == 1
    assert outcomes.count(Raced()) == 7
    assert store.find("g") == winner[0].change.after


def test_entries_that_belong_together_are_stored_whole_or_not_at_all(store: GameStore) -> None:
    table = stored(store)
    faster = carried_out(table, [Left(seat=Seat(0))], 3.0)
    slower = carried_out(table, [Left(seat=Seat(1)), Left(seat=Seat(0))], 3.0)
    assert store.append([Batch(faster), Batch(slower)]) == [Stored(), Raced()]
    assert store.entries("g", table.ply) == faster.entries


def test_a_command_is_done_once(store: GameStore) -> None:
    table = stored(store)
    first = carried_out(table, [Left(seat=Seat(0))], 3.0)
    after = appended(store, first, "0:hello")
    again = carried_out(after, [Left(seat=Seat(0))], 4.0)
    assert store.append([Batch(again, "0:hello")]) == [Repeated(first.entries[0].ply)]
    assert store.done("g", "0:hello") == first.entries[0].ply
    assert store.done("g", "1:hello") is None


def test_what_is_asked_again_since_the_answer_was_lost_is_done_once(store: GameStore) -> None:
    table = stored(store)
    laid = Table.laid("h", table.setup, "5eed")
    opening = carried_out(laid, [Made(reserved=(None, None))], 1.0)
    first = carried_out(table, [Left(seat=Seat(0)), Left(seat=Seat(1))], 3.0)
    moved = Batch(first, tokens=[SeatToken(hashed("one"), Seat(0))])
    for _ in range(2):
        store.make(opening)
        assert store.append([moved]) == [Stored()]
        store.add_token("g", SeatToken(hashed("two"), Seat(1)))
    assert store.entries("h") == opening.entries
    assert store.find("g") == first.after
    assert store.seats_opened("g", [hashed("one"), hashed("two")]) == [0, 1]
    later = carried_out(table, [entry.body for entry in first.entries], 4.0)
    assert store.append([Batch(later)]) == [Raced()]


def test_no_ply_is_left_out(store: GameStore) -> None:
    """A node may remember more than a database that was put back, or that took over, knows."""
    table = stored(store)
    lost = carried_out(table, [Left(seat=Seat(0))], 3.0)
    later = carried_out(lost.after, [Left(seat=Seat(1))], 4.0)
    assert store.append([Batch(later)]) == [Raced()]
    assert store.find("g") == table


def test_a_game_that_was_deleted_is_gone_and_the_others_of_the_batch_are_stored(store: GameStore) -> None:
    gone, other = stored(store, "gone"), stored(store, "other")
    assert store.delete("gone")
    assert not store.delete("gone")
    batches = [Batch(carried_out(table, [Left(seat=Seat(0))], 3.0)) for table in (gone, other)]
    assert store.append(batches) == [Raced(), Stored()]
    assert store.entries("gone") == []


def test_games_are_listed_found_by_person_and_by_what_is_due(store: GameStore) -> None:
    table = stored(store)
    assert [told.id for told in store.lists.listed("running", "fjords", 10)] == ["g"]
    assert store.lists.listed("open", None, 10) == []
    assert [told.id for told in store.lists.of_person("ada")] == ["g"]
    assert store.lists.of_person("nobody") == []
    assert store.lists.due(61.9) == []
    assert store.lists.due(62.1) == [("g", 62.0)]
    assert store.lists.bots_due(1e9) == []
    over = appended(store, carried_out(table, resign(table, [Seat(0)], None), 9.0))
    assert store.lists.due(1e9) == []
    assert store.lists.counts() == {"over": 1}
    assert store.lists.listed("over", None, 10)[0].fair.seed == over.seed


def test_a_token_opens_its_seat_in_its_game(store: GameStore) -> None:
    stored(store)
    stored(store, "h")
    store.add_token("g", SeatToken(hashed("one"), Seat(1)))
    assert store.seats_opened("g", [hashed("one"), hashed("two")]) == [1]
    assert store.seats_opened("h", [hashed("one")]) == []


def test_a_rated_game_between_people_changes_their_ratings_once(store: GameStore) -> None:
    people = People(store)
    winner, _ = people.welcome("Ada", "en", 0.0)
    loser, _ = people.welcome("Bo", "en", 0.0)
    table = stored(store, rated=True, people=(winner.id, loser.id))
    appended(store, carried_out(table, resign(table, [Seat(1)], None), 9.0))
    [won], [lost] = people.standings(winner.id), people.standings(loser.id)
    assert won.mu > FIRST[0] > lost.mu
    assert (won.games, won.players, won.game) == (1, 2, "fjords")
    again = stored(store, "h", rated=True, people=(winner.id, loser.id))
    appended(store, carried_out(again, resign(again, [Seat(0)], None), 9.0))
    assert people.standings(winner.id)[0].games == 2
    assert people.standings(winner.id)[0].mu < won.mu


def test_first_games_that_end_at_the_same_moment_all_count(store: GameStore, database: str) -> None:
    people = People(store)
    [(ada, _), (bo, _)] = [people.welcome(name, "en", 0.0) for name in ("Ada", "Bo")]
    tables = [stored(store, f"g{n}", rated=True, people=(ada.id, bo.id)) for n in range(6)]
    endings = [carried_out(table, resign(table, [Seat(1)], None), 9.0) for table in tables]
    stores = [GameStore.at(database) for _ in tables]  # a node each
    with ThreadPoolExecutor(len(tables)) as threads:
        done = threads.map(appended, stores, endings)
        assert [table.stage for table in done] == ["over"] * len(tables)
    for node in stores:
        node.close()
    assert [people.standings(each.id)[0].games for each in (ada, bo)] == [len(tables)] * 2


def test_a_game_that_is_not_rated_or_was_abandoned_changes_no_rating(store: GameStore) -> None:
    people = People(store)
    ada, _ = people.welcome("Ada", "en", 0.0)
    bo, _ = people.welcome("Bo", "en", 0.0)
    table = stored(store, people=(ada.id, bo.id))
    appended(store, carried_out(table, resign(table, [Seat(1)], None), 9.0))
    assert people.standings(ada.id) == []


def test_people_are_known_by_their_secret_and_by_their_account(store: GameStore) -> None:
    people = People(store)
    ada, secret = people.welcome("  Ada   Lovelace ", "fr", 0.0)
    assert ada.name == "Ada Lovelace"
    assert people.who(secret) == ada
    assert people.who(secret + "x") is None
    people.give_account(ada.id, "ada", "correct horse")
    with refused("table-wrong-password"):
        people.log_in("ada", "wrong horse", 1.0)
    with refused("table-wrong-password"):
        people.log_in("nobody", "correct horse", 1.0)
    same, second = people.log_in("ada", "correct horse", 1.0)
    assert same.id == ada.id
    bo, _ = people.welcome("Bo", "en", 0.0)
    with refused("table-login-taken"):
        people.give_account(bo.id, "ada", "correct horse")
    people.log_out(secret)
    assert people.who(secret) is None
    password = people.reset_password("ada")
    assert people.who(second) is None
    assert people.log_in("ada", password, 2.0)[0].id == ada.id


def test_no_secret_or_token_is_in_the_database(store: GameStore) -> None:
    people = People(store)
    ada, secret = people.welcome("Ada", "en", 0.0)
    people.give_account(ada.id, "ada", "correct horse")
    stored(store)
    store.add_token("g", SeatToken(hashed("a seat token"), Seat(0)))
    with store.engine.connect() as connection:
        everything = "".join(
            str(row) for table in metadata.sorted_tables for row in connection.execute(text(f"SELECT * FROM {table}"))
        )
    assert "Ada" in everything
    for secret_text in (secret, "correct horse", "a seat token"):
        assert secret_text not in everything


def test_chat_is_kept_in_order_and_said_once(store: GameStore) -> None:
    stored(store)
    chat = ChatStore(store)
    with ThreadPoolExecutor(4) as threads:
        said = list(threads.map(lambda n: chat.say("g", Seat(0), "Ada", f"line {n}", 1.0, f"c{n}"), range(12)))
    assert sorted(said) == list(range(1, 13))
    assert chat.say("g", Seat(0), "Ada", "line 0", 1.0, "c0") == said[0]
    assert chat.last(["g", "h"]) == {"g": 12}
    assert [line.n for line in chat.since("g", 9)] == [10, 11, 12]
    with refused("table-chat"):
        chat.say("g", None, "Ada", "x" * 501, 1.0, "long")


def test_of_a_long_chat_the_latest_lines_are_kept(store: GameStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longhouse.storage.chat._MOST_KEPT", 5)
    stored(store)
    chat = ChatStore(store)
    said = [chat.say("g", None, "Ada", f"line {n}", 1.0, f"person:ada:{n}") for n in range(9)]
    assert said == list(range(1, 10))
    assert [line.n for line in chat.since("g", 0)] == [5, 6, 7, 8, 9]
    first = chat.of("ada", ("", 0), 2)
    assert [(game, n) for game, n, _, _ in [*first, *chat.of("ada", first[-1][:2], 9)]] == [
        ("g", n) for n in range(5, 10)
    ]


def test_the_migrations_lead_to_the_tables_as_they_are_drawn(database: str) -> None:
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    migrate(engine)
    with engine.connect() as connection:
        assert version_of(connection) == VERSION
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    opened = open_database(database)
    with opened.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    opened.dispose()


def test_a_house_of_the_first_version_is_copied_and_brought_up_to_date_and_its_games_go_on(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = json.loads(FIRST_HOUSE.read_text("utf-8"))
    secret = kept.pop("secret")
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    migrate(engine, "0001")
    with engine.begin() as connection:
        for name in ("people", "secrets", "games", "entries", "seats", "tokens", "chat"):
            for row in kept[name]:
                given = {key: bytes.fromhex(value) if key == "hash" else value for key, value in row.items()}
                places = ", ".join(f":{key}" for key in given)
                connection.execute(text(f"INSERT INTO {name} ({', '.join(given)}) VALUES ({places})"), given)
    engine.dispose()
    monkeypatch.chdir(tmp_path)  # where the copy of a PostgreSQL database goes
    store = GameStore.at(database)
    with store.engine.connect() as connection:
        assert version_of(connection) == VERSION
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    assert [copy.stat().st_size > 0 for copy in tmp_path.glob("*.0001.*[!6]")] == [True]
    table = store.find("first-house")
    assert table is not None
    assert (table.stage, table.ply) == ("running", kept["entries"][-1]["ply"])
    assert store.seats_opened("first-house", [hashed("a seat token")]) == [0]
    person = People(store).who(secret)
    assert person is not None
    assert [told.id for told in store.lists.of_person(person.id)] == ["first-house"]
    assert [line.text for line in ChatStore(store).since("first-house", 0)] == ["hello"]
    choose = random.Random(1)
    while table.turn is not None:
        table = appended(store, next_move(table, choose))
    assert store.find("first-house") == table
    store.close()


def test_however_many_open_a_new_database_at_once_it_is_made_once(database: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        engines = list(threads.map(open_database, [database] * 4))
    with engines[0].connect() as connection:
        assert version_of(connection) == VERSION
    for engine in engines:
        engine.dispose()


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("mysql://x/y", "table-database-kind"),
        ("games.db", "table-database-kind"),
        ("postgresql://host:port/games", "table-database-kind"),
        ("sqlite://", "table-database-file"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused(url: str, key: str) -> None:
    with refused(key):
        open_database(url)


def test_a_database_that_stays_away_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_of_house, "PAUSES", (0.0, 0.0))
    with refused("table-database-away"):
        open_database(f"postgresql://nobody@127.0.0.1:{free_port()}/nothing")


def test_the_table_of_a_whole_game_is_the_fold_of_its_log(store: GameStore) -> None:
    table = stored(store)
    choose = random.Random(3)
    while table.turn is not None:
        table = appended(store, next_move(table, choose))
    assert store.find("g") == table
    assert played(table, 1, choose) is table
    assert happen(table, []).ply == Ply(table.ply)


def test_nodes_that_remember_something_new_at_once_all_succeed(store: GameStore) -> None:
    together = threading.Barrier(4, timeout=20)

    def remember(node: int) -> None:
        for number in range(10):
            together.wait()
            store.remember(f"new {number}", str(node))

    with ThreadPoolExecutor(4) as nodes:
        list(nodes.map(remember, range(4)))
    assert {store.value(f"new {number}") for number in range(10)} <= {"0", "1", "2", "3"}
