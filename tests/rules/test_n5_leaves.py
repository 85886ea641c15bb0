"""The characters of Leaves (N5), one detail after the other. Rulers are QE KC KF QC KL QF QL KE unless told."""

import pytest
from support.northwood import a_visit, after, discard_of, ends, hand_of, score_of, top_of

from longhouse.errors import IllegalAction
from longhouse.games.northwood.characters import CHARACTERS, NUMBER


def test_n5_jl_swaps_with_a_neutral_ruler_at_most_two_fiefs_away() -> None:
    visit = after(a_visit("JL", hand="1E", fief=3, won=(1,), lost=(4,)), "use JL")
    assert visit.legal() == ["fief 2", "fief 5"]
    visit = after(visit, "fief 5")
    assert (visit.fief, CHARACTERS[visit.ruler].code, visit.view(None)["trump"]) == (3, "QF", "F")


def test_n5_jl_does_not_wrap_around() -> None:
    assert after(a_visit("JL", hand="1E", fief=0), "use JL").legal() == ["fief 1", "fief 2"]
    assert after(a_visit("JL", hand="1E", fief=7), "use JL").legal() == ["fief 5", "fief 6"]


def test_n5_jl_does_nothing_without_a_candidate() -> None:
    visit = a_visit("JL", hand="1E", fief=0, lost=(1, 2))
    assert after(visit, "use JL").legal() == ["listen"]


def test_n5_jl_on_success_the_new_ruler_is_friendly_and_the_old_one_stays_neutral_on_the_other_fief() -> None:
    start = a_visit("JL", hand="1E", fief=1, score="1C")
    journey = ends(start, "use JL", "fief 3", "listen", "*state 8L", "reply 1E")
    assert journey.fates == (None, True, None, None, None, None, None, None)
    assert [CHARACTERS[friend].code for friend in journey.friends] == ["QC"]
    assert CHARACTERS[journey.rulers[3]].code == "KC"


def test_n5_ql_has_the_text_of_the_current_ruler_and_errors_cite_that_text() -> None:
    visit = after(a_visit("QL", hand="2C 7E 8E", fief=2, rulers="QE KC KF QC KL QF JL KE"), "use QL")
    assert visit.legal() == ["discard 2C", "discard 7E"]
    with pytest.raises(IllegalAction) as refusal:
        visit.apply("discard 8E")
    assert refusal.value.rule == "N5.KF"


def test_n5_ql_as_jl_swaps_the_ruler() -> None:
    visit = a_visit("QL", hand="1E", fief=3, rulers="QE KC KF JL KL QF QC KE")
    visit = after(visit, "use QL", "fief 5")
    assert CHARACTERS[visit.ruler].code == "QF"


def test_n5_ql_as_pl_moves_the_visit() -> None:
    visit = after(a_visit("QL", hand="1E", fief=3, rulers="QE KC KF PL KL QF QC KE"), "use QL", "fief 4")
    assert (visit.fief, CHARACTERS[visit.ruler].code) == (4, "KL")


def test_n5_ql_as_be_heeds_the_next_answer() -> None:
    visit = after(
        a_visit("QL", hand="1E 2E", fief=3, rulers="QE KC KF BE KL QF QC KE"), "use QL", "listen", "*state 8L"
    )
    visit = after(visit, "reply 1E")
    assert visit.legal() == ["discard 2E"]
    with pytest.raises(IllegalAction) as refusal:
        visit.apply("listen")
    assert refusal.value.rule == "N5.BE"


def test_n5_ql_as_pe_counts_the_exhausted_allies_other_than_ql() -> None:
    start = a_visit("JC", "JF", "QL", "JE", hand="1E 2E", rulers="QE KC KF PE KL QF QC KE", exhausted="JC JF")
    visit = start
    for _ in range(3):
        assert visit.legal() != ["listen"]
        visit = after(visit, "use QL") if visit is start else visit
        visit = after(visit, visit.legal()[0])
        chance = visit.chance
        assert chance is not None
        visit = after(visit, visit.game.text(next(chance.outcomes())[0]))
    assert visit.legal() == ["listen"]


def test_n5_ql_as_ll_refreshes_another_but_never_ql() -> None:
    start = a_visit("JC", "JF", "QL", "JE", hand="1E 2E", rulers="QE KC KF LL KL QF QC KE", exhausted="JC")
    visit = after(start, "use QL", "*draw 3F")
    assert visit.legal() == ["ready JC"]


def test_n5_ql_does_nothing_if_the_ruler_is_ql() -> None:
    start = a_visit("JC", hand="1E 2E", fief=3, rulers="QE KC KF QL KL QF QC KE")
    start.team = (NUMBER["QL"], *start.team[1:])
    assert after(start, "use QL").legal() == ["listen"]


