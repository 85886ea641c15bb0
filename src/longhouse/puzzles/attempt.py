"""Somebody's decisions held against a puzzle."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from longhouse.puzzles.puzzle import Puzzle, Step

Outcome = Literal["right", "wrong", "more"]


@dataclass(frozen=True, slots=True)
class Attempt:
    """How decisions turn out: all right, one wrong, or right so far and more to come.

    `step` is the last one that was decided; `then` what follows it: what comes next where more is to be decided, and
    how the opponent goes on where it was wrong.
    """

    outcome: Outcome
    step: Step
    then: Sequence[str]
    value: float | None


def attempt(puzzle: Puzzle, actions: Sequence[str]) -> Attempt:
    """The first decisions of somebody, at least one; `IllegalAction` if one is none that the rules allow there."""
    state = puzzle.position()
    for action, step in zip(actions, puzzle.steps, strict=False):
        if action not in step.right:
            state.read(action)
            refuted = step.wrong[action]
            return Attempt("wrong", step, refuted.line, refuted.value)
        for event in (action, *step.then):
            state = state.apply(event)
    if len(actions) < len(puzzle.steps):
        return Attempt("more", step, step.then, step.value)
    return Attempt("right", step, (), step.value)


def solution(puzzle: Puzzle) -> list[str]:
    """The events that solve a puzzle, with what comes between the decisions."""
    return [event for step in puzzle.steps for event in (step.right[0], *step.then)]
