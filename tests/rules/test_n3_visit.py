"""A visit (section 3), and abilities in general (section 4)."""

from dataclasses import replace

import pytest
from support.northwood import a_visit, after, discard_of, ends, hand_of, northwood, score_of

from longhouse.errors import BadRecord, IllegalAction
from longhouse.games.game import Seat
from longhouse.games.northwood.characters import CHARACTERS
from longhouse.games.northwood.journey import FinishedJourney, Journey
from longhouse.games.northwood.result import NorthwoodResult
from longhouse.games.playout import random_game

EXAMPLE = "5L 1E 7E 8F"


def refused(state: object, *events: str) -> set[str | None]:
    """The rules that these events break."""
    rules = set()
    for event in events:
        with pytest.raises(IllegalAction) as refusal:
            state.apply(event)  # type: ignore[attr-defined]
        rules.add(refusal.value.rule)
    return rules


def test_n3_1_a_fief_is_visited_once_and_its_rulers_suit_is_trump() -> None:
    state = northwood().start().apply("*setup JC JF JL JE / QE KC KF QC KL QF QL KE")
    state = state.apply("*hand 1C 2C 3C 4C 5C 6C 7C 8C")
    assert [state.apply(f"visit {fief}").view(None)["trump"] for fief in range(8)] == list("ECFCLFLE")
    for fief in (3, 0):
        state = state.apply(f"visit {fief}")
        while "visit" not in state.legal()[:1] and state.view(None)["due"] != "*hand":
            chance = state.chance
            event = state.game.text(next(chance.outcomes())[0]) if chance else state.legal()[0]
            state = state.apply(event)
        state = state.apply("*hand 1C 2C 3C 4C 5C 6C 7C 8C")
        assert refused(state, f"visit {fief}") == {"N3.1"}


def test_n3_2_friendly_rulers_may_substitute_before_the_first_use_or_listen() -> None:
    start_allies = ("JC", "JF", "JL", "JE")
    start = a_visit(*start_allies, hand="1E 2E", won=(1, 2), lost=(4,))
    assert start.legal()[5:] == [
        f"call {friend} {ally}" for friend in ("KC", "KF") for ally in ["JC", "JF", "JL", "JE"]
    ]
    visit = after(start, "call KC JE", "call KF JC")
    assert visit.legal() == ["listen", "use KF", "use JF", "use JL", "use KC"]
    too_late = after(visit, "use JF")
    assert refused(too_late, "call KC JL") == {"N3.2"}
    assert refused(after(start, "listen"), "call KC JL") == {"N3.2"}


def test_n3_2_refuses_rulers_who_are_not_friendly_and_allies_who_are_covered() -> None:
    start = a_visit("JC", "JF", "JL", "JE", hand="1E 2E", won=(1, 2), lost=(4,))
    visit = after(start, "call KC JE")
    assert refused(visit, "call KC JC", "call QE JC", "call KL JC", "call KF JE", "call KF KC") == {"N3.2"}
    assert refused(visit, "use JE") == {"N3.3"}


def test_n3_2_substitutes_leave_the_game_after_the_visit_used_or_not_and_their_fief_keeps_its_stars() -> None:
    start = a_visit("JC", hand="1E", won=(1, 2), fief=0)
    journey = ends(start, "call KC JC", "listen", "*state 8L", "reply 1E")
    assert [CHARACTERS[friend].code for friend in journey.friends] == ["KF"]
    assert -1 in journey.rulers
    assert journey.stars() == (4, 3, 2, 0, 0, 0, 0, 0) if journey.fates[0] else (0, 3, 2, 0, 0, 0, 0, 0)


def test_n3_3_example_a_statement_of_7l_must_be_followed_by_5l_which_does_not_score() -> None:
    visit = after(a_visit(hand=EXAMPLE, fief=7), "listen", "*state 7L")
    assert visit.legal() == ["reply 5L"]
    assert refused(visit, "reply 1E", "reply 8F", "reply 5C") == {"N3.3"}
    visit = after(visit, "reply 5L")
    assert (score_of(visit), discard_of(visit)) == ("", "7L 5L")


