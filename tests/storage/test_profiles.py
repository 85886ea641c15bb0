"""What people make public, friends and leaderboards, in both kinds of store, also of an earlier version."""

import json
from datetime import date

from sqlalchemy import create_engine, text
from support.refused import refused

from longhouse.storage.database import migrate
from longhouse.storage.friends import LINK_VALID_FOR, Friends
from longhouse.storage.games import GameStore
from longhouse.storage.leaderboards import Leaderboards
from longhouse.storage.people import People
from longhouse.storage.profiles import Profiles, PublicChoices
from longhouse.storage.puzzles import PuzzleStore

DAY = date(2026, 11, 18)


def people(store: GameStore, *names: str) -> list[str]:
    return [People(store).welcome(name, "en", 0.0)[0].id for name in names]


def test_days_played_before_have_their_points_after_the_migration(database: str) -> None:
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    migrate(engine, "0008")
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO people (id, name, language, notify, made) VALUES ('ada', 'Ada', 'en', :no, 0)"),
            {"no": False},
        )
        stars = {"result": {"stars": 17, "won": True, "fiefs": []}}
        for name, stage, summary in (("g1", "over", stars), ("g2", "over", {"result": None}), ("g3", "running", {})):
            connection.execute(
                text(
                    "INSERT INTO games (id, game, setup, seed, made, visibility, stage, moved, bot_due, summary)"
                    " VALUES (:name, 'northwood', '{}', 's', 0, 'private', :stage, 0, :no, :summary)"
                ),
                {"name": name, "stage": stage, "no": False, "summary": json.dumps(summary)},
            )
            connection.execute(
                text("INSERT INTO days (person, day, deal) VALUES ('ada', :day, :name)"),
                {"day": f"2026-11-1{name[1]}", "name": name},
            )
    migrate(engine)
    engine.dispose()
    store = GameStore.at(database)
    boards = Leaderboards(store)
    assert [boards.of_day(date(2026, 11, day), ["ada"])["ada"] for day in (11, 12, 13)] == [
        (None, 17),
        (None, None),
        (None, None),
    ]
    assert boards.shares(date(2026, 11, 11)) == ({17: 1}, {})
    store.close()


def test_nobody_is_seen_without_their_choice(store: GameStore) -> None:
    ada, bo, eve = people(store, "Ada", "Bo", "Eve")
    profiles, boards, days = Profiles(store), Leaderboards(store), PuzzleStore(store)
    for person in (ada, bo):
        days.enter_puzzle_of_day(person, DAY, right=True)
    assert profiles.visible([ada, bo], eve) == set()
    assert boards.streaks(DAY) == []
    profiles.choose(ada, PublicChoices(published=True, ranked=True))
    profiles.choose(ada, PublicChoices(published=True, ranked=True))
    assert profiles.visible([ada, bo], eve) == {ada}
    assert [(row.id, row.value) for row in boards.streaks(DAY)] == [(ada, 1)]
    People(store).forget(ada)
    assert profiles.owner(ada) is None
    assert boards.streaks(DAY) == []


def test_a_streak_that_ended_is_on_no_board(store: GameStore) -> None:
    (ada,) = people(store, "Ada")
    Profiles(store).choose(ada, PublicChoices(ranked=True))
    for day in (14, 15, 17):
        PuzzleStore(store).enter_puzzle_of_day(ada, DAY.replace(day=day), right=False)
    assert [row.value for row in Leaderboards(store).streaks(DAY)] == [1]
    assert Leaderboards(store).streaks(DAY.replace(day=20)) == []


def test_a_link_makes_friends_once_and_not_for_ever(store: GameStore) -> None:
    ada, bo, eve = people(store, "Ada", "Bo", "Eve")
    friends = Friends(store)
    code, late = friends.make_link(ada, 0.0), friends.make_link(ada, 0.0)
    assert friends.follow(code, bo, 1.0) == friends.follow(code, bo, 2.0) == ada
    with refused("server-friend-link-used"):
        friends.follow(code, eve, 3.0)
    with refused("server-friend-own-link"):
        friends.follow(late, ada, 3.0)
    with refused("server-friend-link-over"):
        friends.follow(late, eve, LINK_VALID_FOR + 1)
    assert friends.ids(ada) == [bo]
    assert friends.state(eve, ada) == "none"
    for _ in range(25):
        last = friends.make_link(ada, 4.0)
    assert friends.link(last, 5.0) == ada
    with refused("server-friend-link-over"):  # of too many the oldest no longer works
        friends.link(late, 5.0)


def test_only_so_many_friend_requests_wait_for_one_person(store: GameStore) -> None:
    friends = Friends(store)
    star, *asking = people(store, "Star", *(f"P{number}" for number in range(51)))
    for person in asking[:50]:
        assert friends.ask(person, star, 1.0) == "asked"
    with refused("server-friend-asked"):
        friends.ask(asking[50], star, 1.0)
    assert friends.ask(star, asking[0], 2.0) == "friend"
    assert friends.ask(asking[50], star, 3.0) == "asked", "an answered request waits no longer"


def test_people_from_before_the_search_are_found_by_name(database: str) -> None:
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    migrate(engine, "0014")
    with engine.begin() as connection:
        insert = "INSERT INTO people (id, name, language, notify, made) VALUES ('ada', 'Maëlle LÉa', 'en', :no, 0)"
        connection.execute(text(insert), {"no": False})
    migrate(engine)
    store = GameStore.at(database)
    profiles = Profiles(store)
    profiles.choose("ada", PublicChoices(published=True))
    assert [each.name for each in profiles.found("lea", None, 0, 9)] == ["Maëlle LÉa"]
    with engine.begin() as connection:  # as a node of the version before writes it
        connection.execute(text("UPDATE people SET sought = NULL, name = 'Zoe'"))
    engine.dispose()
    assert [each.name for each in profiles.found("ZOE", None, 0, 9)] == ["Zoe"]
    store.close()
