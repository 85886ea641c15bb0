"""Who plays whom by quick pairing."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace as with_fields

from longhouse.table.pairing import Seeker, Wish, groups
from longhouse.table.setup import FischerClock

TEN = FischerClock(600, 10)
WISH = Wish(game="fjords", options='{"players":2}', clock=TEN)
RATED = with_fields(WISH, rated=True)


def seeker(person: str, wish: Wish = WISH, rating: float | None = None, since: float = 0.0, seats: int = 2) -> Seeker:
    return Seeker(person, wish, seats, rating, since)


def names(found: list[list[Seeker]]) -> list[set[str]]:
    return [{each.person for each in group} for group in found]


def test_strangers_with_the_same_wish_meet_and_others_do_not() -> None:
    slow = with_fields(WISH, clock=FischerClock(900, 10))
    assert names(groups([seeker("ada"), seeker("bo", slow), seeker("cora")], (), 1.0)) == [{"ada", "cora"}]
    assert groups([seeker("ada"), seeker("bo", RATED)], (), 1.0) == []


def test_people_who_blocked_each_other_never_meet() -> None:
    apart = {frozenset(("ada", "bo"))}
    both = [seeker("ada"), seeker("bo")]
    assert groups(both, apart, 1_000.0) == []
    assert names(groups([*both, seeker("cora", since=5.0)], apart, 1_000.0)) == [{"ada", "cora"}]
    four = [seeker(name, seats=3) for name in ("ada", "bo", "cora", "dan")]
    assert all(not {"ada", "bo"} <= group for group in names(groups(four, apart, 0.0)))


def test_rated_games_begin_with_the_nearest_and_widen_while_one_waits() -> None:
    far = [seeker("ada", RATED, 25.0), seeker("bo", RATED, 35.0)]
    assert groups(far, (), 1.0) == []
    assert names(groups(far, (), 60.0)) == [{"ada", "bo"}]
    near = [*far, seeker("cora", RATED, 26.0, since=1.0)]
    assert names(groups(near, (), 60.0)) == [{"ada", "cora"}]


def test_anybody_is_bounded_by_what_the_other_one_accepts() -> None:
    open_to_all = with_fields(RATED, anybody=True)
    assert groups([seeker("ada", open_to_all, 25.0), seeker("bo", RATED, 35.0)], (), 1.0) == []
    assert groups([seeker("ada", open_to_all, 25.0), seeker("bo", open_to_all, 35.0)], (), 1.0) != []


@given(st.lists(st.tuples(st.floats(0, 50), st.floats(0, 100), st.booleans()), max_size=30), st.integers(2, 4))
def test_nobody_plays_twice_and_every_group_is_full(people: list[tuple[float, float, bool]], seats: int) -> None:
    seekers = [
        replace(seeker(str(n), with_fields(RATED, anybody=anybody), rating, since), seats=seats)
        for n, (rating, since, anybody) in enumerate(people)
    ]
    found = groups(seekers, (), 100.0)
    playing = [each.person for group in found for each in group]
    assert len(playing) == len(set(playing))
    assert all(len(group) == seats for group in found)
