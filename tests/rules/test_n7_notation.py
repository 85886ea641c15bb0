"""Events as text (section 7), and what is cited when an event is of the wrong kind."""

import pytest
from support.northwood import a_visit, after, northwood

from longhouse.errors import IllegalAction
from longhouse.games.northwood import notation

ALL_KINDS = (
    "*setup JC JF JL JE / QE KC KF QC KL QF QL KE",
    "*hand 1C 4C 8C 2F 7L 1E 3E 6E",
    "visit 3",
    "call KC JE",
    "use JE",
    "listen",
    "*state 7L",
    "reply 7E",
    "*draw 3C",
    "*peek 3C 4F 5E",
    "discard 3C",
    "score 8C",
    "swap 3C",
    "choose 3C",
    "name F",
    "fief 4",
    "ready JE",
    "more",
    "stop",
)


@pytest.mark.parametrize("text", ALL_KINDS)
def test_n7_every_kind_of_event_is_read_and_written(text: str) -> None:
    assert notation.text(notation.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "listen now",
        "Listen",
        " listen",
        "reply",
        "reply 9E",
        "reply 7X",
        "reply 7e",
        "reply 7E 8E",
        "visit 8",
        "visit -1",
        "visit 03",
        "use ZZ",
        "call KC",
        "name X",
        "*hand",
        "*peek",
        "*hand 1C,2C",
        "*setup JC JF JL JE QE KC KF QC KL QF QL KE",
        "*setup JC JF JL / QE KC KF QC KL QF QL KE",
        "reply ７E",
        "\x00",
    ],
)
def test_n7_what_cannot_be_read_cites_n7(text: str) -> None:
    for state in (northwood().start(), a_visit(hand="1C")):
        with pytest.raises(IllegalAction) as refusal:
            state.apply(text)
        assert refusal.value.rule == "N7"


def cited(state: object, text: str) -> str | None:
    with pytest.raises(IllegalAction) as refusal:
        state.apply(text)  # type: ignore[attr-defined]
    return refusal.value.rule


def test_n7_an_event_of_the_wrong_kind_cites_the_rule_of_the_event_that_is_due() -> None:
    arrival = northwood().start()
    assert {cited(arrival, text) for text in ALL_KINDS[1:] if text != "call KC JE"} == {"N2.1"}
    full = northwood(setup="full").start()
    assert {cited(full, text) for text in ALL_KINDS[1:] if text != "call KC JE"} == {"N2.2"}
    hand = arrival.apply(ALL_KINDS[0])
    assert {cited(hand, text) for text in ALL_KINDS if text not in ("call KC JE", ALL_KINDS[1])} == {"N2.3"}
    fief = hand.apply(ALL_KINDS[1])
    assert {cited(fief, text) for text in ALL_KINDS if text not in ("call KC JE", "visit 3")} == {"N3.1"}
    dialogue = fief.apply("visit 3")
    others = [text for text in ALL_KINDS if text.split()[0] not in ("call", "use", "listen", "*hand", "visit")]
    assert {cited(dialogue, text) for text in others} == {"N3.3"}
    ability = dialogue.apply("use JE")
    others = [text for text in ALL_KINDS if text.split()[0] not in ("call", "*draw", "*hand", "visit")]
    assert {cited(ability, text) for text in others} == {"N5.JE"}


def test_n7_a_call_of_the_wrong_kind_cites_n3_2() -> None:
    arrival = northwood().start()
    hand = arrival.apply(ALL_KINDS[0])
    fief = hand.apply(ALL_KINDS[1])
    ability = fief.apply("visit 3").apply("use JE")
    for state in (arrival, hand, fief, ability, fief.apply("visit 3").apply("listen")):
        assert cited(state, "call KC JE") == "N3.2"


def test_n7_a_hand_or_a_visit_during_a_visit_cites_n3_4() -> None:
    visit = a_visit("JE", hand="1C 2C", fief=7)
    for state in (visit, after(visit, "use JE"), after(visit, "listen"), after(visit, "listen", "*state 8L")):
        assert cited(state, "visit 1") == cited(state, ALL_KINDS[1]) == "N3.4"


def test_n7_a_known_card_is_drawn_with_certainty_and_still_recorded() -> None:
    visit = after(a_visit("JC", hand="1C 2C", top="8L 7L"), "use JC")
    assert cited(visit, "*draw 7L") == "N5.JC"
    visit = after(visit, "*draw 8L")
    assert cited(visit, "*draw 6L") == "N5.JC"
