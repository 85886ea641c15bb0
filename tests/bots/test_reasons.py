"""Reasons are facts of the position, and can be said in every language."""

from typing import cast

import pytest
from rules.positions import board, line, on, settlement
from support.lines import random_line
from support.northwood import a_visit, after

from longhouse.bots.protocol import BotReason
from longhouse.bots.reasons import reason
from longhouse.engine.thinking import RatedAction, Verdict
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.options import RUNES
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Json, Seat, State
from longhouse.words import LANGUAGES, Words
from longhouse.words.reasons import reason_text

GAMES: list[tuple[str, dict[str, Json]]] = [
    ("fjords", {}),
    ("fjords", {"players": 4, "runes": list(RUNES)}),
    ("fjords", {"edition": "2005", "oversight": True, "rounds": 3}),
    ("northwood", {}),
    ("northwood", {"setup": "full", "goal": 20}),
]


def verdict(state: State, hits: dict[Event, float] | None = None) -> Verdict:
    """Something thought of every action: nothing much, but for the chance to hit that is given."""
    hits = hits or {}
    return Verdict(
        tuple(
            RatedAction(action=action, value=0.0, win=0.5, visits=1, hit=hits.get(action)) for action in state.actions()
        ),
        1,
        0.0,
    )


def why(state: State, text: str, **hits: float) -> BotReason:
    chances = {state.read(action.replace("_", " ")): hit for action, hit in hits.items()}
    return reason(state, state.read(text), verdict(state, chances))


@pytest.mark.parametrize(("name", "options"), GAMES, ids=lambda given: given if isinstance(given, str) else "")
def test_every_action_of_a_game_has_a_reason_that_every_language_can_say(name: str, options: dict[str, Json]) -> None:
    words = [Words(language) for language in LANGUAGES]
    for number, (state, _) in enumerate(random_line(game_with(name, options), "3")):
        if state.turn is None or number % 5:
            continue
        thought = verdict(state, dict.fromkeys(state.actions(), 0.7)) if name == "northwood" else verdict(state)
        for action in state.actions()[:6]:
            found = reason(state, action, thought)
            for language in words:
                assert reason_text(language, found.key, found.params)


def test_what_is_said_to_be_secured_was_contested_before_and_is_secured_after() -> None:
    seen = 0
    for state, _ in random_line(game_with("fjords", {}), "11"):
        before = state.view(None)
        if before["due"] != "settle":
            continue
        for action in state.actions():
            found = reason(state, action, verdict(state))
            if found.key in ("reason-cuts-off", "reason-secures"):
                then = cast(list[list[str]], state.take(action).view(None)["secured"])[state.turn or 0]
                assert len(set(then) & set(cast(list[str], before["contested"]))) == found.params["tiles"]
                seen += 1
    assert seen >= 10


def test_land_that_is_added_is_called_yours_by_whoever_gains_it() -> None:
    said = set()
    for state, _ in random_line(game_with("fjords", {}), "3"):
        if state.turn is None or state.view(None)["due"] != "lay":
            continue
        for action in state.actions():
            found = reason(state, action, verdict(state))
            if found.key in ("reason-adds-land", "reason-opens"):
                assert found.params["seat"] == state.turn
                said.add(reason_text(Words("en"), found.key, found.params, ["Ada", "Karl"], you=state.turn))
                assert "your" not in reason_text(Words("en"), found.key, found.params, ["Ada", "Karl"])
    assert said
    assert all("your land" in text for text in said)


# A row of plains, with longhouses north of 0,0 and 1,0 and of 1,0 and 2,0: whoever takes 1,0 has one side of it.
STREET = settlement(board(f"{line(-4, 2)} 1,-1 2,-1"), "1,-1 house", "2,-1 house")


def test_a_region_is_cut_off() -> None:
    assert why(STREET, "viking 1,0") == BotReason("reason-cuts-off", {"tiles": 5})


def test_a_region_is_denied_to_an_opponent_where_that_is_more_than_is_secured() -> None:
    assert isinstance(STREET, Settlement)
    assert why(STREET.with_turn(Seat(1)), "viking 1,0") == BotReason("reason-denies", {"tiles": 5, "seat": 0})


def test_once_nothing_is_contested_land_is_filled() -> None:
    assert why(on(STREET, "viking 1,0", "viking 2,0"), "viking 0,0").key == "reason-only-choice"
    split = settlement(board(f"{line(-3, 4)} 0,-1 4,-1", mountain="1,0:NE+SE"), "0,-1 house", "4,-1 house")
    assert why(split, "viking 0,0") == BotReason("reason-fills", {"tiles": 5})


def test_the_last_trick_is_named_and_a_trick_too_many_is_avoided() -> None:
    visit = after(a_visit(hand="2C 5C 8F", fief=1), "listen", "*state 4C")
    assert why(visit, "reply 5C").key == "reason-last-trick"
    assert why(visit, "reply 2C") == BotReason("reason-ducks", {"needed": 1, "cards": 2})
    full = after(a_visit(hand="2C 5C 8F", fief=1, score="1E"), "listen", "*state 4C")
    assert why(full, "reply 2C").key == "reason-enough"


def test_an_ally_is_worth_what_it_adds_to_the_chance() -> None:
    visit = a_visit("QE", "JE", hand="2C 5C 8F", fief=1, rulers="KC QC KF QF KL QL KE JC")
    found = why(visit, "use JE", use_JE=0.75, listen=0.5)
    assert found == BotReason("reason-helps", {"character": "JE", "percent": 75, "without": 50})
    assert why(visit, "use JE").key == "reason-uses"
