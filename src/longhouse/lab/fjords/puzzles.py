"""Puzzles for Fjords: find the only viking that wins a settlement, or the only tile that wins the game."""

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.hexes import Cell, neighbours
from longhouse.games.fjords.reach import flood, prospects
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, State
from longhouse.lab.fjords.lays import judge_lay
from longhouse.lab.fjords.settlements import judge_settlement
from longhouse.lab.puzzling.kinds import PuzzleGame, PuzzleKind
from longhouse.puzzles.puzzle import PuzzlePhase

_FEW_VIKINGS = 4
_SOME_LAND = 2


class FjordsPuzzles(PuzzleGame):
    """What puzzle making needs to know about Fjords."""

    kinds: ClassVar[Mapping[PuzzlePhase, PuzzleKind]] = {
        "settle": PuzzleKind(judge=judge_settlement, check=judge_settlement, phase=Settlement),
        "lay": PuzzleKind(judge=judge_lay, check=judge_lay, phase=Exploration),
    }
    themes_of_reasons: ClassVar[Mapping[str, str]] = {
        "reason-cuts-off": "cutting-off",
        "reason-denies": "taking-first",
        "reason-secures": "enclosing",
        "reason-threatens": "threat",
        "reason-reaches": "reaching-out",
        "reason-takes-contested": "last-tiles",
        "reason-waits": "waiting",
        "reason-rune-points": "runes",
        "reason-carried": "runes",
    }

    def themes(self, state: State, action: Event) -> set[str]:
        found: set[str] = set()
        match state, action:
            case Settlement(), (verb, *cells):
                if verb != "viking":
                    found.add("runes")
                elif _over_half_an_edge(state, Cell(cells[-1])) and _opens_land(state, Cell(cells[-1])):
                    found.add("half-an-edge")
                if state.supply(state.seat) <= _FEW_VIKINGS:
                    found.add("supply")
            case _, ("house" | "home" | "none",):
                found.add("longhouse")
        return found

    def branch(self, events: Sequence[Event], kinds: Collection[PuzzlePhase]) -> int:
        """Return after how many of these events other continuations of the game are tried.

        If settlement puzzles are wanted, this is just before the first viking; otherwise just after the draw of the
        last tile.
        """
        if "settle" in kinds:
            return next(n for n, event in enumerate(events) if event[0] == "viking")
        return max(n for n, event in enumerate(events) if event[0].startswith("*")) + 1

    def continuations(self, state: State) -> list[Event]:
        """Return the actions from which another continuation of a game is chosen at random.

        In a settlement these are the actions on contested land, or all actions if none of them is on contested land.
        Once no land is contested, there are none.
        """
        actions = state.actions()
        if not isinstance(state, Settlement):
            return actions
        contested = prospects(state).contested
        if not contested:
            return []
        return [action for action in actions if contested >> state.land.at[Cell(action[1:][-1])] & 1] or actions


def _over_half_an_edge(state: Settlement, cell: Cell) -> bool:
    """Return whether a tile is connected to the player's pieces only at one corner of one edge (F1.4)."""
    land = state.land
    own = state.houses[state.seat] | state.vikings[state.seat]
    pattern = land.patterns[land.at[cell]]
    corners = [
        corner
        for edge, near in enumerate(neighbours(cell))
        if near in land.at and own >> land.at[near] & 1
        for corner in (edge, (edge + 1) % 6)
        if pattern[corner] == "P"
    ]
    return len(corners) == 1


def _opens_land(state: Settlement, cell: Cell) -> bool:
    """Return whether some land can be reached only over this tile, so that claiming the tile opens the land."""
    land, joined = state.land, state.joined[state.seat]
    tile = 1 << land.at[cell]
    behind = flood(land, joined, state.vacant) & ~flood(land, joined & ~tile, state.vacant) & ~tile
    return behind.bit_count() >= _SOME_LAND


PUZZLES = FjordsPuzzles()
