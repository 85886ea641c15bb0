"""Material and set-up (sections 1 and 2)."""

from itertools import islice, permutations

import pytest
from support.northwood import northwood

from longhouse.errors import IllegalAction
from longhouse.games.chance import Source
from longhouse.games.northwood.cards import CARDS
from longhouse.games.northwood.characters import CHARACTERS, SUIT
from longhouse.games.northwood.fiefs import STARS

INTRO = "*setup JC JF JL JE / QE KC KF QC KL QF QL KE"


def test_n1_1_there_are_32_cards() -> None:
    assert list(CARDS) == [f"{value}{suit}" for suit in "CFLE" for value in range(1, 9)]


def test_n1_2_there_are_24_characters_six_per_suit() -> None:
    assert [character.code for character in CHARACTERS] == [rank + suit for suit in "CFLE" for rank in "JQKPLB"]


def test_n1_3_the_fiefs_are_worth_twenty_stars() -> None:
    assert STARS == (4, 3, 2, 1, 1, 2, 3, 4)


def test_n2_1_the_introductory_game_deals_kings_and_queens_to_the_fiefs() -> None:
    start = northwood().start()
    chance = start.chance
    assert chance.probability(start.read(INTRO)) == pytest.approx(1 / 40320)
    assert sum(probability for _, probability in chance.outcomes()) == pytest.approx(1)
    for bad in (INTRO.replace("JC", "QC"), INTRO.replace("QE", "KC"), "*setup JC JF JL PE / QE KC KF QC KL QF QL KE"):
        with pytest.raises(IllegalAction) as refusal:
            start.apply(bad)
        assert refusal.value.rule == "N2.1"


def test_n2_2_the_full_game_needs_one_ally_and_two_rulers_of_each_suit() -> None:
    start = northwood(setup="full").start()
    start.apply("*setup BC PF LL QE / KE JE JC QC JF QF KL QL")
    for bad in (
        "*setup BC PF LL QE / KE JE JC QC JF QF KL KC",
        "*setup BC PC LL QE / KE JE JC QC JF QF KL QL",
        "*setup BC PF LL QE / QE JE JC QC JF QF KL QL",
    ):
        with pytest.raises(IllegalAction) as refusal:
            start.apply(bad)
        assert refusal.value.rule == "N2.2"


SUIT_ORDERS = sorted(set(permutations((0, 0, 1, 1, 2, 2, 3, 3))))
SETUPS_OF_AN_ORDER = 120**4  # equally likely, by who of each suit comes first, second and third


def probability_of(order: tuple[int, ...]) -> float:
    """The probability that the suits of the rulers come in this order."""
    due = {suit: iter((suit * 6 + 1, suit * 6 + 2)) for suit in range(4)}
    rulers = [next(due[suit]) for suit in order]
    chance = northwood(setup="full").start().chance
    return SETUPS_OF_AN_ORDER * chance.probability(("*setup", *[0, 6, 12, 18, *rulers]))


def test_n2_2_the_deal_is_not_uniform_and_its_probabilities_sum_to_one() -> None:
    # The second of a suit is a ruler at once while others still wait for their ally: suits come in a row more often.
    assert probability_of((0, 0, 1, 1, 2, 2, 3, 3)) > 20 * probability_of((0, 1, 2, 3, 0, 1, 2, 3))
    assert len(SUIT_ORDERS) == 2520
    assert sum(map(probability_of, SUIT_ORDERS)) == pytest.approx(1)


def test_n2_2_draws_follow_the_probabilities() -> None:
    chance = northwood(setup="full").start().chance
    source = Source("deal")
    drawn = [chance.draw(source.output(n)) for n in range(20_000)]
    assert all(chance.probability(event) > 0 for event in drawn[::500])
    suits = [[SUIT[who] for who in event[1:]][4:] for event in drawn]
    alike = sum(first == second for first, second, *_ in suits)
    expected = sum(probability_of(order) for order in SUIT_ORDERS if order[0] == order[1])
    assert alike / len(drawn) == pytest.approx(expected, abs=0.012)


def test_n2_2_every_listed_outcome_has_the_probability_it_is_listed_with() -> None:
    chance = northwood(setup="full").start().chance
    for event, probability in islice(chance.outcomes(), 0, 200_000, 9_973):
        assert chance.probability(event) == probability


def test_n2_3_eight_cards_are_drawn_before_a_fief_is_chosen() -> None:
    state = northwood().start().apply(INTRO)
    with pytest.raises(IllegalAction) as refusal:
        state.apply("visit 3")
    assert refusal.value.rule == "N2.3"
    for bad in ("*hand 1C", "*hand 1C 1C 2C 3C 4C 5C 6C 7C", "*hand 1C 2C 3C 4C 5C 6C 7C 8C 1E"):
        with pytest.raises(IllegalAction) as refusal:
            state.apply(bad)
        assert refusal.value.rule == "N2.3"
    assert state.apply("*hand 1C 2C 3C 4C 5C 6C 7C 8C").legal() == [f"visit {fief}" for fief in range(8)]


def test_n2_the_order_of_allies_and_of_a_hand_is_free() -> None:
    start = northwood().start()
    assert start.read(INTRO) == start.read(INTRO.replace("JC JF JL JE", "JL JE JC JF"))
    state = start.apply(INTRO)
    assert state.read("*hand 8C 7C 6C 5C 4C 3C 2C 1C") == state.read("*hand 1C 2C 3C 4C 5C 6C 7C 8C")
