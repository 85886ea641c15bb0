"""The characters of Eyes (N5), one detail after the other. The ruler of fief 3 is QC, so trump is Claws."""

import pytest
from support.northwood import a_visit, after, deck_of, discard_of, ends, hand_of, top_of

from longhouse.errors import IllegalAction


def test_n5_je_draws_two_then_discards_two_new_or_old() -> None:
    visit = after(a_visit("JE", hand="1E 2E"), "use JE", "*draw 3F", "*draw 4F")
    assert visit.legal() == ["discard 3F", "discard 4F", "discard 1E", "discard 2E"]
    visit = after(visit, "discard 4F", "discard 1E")
    assert (hand_of(visit), discard_of(visit)) == ("3F 2E", "4F 1E")
    assert visit.legal() == ["listen"]


def test_n5_je_with_one_card_in_the_deck_draws_one_and_discards_two() -> None:
    ends(a_visit("JE", hand="1E 2E", deck="3F"), "use JE", "*draw 3F", "discard 1E", "discard 3F")


def test_n5_qe_the_three_cards_stay_known_until_they_come() -> None:
    start = a_visit("QE", hand="1E 2E 3E 4E", rulers="JE KC KF QC KL QF QL KE")
    visit = after(start, "use QE", "*peek 8F 7F 6F")
    assert top_of(visit) == "8F 7F 6F"
    deck = visit.view(None)["deck"]
    assert isinstance(deck, dict)
    assert (deck["count"], deck["top"]) == (28, ["8F", "7F", "6F"])
    visit = after(visit, "listen", "*state 8F", "reply 1E", "listen")
    with pytest.raises(IllegalAction):
        visit.apply("*state 6F")
    visit = after(visit, "*state 7F", "reply 2E", "listen", "*state 6F", "reply 3E", "listen")
    chance = visit.chance
    assert chance is not None
    assert len(list(chance.outcomes())) == 25


def test_n5_qe_looks_at_as_many_as_there_are_the_known_ones_first() -> None:
    start = a_visit("QE", hand="1E 2E", deck="8F 7F", top="7F", rulers="JE KC KF QC KL QF QL KE")
    visit = after(start, "use QE")
    chance = visit.chance
    assert chance is not None
    assert [visit.game.text(event) for event, _ in chance.outcomes()] == ["*peek 7F 8F"]
    for bad in ("*peek 8F 7F", "*peek 7F", "*peek 7F 6F"):
        with pytest.raises(IllegalAction) as refusal:
            visit.apply(bad)
        assert refusal.value.rule == "N5.QE"


def test_n5_ke_names_a_suit_before_drawing_and_discards_all_of_it() -> None:
    start = a_visit("KE", hand="1E 2F", rulers="QE KC KF QC KL QF QL JE")
    visit = after(start, "use KE")
    assert visit.legal() == ["name C", "name F", "name L", "name E"]
    visit = after(visit, "name F", "*draw 8F", "*draw 8L")
    assert visit.legal() == ["discard 2F", "discard 8F"]
    assert hand_of(after(visit, "discard 8F", "discard 2F")) == "8L 1E"


def test_n5_ke_may_name_a_suit_that_is_not_in_hand() -> None:
    start = a_visit("KE", hand="1E", rulers="QE KC KF QC KL QF QL JE")
    assert after(start, "use KE", "name C", "*draw 8F", "*draw 8L").legal() == ["listen"]


def test_n5_pe_does_it_once_and_once_more_per_other_exhausted_ally() -> None:
    start = a_visit("JC", "JF", "JL", "PE", hand="1F 2F", exhausted="JF")
    visit = after(start, "use PE", "discard 1F", "*draw 8L")
    assert visit.legal() == ["discard 2F", "discard 8L"], "a card just drawn may go"
    visit = after(visit, "discard 8L", "*draw 7L")
    assert (hand_of(visit), visit.legal()) == ("2F 7L", ["listen"])


def test_n5_pe_with_one_card_passes_through_an_empty_hand() -> None:
    visit = after(a_visit("PE", hand="1F"), "use PE", "discard 1F", "*draw 8L")
    assert (hand_of(visit), visit.legal()) == ("8L", ["listen"])


def test_n5_pe_with_an_empty_deck_only_discards_and_with_an_empty_hand_only_draws() -> None:
    start = a_visit("JC", "JF", "JL", "PE", hand="1F", deck="8L", exhausted="JF JC")
    journey = ends(start, "use PE", "discard 1F", "*draw 8L", "discard 8L")
    assert journey.fates[3] is False


def test_n5_le_discards_cards_that_sum_to_what_was_drawn() -> None:
    visit = after(a_visit("LE", hand="5E 1E 7F"), "use LE", "*draw 2L", "*draw 4L")
    assert visit.legal() == ["discard 2L", "discard 4L", "discard 1E", "discard 5E"]
    assert after(visit, "discard 5E").legal() == ["discard 1E"]
    assert after(visit, "discard 2L").legal() == ["discard 4L"]
    assert hand_of(after(visit, "discard 5E", "discard 1E")) == "7F 2L 4L"
    for bad in ("discard 7F", "discard 8C"):
        with pytest.raises(IllegalAction) as refusal:
            visit.apply(bad)
        assert refusal.value.rule == "N5.LE"


def test_n5_le_offers_only_cards_from_which_the_rest_is_possible() -> None:
    visit = after(a_visit("LE", hand="8E 3F"), "use LE", "*draw 1L", "*draw 2L")
    assert visit.legal() == ["discard 3F", "discard 1L", "discard 2L"]
    assert after(visit, "discard 3F").legal() == ["listen"]
    assert after(visit, "discard 1L").legal() == ["discard 2L"]


def test_n5_le_counts_the_cards_actually_drawn() -> None:
    journey = ends(a_visit("LE", hand="8E", deck="2L"), "use LE", "*draw 2L", "discard 2L")
    assert journey.fates[3] is False


def test_n5_be_draws_after_an_even_answer_before_the_visit_could_end() -> None:
    visit = after(a_visit("BE", hand="2E"), "use BE", "listen", "*state 8L", "reply 2E")
    assert visit.legal() == []
    visit = after(visit, "*draw 7E")
    assert (hand_of(visit), discard_of(visit)) == ("7E", "8L 2E")


def test_n5_be_discards_after_an_odd_answer_scoring_or_not() -> None:
    visit = after(a_visit("BE", hand="3C 7E 8E"), "use BE", "listen", "*state 8L", "reply 3C")
    assert visit.legal() == ["discard 7E", "discard 8E"]
    visit = after(visit, "discard 7E")
    assert (hand_of(visit), discard_of(visit)) == ("8E", "8L 7E")
    visit = after(visit, "listen", "*state 7L")
    ends(visit, "reply 8E")


def test_n5_be_with_nothing_left_to_discard_or_draw_does_nothing() -> None:
    ends(a_visit("BE", hand="3C"), "use BE", "listen", "*state 8L", "reply 3C")
    start = a_visit("BE", hand="2C 4C", deck="8L")
    ends(start, "use BE", "listen", "*state 8L", "reply 2C")
    assert deck_of(start) == "8L"
