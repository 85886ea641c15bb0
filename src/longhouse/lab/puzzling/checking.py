"""Checks puzzles: replays each one with the game's rules, and proves again which actions are right and wrong."""

from longhouse.errors import LonghouseError
from longhouse.games.game import State
from longhouse.lab.puzzling.judgement import WINS, Judgement
from longhouse.lab.puzzling.kinds import puzzles_of
from longhouse.puzzles.puzzle import Puzzle, PuzzleStep

_ROUNDED = 1e-4


def faults(puzzle: Puzzle) -> list[str]:
    """Check everything that a puzzle says, and return an English text for each mistake found; empty if it has none."""
    found: list[str] = []
    try:
        state, check = puzzle.position(), puzzles_of(puzzle.game).kinds[puzzle.kind].check
        for number, step in enumerate(puzzle.steps):
            judgement = check(state)
            if judgement is None:
                return [*found, f"step {number}: nothing to find"]
            found += [f"step {number}: {fault}" for fault in _of_step(state, step, judgement)]
            for text in (step.right[0], *step.then):
                state = state.apply(text)
    except LonghouseError as refusal:
        found.append(str(refusal))
    return found


def _of_step(state: State, step: PuzzleStep, judgement: Judgement) -> list[str]:
    text, found = state.game.text, []
    if step.right != [text(action) for action in judgement.right]:
        found.append("other decisions are right")
    proven = next(iter(judgement.right.values())).value
    if (step.value is None) != (proven == WINS) or (step.value is not None and abs(step.value - proven) > _ROUNDED):
        found.append(f"the right decision is worth {proven}")
    values = {text(action): judged.value for action, judged in judgement.wrong.items()}
    if step.wrong.keys() != values.keys():
        found.append("other decisions are wrong")
        return found
    for action, refuted in step.wrong.items():
        if abs(refuted.value - values[action]) > _ROUNDED:
            found.append(f"{action} is worth {values[action]}")
        after = state.apply(action)
        for event in refuted.line:
            after = after.apply(event)
    return found
