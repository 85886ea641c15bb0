"""Builds a position from a view (the inverse of `view.py`), and checks it.

Fields of a view that follow from others (legal actions, secured tiles, scores) are not read. Board, tiles and pieces
must be possible in a game; otherwise `BadView` is raised.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import TYPE_CHECKING

from longhouse.errors import BadView
from longhouse.games.fields import Fields
from longhouse.games.fjords.board import Board, starting_board
from longhouse.games.fjords.exploration import ROW, ClaimState, Exploration
from longhouse.games.fjords.hexes import Cell, read_cell
from longhouse.games.fjords.land import Land, union
from longhouse.games.fjords.options import MOST_CLAIMS
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.fjords.views import Exploring
from longhouse.games.game import Seat

if TYPE_CHECKING:
    from longhouse.games.fjords.match import Fjords, Match

_BY_ROW: tuple[Exploring, ...] = ("first", "row", "swap", "lay", "build", "answer")
_BY_DRAW: tuple[Exploring, ...] = ("first", "turn", "again", "draw", "lay", "build", "answer")

_Pieces = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def exploration(match: Match, fields: Fields) -> Exploration:
    """Build the position of the exploration that the view `fields` shows. Raises `BadView` if it is impossible."""
    game = match.game
    due = fields.choice("due", _BY_ROW if game.by_row else _BY_DRAW)
    board = _board(game, fields)
    row, aside, bag = (_tiles(game, fields, name) for name in ("row", "aside", "bag"))
    drawn = _tile(game, fields.anything("drawn"), "drawn")
    houses, homes, vikings = _pieces(game, fields, [cell for _, cell, _ in board.laid], board.laid)
    claimed = fields.section("claim")
    seat = _seat(game, claimed, "by")
    claim = ClaimState(
        claimed.choice("standing", range(MOST_CLAIMS + 1)),
        _seat(game, fields, "turn") if due == "answer" else None,
        _tile(game, claimed.anything("forced"), "forced"),
    )
    just_laid = fields.flag("just_laid", default=False)
    in_hand = () if drawn is None else (drawn,)
    everything = sorted((*(tile for tile, _, _ in board.laid), *row, *aside, *in_hand, *bag))
    _demand(everything == sorted((*range(len(game.tiles.start)), *game.bag)), "tiles")
    _demand(not any(vikings), "pieces")
    _demand(len(row) <= (ROW if game.by_row else 0) and not (game.by_row and (aside or in_hand)), "row")
    _demand(due not in ("row", "swap", "draw", "turn", "again") or bool(bag), "bag")
    _demand(due not in ("turn", "again", "draw", "first", "row", "build") or drawn is None, "drawn")
    _demand(due != "lay" or game.by_row or drawn is not None, "drawn")
    _demand(claim.pointed is None or (due == "lay" and claim.pointed in (*row, *in_hand)), "claim")
    _demand(game.oversight or (claim.standing == 0 and due != "answer"), "claim")
    return Exploration(
        match=match,
        seat=seat,
        due=due,
        board=board,
        bag=tuple(sorted(bag)),
        row=row,
        aside=aside,
        drawn=drawn,
        houses=houses,
        homes=homes,
        claim=claim,
        just_laid=just_laid,
    )


def settlement(match: Match, fields: Fields) -> Settlement:
    """Build the position of the settlement that the view `fields` shows; for a finished game, the last one.

    Raises `BadView` if the position is impossible.
    """
    game = match.game
    board = _board(game, fields)
    land = Land(game.tiles, board)
    houses, homes, vikings = _pieces(game, fields, land.cells, board.laid)
    taken = sum(houses) | sum(vikings) | sum(1 << i for i, tile in enumerate(land.tiles) if tile in game.stones)
    left = [supply.texts("runes") for supply in fields.objects("supplies")]
    _demand(len(left) == game.seats, "supplies")
    wisdom = frozenset(_cell(text) for text in fields.texts("wisdom"))
    _demand(all(space in land.spaces for space in wisdom), "wisdom")
    return Settlement(
        match=match,
        land=land,
        starter=_seat(game, fields, "settler"),
        seat=_seat(game, fields, "mover"),
        houses=houses,
        homes=homes,
        vikings=vikings,
        joined=tuple(union(land.plains, own | built) for own, built in zip(vikings, houses, strict=True)),
        vacant=land.habitable & ~taken,
        spent=frozenset(
            (Seat(seat), rune.name)
            for seat in range(game.seats)
            for rune in game.moving_runes
            if rune.name not in left[seat]
        ),
        wisdom=wisdom,
        just_laid=fields.flag("just_laid", default=False),
    )


def rounds(game: Fjords, fields: Fields) -> list[tuple[Seat, tuple[int, ...]]]:
    """Read the finished rounds from a view: for each round, the seat that began it and the points of all seats."""
    starters, points = fields.items("starters"), fields.items("rounds")
    _demand(len(starters) == len(points) <= game.rounds, "rounds")
    found = []
    for starter, scores in zip(starters, points, strict=True):
        _demand(isinstance(scores, list | tuple) and len(scores) == game.seats, "rounds")
        assert isinstance(scores, list | tuple)
        _demand(all(isinstance(score, int) for score in scores), "rounds")
        found.append((_seat(game, Fields({"starters": starter}, "view", BadView), "starters"), tuple(scores)))
    return found


def starter(game: Fjords, fields: Fields) -> Seat:
    """Read from a view which seat began the current round."""
    return _seat(game, fields, "starter")


def _board(game: Fjords, fields: Fields) -> Board:
    """Return the board, built by laying its tiles in order; each must fit (section 3)."""
    kit = game.tiles
    laid = []
    for entry in fields.objects("board"):
        tile = _tile(game, entry.text("tile"), "board")
        pattern = kit.pattern_number.get(entry.text("word"), -1)
        laid.append((tile, _cell(entry.text("cell")), pattern))
    board = starting_board(kit)
    _demand(tuple(laid[: len(kit.start)]) == board.laid, "board")
    for tile, cell, pattern in laid[len(kit.start) :]:
        assert tile is not None
        fits = board.open.get(cell, 0) & kit.lies[tile]
        _demand(pattern in kit.numbers(fits), "board")
        board = board.lay(kit, tile, cell, pattern)
    _demand(len({tile for tile, _, _ in laid}) == len(laid), "board")
    return board


def _pieces(game: Fjords, fields: Fields, cells: Sequence[Cell], laid: Sequence[tuple[int, Cell, int]]) -> _Pieces:
    """Return the longhouses, those with a Home stone, and the vikings of each seat, as bits."""
    at = {cell: i for i, cell in enumerate(cells)}
    homes, houses, vikings = ([0] * game.seats for _ in range(3))
    taken = 0
    for entry in fields.objects("pieces"):
        seat = _seat(game, entry, "seat")
        place = at.get(_cell(entry.text("cell")), -1)
        piece = entry.choice("piece", ("house", "home", "viking"))
        _demand(place >= 0 and not taken >> place & 1, "pieces")
        tile, _, pattern = laid[place]
        _demand(game.no_house_on(tile, pattern) is None, "pieces")
        taken |= 1 << place
        for kind in compress((houses, homes, vikings), (piece != "viking", piece == "home", piece == "viking")):
            kind[seat] |= 1 << place
    _demand(all(own.bit_count() <= game.longhouses for own in houses), "pieces")
    _demand(all(own.bit_count() <= int(game.home) for own in homes), "pieces")
    _demand(all(own.bit_count() <= game.vikings for own in vikings), "pieces")
    return tuple(houses), tuple(homes), tuple(vikings)


def _tiles(game: Fjords, fields: Fields, name: str) -> tuple[int, ...]:
    return tuple(tile for tile in (_tile(game, text, name) for text in fields.texts(name)) if tile is not None)


def _tile(game: Fjords, given: object, name: str) -> int | None:
    if given is None:
        return None
    tile = game.tiles.number.get(given, -1) if isinstance(given, str) else -1
    _demand(game.has_tile(tile), name)
    return tile


def _cell(text: str) -> Cell:
    cell = read_cell(text)
    if cell is None:
        raise BadView("view-impossible", part=text[:20])
    return cell


def _seat(game: Fjords, fields: Fields, name: str) -> Seat:
    return Seat(fields.choice(name, range(game.seats)))


def _demand(holds: bool, part: str) -> None:
    """Raise `BadView` for this part of the view unless the condition holds."""
    if not holds:
        raise BadView("view-impossible", part=part)
