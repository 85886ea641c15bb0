"""Each special rule of the scenarios changes play, and in the way it says."""

import pytest
from support.northwood import a_visit, after, ends, score_of

from longhouse.errors import IllegalAction
from longhouse.games.northwood.cards import card_text
from longhouse.games.northwood.characters import NUMBER
from longhouse.games.northwood.draws import Deal
from longhouse.games.northwood.journey import Camp, FinishedJourney, Journey
from longhouse.games.northwood.northwood import Northwood
from longhouse.games.northwood.options import SETUPS, NorthwoodSettings
from longhouse.games.northwood.special_rules import SPECIAL_RULES

ALLIES = ("JC", "JF", "JL", "JE")
TEAM = tuple(NUMBER[code] for code in ALLIES)
COURT = tuple(NUMBER[code] for code in ["QE", "KC", "KF", "QC", "KL", "QF", "QL", "KE"])


def game_of(*rules: tuple[str, int]) -> Northwood:
    made = tuple(SPECIAL_RULES[name](place, number) for place, (name, number) in enumerate(rules))
    return Northwood(NorthwoodSettings("intro", 10, SETUPS["intro"], made))


def journey_of(game: Northwood, won: tuple[int, ...] = (), lost: tuple[int, ...] = ()) -> Journey:
    fates = tuple(True if at in won else False if at in lost else None for at in range(8))
    memory = tuple(rule.memory for rule in game.rules)
    return Journey(game, TEAM, COURT, fates, tuple(COURT[at] for at in won), memory)


def camp_of(game: Northwood, won: tuple[int, ...] = (), lost: tuple[int, ...] = ()) -> Camp:
    return Camp(journey_of(game, won, lost), 0xFF)


def forbidden(state: Camp | object, event: str) -> str:
    """The special rule that forbids an event."""
    with pytest.raises(IllegalAction) as refusal:
        state.apply(event)  # type: ignore[union-attr]
    assert refusal.value.rule == "N6"
    return str(refusal.value.params["rule_name"])


def test_visit_last_keeps_one_fief_for_the_end() -> None:
    game = game_of(("visit-last", 3))
    assert "visit 3" not in camp_of(game).legal()
    assert forbidden(camp_of(game), "visit 3") == "visit-last"
    assert camp_of(game, lost=(0, 1, 2, 4, 5, 6, 7)).legal() == ["visit 3"]


def test_outside_in_leaves_the_outermost_fiefs() -> None:
    game = game_of(("outside-in", 0))
    assert camp_of(game).legal() == ["visit 0", "visit 7"]
    assert camp_of(game, won=(0,), lost=(7, 6)).legal() == ["visit 1", "visit 5"]
    assert forbidden(camp_of(game), "visit 4") == "outside-in"
    assert camp_of(game, lost=(0, 1, 2, 4, 5, 6, 7)).legal() == ["visit 3"]


def test_one_road_goes_on_to_a_nearest_fief() -> None:
    game = game_of(("one-road", 0))
    assert len(camp_of(game).legal()) == 8
    journey = ends(a_visit(*ALLIES, hand="1L", fief=3, lost=(4,), game=game), "listen", "*state 8L", "reply 1L")
    assert Camp(journey, 0xFF).legal() == ["visit 2"]
    assert forbidden(Camp(journey, 0xFF), "visit 5") == "one-road"


def test_turning_trump_turns_after_each_dialogue() -> None:
    visit = a_visit(*ALLIES, hand="1C 2L 3L", fief=3, game=game_of(("turning-trump", 0)))
    trumps = [visit.view(None)["trump"]]
    for event in ("listen", "*state 8L", "reply 2L", "listen", "*state 8F", "reply 1C"):
        visit = after(visit, event)
        trumps.append(visit.view(None)["trump"])
    assert trumps == ["C", "C", "C", "F", "F", "F", "L"]
    assert score_of(visit) == ""


def test_no_trump_lets_only_the_suit_of_the_statement_score() -> None:
    visit = a_visit(*ALLIES, hand="1C 8C 2L", fief=3, game=game_of(("no-trump", 0)))
    assert visit.view(None)["trump"] is None
    visit = after(visit, "listen", "*state 7F", "reply 1C")
    assert score_of(visit) == ""
    assert score_of(after(visit, "listen", "*state 7C", "reply 8C")) == "8C"


