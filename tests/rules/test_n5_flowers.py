"""The characters of Flowers (N5), one detail after the other. The ruler of fief 3 is QC, so trump is Claws."""

import pytest
from support.northwood import a_visit, after, deck_of, discard_of, ends, hand_of, score_of, top_of

from longhouse.errors import IllegalAction


def test_n5_jf_discards_every_trump_in_any_order() -> None:
    visit = after(a_visit("JF", hand="2C 7C 3E"), "use JF")
    assert visit.legal() == ["discard 2C", "discard 7C"]
    visit = after(visit, "discard 7C", "discard 2C")
    assert (hand_of(visit), discard_of(visit)) == ("3E", "7C 2C")


def test_n5_jf_without_a_trump_does_nothing_but_is_exhausted() -> None:
    visit = after(a_visit("JF", hand="3E 3F"), "use JF")
    assert visit.legal() == ["listen"]
    assert "use JF" not in after(visit, "listen", "*state 8L", "reply 3E").legal()


def test_n5_jf_may_empty_the_hand_which_ends_the_visit() -> None:
    assert ends(a_visit("JF", hand="2C", score="1E 2E 3E"), "use JF", "discard 2C").fates[3] is True


def test_n5_qf_puts_the_top_of_the_score_pile_on_the_deck_where_it_is_the_next_statement() -> None:
    visit = after(a_visit("QF", hand="3E", score="4E 5E", rulers="QE KC KF QC KL JF QL KE"), "use QF")
    assert (score_of(visit), top_of(visit)) == ("4E", "5E")
    assert "5E" in deck_of(visit)
    visit = after(visit, "listen")
    chance = visit.chance
    assert chance is not None
    assert list(chance.outcomes()) == [(visit.read("*state 5E"), 1.0)]
    with pytest.raises(IllegalAction) as refusal:
        visit.apply("*state 1L")
    assert refusal.value.rule == "N3.3"


def test_n5_qf_does_nothing_with_an_empty_score_pile() -> None:
    visit = after(a_visit("QF", hand="3E", discard="4E", rulers="QE KC KF QC KL JF QL KE"), "use QF")
    assert (score_of(visit), top_of(visit), visit.legal()) == ("", "", ["listen"])


def test_n5_kf_discards_exactly_two_that_sum_to_nine() -> None:
    visit = after(a_visit("KF", hand="2C 7E 7F 4L 8E", rulers="QE KC JF QC KL QF QL KE"), "use KF")
    assert visit.legal() == ["discard 2C", "discard 7F", "discard 7E"]
    second = after(visit, "discard 2C")
    assert second.legal() == ["discard 7F", "discard 7E"]
    assert discard_of(after(second, "discard 7E")) == "2C 7E"
    assert after(visit, "discard 7E").legal() == ["discard 2C"]
    for bad in ("discard 4L", "discard 1C", "stop", "reply 2C", "listen"):
        with pytest.raises(IllegalAction) as refusal:
            visit.apply(bad)
        assert refusal.value.rule == "N5.KF", bad


def test_n5_kf_does_nothing_without_a_pair() -> None:
    visit = after(a_visit("KF", hand="2C 8E", rulers="QE KC JF QC KL QF QL KE"), "use KF")
    assert visit.legal() == ["listen"]


def test_n5_pf_keeps_one_of_each_value_and_the_player_chooses_which() -> None:
    visit = after(a_visit("PF", hand="2C 2E 2L 5F 5L 8E"), "use PF")
    assert visit.legal() == ["discard 2C", "discard 5F", "discard 2L", "discard 5L", "discard 2E"]
    visit = after(visit, "discard 2C", "discard 5L", "discard 2L")
    assert (hand_of(visit), discard_of(visit)) == ("5F 2E 8E", "2C 5L 2L")
    assert visit.legal() == ["listen"]


def test_n5_lf_discards_a_card_whose_value_is_the_size_of_the_hand_before() -> None:
    visit = after(a_visit("LF", hand="3C 3E 8L"), "use LF")
    assert visit.legal() == ["discard 3C", "discard 3E"]
    assert hand_of(after(visit, "discard 3C")) == "8L 3E"


@pytest.mark.parametrize("hand", ["3C 3E", "1C 2C 3C 4C 5C 6C 7C 8C 1F"])
def test_n5_lf_does_nothing_without_such_a_card(hand: str) -> None:
    assert after(a_visit("LF", hand=hand), "use LF").legal() == ["listen"]


def test_n5_bf_discards_every_one_two_and_three() -> None:
    visit = after(a_visit("BF", hand="1C 3E 4F 2L"), "use BF")
    assert visit.legal() == ["discard 1C", "discard 2L", "discard 3E"]
    visit = after(visit, "discard 3E", "discard 1C", "discard 2L")
    assert (hand_of(visit), discard_of(visit)) == ("4F", "3E 1C 2L")
