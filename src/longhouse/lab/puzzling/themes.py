"""Finds the themes of a puzzle, by which people choose puzzles, from facts of its positions."""

from longhouse.games.fjords.hexes import Cell, neighbours
from longhouse.games.fjords.reach import flood
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, State
from longhouse.games.northwood.cards import OF_SUIT
from longhouse.games.northwood.visit import Visit
from longhouse.puzzles.puzzle import Puzzle

_OF_REASON = {
    "reason-cuts-off": "cutting-off",
    "reason-denies": "taking-first",
    "reason-secures": "enclosing",
    "reason-threatens": "threat",
    "reason-reaches": "reaching-out",
    "reason-takes-contested": "last-tiles",
    "reason-waits": "waiting",
    "reason-rune-points": "runes",
    "reason-carried": "runes",
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
_FEW_VIKINGS = 4
_SOME_LAND = 2


def themes_of(puzzle: Puzzle) -> list[str]:
    """The themes of all decisions of a puzzle, in alphabetical order."""
    found = {"several-moves"} if len(puzzle.steps) > 1 else set()
    state = puzzle.position()
    for step in puzzle.steps:
        found |= _themes_of_decision(state, state.read(step.right[0]), step.reason.key)
        for event in (step.right[0], *step.then):
            state = state.apply(event)
    return sorted(found)


def _themes_of_decision(state: State, action: Event, reason: str) -> set[str]:
    found = {_OF_REASON[reason]} if reason in _OF_REASON else set()
    match state, action:
        case Settlement(), (verb, *cells):
            if verb != "viking":
                found.add("runes")
            elif _over_half_an_edge(state, Cell(cells[-1])) and _opens_land(state, Cell(cells[-1])):
                found.add("half-an-edge")
            if state.supply(state.seat) <= _FEW_VIKINGS:
                found.add("supply")
        case Visit(), ("reply", int(card)):
            beats = state.game.beaten_by[state.trump][state.statement] >> card & 1
            if beats and OF_SUIT[state.trump] >> card & 1:
                found.add("trump")
            elif not beats and state.game.beaten_by[state.trump][state.statement] & state.answers():
                found.add("losing-on-purpose")
        case Visit(), _ if state.due == "ability":
            found.add("choice")
        case _, ("house" | "home" | "none",):
            found.add("longhouse")
    return found


def _over_half_an_edge(state: Settlement, cell: Cell) -> bool:
    """Whether a tile is joined to the player's pieces only by one corner of one edge (F1.4)."""
    land = state.land
    own = state.houses[state.seat] | state.vikings[state.seat]
    word = land.words[land.at[cell]]
    corners = [
        corner
        for edge, near in enumerate(neighbours(cell))
        if near in land.at and own >> land.at[near] & 1
        for corner in (edge, (edge + 1) % 6)
        if word[corner] == "P"
    ]
    return len(corners) == 1


def _opens_land(state: Settlement, cell: Cell) -> bool:
    """Whether a tile opens the only way to some land, so that it matters that it can be claimed."""
    land, joined = state.land, state.joined[state.seat]
    tile = 1 << land.at[cell]
    behind = flood(land, joined, state.vacant) & ~flood(land, joined & ~tile, state.vacant) & ~tile
    return behind.bit_count() >= _SOME_LAND
