"""Computes which vacant tiles each seat can still reach, which are secured or contested, and which score by F8.2.

Sets of tiles are bit masks.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from longhouse.games.fjords.land import Land, union
from longhouse.games.game import Seat, value

if TYPE_CHECKING:
    from longhouse.games.fjords.runes import MovingRune
    from longhouse.games.fjords.settlement import Settlement


@value
class Prospects:
    """The vacant tiles that each seat can still claim. Sets of tiles are bit masks."""

    secured: tuple[int, ...]
    """For each seat, the tiles that it can claim without a rune, and that no opponent can reach even with runes.

    For a seat without vikings, these are the tiles that will score by F8.2.
    """
    contested: int
    """The tiles that several seats can reach, runes included."""
    reach: tuple[int, ...]
    """For each seat, all tiles that it can reach, runes included."""


def flood(land: Land, joined: int, vacant: int) -> int:
    """Return all vacant tiles that a seat can claim one after the other over plains, as bits.

    - `joined`: the tiles connected by plains to a piece of the seat, as bits.
    - `vacant`: the tiles that can still be claimed, as bits.
    """
    found = 0
    new = joined & vacant
    while new:
        found |= new
        new = union(land.plains, new) & vacant & ~found
    return found


def own_land(position: Settlement, seat: Seat) -> int:
    """Return the vacant tiles that this seat could claim over plains and no other seat could (F8.2), as bits.

    Runes and the number of vikings left are ignored.
    """
    floods = [flood(position.land, joined, position.vacant) for joined in position.joined]
    return floods[seat] & ~_union_of_others(floods, seat)


def prospects(position: Settlement) -> Prospects:
    """Return which vacant tiles each seat has secured, which are contested, and which each seat can reach.

    - A seat reaches a tile if it can claim it in this or a later turn, with or without its unspent runes. A seat
      without vikings reaches nothing.
    - A tile is contested if two or more seats reach it.
    - A tile is secured by a seat if the seat can claim it over plains alone and no other seat reaches it. For a seat
      without vikings, these are the tiles that score for it at the end (F8.2) and that no other seat reaches.

    A tile that one seat reaches only by a rune, and no other seat reaches, is neither secured nor contested.
    """
    seats = [Seat(seat) for seat in range(position.game.seats)]
    farthest = [farthest_reach(position, seat) for seat in seats]
    contested = 0
    for one, other in combinations(farthest, 2):
        contested |= one & other
    secured = tuple(_counted_on(position, s) & ~_union_of_others(farthest, s) for s in seats)
    return Prospects(secured, contested, tuple(farthest))


def _counted_on(position: Settlement, seat: Seat) -> int:
    if position.supply(seat):
        return flood(position.land, position.joined[seat], position.vacant)
    return own_land(position, seat) if position.game.bonus_land else 0


def farthest_reach(position: Settlement, seat: Seat) -> int:
    """Return the vacant tiles that a seat could reach with all its unspent runes, used in any order, as bits.

    The result is 0 if the seat has no vikings left.
    """
    if not position.supply(seat):
        return 0
    unspent = position.unspent(seat)
    reached: dict[frozenset[MovingRune], int] = {}
    for size in range(len(unspent) + 1):
        for used in map(frozenset, combinations(unspent, size)):
            reached[used] = _reach_with(position, seat, used, reached)
    return reached[frozenset(unspent)]


def _reach_with(
    position: Settlement, seat: Seat, used: frozenset[MovingRune], reached: dict[frozenset[MovingRune], int]
) -> int:
    """Return the tiles reached with the runes `used`, computed from `reached`, the tiles reached with one rune less."""
    joined = position.joined[seat]
    landed = 0
    for rune in used:
        before = reached[used - {rune}]
        landed |= before | rune.carries(position, position.pieces(seat) | before, position.vacant & ~before)
    return landed | flood(position.land, joined | union(position.land.plains, landed), position.vacant)


def _union_of_others(masks: list[int], seat: Seat) -> int:
    found = 0
    for other, mask in enumerate(masks):
        if other != seat:
            found |= mask
    return found
