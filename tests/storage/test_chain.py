"""The hash chain of the logs, in both kinds of store: what a disk or a hand changed is noticed, and refused."""

import random
import threading
from functools import partial

import pytest
from sqlalchemy import text
from support.refused import refused
from support.stored_games import appended, next_move, stored

from longhouse.errors import DamagedGame
from longhouse.storage.checking import damaged_games
from longhouse.storage.games import GameStore
from longhouse.storage.people import People
from longhouse.storage.rewriting import NAMELESS, forget_in
from longhouse.table.table import Table

DAMAGES = {
    "a changed body": "UPDATE entries SET body = replace(body, 'lay', 'LAY') WHERE game = 'g' AND body LIKE '%lay%'",
    "a changed time": "UPDATE entries SET at = at + 1 WHERE game = 'g' AND ply = 5",
    "a lost entry": "DELETE FROM entries WHERE game = 'g' AND ply = 5",
    "a lost beginning": "DELETE FROM entries WHERE game = 'g' AND ply = 1",
    "no entries": "DELETE FROM entries WHERE game = 'g'",
    "another command": "UPDATE entries SET command = 'x' WHERE game = 'g' AND ply = 5",
    "another seed": "UPDATE games SET seed = 'other' WHERE id = 'g'",
    "another set-up": "UPDATE games SET setup = replace(setup, '60', '61') WHERE id = 'g'",
}


def game_of(store: GameStore, game: str = "g", moves: int = 12) -> Table:
    table = stored(store, game)
    choose = random.Random(7)
    for _ in range(moves):
        table = appended(store, next_move(table, choose))
    return table


def carry_out(store: GameStore, statement: str) -> None:
    with store.engine.execution_options(writes=True).begin() as connection:
        assert connection.execute(text(statement)).rowcount > 0


@pytest.mark.parametrize("statement", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_log_is_refused_by_name_and_the_other_games_go_on(store: GameStore, statement: str) -> None:
    game_of(store)
    other = game_of(store, "other")
    assert list(damaged_games(store)) == []
    carry_out(store, statement)
    with refused("table-damaged") as refusal:
        store.find("g")
    assert isinstance(refusal.value, DamagedGame)
    assert refusal.value.params["game"] == "g"
    assert [each.params["game"] for each in damaged_games(store)] == ["g"]
    assert store.find("other") == other


def test_entries_read_on_are_checked_too(store: GameStore) -> None:
    table = game_of(store)
    assert [entry.ply for entry in store.entries("g", table.ply - 3)] == [table.ply - 2, table.ply - 1, table.ply]
    carry_out(store, f"UPDATE entries SET at = 0 WHERE game = 'g' AND ply = {table.ply}")
    with refused("table-damaged"):
        store.entries("g", table.ply - 3)


def test_entries_of_a_server_that_knows_no_chain_are_accepted_and_chained(store: GameStore) -> None:
    table = game_of(store)
    carry_out(store, "UPDATE entries SET chain = NULL WHERE game = 'g' AND ply > 6")
    later = appended(store, next_move(table, random.Random(8)))
    assert store.find("g") == later
    with store.engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM entries WHERE chain IS NULL")) == 0
    carry_out(store, "UPDATE entries SET at = at + 1 WHERE game = 'g' AND ply = 8")
    with refused("table-damaged"):
        store.find("g")


def test_a_name_that_was_left_out_leaves_a_log_that_is_whole(store: GameStore) -> None:
    people = People(store)
    person, _ = people.welcome("Ada", "en", 1.0)
    stored(store, "g", people=(person.id, "bo"))
    people.forget(person.id)
    assert list(damaged_games(store)) == []
    found = store.find("g")
    assert found is not None
    assert person.id not in found.people


def test_a_log_is_whole_if_a_move_comes_while_a_name_is_removed_from_it(store: GameStore) -> None:
    """The hash of the new entry is computed from the one before, which is being rewritten."""
    table = game_of(store)
    later = next_move(table, random.Random(8))
    stored_later = threading.Thread(target=partial(appended, store, later))
    with store.engine.execution_options(writes=True).begin() as connection:
        forget_in(connection, "g", "ada")
        stored_later.start()
        stored_later.join(0.3)  # long enough for a move that does not wait
    stored_later.join()
    assert list(damaged_games(store)) == []
    found = store.find("g")
    assert found is not None
    assert (found.ply, found.held[0].name) == (later.after.ply, NAMELESS)


def test_a_damaged_log_stays_damaged_when_a_name_is_removed_from_it(store: GameStore) -> None:
    game_of(store)
    carry_out(store, DAMAGES["a changed time"])
    People(store).forget_in("g", "ada")
    assert [each.params["game"] for each in damaged_games(store)] == ["g"]
