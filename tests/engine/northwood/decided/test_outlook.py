"""Decided visits: what is said is true, and for hands of up to three cards nothing is missed."""

import subprocess
import sys
from itertools import combinations
from typing import ClassVar

import pytest
from support.lines import random_line
from support.northwood import a_source, a_visit, after, northwood
from support.outlook import CODES, TooMany, by_brute_force, compare, small_visits

from longhouse.engine.northwood.decided.bounds import ScoreBounds
from longhouse.engine.northwood.decided.closing import CLOSING
from longhouse.engine.northwood.decided.outlook import outlook
from longhouse.engine.northwood.decided.plans import Company
from longhouse.games.game import State
from longhouse.games.northwood.northwood import Northwood
from longhouse.games.northwood.options import SETUPS, NorthwoodSettings
from longhouse.games.northwood.special_rules import SpecialRule
from longhouse.games.northwood.visit import Visit
from longhouse.games.play_on import play_on


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


@pytest.mark.parametrize("ally", CODES)
def test_with_any_ally_nothing_is_missed_or_wrong(ally: str) -> None:
    """All hands of up to three of six cards, in every situation."""
    for size, number in ((1, 48), (2, 120), (3, 160)):
        assert compare(small_visits(ally, size=size), most=20_000) == number


@pytest.mark.parametrize("ally", CODES)
def test_with_a_deck_that_runs_out_nothing_is_missed_or_wrong(ally: str) -> None:
    for size, number in ((2, 120), (3, 160)):
        assert compare(small_visits(ally, size=size, deck=1)) == number
        assert compare(small_visits(f"{ally} {'QF' if ally != 'QF' else 'QC'}", size=size, deck=1)) == number


@pytest.mark.parametrize("ruler", [code for code in CODES if code != "QL"])
def test_with_the_text_of_any_ruler_nothing_is_missed_or_wrong(ruler: str) -> None:
    for size, every in ((1, 3), (2, 5), (3, 9)):
        assert compare(small_visits("QL", ruler=ruler, size=size, every=every)) > 10


@pytest.mark.parametrize("other", [code for code in CODES if code != "LL"])
def test_with_an_ally_who_can_be_refreshed_nothing_is_missed_or_wrong(other: str) -> None:
    for size, every in ((1, 5), (2, 11), (3, 19)):
        assert compare(small_visits("LL", other, size=size, every=every)) > 5


@pytest.mark.parametrize("pair", list(combinations(CODES, 2))[::7], ids=" ".join)
def test_with_two_allies_nothing_is_missed_or_wrong(pair: tuple[str, str]) -> None:
    for size, every in ((1, 23), (2, 61), (3, 81)):
        compare(small_visits(" ".join(pair), size=size, every=every))


def test_scores_that_have_to_be_lowered_twice_are_not_missed_or_wrong() -> None:
    """QC may act twice with LL, but then neither BF nor PE can get rid of the trumps that are always taken back."""
    for size, every in ((1, 5), (2, 9), (3, 11)):
        assert compare(small_visits("QC LL", "BF PE", ruler="BL", size=size, every=every), most=20_000) > 8


def test_a_trump_that_nothing_beats_keeps_a_score_from_being_lowered() -> None:
    visit = a_visit(
        *("QC", "BF", "LL", "PE"),
        hand="2L 8L",
        score="6C 6E 7C 6F",
        discard="1C 8C 2F 1F 5E 3E 3C 2E 4F",
        fief=2,
        rulers="QE KC BL JC KL QF JE KE",
        exhausted="BF PE",
    )
    assert outlook(visit) is False


@pytest.mark.parametrize(("allies", "fief"), [("QF", 1), ("QF", 2), ("QF KL", 1), ("KL", 1), ("QF LL", 1)])
def test_trumps_are_left_over_when_the_deck_runs_out(allies: str, fief: int) -> None:
    rulers = "QE KF PF JC QC JE QL KE"
    visit = a_visit(*allies.split(), hand="2F 4F 5F", deck="1C 3C", discard="5E", fief=fief, rulers=rulers)
    visit.ready = (1 << len(allies.split())) - 1
    assert outlook(visit) == by_brute_force(visit, 20_000)
    visit.deck &= visit.deck - 1
    assert outlook(visit) == by_brute_force(visit, 20_000)


def test_a_card_from_the_discard_pile_may_become_the_statement_that_a_card_needs() -> None:
    """BL takes the 1E for a 1, and KL makes it the statement."""
    rulers = "QE KC KF JC QC JE QL KE"
    visit = a_visit("BL", "KL", hand="1L 2E", deck="3L 4L 5L", discard="1E", fief=1, rulers=rulers)
    visit.ready = 3
    assert outlook(visit) == by_brute_force(visit, 20_000)


def test_in_real_games_nothing_is_missed_or_wrong() -> None:
    checked = decided = 0
    for seed in range(12):
        for state, _ in random_line(northwood(setup="full"), f"outlook/{seed}"):
            if not isinstance(state, Visit) or state.hand.bit_count() > 3:
                continue
            try:
                truth = by_brute_force(state, 1_000)
            except TooMany:
                continue
            checked += 1
            decided += truth is not None
            assert outlook(state) == truth, state
    assert checked > 600
    assert decided > 200


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
    for state, _ in random_line(
        Northwood(NorthwoodSettings("full", 16, SETUPS["full"], (Witness(0),))), f"bounds/{seed}"
    ):
        if isinstance(state, Visit):
            plans = Company(state).plans
            bounds.append(
                [(ScoreBounds(state, plan).least(), ScoreBounds(state, plan).most(), plan.targets) for plan in plans]
            )
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
    events = [event for event, _ in play_on(visit, a_source(), 0, CLOSING.choose, within=Visit)]
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


def test_the_prover_is_loaded_without_anything_compiled() -> None:
    """Tables and terminals ask it, which must start at once."""
    program = "import longhouse.engine.northwood.decided.closing, sys; print({'numba', 'numpy'} & set(sys.modules))"
    assert (
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "set()\n"
    )
