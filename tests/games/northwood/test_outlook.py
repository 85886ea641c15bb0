"""Decided visits: what is said is true, and for hands of up to three cards nothing is missed."""

from itertools import combinations
from typing import ClassVar

import pytest
from support.lines import random_line
from support.northwood import a_source, a_visit, after, northwood

from longhouse.games.game import State
from longhouse.games.northwood.characters import CHARACTERS
from longhouse.games.northwood.journey import Camp, Finished
from longhouse.games.northwood.means import Means
from longhouse.games.northwood.northwood import Northwood
from longhouse.games.northwood.options import SETUPS, Options
from longhouse.games.northwood.outlook import finish, outlook
from longhouse.games.northwood.plans import Company
from longhouse.games.northwood.special_rules import SpecialRule
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
            assert outlook(visit, patience=None) == by_brute_force(visit, 200_000), visit


CARDS = ("1C", "4C", "2F", "5F", "3L", "8E")
SITUATIONS = ((0, ""), (0, "7F"), (1, ""), (1, "7F"), (2, ""), (2, "7F"), (1, "7F 6E"))
"""Fiefs, and what was scored there before."""


def compared(ally: str, other: str | None, size: int, every: int) -> int:
    """Hold the outlook against brute force for hands of a size; how many positions there was time for.

    One ally is ready; the other one, if any, is exhausted and can be refreshed.
    """
    court = [code for code in ["QE", "KC", "KF", "QC", "KL", "QF", "QL", "KE"] if code not in (ally, other)]
    court += [code for code in ("JF", "JE", "JC") if code not in (ally, other)][: 8 - len(court)]
    done = 0
    for hand in list(combinations(CARDS, size))[::every]:
        deck = [card for card in CARDS if card not in hand]
        for fief, score in SITUATIONS:
            visit = a_visit(
                *([ally] if other is None else [ally, other]),
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
                truth = by_brute_force(visit, 3_000)
            except TooMany:
                continue
            done += 1
            assert outlook(visit, patience=None) == truth, visit
    return done


@pytest.mark.parametrize("ally", [character.code for character in CHARACTERS])
def test_with_an_ally_nothing_is_missed_or_wrong(ally: str) -> None:
    assert compared(ally, None, size=1, every=2) + compared(ally, None, size=2, every=5) >= 20
    compared(ally, None, size=3, every=7)


@pytest.mark.parametrize("other", ["QC", "KC", "LC", "QF", "KF", "PL", "QL", "JF"])
def test_with_an_ally_who_can_be_refreshed_nothing_is_missed_or_wrong(other: str) -> None:
    assert compared("LL", other, size=1, every=1) + compared("LL", other, size=2, every=4) >= 7


def test_in_real_games_what_is_said_is_true() -> None:
    checked = decided = 0
    for seed in range(12):
        for state, _ in random_line(northwood(setup="full"), f"outlook/{seed}"):
            if not isinstance(state, Visit) or state.hand.bit_count() > 2:
                continue
            try:
                truth = by_brute_force(state, 1_000)
            except TooMany:
                continue
            checked += 1
            decided += truth is not None
            assert outlook(state, patience=None) == truth, state
    assert checked > 300
    assert decided > 100


class Witness(SpecialRule):
    """Changes nothing, and tells how visits end."""

    name = "witness"
    scores: ClassVar[list[int]] = []

    def succeeds(self, visit: Visit, success: bool) -> bool:
        self.scores.append(len(visit.score))
        return success


@pytest.mark.parametrize("seed", range(40))
def test_no_visit_ends_beyond_the_bounds_it_had_before(seed: int) -> None:
    bounds: list[list[tuple[int, int, tuple[int, ...]]]] = []
    last = 0
    for state, _ in random_line(Northwood(Options("full", 16, SETUPS["full"], (Witness(0),))), f"bounds/{seed}"):
        if isinstance(state, Visit):
            plans = Company(state).plans
            bounds.append([(Means(state, plan).least(), Means(state, plan).most(), plan.targets) for plan in plans])
            last = state.fief
        elif bounds:
            score = Witness.scores[-1]
            for by_plan in bounds:
                assert any(least <= score <= most and last in targets for least, most, targets in by_plan)
            bounds.clear()


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


def test_a_statement_that_was_heard_may_decide() -> None:
    visit = after(a_visit(hand="1L", score="1C 2C 3C", exhausted="JC", fief=3), "listen", "*state 8L")
    assert outlook(visit) is True
