"""What is decided can be finished at once, and only that; and why a move is refused is told unless oversight is on."""

import random

import pytest
from support.refused import refused
from support.tables import fjords, happen, played, seated

from longhouse.errors import LonghouseError
from longhouse.games.catalogue import GAMES
from longhouse.games.game import Seat, State
from longhouse.games.kinds import Closer, Decided
from longhouse.games.record import Record
from longhouse.table.export import record
from longhouse.table.setup import Setup
from longhouse.table.verbs.act import move
from longhouse.table.verbs.explain import may_have_hint, why
from longhouse.table.verbs.finish import finish


def closer_of(state: State) -> Closer:
    closing = GAMES[state.game.name].closing
    assert closing is not None
    return closing.load()


def look(state: State) -> Decided:
    return closer_of(state).look(state)


@pytest.mark.parametrize("runes", [[], ["strength", "water", "journey", "horse", "friendship", "wisdom"]])
def test_settled_land_is_filled_by_ordinary_moves_and_whoever_plays_on_gets_the_same_points(runes: list[str]) -> None:
    finished = 0
    for number in range(12):
        table = fjords(("ada", "bo", "cy"), {"runes": list(runes)})
        choose = random.Random(number)
        while table.turn is not None:
            if (found := look(table.state)).can_finish:
                finished += 1
                quick = happen(table, finish(table, [Seat(0)], table.ply, found, closer_of(table.state)))
                assert quick.stage == "over"
                Record.read(record(quick).write()).verify(fair=True)
                vikings_only = table
                while vikings_only.turn is not None:
                    actions = [action for action in vikings_only.state.legal() if action.startswith("viking")]
                    entries = move(vikings_only, [vikings_only.turn], vikings_only.ply, choose.choice(actions))
                    vikings_only = happen(vikings_only, entries)
                assert quick.state.result == vikings_only.state.result
                break
            table = played(table, 1, choose)
    assert finished > 3


def test_what_is_not_decided_cannot_be_finished() -> None:
    table = fjords()
    found = look(table.state)
    assert found == Decided()
    with refused("table-nothing-to-finish"):
        finish(table, [Seat(0)], table.ply, found, closer_of(table.state))
    with refused("table-only-watching"):
        finish(table, [], table.ply, found, closer_of(table.state))


def test_a_decided_visit_is_played_to_its_end() -> None:
    table = seated(Setup(game="northwood", options={}), ["ada"])
    choose = random.Random(1)
    seen = 0
    while table.turn is not None and seen < 2:
        found = look(table.state)
        if found.can_finish:
            seen += 1
            table = happen(table, finish(table, [Seat(0)], table.ply, found, closer_of(table.state)))
        else:
            table = played(table, 1, choose)
    assert seen
    Record.read(record(played(table, 10_000, choose)).write()).verify(fair=True)


def test_why_tells_the_rule_and_is_silent_with_oversight() -> None:
    table = fjords()
    refusal = why(table.state, "lay 00 0,0 PPPPPP")
    assert isinstance(refusal, LonghouseError)
    assert refusal.rule is not None
    assert why(table.state, table.state.legal()[0]) is None
    with pytest.raises(LonghouseError) as hidden:
        why(fjords(options={"oversight": True}).state, "lay 00 0,0 PPPPPP")
    assert hidden.value.rule == "F5.5"


def test_hints_are_refused_in_rated_games_with_oversight_and_out_of_turn() -> None:
    table = fjords()
    assert table.turn is not None
    assert may_have_hint(table, [table.turn], table.ply) == table.turn
    with refused("table-not-your-turn"):
        may_have_hint(table, [Seat(1 - table.turn)], table.ply)
    with refused("table-rated-hints"):
        may_have_hint(fjords(rated=True), [Seat(0), Seat(1)], 99)
    hidden = fjords(options={"oversight": True})
    with refused("table-hidden"):
        may_have_hint(hidden, [Seat(0), Seat(1)], hidden.ply)
