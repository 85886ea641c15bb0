"""Finds the themes of a puzzle from facts of its positions; people choose puzzles by theme."""

from longhouse.lab.puzzling.kinds import puzzles_of
from longhouse.puzzles.puzzle import Puzzle


def themes_of(puzzle: Puzzle) -> list[str]:
    """Return the themes of all decisions of a puzzle, in alphabetical order."""
    game = puzzles_of(puzzle.game)
    found = {"several-moves"} if len(puzzle.steps) > 1 else set()
    state = puzzle.position()
    for step in puzzle.steps:
        if step.reason.key in game.themes_of_reasons:
            found.add(game.themes_of_reasons[step.reason.key])
        found |= game.themes(state, state.read(step.right[0]))
        for event in (step.right[0], *step.then):
            state = state.apply(event)
    return sorted(found)