@pytest.mark.parametrize(("reply", "scores"), [("7E", True), ("1E", False)])
def test_n3_3_example_a_statement_of_2e_leaves_the_choice_of_7e_which_scores_or_1e(reply: str, scores: bool) -> None:
    visit = after(a_visit(hand=EXAMPLE, fief=7), "listen", "*state 2E")
    assert visit.legal() == ["reply 1E", "reply 7E"]
    visit = after(visit, f"reply {reply}")
    assert score_of(visit) == (reply if scores else "")


@pytest.mark.parametrize(("reply", "scores"), [("1E", True), ("7E", True), ("8F", False), ("5L", False)])
def test_n3_3_example_a_statement_of_5c_may_be_answered_with_anything(reply: str, scores: bool) -> None:
    visit = after(a_visit(hand=EXAMPLE, fief=7), "listen", "*state 5C")
    assert len(visit.legal()) == 4
    visit = after(visit, f"reply {reply}")
    assert score_of(visit) == (reply if scores else "")
    assert discard_of(visit) == ("5C" if scores else f"5C {reply}")


def test_n3_3_one_ally_a_dialogue_and_each_once() -> None:
    visit = after(a_visit("JC", "JF", "JL", "JE", hand="3L 4L", fief=7), "use JF")
    assert visit.legal() == ["listen"]
    assert refused(visit, "use JE", "use JF", "reply 3L", "*state 8L") == {"N3.3"}
    visit = after(visit, "listen", "*state 8C", "reply 3L")
    assert visit.legal() == ["listen", "use JC", "use JL", "use JE"]
    assert refused(visit, "use JF", "use QC", "reply 4L") == {"N3.3"}


def test_n3_3_the_statement_must_be_in_the_deck() -> None:
    visit = after(a_visit(hand="3L 4L", discard="8C"), "listen")
    assert refused(visit, "*state 3L", "*state 8C", "reply 3L", "use JC", "*draw 1C") == {"N3.3"}


def test_n3_4_the_visit_ends_when_hand_or_deck_is_empty_after_a_dialogue() -> None:
    ends(a_visit(hand="3L"), "listen", "*state 8C", "reply 3L")
    ends(a_visit(hand="3L 4L", deck="8C"), "listen", "*state 8C", "reply 3L")


def test_n3_4_nothing_else_ends_it() -> None:
    visit = after(a_visit(hand="3L 4L"), "listen", "*state 8C")
    assert refused(visit, "visit 1", "*hand 1C 2C 3C 4C 5C 6C 7C 8C") == {"N3.4"}


def test_n3_4_events_of_a_visit_are_refused_after_it() -> None:
    visit = after(a_visit(hand="3L"), "listen", "*state 8C")
    camp = visit.apply("reply 3L")
    assert refused(camp, "listen", "reply 3L", "use JC", "discard 1C", "*state 1C", "stop") == {"N3.4"}
    assert refused(camp, "call KC JE") == {"N3.2"}
    assert refused(camp, "visit 1", "*hand 1C") == {"N3.6"}


@pytest.mark.parametrize("score", ["", "1C", "1C 2C", "1C 2C 3C", "1C 2C 3C 4C"])
def test_n3_5_a_visit_succeeds_with_exactly_the_number_of_the_fief(score: str) -> None:
    journey = ends(a_visit(hand="3L", score=score, fief=2), "listen", "*state 8C", "reply 3L")
    success = len(score.split()) == 2
    assert journey.fates[2] is success
    assert [CHARACTERS[friend].code for friend in journey.friends] == (["KF"] if success else [])
    assert (journey.rulers[2] == -1) is not success


