"""What is shipped, and what is due on a day."""

from datetime import date, timedelta

import pytest

from longhouse.errors import IllegalAction
from longhouse.puzzles import daily
from longhouse.puzzles.attempt import attempt, solution
from longhouse.puzzles.puzzle import Puzzle
from longhouse.puzzles.shelf import shelf

TODAY = date(2026, 11, 16)


def several_moves() -> Puzzle:
    """A puzzle with an answer between its decisions."""
    return next(puzzle for puzzle in shelf().of("fjords", "settle") if len(puzzle.steps) > 1)


def test_puzzles_of_both_games_are_shipped_and_all_have_names_of_their_own() -> None:
    assert shelf().of("fjords")
    assert shelf().of("northwood")
    assert len(shelf().by_name) >= 500
    assert len(shelf().of("fjords")) + len(shelf().of("northwood")) == len(shelf().by_name)


def test_on_the_way_to_a_solution_every_legal_decision_is_either_right_or_has_its_refutation() -> None:
    for puzzle in shelf().by_name.values():
        state = puzzle.position()
        for step in puzzle.steps:
            assert sorted([*step.right, *step.wrong]) == sorted(state.legal()), puzzle.id
            for event in (step.right[0], *step.then):
                state = state.apply(event)


def test_a_solution_is_all_that_is_right_with_what_comes_between() -> None:
    puzzle = several_moves()
    state = puzzle.position()
    for event in solution(puzzle):
        state = state.apply(event)
    assert [event for event in solution(puzzle) if event in {step.right[0] for step in puzzle.steps}] == [
        step.right[0] for step in puzzle.steps
    ]


def test_a_theme_leads_to_its_puzzles() -> None:
    for game in ("fjords", "northwood"):
        for theme, count in shelf().themes(game).items():
            assert len(shelf().of(game, theme)) == count


def test_a_right_decision_is_followed_by_the_opponent_until_nothing_is_left_to_find() -> None:
    puzzle = several_moves()
    decisions = [step.right[0] for step in puzzle.steps]
    first = attempt(puzzle, decisions[:1])
    assert (first.outcome, first.then) == ("more", puzzle.steps[0].then)
    assert attempt(puzzle, decisions).outcome == "right"


def test_a_wrong_decision_is_refuted_by_moves_that_are_legal_after_it() -> None:
    puzzle = several_moves()
    for action, refuted in puzzle.steps[0].wrong.items():
        found = attempt(puzzle, [action])
        assert (found.outcome, found.then, found.value) == ("wrong", refuted.line, refuted.value)
        state = puzzle.position().apply(action)
        for event in found.then:
            state = state.apply(event)


def test_what_the_rules_refuse_is_no_try() -> None:
    with pytest.raises(IllegalAction):
        attempt(several_moves(), ["viking 40,40"])


def test_a_day_has_one_puzzle_and_one_deal_and_another_day_others() -> None:
    week = [TODAY + timedelta(days=n) for n in range(7)]
    assert len({daily.puzzle_of(day).id for day in week}) == 7
    assert len({daily.seed_of(day, "a secret") for day in week}) == 7
    assert daily.puzzle_of(TODAY) == daily.puzzle_of(date(2026, 11, 16))


def test_no_puzzle_of_a_day_comes_again_before_all_others_were_there() -> None:
    count = len(shelf().of("fjords"))
    first = date.fromordinal(TODAY.toordinal() // count * count)
    assert len({daily.puzzle_of(first + timedelta(days=n)).id for n in range(count)}) == count
