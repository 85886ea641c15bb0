"""Puzzles are made so that what they claim can be proven again, and what cannot be proven is none."""

import random

import msgspec
import pytest

from longhouse.games.catalogue import game_with
from longhouse.games.game import State
from longhouse.games.northwood.visit import Visit
from longhouse.games.playout import random_game
from longhouse.lab.northwood.chances import Chances, TooMany
from longhouse.lab.puzzling.checking import faults
from longhouse.lab.puzzling.making import tagged
from longhouse.puzzles.puzzle import Puzzle, PuzzlePhase
from longhouse.puzzles.shelf import shelf

SAMPLE = 4
KINDS = sorted({puzzle.kind for puzzle in shelf().by_name.values()})


def sample(kind: PuzzlePhase) -> list[Puzzle]:
    """A few shipped puzzles of a kind."""
    puzzles = [puzzle for puzzle in shelf().by_name.values() if puzzle.kind == kind]
    return random.Random(kind).sample(puzzles, min(SAMPLE, len(puzzles)))


@pytest.mark.parametrize("kind", KINDS)
def test_what_shipped_puzzles_claim_is_proven_again(kind: PuzzlePhase) -> None:
    for puzzle in sample(kind):
        assert faults(puzzle) == [], puzzle.id


def test_shipped_puzzles_have_the_themes_that_their_positions_have() -> None:
    assert [puzzle.id for puzzle in shelf().by_name.values() if tagged(puzzle) != puzzle] == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_that_calls_a_wrong_decision_right_is_found_out(kind: PuzzlePhase) -> None:
    puzzle = sample(kind)[0]
    first = puzzle.steps[0]
    other = next(iter(first.wrong))
    swapped = msgspec.structs.replace(
        first, right=[other], wrong={**first.wrong, first.right[0]: first.wrong[other]}, then=[]
    )
    forged = msgspec.structs.replace(puzzle, steps=[swapped])
    assert faults(forged) != []


def visits(hand: int) -> list[Visit]:
    """Positions of random visits with so many cards in hand and nobody who could act."""
    found: list[Visit] = []
    for seed in range(6):
        game = game_with("northwood", {})
        events = random_game(game, f"chances {seed}").events
        state: State = game.start()
        for event in events:
            if isinstance(state, Visit) and state.due == "reply" and not state.ready and not state.steps:
                found += [state] if state.hand.bit_count() == hand else []
            state = state.take(event)
    return found


def by_trying_everything(state: State, won: int) -> float:
    """The same as `Chances`, without anything clever."""
    if not isinstance(state, Visit):
        return float(str(state.view(None)["fiefs"]).count("'won'") > won)
    chance = state.chance
    if chance is not None:
        return sum(likely * by_trying_everything(state.take(event), won) for event, likely in chance.outcomes())
    return max(by_trying_everything(state.take(action), won) for action in state.actions())


def test_chances_are_those_of_all_that_can_happen() -> None:
    positions = visits(2)
    assert len(positions) > 5
    for state in positions[:12]:
        won = state.journey.fates.count(True)
        found = Chances(100_000).of_actions(state)
        for action, chance in found.items():
            assert chance == pytest.approx(by_trying_everything(state.take(action), won)), action


def test_what_takes_too_long_is_given_up() -> None:
    with pytest.raises(TooMany):
        [Chances(0).of_actions(state) for state in visits(3)]
