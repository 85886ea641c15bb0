"""Builds a seat's view (`State.view`) as JSON, field by field, from what the seat may know.

Everything in Fjords is public except the order of the bag, which is not determined until a tile is drawn. With
*oversight* (F5.5) a view does not reveal where a tile fits either: it has only the kinds of action that are due.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from longhouse.games.fjords.hexes import Cell, cell_text
from longhouse.games.fjords.land import bits
from longhouse.games.fjords.reach import prospects
from longhouse.games.fjords.scoring import SeatScore, scores
from longhouse.games.fjords.views import (
    ActionKind,
    CommonFjordsView,
    ExplorationView,
    FinishedFjordsView,
    LaidTile,
    Piece,
    Rune,
    Score,
    SettledView,
    SettlementView,
    Stone,
    Supply,
)
from longhouse.games.game import Seat, State

if TYPE_CHECKING:
    from longhouse.games.fjords.exploration import Exploration
    from longhouse.games.fjords.match import FinishedMatch, Fjords, Match
    from longhouse.games.fjords.settlement import Settlement

_SECRET_WITH_OVERSIGHT = ("turn", "again", "lay", "answer")


def of_exploration(position: Exploration, seat: Seat | None) -> ExplorationView:
    """Return the view of a seat (None: a spectator) in the exploration."""
    game, claim = position.game, position.claim
    laid = position.board.laid
    cells = tuple(cell for _, cell, _ in laid)
    ids = [tile.id for tile in game.tiles.tiles]
    drawn = () if position.drawn is None else (position.drawn,)
    to_come = (*position.row, *position.aside, *drawn, *position.bag)
    tiles, patterns = tuple(tile for tile, _, _ in laid), [game.tiles.patterns[pattern] for _, _, pattern in laid]
    return {
        **_common(position, position.match, position.due, _kinds(position), seat),
        "due": position.due,
        "board": _board(game, cells, tiles, patterns),
        "stones": _stones(game, cells, tiles),
        "pieces": _pieces(game, cells, position.houses, position.homes),
        "row": [ids[tile] for tile in position.row],
        "bag": [ids[tile] for tile in sorted(position.bag)],
        "aside": [ids[tile] for tile in position.aside],
        "drawn": None if position.drawn is None else ids[position.drawn],
        "printed": {ids[tile]: game.tiles.tiles[tile].pattern for tile in sorted(to_come)},
        "claim": {
            "by": position.seat,
            "standing": claim.standing,
            # F5.5: the tile that was pointed out. The claimant must lay now, but with a row it can be another tile.
            "forced": None if claim.pointed is None else ids[claim.pointed],
        },
        "just_laid": position.just_laid,
        "supplies": [_supply(game, 0, position.houses[s], position.homes[s], ()) for s in range(game.seats)],
    }


def of_settlement(position: Settlement, seat: Seat | None) -> SettlementView:
    """Return the view of a seat (None: a spectator) in the settlement."""
    kinds: list[ActionKind] = ["viking", *(rune.name for rune in position.unspent(position.seat))]
    return {
        **_common(position, position.match, position.due, kinds, seat),
        "due": position.due,
        **_settled(position),
    }


def of_finished(position: FinishedMatch, seat: Seat | None) -> FinishedFjordsView:
    """Return the view of a seat (None: a spectator) after the end of the game."""
    return {
        **_common(position, position.match, position.due, [], seat),
        "due": position.due,
        **_settled(position.last),
        "result": position.result.to_json(),
    }


def _common(position: State, match: Match, due: str, kinds: list[ActionKind], seat: Seat | None) -> CommonFjordsView:
    game = match.game
    seen: CommonFjordsView = {
        "game": game.name,
        "options": game.options(),
        "seat": seat,
        "turn": position.turn,
        "kinds": kinds,
        "starter": match.starter,
        "rounds": [list(each.scores) for each in match.past],
        "starters": [each.starter for each in match.past],
    }
    if seat is not None and seat == position.turn and not (game.oversight and due in _SECRET_WITH_OVERSIGHT):
        seen["legal"] = position.legal()
    return seen


def _settled(position: Settlement) -> SettledView:
    game, land = position.game, position.land
    cells = land.cells
    outlook = prospects(position)
    spent = [[rune for s, rune in position.spent if s == seat] for seat in range(game.seats)]
    pieces = _pieces(game, cells, position.houses, position.homes)
    pieces += [
        {"seat": Seat(seat), "cell": cell_text(cells[i]), "piece": "viking"}
        for seat, own in enumerate(position.vikings)
        for i in bits(own)
    ]
    return {
        "board": _board(game, cells, land.tiles, land.patterns),
        "stones": _stones(game, cells, land.tiles),
        "pieces": pieces,
        "wisdom": [cell_text(space) for space in sorted(position.wisdom)],
        "settler": position.starter,
        "mover": position.seat,
        "just_laid": position.just_laid,
        "supplies": [
            _supply(game, position.vikings[s], position.houses[s], position.homes[s], spent[s])
            for s in range(game.seats)
        ],
        "secured": [_cells(cells, own) for own in outlook.secured],
        "contested": _cells(cells, outlook.contested),
        "reach": [_cells(cells, own) for own in outlook.reach],
        "scores": [_score(score) for score in scores(position)],
    }


def _board(game: Fjords, cells: tuple[Cell, ...], tiles: tuple[int, ...], patterns: Sequence[str]) -> list[LaidTile]:
    ids = [game.tiles.tiles[tile].id for tile in tiles]
    laid = zip(ids, cells, patterns, strict=True)
    return [{"tile": tile, "cell": cell_text(cell), "word": pattern} for tile, cell, pattern in laid]


def _stones(game: Fjords, cells: tuple[Cell, ...], tiles: tuple[int, ...]) -> list[Stone]:
    return [
        {"rune": game.stones[tile], "cell": cell_text(cell)}
        for tile, cell in zip(tiles, cells, strict=True)
        if tile in game.stones
    ]


def _pieces(game: Fjords, cells: tuple[Cell, ...], houses: tuple[int, ...], homes: tuple[int, ...]) -> list[Piece]:
    return [
        {"seat": Seat(seat), "cell": cell_text(cells[i]), "piece": "home" if homes[seat] >> i & 1 else "house"}
        for seat in range(game.seats)
        for i in bits(houses[seat])
    ]


def _supply(game: Fjords, vikings: int, houses: int, homes: int, spent: Sequence[str]) -> Supply:
    runes: list[Rune] = [rune.name for rune in game.moving_runes if rune.name not in spent]
    if game.home and not homes:
        runes.append("home")
    return {
        "vikings": game.vikings - vikings.bit_count(),
        "houses": game.longhouses - houses.bit_count(),
        "runes": runes,
    }


def _score(score: SeatScore) -> Score:
    points = {"vikings": score.vikings, "land": score.land, **score.runes, "total": score.total}
    return cast(Score, points)  # every rune that scores points is a field of `Score`


def _cells(cells: tuple[Cell, ...], mask: int) -> list[str]:
    return [cell_text(cells[i]) for i in bits(mask)]


def _kinds(position: Exploration) -> list[ActionKind]:
    """Return the kinds of action that the current decision has, even those of which no action is possible now."""
    match position.due:
        case "lay":
            return ["lay", "nothing"] if position.may_claim() else ["lay"]
        case "build":
            return ["house", "none", "home"] if ("home",) in position.actions() else ["house", "none"]
        case "turn" | "again":
            return ["draw", "lay"] if position.on_offer() else ["draw"]
        case "answer":
            return ["accept", "point"]
    return []