def test_both_ends_takes_every_second_statement_from_the_bottom() -> None:
    game = game_of(("both-ends", 0))
    visit = a_visit(*ALLIES, hand="1C 8C 2L", deck="3F 4F 5F 6F", top="3F 4F", fief=7, game=game)
    visit = after(visit, "listen", "*state 3F", "reply 1C", "listen")
    chance = visit.chance
    assert chance is not None
    assert [visit.game.text(event) for event, _ in chance.outcomes()] == ["*state 5F", "*state 6F"]
    visit = after(visit, "*state 6F", "reply 8C", "listen")
    assert [card_text(card) for card in visit.known] == ["4F"]
    assert visit.apply("*state 4F")


def test_both_ends_knows_the_bottom_when_all_cards_are_known() -> None:
    game = game_of(("both-ends", 0))
    visit = a_visit(*ALLIES, hand="1C 8C 2L", deck="3F 4F 5F", top="3F 4F 5F", fief=7, game=game)
    visit = after(visit, "listen", "*state 3F", "reply 1C", "listen")
    with pytest.raises(IllegalAction):
        visit.apply("*state 4F")
    after(visit, "*state 5F")


def test_tired_allies_sit_out_the_next_visit_and_only_that() -> None:
    game = game_of(("tired-allies", 0))
    start = journey_of(game).begin_visit(3, 1 << 16)
    journey = ends(start, "use JF", "listen", "*state 8L", "reply 1L")
    visit = journey.begin_visit(2, 1 << 16)
    assert visit.legal() == ["listen", "use JC", "use JL", "use JE"]
    journey = ends(visit, "listen", "*state 8L", "reply 1L")
    assert len(journey.begin_visit(1, 1 << 16).legal()) == 5


@pytest.mark.parametrize(("rule", "memory"), [("tired-allies", 0b0001), ("mourning", 0b0001)])
def test_who_is_worn_out_is_shown_in_camp_and_cannot_be_refreshed(rule: str, memory: int) -> None:
    game = game_of((rule, 0))
    visit = a_visit("JC", "JF", "LL", "JE", hand="1C 2C 3C", exhausted="JC JF", game=game)
    visit.journey = visit.journey.remembering(0, memory)
    asked = after(visit, "use LL", "*draw 8L")
    assert asked.legal() == ["ready JF"]
    camp = Camp(journey_of(game).remembering(0, memory), 0xFF)
    allies = camp.view(None)["allies"]
    assert isinstance(allies, list)
    assert [isinstance(ally, dict) and ally["ready"] for ally in allies] == [False, True, True, True]


def test_what_a_rule_remembers_is_seen() -> None:
    visit = a_visit(*ALLIES, hand="1C 2C", game=game_of(("few-favours", 5), ("both-ends", 0), ("one-road", 0)))
    rules = after(visit, "use JE", "*draw 8E", "*draw 7E", "discard 8E", "discard 7E").view(None)["rules"]
    assert isinstance(rules, list)
    assert [rule["seen"] for rule in rules if isinstance(rule, dict)] == [{"left": 4}, {"from": 0}, {"last": -1}]


def test_a_lost_fief_costs_its_star_also_where_only_pairs_count() -> None:
    for order in (("toll", "in-pairs"), ("in-pairs", "toll")):
        journey = journey_of(game_of(*((name, 0) for name in order)), won=(0, 1, 4), lost=(7,))
        assert journey.stars() == (4, 3, 0, 0, 0, 0, 0, -1)


def test_no_trump_does_not_turn() -> None:
    visit = a_visit(*ALLIES, hand="1C 2C", game=game_of(("no-trump", 0), ("turning-trump", 0)))
    played = after(visit, "listen", "*state 8C", "reply 1C")
    assert played.view(None)["trump"] is None


def test_few_favours_limits_activations_in_the_whole_game() -> None:
    game = game_of(("few-favours", 1))
    start = journey_of(game).begin_visit(3, 1 << 16)
    journey = ends(start, "use JF", "listen", "*state 8L", "reply 1L")
    visit = journey.begin_visit(2, 1 << 16)
    assert visit.legal() == ["listen"]
    assert forbidden(visit, "use JC") == "few-favours"


def test_restless_court_swaps_the_outermost_rulers_after_a_success_only() -> None:
    game = game_of(("restless-court", 0))
    journey = ends(a_visit(*ALLIES, hand="1L", fief=0, game=game), "listen", "*state 8L", "reply 1L")
    assert journey.fates[0] is True
    assert (journey.rulers[1], journey.rulers[7]) == (COURT[7], COURT[1])
    journey = ends(a_visit(*ALLIES, hand="1L", fief=1, game=game), "listen", "*state 8L", "reply 1L")
    assert (journey.rulers[0], journey.rulers[7]) == (COURT[0], COURT[7])


