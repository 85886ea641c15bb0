"""Decided visits: what is said is true, and for hands of up to three cards nothing is missed."""

from itertools import combinations

import pytest
from support.lines import random_line
from support.northwood import a_source, a_visit, after, northwood

from longhouse.games.game import State
from longhouse.games.northwood.cards import card_text
from longhouse.games.northwood.journey import Camp, Finished
from longhouse.games.northwood.outlook import finish, outlook
from longhouse.games.northwood.visit import Visit


class TooMany(Exception):
    """More continuations than a test has time for."""


def every_outcome(state: State, won: int, budget: list[int], met: dict[str, frozenset[bool]]) -> frozenset[bool]:
    """By going through all continuations, each card by itself, without any bound."""
    if isinstance(state, Camp | Finished):
        return frozenset({state.journey.fates.count(True) > won})
    key = repr(state)
    if key not in met:
        budget[0] -= 1
        if not budget[0]:
            raise TooMany
        chance = state.chance()
        events = state.actions() if chance is None else [event for event, _ in chance.outcomes()]
        found: frozenset[bool] = frozenset()
        for event in events:
            found |= every_outcome(state.take(event), won, budget, met)
        met[key] = found
    return met[key]


def by_brute_force(visit: Visit, most: int) -> bool | None:
    outcomes = every_outcome(visit, visit.journey.fates.count(True), [most], {})
    return None if len(outcomes) == 2 else next(iter(outcomes))


@pytest.mark.parametrize("size", [1, 2, 3])
@pytest.mark.parametrize("score", ["", "8E"])
def test_for_every_hand_of_up_to_three_cards_nothing_is_missed_or_wrong(size: int, score: str) -> None:
    """All hands from two suits, one of them trump, against a deck of the rest."""
    cards = ["1C", "3C", "5C", "2F", "4F", "6F"]
    everybody = "JC JF JL JE"
    for hand in combinations(cards, size):
        deck = [card for card in cards if card not in hand]
        for fief in (0, 1, 2, 3):
            visit = a_visit(
                *everybody.split(),
                hand=" ".join(hand),
                deck=" ".join(deck),
                score=score,
                fief=fief,
                exhausted=everybody,
                rulers="QE KC KF QC KL QF QL KE" if fief != 2 else "QE KC QC KF KL QF QL KE",
            )
            assert outlook(visit) == by_brute_force(visit, 200_000), visit


ALLIES = ["JC", "QC", "KC", "LC", "BC", "JF", "KF", "PF", "LF", "BF", "QF", "JL", "KL", "PL", "LL", "BL", "QL"]
ALLIES += ["JE", "QE", "KE", "PE", "LE", "BE", "PC"]


@pytest.mark.parametrize("ally", ALLIES)
def test_with_an_ally_nothing_is_missed_or_wrong(ally: str) -> None:
    """Each character in turn, over all hands of one and two cards and some of three, against a small deck."""
    cards = ["1C", "4C", "2F", "5F", "3L", "8E"]
    court = [code for code in ["QE", "KC", "KF", "QC", "KL", "QF", "QL", "KE"] if code != ally]
    court += ["JF" if ally != "JF" else "JE"] * (8 - len(court))
    for size in (1, 2, 3):
        for hand in list(combinations(cards, size))[:: (1, 2, 6)[size - 1]]:
            deck = [card for card in cards if card not in hand]
            for fief, score in ((0, ""), (1, "7F"), (2, "7F")):
                visit = a_visit(
                    ally,
                    hand=" ".join(hand),
                    deck=" ".join(deck),
                    discard="5E",
                    score=score,
                    fief=fief,
                    rulers=" ".join(court),
                    lost=(3, 4, 5, 6),
                )
                visit.ready = 1
                try:
                    truth = by_brute_force(visit, 4_000)
                except TooMany:
                    continue
                assert outlook(visit) == truth, visit


def test_in_real_games_what_is_said_is_true() -> None:
    checked = decided = 0
    for seed in range(12):
        for state, _ in random_line(northwood(setup="full"), f"outlook/{seed}"):
            if not isinstance(state, Visit) or state.hand.bit_count() > 2:
                continue
            try:
                truth = by_brute_force(state, 1_500)
            except TooMany:
                continue
            checked += 1
            decided += truth is not None
            assert outlook(state) == truth, state
    assert checked > 300
    assert decided > 100


def test_a_score_that_cannot_go_down_any_more_is_lost() -> None:
    assert outlook(a_visit(hand="1L 2L 3L 4L 5L 6L 7L", score="1C 2C 3C 4C", fief=3)) is False


def test_it_stays_open_while_an_ally_could_still_lower_the_score() -> None:
    court = "QE KC KF QC KL JF QL KE"
    assert outlook(a_visit("QF", hand="1L 2L", score="1C 2C 3C 4C", fief=3, rulers=court)) is None


def test_nothing_is_said_in_a_scenario() -> None:
    game = northwood(scenario="first-thaw")
    assert outlook(a_visit(hand="1L", score="1C 2C 3C 4C", fief=3, game=game)) is None


def test_finishing_plays_the_first_legal_choices_to_the_end_of_the_visit() -> None:
    visit = a_visit(hand="1L 2L 3L", score="1C 2C 3C 4C", fief=3)
    events = finish(visit, a_source(), 0)
    state: State = visit
    for event in events:
        assert isinstance(state, Visit)
        actions = state.actions()
        assert event == actions[0] if actions else event[0] == "*state"
        state = state.apply(state.game.text(event))
    assert not isinstance(state, Visit)
    assert [event[0] for event in events] == ["listen", "*state", "reply"] * 3


def test_a_view_tells_what_is_decided() -> None:
    assert a_visit(hand="1L", score="1C 2C 3C 4C", fief=3).view(None)["decided"] is False
    visit = after(a_visit(hand="1L", score="1C 2C 3C", exhausted="JC", fief=3), "listen", "*state 8L")
    assert visit.view(None)["decided"] is True
    assert card_text(visit.statement) == "8L"
