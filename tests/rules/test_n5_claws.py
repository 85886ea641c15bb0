"""The characters of Claws (N5), one detail after the other. The ruler of fief 3 is QC, so trump is Claws."""

import pytest
from support.northwood import a_visit, after, deck_of, discard_of, ends, hand_of, score_of, top_of

from longhouse.errors import IllegalAction


def test_n5_jc_refills_the_hand_to_eight() -> None:
    visit = after(a_visit("JC", hand="1C 2C 3C 4C 5C 6C"), "use JC", "*draw 7F", "*draw 8F")
    assert hand_of(visit) == "1C 2C 3C 4C 5C 6C 7F 8F"
    assert visit.legal() == ["listen"]


@pytest.mark.parametrize("hand", ["1C 2C 3C 4C 5C 6C 7C 8C", "1C 2C 3C 4C 5C 6C 7C 8C 1F"])
def test_n5_jc_does_nothing_with_eight_or_more(hand: str) -> None:
    visit = after(a_visit("JC", hand=hand), "use JC")
    assert hand_of(visit) == hand
    assert visit.legal() == ["listen"]


def test_n5_jc_takes_what_there_is_and_the_empty_deck_ends_the_visit() -> None:
    journey = ends(a_visit("JC", hand="1C", deck="2C 3C", score="4C 5C 6C"), "use JC", "*draw 3C", "*draw 2C")
    assert journey.fates[3] is True


def test_n5_qc_takes_the_top_of_deck_discard_and_score_pile() -> None:
    visit = after(a_visit("QC", hand="1E", discard="2E 3E", score="4E 5E", rulers="QE KC KF JC KL QF QL KE"), "use QC")
    assert visit.legal() == []
    visit = after(visit, "*draw 8F")
    assert hand_of(visit) == "8F 1E 3E 5E"
    assert (discard_of(visit), score_of(visit)) == ("2E", "4E")


def test_n5_qc_takes_only_what_there_is() -> None:
    visit = after(a_visit("QC", hand="1E", rulers="QE KC KF JC KL QF QL KE"), "use QC", "*draw 8F")
    assert hand_of(visit) == "8F 1E"


def test_n5_kc_scores_all_cards_of_the_highest_value_in_any_order() -> None:
    start = a_visit("KC", hand="7C 7L 2F", rulers="QE JC KF QC KL QF QL KE")
    visit = after(start, "use KC")
    assert visit.legal() == ["score 7C", "score 7L"]
    assert score_of(after(visit, "score 7L", "score 7C")) == "7L 7C"
    with pytest.raises(IllegalAction) as refusal:
        visit.apply("score 2F")
    assert refusal.value.rule == "N5.KC"


def test_n5_kc_may_empty_the_hand_which_ends_the_visit() -> None:
    journey = ends(
        a_visit("KC", hand="7C 7L 7F", rulers="QE JC KF QC KL QF QL KE"), "use KC", "score 7C", "score 7F", "score 7L"
    )
    assert journey.fates[3] is True


def test_n5_pc_draws_at_least_one_and_asks_after_each() -> None:
    visit = after(a_visit("PC", hand="1E"), "use PC")
    assert visit.legal() == []
    visit = after(visit, "*draw 3F")
    assert sorted(visit.legal()) == ["more", "stop"]
    assert after(visit, "stop").legal() == ["listen"]
    assert hand_of(after(visit, "more", "*draw 4F", "stop")) == "3F 4F 1E"


def test_n5_pc_ends_with_a_trump_which_is_kept() -> None:
    visit = after(a_visit("PC", hand="1E"), "use PC", "*draw 3C")
    assert hand_of(visit) == "3C 1E"
    assert visit.legal() == ["listen"]


def test_n5_pc_ends_with_the_deck_and_so_does_the_visit() -> None:
    ends(a_visit("PC", hand="1E", deck="3F 4F"), "use PC", "*draw 3F", "more", "*draw 4F")


def test_n5_lc_discards_a_lowest_card_of_choice_and_draws_its_value() -> None:
    visit = after(a_visit("LC", hand="2C 2E 5F"), "use LC")
    assert visit.legal() == ["discard 2C", "discard 2E"]
    visit = after(visit, "discard 2E", "*draw 1L", "*draw 8L")
    assert (hand_of(visit), discard_of(visit)) == ("2C 5F 1L 8L", "2E")
    assert visit.legal() == ["listen"]


def test_n5_lc_counts_the_value_even_if_the_deck_runs_short() -> None:
    ends(a_visit("LC", hand="5C", deck="1L 2L"), "use LC", "discard 5C", "*draw 1L", "*draw 2L")


def test_n5_lc_passes_through_an_empty_hand_without_ending_the_visit() -> None:
    visit = after(a_visit("LC", hand="1C"), "use LC", "discard 1C", "*draw 8E")
    assert hand_of(visit) == "8E"


def test_n5_bc_takes_all_of_a_value_from_the_deck() -> None:
    visit = after(a_visit("BC", hand="3C 5F", discard="3E", deck="3F 3L 4L 8E"), "use BC")
    assert visit.legal() == ["choose 3C", "choose 5F"]
    visit = after(visit, "choose 3C")
    assert (hand_of(visit), deck_of(visit)) == ("3C 3F 5F 3L", "4L 8E")


def test_n5_bc_shuffles_even_without_a_match_so_that_nothing_is_known_any_more() -> None:
    visit = after(a_visit("BC", hand="3C", deck="4L 8E 1F", top="8E 4L"), "use BC", "choose 3C")
    assert top_of(visit) == ""
    chance = after(visit, "listen").chance
    assert chance is not None
    assert [probability for _, probability in chance.outcomes()] == [pytest.approx(1 / 3)] * 3
