"""The referee plays every lesson: what it asks for is legal, what it calls wrong is refused, and it can be finished."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from itertools import chain

import pytest

from longhouse.errors import IllegalAction
from longhouse.games.catalogue import GAMES
from longhouse.games.game import State
from longhouse.lessons.course import CourseStep, Lesson, course
from longhouse.words import LANGUAGES, Words

LESSONS = {lesson.id: lesson for game in GAMES for lesson in course(game)}
BEGINNERS_NEED = {
    "fjords": "F1.2 F1.4 F2.5 F3.1 F3.2 F3.3 F3.4 F4.1 F4.2 F4.3 F5.1 F6.1 F6.2 F7.1 F7.2 F7.3 F8.1 F8.2 F8.3 "
    "F10.1 F10.2 F10.3 F10.4 F10.5 F10.6 F10.7 F10.8 F10.9",
    "northwood": "N1.3 N2.3 N3.1 N3.2 N3.3 N3.4 N3.5 N3.6 N3.7 N4.1 N4.2 N4.4 "
    "N5.JC N5.JF N5.JL N5.JE N5.QE N5.QF N5.QL N5.KC N5.KF N5.KL N5.KE N5.PC N5.PL N5.LL N5.BE",
}
"""What somebody who did the course knows; of the abilities each kind."""

each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


def meant(patterns: tuple[str, ...], actions: list[str]) -> list[str]:
    return [action for action in actions if any(fnmatchcase(action, pattern) for pattern in patterns)]


def played(state: State, *events: str) -> State:
    for event in events:
        state = state.apply(event)
    return state


def positions(lesson: Lesson) -> Iterator[tuple[CourseStep, list[State]]]:
    """For each step the positions in which it can come, whatever was chosen before; then those at the end."""
    states = [lesson.record.replay()]
    for step in lesson.steps:
        yield step, states
        states = [played(state, action, *step.then) for state in states for action in meant(step.goal, state.legal())]


@each_lesson
def test_a_lesson_asks_the_first_seat_for_a_legal_action_at_every_step(lesson: Lesson) -> None:
    for step, states in positions(lesson):
        for state in states:
            assert state.turn == 0
            assert meant(step.goal, state.legal()) != []
        everything = [action for state in states for action in state.legal()]
        assert [pattern for pattern in step.goal if not meant((pattern,), everything)] == []


@each_lesson
def test_what_a_lesson_calls_wrong_is_refused_by_that_rule(lesson: Lesson) -> None:
    for step, states in positions(lesson):
        for state in states:
            for action, rule in step.wrong.items():
                with pytest.raises(IllegalAction) as refusal:
                    state.apply(action)
                assert (action, refusal.value.rule) == (action, rule)


@each_lesson
def test_what_misses_the_point_is_legal_and_not_what_is_asked_for(lesson: Lesson) -> None:
    for step, states in positions(lesson):
        legal = set(chain.from_iterable(state.legal() for state in states))
        left = legal - set(meant(step.goal, list(legal)))
        for name, patterns in step.poor.items():
            missed = meant(patterns, list(left))
            assert missed != [], name
            left -= set(missed)


@pytest.mark.parametrize("game", GAMES)
def test_a_course_teaches_every_rule_that_a_beginner_needs(game: str) -> None:
    taught = set(chain.from_iterable(lesson.rules for lesson in course(game)))
    assert set(BEGINNERS_NEED[game].split()) - taught == set()
    assert len(course(game)) >= 12


def test_no_two_lessons_have_the_same_id() -> None:
    assert len(LESSONS) == sum(len(course(game)) for game in GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_step_and_detour_has_words_of_its_own(language: str) -> None:
    words = Words(language)
    steps = [f"{lesson.id}-{n}" for lesson in LESSONS.values() for n, _ in enumerate(lesson.steps, 1)]
    detours = {f"{lesson.id}-{name}" for lesson in LESSONS.values() for step in lesson.steps for name in step.poor}
    titles = [words.say("tutorial-title", lesson=id_) for id_ in LESSONS]
    remarks = [words.say("tutorial-done", lesson=id_) for id_ in LESSONS]
    tasks = [words.say("tutorial-task", step=step) for step in steps]
    missed = [words.say("tutorial-poor", move=move) for move in sorted(detours)]
    for said in (titles, remarks, tasks, missed):
        assert len(set(said)) == len(said), "something without words is told with those of another"
