"""Takebacks, offers, and the other ways a game can end or change hands."""

import dataclasses
import random

from support.refused import refused
from support.tables import fjords, happen, played

from longhouse.games.game import Seat
from longhouse.games.record import Ended, Record
from longhouse.table.entries import Answer, Left, LevelName, Ply, Rematch
from longhouse.table.export import record
from longhouse.table.table import Table
from longhouse.table.verbs.abandon import resign
from longhouse.table.verbs.act import move
from longhouse.table.verbs.leave import come_back, leave
from longhouse.table.verbs.offers import answer, lapse, propose
from longhouse.table.verbs.rematch import again
from longhouse.table.verbs.takeback import reach, take_back

BOTH = (Seat(0), Seat(1))
MOVED, OTHER = Seat(1), Seat(0)
"""Who made the first turn of `played(fjords(), 2, random.Random(1))`, and who did not."""


def after_a_lay(table: Table) -> Table:
    """The position after a lay, before the longhouse is decided on."""
    assert table.turn is not None
    lay = next(
        action
        for action in table.state.legal()
        if table.state.apply(action).turn is not None and action.startswith("lay")
    )
    return happen(table, move(table, [table.turn], table.ply, lay))


def test_a_decision_can_be_taken_back_while_chance_has_revealed_nothing() -> None:
    start = fjords(("ada", "ada"))
    laid = after_a_lay(start)
    [back] = propose(laid, BOTH, "takeback")
    table = happen(laid, [back])
    assert table.state == start.state
    assert table.events == start.events
    assert table.free


def test_nothing_is_taken_back_across_what_chance_revealed_unless_the_game_is_casual() -> None:
    for casual in (False, True):
        table = played(fjords(("ada", "ada"), casual=casual), 2, random.Random(1))
        assert any(event.revealed for event in table.events[-1:])
        if casual:
            assert happen(table, propose(table, BOTH, "takeback")).turn is not None
        else:
            assert reach(table, BOTH) is None
            with refused("table-takeback-revealed"):
                propose(table, BOTH, "takeback")


def test_what_is_played_again_after_a_takeback_meets_the_same_chance_and_the_record_stays_fair() -> None:
    table = played(fjords(("ada", "ada"), casual=True), 4, random.Random(1))
    before = [event.text for event in table.events]
    back = happen(table, [take_back(table, BOTH, None)])
    undone = table.events[len(back.events)]
    again_played = happen(back, move(back, BOTH, back.ply, undone.text))
    assert [event.text for event in again_played.events] == before
    over = played(again_played, 10_000, random.Random(2))
    Record.read(record(over).write()).verify(fair=True)


def test_one_can_go_back_several_decisions_but_only_to_ones_own() -> None:
    table = played(fjords(("ada", "bot:karl"), casual=True), 8, random.Random(1))
    own = [n for n, event in enumerate(table.events) if event.seat == 0]
    assert take_back(table, [Seat(0)], own[0]).to == own[0]
    foreign = next(n for n, event in enumerate(table.events) if event.seat == 1)
    with refused("table-takeback-no-decision"):
        take_back(table, [Seat(0)], foreign)


def test_between_people_a_takeback_needs_consent() -> None:
    start = fjords()
    laid = after_a_lay(start)
    asker = laid.events[-1].seat
    assert asker is not None
    other = Seat(1 - asker)
    asked = happen(laid, propose(laid, [asker], "takeback"))
    assert asked.state == laid.state
    with refused("table-offer-not-asked"):
        answer(asked, [asker], asked.offers[0].ply, True)
    withdrawn = happen(asked, answer(asked, [asker], asked.offers[0].ply, False))
    assert (withdrawn.state, withdrawn.offers) == (laid.state, ())
    refusing = happen(asked, answer(asked, [other], asked.offers[0].ply, False))
    assert (refusing.state, refusing.offers) == (laid.state, ())
    agreed = happen(asked, answer(asked, [other], asked.offers[0].ply, True))
    assert agreed.state == start.state
    assert agreed.offers == ()


def test_an_offer_to_take_back_is_gone_when_the_game_moves_on() -> None:
    laid = after_a_lay(fjords())
    asker = laid.events[-1].seat
    assert asker is not None
    asked = happen(laid, propose(laid, [asker], "takeback"))
    moved = happen(asked, move(asked, [asker], asked.ply, asked.state.legal()[0]))
    assert moved.offers == ()
    with refused("table-offer-gone"):
        answer(moved, [Seat(1 - asker)], asked.offers[0].ply, True)


def test_all_other_people_have_to_agree() -> None:
    table = fjords(("ada", "bo", "cy"))
    table = happen(table, propose(table, [Seat(0)], "abandon"))
    table = happen(table, answer(table, [Seat(1)], table.offers[0].ply, True))
    assert table.stage == "running"
    table = happen(table, answer(table, [Seat(2)], table.offers[0].ply, True))
    assert table.ended == Ended(by="abandon", seat=Seat(0))
    Record.read(record(table).write()).verify(fair=True)


