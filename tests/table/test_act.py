"""Moves: whose turn it is, what is stale, and that a whole game is fair."""

import random

import pytest
from support.refused import refused
from support.tables import fjords, happen, made, played, seated

from longhouse.errors import LonghouseError
from longhouse.games.game import Seat
from longhouse.games.record import Record
from longhouse.table.entries import Left, LevelName, Offer, Sat
from longhouse.table.export import record
from longhouse.table.setup import Setup
from longhouse.table.summary import fair
from longhouse.table.verbs.act import move
from longhouse.table.verbs.seating import seat_bot, sit


def test_a_game_begins_when_the_last_seat_is_taken() -> None:
    table = made(Setup(game="fjords", options={}))
    table = happen(table, sit(table, 1, "bo", "Bo", "n1", None))
    assert (table.stage, table.turn, table.events) == ("open", None, ())
    table = happen(table, sit(table, 0, "ada", "Ada", "n0", None))
    assert table.stage == "running"
    assert table.turn is not None
    assert table.state.chance is None


def test_a_seat_is_taken_once_and_kept_for_whom_it_is_kept() -> None:
    table = made(Setup(game="fjords", options={}))
    table = happen(table, seat_bot(table, 0, LevelName("karl")))
    with refused("table-seat-taken"):
        sit(table, 0, "ada", "Ada", "n", None)
    with refused("no-such-seat"):
        sit(table, 2, "ada", "Ada", "n", None)


@pytest.mark.parametrize("nonce", ["", "a b", "ä", "x" * 101, "line\nfeed"])
def test_a_nonce_is_visible_ascii(nonce: str) -> None:
    with refused("table-nonce"):
        sit(made(Setup(game="fjords", options={})), 0, "ada", "Ada", nonce, None)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "  ",
        "x" * 41,
        "a\u202eb",
        "a\x00b",
        "a\u200db",
        "👩\u200d",
        "\u200d👩",
        "👩\u200d\u200d🚀",
        "a\u200d🚀",
        "\u30fb\u200d\u30fb",
    ],
)
def test_a_name_is_one_short_visible_line(name: str) -> None:
    with refused("table-name"):
        sit(made(Setup(game="fjords", options={})), 0, "ada", name, "n", None)


@pytest.mark.parametrize("name", ["👨\u200d👩\u200d👧", "👩🏽\u200d🚀 Bo", "🏳️\u200d🌈", "🧑\u200d⚕️", "❤️\u200d🔥"])
def test_a_name_may_have_joined_emoji(name: str) -> None:
    [sat] = sit(made(Setup(game="fjords", options={})), 0, "ada", name, "n", None)
    assert isinstance(sat, Sat)
    assert sat.name == name


def test_only_the_seat_to_move_moves() -> None:
    table = fjords()
    assert table.turn is not None
    action = table.state.legal()[0]
    with refused("table-not-your-turn"):
        move(table, [Seat(1 - table.turn)], table.ply, action)
    with refused("table-only-watching"):
        move(table, [], table.ply, action)


def test_who_holds_several_seats_moves_for_the_one_to_move() -> None:
    table = fjords(("ada", "ada"))
    table = played(table, 6, random.Random(1))
    both = [Seat(0), Seat(1)]
    assert table.eyes(both) == table.turn
    assert move(table, both, table.ply, table.state.legal()[0])


def test_a_move_for_an_older_position_is_stale_but_what_happens_beside_the_board_does_not_matter() -> None:
    table = fjords()
    seen = table.ply
    assert table.turn is not None
    action = table.state.legal()[0]
    beside = happen(table, [Left(seat=Seat(1)), Offer(seat=Seat(0), offer="abandon")])
    assert move(beside, [table.turn], seen, action)
    moved = happen(table, move(table, [table.turn], seen, action))
    for ply in (seen, moved.ply + 1):
        with refused("table-stale"):
            move(moved, [Seat(0), Seat(1)], ply, moved.state.legal()[0])


def test_an_illegal_action_is_refused_by_its_rule() -> None:
    table = fjords()
    assert table.turn is not None
    with pytest.raises(LonghouseError) as refusal:
        move(table, [table.turn], table.ply, "viking 0,0")
    assert refusal.value.rule == "F4.1"


def test_nobody_can_choose_what_chance_decides() -> None:
    table = fjords()
    assert table.turn is not None
    with pytest.raises(LonghouseError):
        move(table, [table.turn], table.ply, "*row 12")


@pytest.mark.parametrize("number", range(4))
def test_the_record_of_a_whole_game_is_fair(number: int) -> None:
    table = played(fjords(("ada", "bo", "bot:karl")), 10_000, random.Random(number))
    assert table.stage == "over"
    written = Record.read(record(table).write())
    assert written.verify(fair=True).result == written.result
    assert written.players == ("ada", "bo", "bot:karl")


def test_the_seed_is_told_when_the_game_is_over_and_not_before() -> None:
    table = fjords()
    assert fair(table).commitment is not None
    assert (fair(table).seed, fair(table).nonces, record(table).seed, record(table).nonces) == (None,) * 4
    over = played(table, 10_000, random.Random(1))
    assert fair(over).seed == table.seed
    assert fair(over).nonces == ("nonce-0", "nonce-1")


def test_chance_depends_on_the_nonce_of_every_seat() -> None:
    first = [event.text for event in fjords(("ada", "bo", "cy")).events]
    table = made(Setup(game="fjords", options={"players": 3}), 3)
    for seat in range(3):
        nonce = "other" if seat == 2 else f"nonce-{seat}"
        table = happen(table, sit(table, seat, str(seat), "x", nonce, None))
    assert [event.text for event in table.events] != first


def test_a_game_goes_on_from_a_position_of_a_record_without_a_commitment() -> None:
    before = played(fjords(), 9, random.Random(5))
    events = tuple(event.text for event in before.events)
    table = seated(Setup(game="fjords", options={}), ("ada", "bo"), seed="other", events=events)
    assert table.turn == before.turn
    assert record(table).events[: len(events)] == events
    over = played(table, 10_000, random.Random(6))
    assert (record(over).seed, record(over).commitment, fair(over).commitment) == (None, None, None)
    record(over).verify()
