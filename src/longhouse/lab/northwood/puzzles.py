"""Puzzles for For Northwood!: find the action with the best chance that the visit succeeds."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import ClassVar

from longhouse.games.game import Event, State
from longhouse.games.northwood.cards import OF_SUIT
from longhouse.games.northwood.visit import Visit
from longhouse.lab.northwood.chances import Chances
from longhouse.lab.northwood.visits import judge_visit
from longhouse.lab.puzzling.kinds import PuzzleGame, PuzzleKind
from longhouse.puzzles.puzzle import PuzzlePhase

_CHECKING = Chances(1_000_000)
"""The limit is larger than while puzzles are made: there the cache already holds results of earlier positions."""


class NorthwoodPuzzles(PuzzleGame):
    """What puzzle making needs to know about For Northwood!."""

    kinds: ClassVar[Mapping[PuzzlePhase, PuzzleKind]] = {
        "visit": PuzzleKind(
            judge=judge_visit, check=partial(judge_visit, chances=_CHECKING), phase=Visit, of_chance=True
        )
    }
    themes_of_reasons: ClassVar[Mapping[str, str]] = {
        "reason-last-trick": "exact-hit",
        "reason-too-many": "exact-hit",
        "reason-enough": "exact-hit",
        "reason-ducks": "save-a-card",
        "reason-saves-trump": "save-a-card",
        "reason-keeps-high": "save-a-card",
        "reason-scores-cheaply": "save-a-card",
        "reason-sheds": "shedding",
        "reason-keeps-allies": "keep-an-ally",
        "reason-uses": "ability",
        "reason-helps": "ability",
    }

    def themes(self, state: State, action: Event) -> set[str]:
        assert isinstance(state, Visit)
        match action:
            case ("reply", int(card)):
                beating = state.game.beaten_by[state.trump][state.statement]
                if beating >> card & 1:
                    return {"trump"} if OF_SUIT[state.trump] >> card & 1 else set()
                return {"losing-on-purpose"} if beating & state.answers() else set()
            case _:
                return {"choice"} if state.due == "ability" else set()

    def branch(self, events: Sequence[Event], kinds: Collection[PuzzlePhase]) -> None:
        """Return None: other continuations of a game are not needed, because each game yields enough puzzles."""

    def continuations(self, state: State) -> list[Event]:
        return state.actions()


PUZZLES = NorthwoodPuzzles()
