"""Computes which vacant tiles each seat can still reach: secured and contested tiles, and land that scores by F8.2."""

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
    """The vacant tiles that each seat can still claim, as bit masks.

    `reach` has the tiles that a seat can reach with its runes, `secured` those that it reaches without a rune and no
    opponent can reach. `contested` are the tiles that several seats can reach. `prospects` has the exact definitions.
    """

    secured: tuple[int, ...]
    contested: int
    reach: tuple[int, ...]


def flood(land: Land, joined: int, vacant: int) -> int:
    """Return the vacant tiles that can be claimed one after the other over plains (a flood fill).

    `joined` are the tiles where it starts: those joined to a piece by plains.
    """
    found = 0
    new = joined & vacant
    while new:
        found |= new
        new = union(land.plains, new) & vacant & ~found
    return found


def own_land(position: Settlement, seat: Seat) -> int:
    """Return the vacant tiles that this seat could claim over plains and no other seat could (F8.2).

    Runes and the number of vikings left are ignored.
    """
    floods = [flood(position.land, joined, position.vacant) for joined in position.joined]
    return floods[seat] & ~_union_of_others(floods, seat)


def prospects(position: Settlement) -> Prospects:
    """Compute the secured and contested tiles, taking unspent runes into account.

    A tile is secured if the seat can claim it without a rune, and no opponent can reach it even with all their runes.
    A tile that only one seat can reach, and only by a rune, is neither secured nor contested. A seat without vikings
    reaches nothing; its secured tiles are those that will score by F8.2, unless an opponent can reach them.
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
    """Return the vacant tiles that a seat could reach with all its runes, each used at most once, in any order."""
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