def test_hand_size_changes_what_is_drawn() -> None:
    camp = Camp(journey_of(game_of(("hand-size", 7))), None)
    camp.apply("*hand 1C 2C 3C 4C 5C 6C 7C")
    with pytest.raises(IllegalAction):
        camp.apply("*hand 1C 2C 3C 4C 5C 6C 7C 8C")


def test_in_pairs_counts_only_neighbours() -> None:
    game = game_of(("in-pairs", 0))
    assert journey_of(game, won=(0, 2, 3, 6)).stars() == (0, 0, 2, 1, 0, 0, 0, 0)
    assert sum(journey_of(game, won=tuple(range(8))).stars()) == 20


def test_no_substitutes_keeps_friends_at_home() -> None:
    visit = a_visit(*ALLIES, hand="1L", fief=0, won=(1,), game=game_of(("no-substitutes", 0)))
    assert "call KC JC" not in visit.legal()
    assert forbidden(visit, "call KC JC") == "no-substitutes"


def test_late_help_comes_after_the_first_answer() -> None:
    visit = a_visit(*ALLIES, hand="1L 2L", fief=0, game=game_of(("late-help", 0)))
    assert visit.legal() == ["listen"]
    assert forbidden(visit, "use JC") == "late-help"
    assert "use JC" in after(visit, "listen", "*state 8L", "reply 1L").legal()


def test_missing_value_leaves_four_cards_out() -> None:
    game = game_of(("missing-value", 8))
    camp = Camp(journey_of(game), None)
    with pytest.raises(IllegalAction):
        camp.apply("*hand 1C 2C 3C 4C 5C 6C 7C 8C")
    visit = after(camp, "*hand 1C 2C 3C 4C 5C 6C 7C 1F", "visit 0")
    assert visit.deck.bit_count() == 20


@pytest.mark.parametrize(
    ("statement", "reply", "scores"),
    [("5L", "4L", True), ("5L", "6L", False), ("5F", "1C", True), ("5C", "1C", True), ("5C", "8C", False)],
)
def test_low_wins_turns_the_ranks_round_but_not_trump(statement: str, reply: str, scores: bool) -> None:
    visit = a_visit(*ALLIES, hand=f"{reply} 8E", fief=3, game=game_of(("low-wins", 0)))
    assert score_of(after(visit, "listen", f"*state {statement}", f"reply {reply}")) == (reply if scores else "")


def test_free_speech_need_not_follow_suit() -> None:
    visit = a_visit(*ALLIES, hand="1L 2F", fief=3, game=game_of(("free-speech", 0)))
    assert after(visit, "listen", "*state 8L").legal() == ["reply 2F", "reply 1L"]


@pytest.mark.parametrize(("score", "success"), [("", False), ("1C", True), ("1C 2C", True), ("1C 2C 3C", False)])
def test_near_enough_forgives_one_point_too_few(score: str, success: bool) -> None:
    visit = a_visit(*ALLIES, hand="1L", fief=2, score=score, game=game_of(("near-enough", 0)))
    assert ends(visit, "listen", "*state 8L", "reply 1L").fates[2] is success


def test_toll_takes_a_star_for_each_lost_fief() -> None:
    assert journey_of(game_of(("toll", 0)), won=(0, 1), lost=(2, 3, 7)).stars() == (4, 3, -1, -1, 0, 0, 0, -1)


def test_mourning_exhausts_the_ally_of_the_lost_rulers_suit_for_good() -> None:
    game = game_of(("mourning", 0))
    journey = ends(a_visit(*ALLIES, hand="1L", fief=3, game=game), "listen", "*state 8L", "reply 1L")
    for fief in (2, 1):
        visit = journey.begin_visit(fief, 1 << 16)
        assert "use JC" not in visit.legal()
        assert "use JE" in visit.legal()
        journey = ends(visit, "listen", "*state 8L", "reply 1L")
    visit = journey.begin_visit(0, 1 << 16)
    assert "use JF" not in visit.legal()


def test_must_win_makes_one_fief_necessary() -> None:
    game = game_of(("must-win", 3))
    others = tuple(fief for fief in range(8) if fief != 3)
    assert FinishedJourney(journey_of(game, won=others, lost=(3,))).result.won is False
    assert FinishedJourney(journey_of(game, won=tuple(range(8)))).result.won is True


def test_every_special_rule_is_tested_here() -> None:
    tested = " ".join(name for name in globals() if name.startswith("test_"))
    assert [name for name in SPECIAL_RULES if name.replace("-", "_") not in tested] == []


def test_rulers_may_be_dealt_by_name() -> None:
    assert Deal(TEAM, COURT).probability(("*setup", *(TEAM + COURT))) == pytest.approx(1 / 40320)
