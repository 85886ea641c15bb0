"""Tries of puzzles, in stores of both kinds: rated once, and days that are counted."""

from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta

from longhouse.storage.games import GameStore
from longhouse.storage.people import People
from longhouse.storage.puzzles import Day, PuzzleStore

TODAY = date(2026, 11, 16)


def somebody(store: GameStore) -> str:
    person, _ = People(store).welcome("Ada", "en", 0.0)
    return person.id


def test_a_puzzle_that_is_solved_raises_one_rating_and_lowers_the_other(store: GameStore) -> None:
    ada, tries = somebody(store), PuzzleStore(store)
    rated = tries.enter(ada, "fjords", "s1", 27.0, 1.0, right=True)
    assert rated is not None
    assert rated.after.rating[0] > rated.before.rating[0]
    assert tries.strength(ada, "fjords") == rated.after
    assert tries.difficulty("s1", 27.0).rating[0] < 27.0
    assert tries.difficulty("s2", 27.0).rating[0] == 27.0
    assert tries.strength(ada, "northwood").tries == 0


def test_only_the_first_try_counts(store: GameStore) -> None:
    ada, tries = somebody(store), PuzzleStore(store)
    rated = tries.enter(ada, "fjords", "s1", 25.0, 1.0, right=False)
    assert rated is not None
    assert tries.enter(ada, "fjords", "s1", 25.0, 2.0, right=True) is None
    assert tries.strength(ada, "fjords") == rated.after
    assert tries.tried(ada) == {"s1": False}
    assert tries.difficulty("s1", 25.0).tries == 1


def test_of_tries_at_the_same_time_one_counts(store: GameStore) -> None:
    ada, tries = somebody(store), PuzzleStore(store)
    with ThreadPoolExecutor(4) as threads:
        entered = list(threads.map(lambda _: tries.enter(ada, "fjords", "s1", 25.0, 1.0, right=True), range(8)))
    assert sum(each is not None for each in entered) == 1
    assert tries.strength(ada, "fjords").tries == 1


def test_two_people_at_one_puzzle_at_the_same_time_both_count(store: GameStore) -> None:
    tries = PuzzleStore(store)
    people = [somebody(store) for _ in range(2)]
    with ThreadPoolExecutor(2) as threads:
        entered = list(threads.map(lambda who: tries.enter(who, "fjords", "s1", 25.0, 1.0, right=True), people))
    assert None not in entered
    assert tries.difficulty("s1", 25.0).tries == 2


def test_a_day_keeps_what_was_done_first(store: GameStore) -> None:
    ada, tries = somebody(store), PuzzleStore(store)
    assert tries.day(ada, TODAY) == Day()
    tries.enter_puzzle_of_day(ada, TODAY, right=False)
    tries.enter_puzzle_of_day(ada, TODAY, right=True)
    assert tries.enter_deal(ada, TODAY, "one") == "one"
    assert tries.enter_deal(ada, TODAY, "two") == "one"
    assert tries.day(ada, TODAY) == Day(right=False, deal="one")


def test_a_day_tells_whether_both_of_its_tasks_were_begun(store: GameStore) -> None:
    ada, tries = somebody(store), PuzzleStore(store)
    assert tries.days(ada) == {}
    yesterday = TODAY - timedelta(days=1)
    tries.enter_puzzle_of_day(ada, yesterday, right=False)
    tries.enter_puzzle_of_day(ada, TODAY, right=True)
    tries.enter_deal(ada, TODAY, "game")
    assert tries.days(ada) == {yesterday: False, TODAY: True}


def test_tries_are_told_in_the_order_in_which_they_were_made(store: GameStore) -> None:
    ada, tries = somebody(store), PuzzleStore(store)
    for at, puzzle in enumerate(("s3", "s1", "s2")):
        tries.enter(ada, "fjords", puzzle, 25.0, float(at), right=puzzle == "s1")
    assert list(tries.tried(ada).items()) == [("s3", False), ("s1", True), ("s2", False)]


def test_who_is_forgotten_leaves_no_tries(store: GameStore) -> None:
    ada, tries = somebody(store), PuzzleStore(store)
    tries.enter(ada, "fjords", "s1", 25.0, 1.0, right=True)
    tries.enter_puzzle_of_day(ada, TODAY, right=True)
    People(store).forget(ada)
    assert tries.tried(ada) == {}
    assert tries.day(ada, TODAY) == Day()
    assert tries.strength(ada, "fjords").tries == 0
