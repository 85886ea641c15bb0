"""The runes (section 10): special powers, each implemented as an object with hooks.

There are two classes: runes that score points at the end (`PointsRune`), and runes that a seat spends to place a
viking (`MovingRune`). The stone of a `PointsRune` lies on a tile. That of Home lies under a longhouse instead, so the
module `exploration` handles it too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING

from longhouse.games.fjords.hexes import Cell
from longhouse.games.fjords.land import bits, union
from longhouse.games.fjords.views import CarryingRune, ScoringRune
from longhouse.games.game import Event

if TYPE_CHECKING:
    from longhouse.games.fjords.settlement import Settlement


class PointsRune(ABC):
    """A rune that scores points at the end."""

    name: ScoringRune
    """The name of the rune in options and views."""

    @abstractmethod
    def points(self, position: Settlement) -> list[int]:
        """Return the points that the rune gives each seat."""


class Strength(PointsRune):
    """The rune Strength (F10.2): one point for each viking beside the stone."""

    name = "strength"

    def points(self, position: Settlement) -> list[int]:
        around = union(position.land.near, position.stones(self.name))
        return [(own & around).bit_count() for own in position.vikings]


class Water(PointsRune):
    """The rune Water (F10.3): one point for each viking on a tile connected to the stone by sea."""

    name = "water"

    def points(self, position: Settlement) -> list[int]:
        shore = 0
        for stone in bits(position.stones(self.name)):
            shore |= position.land.connected_by_sea(stone)
        return [(own & shore).bit_count() for own in position.vikings]


class Friendship(PointsRune):
    """The rune Friendship (F10.4): for each stone, two points to the seats with the most vikings beside it."""

    name = "friendship"

    def points(self, position: Settlement) -> list[int]:
        points = [0] * len(position.vikings)
        for stone in bits(position.stones(self.name)):
            around = position.land.near[stone]
            friends = [(own & around).bit_count() for own in position.vikings]
            most = max(friends)
            for seat, count in enumerate(friends):
                if count == most and most > 0:
                    points[seat] += 2
        return points


class Home(PointsRune):
    """The rune Home (F10.9): one point for each own viking beside the longhouse that has the stone under it."""

    name = "home"

    def points(self, position: Settlement) -> list[int]:
        near = position.land.near
        return [
            (own & union(near, home)).bit_count() for own, home in zip(position.vikings, position.homes, strict=True)
        ]


class MovingRune(ABC):
    """A rune that each seat can spend once: it places a viking where a normal turn could not."""

    name: CarryingRune
    """The name of the rune in options and views, and the verb of its actions."""
    rule: str
    """The number of the rule that describes this rune."""

    @abstractmethod
    def moves(self, position: Settlement) -> list[Event]:
        """Return the legal actions of the seat to move that use this rune."""

    @abstractmethod
    def carries(self, position: Settlement, pieces: int, vacant: int) -> int:
        """Return the tiles where the rune could place a viking, as bits.

        - `pieces`: the tiles that the viking can start from, as bits.
        - `vacant`: the tiles where the viking may end, as bits.
        """


class Ride(MovingRune):
    """The runes Journey (F10.5) and Horse (F10.6), which move a viking one to three tiles over sea or over mountains.

    The two runes differ only in the terrain. `ways` is the name of an attribute of `Land`: the one that says, for each
    tile, which tiles can be reached from there. The viking ends on a vacant tile with plains (F10.7).
    """

    def __init__(self, name: CarryingRune, rule: str, ways: str) -> None:
        self.name = name
        self.rule = rule
        self._ways = ways

    def moves(self, position: Settlement) -> list[Event]:
        cells = position.land.cells
        there = self.carries(position, position.pieces(position.seat), position.vacant)
        return [(self.name, cells[i]) for i in bits(there)]

    def carries(self, position: Settlement, pieces: int, vacant: int) -> int:
        ways: tuple[int, ...] = getattr(position.land, self._ways)
        return union(ways, pieces) & vacant


class Wisdom(MovingRune):
    """The rune Wisdom (F10.8), which moves a viking across one empty cell to a vacant tile.

    Both tiles must have plains at their edge to the empty cell.
    """

    name = "wisdom"
    rule = "F10.8"

    def moves(self, position: Settlement) -> list[Event]:
        cells = position.land.cells
        return [
            (self.name, space, cells[i])
            for space, there in self._bridges(position, position.pieces(position.seat), position.vacant).items()
            for i in bits(there)
        ]

    def carries(self, position: Settlement, pieces: int, vacant: int) -> int:
        found = 0
        for there in self._bridges(position, pieces, vacant).values():
            found |= there
        return found

    @staticmethod
    def _bridges(position: Settlement, pieces: int, vacant: int) -> Mapping[Cell, int]:
        return {
            space: facing & vacant
            for space, facing in position.land.spaces.items()
            if facing & pieces and facing & vacant and space not in position.wisdom
        }


POINTS: tuple[PointsRune, ...] = (Strength(), Water(), Friendship(), Home())
MOVING: tuple[MovingRune, ...] = (
    Ride("journey", "F10.5", "by_ship"),
    Ride("horse", "F10.6", "by_horse"),
    Wisdom(),
)