def test_n3_6_allies_are_refreshed_and_all_cards_shuffled() -> None:
    visit = after(a_visit("JC", "JF", hand="3L", exhausted="JC", discard="1F", score="1E"), "listen", "*state 8C")
    camp = visit.apply("reply 3L")
    chance = camp.chance
    assert chance is not None
    assert chance.probability(camp.read("*hand 3L 8C 1F 1E 2F 3F 4F 5F")) == pytest.approx(1 / 10_518_300)
    visit = after(camp, "*hand 3L 8C 1F 1E 2F 3F 4F 5F", "visit 0")
    assert (visit.ready, visit.discard, visit.score, visit.deck.bit_count()) == (15, (), (), 24)


def finished(*won: int, **options: int) -> FinishedJourney:
    fates = tuple(fief in won for fief in range(8))
    return FinishedJourney(Journey(northwood(**options), (0, 6, 12, 18), (-1,) * 8, fates, (), ()))


def test_n3_7_the_scoring_example() -> None:
    """4 + 3 + 2 + 1 + 2 + 4 = 16."""
    state = finished(0, 1, 2, 3, 5, 7)
    assert state.result == NorthwoodResult(16, True, (True, True, True, True, False, True, False, True))
    assert state.result.to_json() == {
        "stars": 16,
        "won": True,
        "fiefs": [True, True, True, True, False, True, False, True],
    }


@pytest.mark.parametrize(("goal", "won"), [(16, True), (18, False), (20, False)])
def test_n3_7_the_goal_is_16_18_or_20(goal: int, won: bool) -> None:
    assert finished(0, 1, 2, 3, 5, 7, goal=goal).result.outcome(Seat(0)) == ("won" if won else "lost")
    assert finished(*range(8), goal=goal).result == NorthwoodResult(20, True, 8 * (True,))


def test_n3_7_after_eight_fiefs_nothing_follows() -> None:
    visit = after(a_visit(hand="3L", fief=0, lost=(1, 2, 3, 4, 5, 6, 7)), "listen", "*state 8C")
    over = visit.apply("reply 3L")
    assert over.result == NorthwoodResult(4, False, tuple(fief == 0 for fief in range(8)))
    assert (over.legal(), over.chance, over.turn) == ([], None, None)
    assert refused(over, "*hand 1C 2C 3C 4C 5C 6C 7C 8C", "visit 1", "listen", "call KC JE") == {"N3.7"}


def test_n3_7_a_record_with_a_wrong_result_is_refused() -> None:
    game = northwood()
    record = random_game(game, "1").record
    record.verify()
    with pytest.raises(BadRecord) as refusal:
        replace(record, result=NorthwoodResult(21, True, ())).verify()
    assert (refusal.value.rule, refusal.value.index) == ("N3.7", len(record.events))


def test_n3_8_both_piles_keep_their_order() -> None:
    visit = after(a_visit(hand="3C 4F 5E", fief=3, discard="1L", score="2C"), "listen", "*state 8L", "reply 3C")
    visit = after(visit, "listen", "*state 7L", "reply 4F")
    assert (discard_of(visit), score_of(visit)) == ("1L 8L 7L 4F", "2C 3C")


def test_n4_1_a_drawn_card_goes_to_the_hand_and_must_be_in_the_deck() -> None:
    visit = after(a_visit("JC", hand="1E", discard="2E"), "use JC")
    assert refused(visit, "*draw 1E", "*draw 2E", "*peek 1L", "listen") == {"N5.JC"}
    assert hand_of(after(visit, "*draw 8E")) == "1E 8E"


def test_n4_2_an_ability_that_does_nothing_is_spent_all_the_same() -> None:
    visit = after(a_visit("KF", hand="1E 2E", rulers="QE KC JF QC KL QF QL KE"), "use KF")
    assert visit.legal() == ["listen"]
    assert "use KF" not in after(visit, "listen", "*state 8L", "reply 1E").legal()


def test_n4_4_a_substitute_counts_as_an_ally_who_can_be_exhausted_and_refreshed() -> None:
    start = a_visit("JC", "JF", "LL", "JE", hand="1L 2L 3E", won=(2,), fief=0)
    visit = after(start, "call KF JF", "use KF", "listen", "*state 8C", "reply 1L")
    visit = after(visit, "use LL", "*draw 4F")
    assert visit.legal() == ["ready KF"]
