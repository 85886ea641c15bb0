"""Checks a player's decisions against the solution of a puzzle."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from longhouse.puzzles.puzzle import Puzzle, PuzzleStep

AttemptOutcome = Literal["right", "wrong", "more"]
"""The outcome of an attempt: all decisions were right, one was wrong, or all so far were right and more are to be made.
"""


@dataclass(frozen=True, slots=True)
class Attempt:
    """The result of checking a player's decisions in a puzzle.

    - `outcome`: whether the puzzle is solved (`right`), failed (`wrong`), or to be continued (`more`).
    - `step`: the step of the puzzle to which the last decision belongs.
    - `then`: the events that follow. After a right decision, they lead to the next one; after a wrong decision, they
      are the opponent's refutation; after the last right decision, there are none.
    - `value`: the value of the last decision: the final difference in points (Fjords) or the chance of success (For
      Northwood!). None if a right decision is proven to win, but not by how much.
    """

    outcome: AttemptOutcome
    step: PuzzleStep
    then: Sequence[str]
    value: float | None


def attempt(puzzle: Puzzle, actions: Sequence[str]) -> Attempt:
    """Check the decisions that a player has made so far (`actions`, at least one).

    Raises `IllegalAction` if the rules forbid one of them.
    """
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