def test_who_resigns_ends_the_game_for_a_seat_of_their_own() -> None:
    table = fjords()
    with refused("table-not-your-seat"):
        resign(table, [Seat(0)], 1)
    over = happen(table, resign(table, [Seat(1)], None))
    assert over.ended == Ended(by="resign", seat=Seat(1))
    assert over.turn is None
    with refused("table-over"):
        move(over, BOTH, over.ply, "house")
    with refused("table-not-running"):
        resign(over, BOTH, None)


def test_a_bot_plays_on_for_someone_who_left_if_the_others_agree_until_they_come_back() -> None:
    table = fjords(("ada", "bo", "cy"))
    with refused("table-not-left"):
        propose(table, [Seat(0)], "substitute", about=Seat(2), level=LevelName("karl"))
    table = happen(table, leave(table, [Seat(2)]))
    table = happen(table, propose(table, [Seat(0)], "substitute", about=Seat(2), level=LevelName("karl")))
    table = happen(table, answer(table, [Seat(1)], table.offers[0].ply, True))
    assert table.held[2].kind == "bot"
    assert table.seats_of("cy") == (2,)
    table = happen(table, come_back(table, [Seat(2)]))
    assert table.held[2].kind == "person"


def test_no_bot_plays_on_in_a_rated_game() -> None:
    table = happen(fjords(rated=True), [Left(seat=Seat(1))])
    with refused("table-rated-bots"):
        propose(table, [Seat(0)], "substitute", about=Seat(1), level=LevelName("karl"))


def test_a_rematch_keeps_the_seats_for_the_same_people_each_a_seat_further() -> None:
    table = fjords(("ada", "bo", "bot:karl"))
    with refused("table-not-over"):
        propose(table, [Seat(0)], "rematch")
    over = happen(table, resign(table, [Seat(0)], None))
    asked = happen(over, propose(over, [Seat(0)], "rematch"))
    *_, named = answer(asked, [Seat(1)], asked.offers[0].ply, True)
    assert isinstance(named, Rematch)
    laid, first = again(asked, named.game)
    following = happen(laid, first)
    assert [held.reserved for held in following.held] == ["bo", None, "ada"]
    assert following.held[1].level == "karl"
    assert following.seed != table.seed


def test_a_bot_game_is_free() -> None:
    assert fjords(("ada", "bot:karl")).free
    assert not fjords(("ada", "bo")).free


def test_what_chance_revealed_is_taken_back_if_the_other_agrees_unless_the_game_is_rated() -> None:
    for rated in (False, True):
        table = played(fjords(("ada", "bo"), rated=rated), 2, random.Random(1))
        assert any(event.revealed for event in table.events[-1:])
        if rated:
            with refused("table-takeback-revealed"):
                propose(table, [MOVED], "takeback")
            continue
        asked = happen(table, propose(table, [MOVED], "takeback"))
        assert asked.events == table.events
        agreed = happen(asked, answer(asked, [OTHER], asked.offers[0].ply, yes=True))
        assert len(agreed.events) < len(table.events)


def test_a_takeback_that_nobody_answers_is_rejected_after_its_time_and_a_rematch_is_not() -> None:
    table = played(fjords(("ada", "bo")), 2, random.Random(1))
    asked = happen(table, propose(table, [MOVED], "takeback"), at=100.0)
    assert lapse(asked, 129.9) == []
    rejected = lapse(asked, 130.0)
    assert rejected == [Answer(offer=asked.offers[0].ply, seat=OTHER, yes=False, late=True)]
    assert happen(asked, rejected).offers == ()
    over = happen(table, resign(table, [Seat(0)], None))
    waiting = happen(over, propose(over, [Seat(0)], "rematch"), at=100.0)
    assert lapse(waiting, 10_000.0) == []


def test_a_log_grows_without_end_by_nothing_that_people_can_repeat() -> None:
    """Otherwise, a game could become so long that loading it takes a server's memory and time."""
    for who in (("ada", "ada"), ("ada", "bo")):
        table = after_a_lay(fjords(who))
        full = dataclasses.replace(table, ply=Ply(5_000))
        for seats in (BOTH, BOTH[:1]):
            assert leave(table, seats)
            assert leave(full, seats) == []
        with refused("table-log-long"):
            propose(full, [Seat(1)] if len(full.people) > 1 else BOTH, "takeback")
        assert move(full, [Seat(1)], full.ply, full.state.legal()[0])
        assert resign(full, BOTH, Seat(0))
    alone = dataclasses.replace(fjords(("ada", "ada")), ply=Ply(5_000))
    assert propose(alone, BOTH, "abandon")
    with refused("table-log-long"):
        propose(full, [Seat(0)], "abandon")
