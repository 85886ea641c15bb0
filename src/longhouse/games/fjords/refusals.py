"""Builds the error for an illegal event: the rule it breaks, checked in the order of section 11, and a message key.

The positions alone decide what is legal. These functions are called only for an event that is not legal, to find the
reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.errors import IllegalAction
from longhouse.games.fjords.hexes import Cell, neighbours
from longhouse.games.fjords.notation import NOT_IN_SET
from longhouse.games.fjords.options import MOST_CLAIMS
from longhouse.games.fjords.runes import MOVING
from longhouse.games.fjords.tiles import rotations
from longhouse.games.game import Event

if TYPE_CHECKING:
    from longhouse.games.fjords.exploration import Exploration
    from longhouse.games.fjords.match import Fjords
    from longhouse.games.fjords.settlement import Settlement

_DUE = {
    "first": ("F2.4", "fjords-due-first", ("*first",)),
    "row": ("F2.5", "fjords-due-row", ("*row",)),
    "swap": ("F4.2", "fjords-due-swap", ("*swap",)),
    "draw": ("F5.1", "fjords-due-draw", ("*draw",)),
    "turn": ("F5.1", "fjords-due-turn", ("draw", "lay")),
    "again": ("F5.1", "fjords-due-turn", ("draw", "lay")),
    "build": ("F6.1", "fjords-due-build", ("house", "home", "none")),
    "answer": ("F5.5", "fjords-due-answer", ("accept", "point")),
}
"""For each value of `due`: the rule and message key of the error for other verbs, and the possible verbs."""

_NO_HOUSE = {"F6.2": "fjords-build-no-plains", "F10.1": "fjords-build-stone", "F6.1": "fjords-build-no-longhouse"}

_TOO_FAR = {"journey": "fjords-journey-too-far", "horse": "fjords-horse-too-far"}


def in_exploration(position: Exploration, event: Event, text: str) -> IllegalAction:
    """Return the error for an illegal event in the exploration; `text` is the event as it was given."""
    game = position.game
    rule, key, verbs = _due(position)
    if event[0] in ("house", "home") and position.just_laid and position.due != "build":
        tile, _, pattern = position.board.laid[-1]
        return _impossible_build(game, tile, pattern, text)
    if event[0] == "nothing" and position.claim.standing == MOST_CLAIMS:
        return IllegalAction("fjords-claim-fourth", rule="F5.5", event=text)
    if event[0] not in verbs:
        return IllegalAction(key, rule=rule, event=text)
    match event:
        case ("home",):
            return IllegalAction("fjords-build-no-home", rule="F10.9", event=text)
        case ("*first", seat):
            return IllegalAction("no-such-seat", rule=rule, event=text, seat=seat)
        case ("lay" | "point", tile, cell, pattern):
            return _bad_placement(position, tile, Cell(cell), pattern, text)
        case (_, *tiles):
            return _bad_draw(game, rule, tiles, text)


def in_settlement(position: Settlement, event: Event, text: str) -> IllegalAction:
    """Return the error for an illegal event in the settlement; `text` is the event as it was given."""
    land = position.land
    match event:
        case ("viking", cell):
            problem = _cannot_stand(position, Cell(cell)) or "fjords-viking-not-joined"
            return IllegalAction(problem, rule="F7.1", event=text, cell=text.rsplit(maxsplit=1)[-1])
        case ("journey" | "horse" | "wisdom" as rune, *cells):
            return _bad_rune(position, rune, [Cell(cell) for cell in cells], text)
        case ("house" | "home",) if position.just_laid:
            pattern = position.game.tiles.pattern_number[land.patterns[-1]]
            return _impossible_build(position.game, land.tiles[-1], pattern, text)
    return IllegalAction("fjords-due-settle", rule="F7.1", event=text)


def after_the_end(text: str) -> IllegalAction:
    """Return the error for an event after the end of the game; `text` is the event as it was given."""
    return IllegalAction("fjords-over", rule="F7.3", event=text)


def _due(position: Exploration) -> tuple[str, str, tuple[str, ...]]:
    if position.due != "lay":
        return _DUE[position.due]
    if position.claim.pointed is not None:
        return "F5.5", "fjords-due-forced", ("lay",)
    rule = "F4.1" if position.game.by_row else "F5.1"
    return rule, "fjords-due-lay", ("lay",)


def _impossible_build(game: Fjords, tile: int, pattern: int, text: str) -> IllegalAction:
    """Return the error for building where that is impossible: the tile forbids it, or no longhouse is left."""
    rule = game.no_house_on(tile, pattern) or "F6.1"
    return IllegalAction(_NO_HOUSE[rule], rule=rule, event=text)


def _bad_draw(game: Fjords, rule: str, tiles: list[int], text: str) -> IllegalAction:
    """Return the error for an impossible draw: the wrong number of tiles, or a tile that is not in the bag."""
    if not all(map(game.has_tile, tiles)):
        return IllegalAction("fjords-tile-not-in-game", rule="F2.2", event=text)
    return IllegalAction("fjords-bad-draw", rule=rule, event=text)


def _bad_placement(position: Exploration, tile: int, cell: Cell, pattern: int, text: str) -> IllegalAction:
    game, board, kit = position.game, position.board, position.game.tiles
    if not game.has_tile(tile):
        return IllegalAction("fjords-tile-not-in-game", rule="F2.2", event=text)
    if tile not in position.on_offer():
        return _not_to_be_had(position, tile, text)
    named = {"tile": kit.tiles[tile].id, "cell": text.split()[2]}
    if pattern == NOT_IN_SET or kit.patterns[pattern] not in rotations(kit.tiles[tile].pattern):
        return IllegalAction("fjords-lay-not-a-rotation", rule="F1.2", event=text, **named)
    laid = board.patterns(kit)
    if cell in laid:
        return IllegalAction("fjords-lay-occupied", rule="F3.1", event=text, **named)
    touching = sum(near in laid for near in neighbours(cell))
    if touching < 2:
        return IllegalAction("fjords-lay-touches", rule="F3.1", event=text, count=touching, **named)
    lies = kit.patterns[pattern]
    if clashes := [k for k in range(6) if board.corner(kit, cell, k) not in (None, lies[k])]:
        first = clashes[0]
        return IllegalAction(
            "fjords-lay-corner",
            rule="F3.2",
            event=text,
            corner=first,
            corners=" ".join(map(str, clashes)),
            there=str(board.corner(kit, cell, first)),
            here=lies[first],
            **named,
        )
    return IllegalAction("fjords-lay-sea-only", rule="F3.3", event=text, **named)


def _not_to_be_had(position: Exploration, tile: int, text: str) -> IllegalAction:
    game = position.game
    named = {"tile": game.tiles.tiles[tile].id}
    if position.due == "answer":
        return IllegalAction("fjords-point-other-tile", rule="F5.5", event=text, **named)
    if game.by_row:
        return IllegalAction("fjords-lay-not-in-row", rule="F4.1", event=text, **named)
    if position.claim.pointed is not None:
        forced = game.tiles.tiles[position.claim.pointed].id
        return IllegalAction("fjords-lay-forced", rule="F5.5", event=text, forced=forced, **named)
    if tile in position.aside and game.variant == "classic":
        return IllegalAction("fjords-lay-aside-too-late", rule="F5.2", event=text, **named)
    return IllegalAction("fjords-lay-not-drawn", rule="F5.1", event=text, **named)


def _bad_rune(position: Settlement, rune: str, cells: list[Cell], text: str) -> IllegalAction:
    """Return the error for an illegal use of a rune; the last of the cells is where the viking would stand."""
    rule = next(known.rule for known in MOVING if known.name == rune)
    named = {"rune": rune, "cell": text.rsplit(maxsplit=1)[-1]}
    if rune not in position.game.chosen.runes:
        return IllegalAction("fjords-rune-not-in-play", rule=rule, event=text, **named)
    if (position.seat, rune) in position.spent:
        return IllegalAction("fjords-rune-spent", rule=rule, event=text, **named)
    if rune == "wisdom":
        return IllegalAction(_bad_wisdom(position, *cells), rule=rule, event=text, space=text.split()[1], **named)
    if blocked := _cannot_stand(position, cells[-1]):
        return IllegalAction(blocked, rule="F10.7", event=text, **named)
    return IllegalAction(_TOO_FAR[rune], rule=rule, event=text, **named)


def _cannot_stand(position: Settlement, cell: Cell) -> str | None:
    """Return the key of the text that says why no viking can stand on a cell; None if one can."""
    place = position.land.at.get(cell)
    if place is None:
        return "fjords-stand-no-tile"
    if "P" not in position.land.patterns[place]:
        return "fjords-stand-no-plains"
    if not position.vacant >> place & 1:
        return "fjords-stand-taken"
    return None


def _bad_wisdom(position: Settlement, space: Cell, cell: Cell) -> str:
    land = position.land
    if space in land.at:
        return "fjords-wisdom-not-empty"
    if space in position.wisdom:
        return "fjords-wisdom-second-stone"
    if space not in land.spaces:
        return "fjords-wisdom-touches"
    if not land.spaces[space] & position.pieces(position.seat):
        return "fjords-wisdom-no-piece"
    return _cannot_stand(position, cell) or "fjords-wisdom-not-facing"