def test_n5_kl_exchanges_the_top_card_for_another_card_of_the_hand_which_is_the_statement() -> None:
    visit = after(a_visit("KL", hand="1E 2E", rulers="QE KC KF QC JL QF QL KE"), "use KL", "*peek 8F")
    assert visit.legal() == ["swap 1E", "swap 2E"]
    for bad in ("swap 8F", "swap 7F", "stop"):
        with pytest.raises(IllegalAction) as refusal:
            visit.apply(bad)
        assert refusal.value.rule == "N5.KL"
    visit = after(visit, "swap 2E")
    assert (hand_of(visit), top_of(visit)) == ("8F 1E", "2E")
    visit = after(visit, "listen", "*state 2E")
    assert discard_of(visit) == "2E"


def test_n5_kl_peeks_at_a_card_that_is_known_already_and_what_is_below_stays_known() -> None:
    start = a_visit("KL", hand="1E 2E", top="8F 7F 6F", rulers="QE KC KF QC JL QF QL KE")
    visit = after(start, "use KL")
    with pytest.raises(IllegalAction) as refusal:
        visit.apply("*peek 7F")
    assert refusal.value.rule == "N5.KL"
    assert top_of(after(visit, "*peek 8F", "swap 1E")) == "1E 7F 6F"


def test_n5_pl_moves_to_the_next_unvisited_fief_either_way_and_keeps_the_score() -> None:
    start = a_visit("PL", hand="1E", fief=3, score="1C 2C", won=(2,), lost=(4, 5))
    visit = after(start, "use PL")
    assert visit.legal() == ["fief 1", "fief 6"]
    visit = after(visit, "fief 1")
    assert (visit.fief, visit.view(None)["trump"], score_of(visit)) == (1, "C", "1C 2C")
    assert visit.journey.fates[3] is None


def test_n5_pl_has_to_take_the_only_direction_and_does_nothing_without_one() -> None:
    assert after(a_visit("PL", hand="1E", fief=0), "use PL").legal() == ["fief 1"]
    alone = a_visit("PL", hand="1E", fief=0, lost=(1, 2, 3, 4, 5, 6, 7))
    assert after(alone, "use PL").legal() == ["listen"]


def test_n5_pl_the_visit_is_judged_where_it_ends() -> None:
    start = a_visit("PL", hand="1E", fief=3, score="1C 2C")
    journey = ends(start, "use PL", "fief 2", "listen", "*state 8L", "reply 1E")
    assert (journey.fates[2], journey.fates[3]) == (True, None)


def test_n5_ll_draws_one_and_has_to_refresh_another_exhausted_ally() -> None:
    start = a_visit("JC", "JF", "LL", "JE", hand="1E", exhausted="JC JE")
    visit = after(start, "use LL", "*draw 4F")
    assert visit.legal() == ["ready JC", "ready JE"]
    visit = after(visit, "ready JE", "listen", "*state 8L", "reply 4F")
    assert visit.legal() == ["listen", "use JF", "use JE"]


def test_n5_ll_without_an_exhausted_ally_only_draws_and_never_refreshes_herself() -> None:
    visit = after(a_visit("LL", hand="1E"), "use LL", "*draw 4F")
    assert visit.legal() == ["listen"]


def test_n5_ll_still_refreshes_when_the_deck_runs_out() -> None:
    start = a_visit("JC", "JF", "LL", "JE", hand="1E", deck="4F", exhausted="JC")
    visit = after(start, "use LL", "*draw 4F")
    assert visit.legal() == ["ready JC"]
    ends(visit, "ready JC")


def test_n5_bl_may_exchange_with_the_discard_pile_then_with_the_score_pile() -> None:
    start = a_visit("BL", hand="4C 4E 6L", discard="1L 4L", score="2F 6F")
    visit = after(start, "use BL")
    assert visit.legal() == ["stop", "swap 4C", "swap 4E"]
    visit = after(visit, "swap 4E")
    assert (hand_of(visit), discard_of(visit)) == ("4C 4L 6L", "1L 4E")
    assert visit.legal() == ["stop", "swap 6L"]
    visit = after(visit, "swap 6L")
    assert (hand_of(visit), score_of(visit)) == ("4C 6F 4L", "2F 6L")
    assert visit.legal() == ["listen"]


def test_n5_bl_each_exchange_is_optional_and_asked_for_only_if_possible() -> None:
    start = a_visit("BL", hand="4C 6L", discard="4L", score="6F")
    assert after(start, "use BL", "stop", "stop").legal() == ["listen"]
    assert after(a_visit("BL", hand="6L", discard="4L", score="6F"), "use BL").legal() == ["stop", "swap 6L"]
    assert after(a_visit("BL", hand="5L"), "use BL").legal() == ["listen"]
