"""Checks a player's decisions against the solution of a puzzle."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from longhouse.puzzles.puzzle import Puzzle, PuzzleStep

AttemptOutcome = Literal["right", "wrong", "more"]


@dataclass(frozen=True, slots=True)
class Attempt:
    """The result of checking a player's decisions.

    - `outcome`: whether all decisions are right, one is wrong, or all so far are right and more are to be made.
    - `step`: the step of the puzzle to which the last decision belongs.
    - `then`: the events that follow: up to the next decision, or the opponent's refutation of a wrong decision.
    - `value`: the value of the last decision, as in `Refuted` and `PuzzleStep`.
    """

    outcome: AttemptOutcome
    step: PuzzleStep
    then: Sequence[str]
    value: float | None


def attempt(puzzle: Puzzle, actions: Sequence[str]) -> Attempt:
    """Check the decisions that a player has made so far (at least one). Raises `IllegalAction` if one is illegal."""
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
    """Return the events that solve a puzzle, including those between the decisions."""
    return [event for step in puzzle.steps for event in (step.right[0], *step.then)]
