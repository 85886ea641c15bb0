"""The choices in a turn of Fjords: the kinds of action, and for each the cells and rotations to choose from.

A kind of action (`Way`) is one entry of the tray: laying or pointing out one tile, placing a viking, using a rune, or
a button that needs no cell, such as drawing a tile.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from longhouse.games.fjords.views import FjordsView
from longhouse.terminal.fjords.hexmap import Hex, neighbours

_WITH_TILE = ("lay", "point")
_WITH_CELL = ("viking", "journey", "horse")


@dataclass(frozen=True, slots=True)
class Way:
    """A kind of action: its verb, such as `lay`, and the tile if the action lays or points out a tile."""

    verb: str
    tile: str = ""

    @property
    def places(self) -> bool:
        """Whether a cell has to be chosen for this kind of action."""
        return self.verb in (*_WITH_TILE, *_WITH_CELL, "wisdom")


class FjordsTurn:
    """The choices of the seat to move. If the view hides the legal actions, every empty cell is offered (F5.5)."""

    def __init__(self, view: FjordsView, legal: Sequence[str], mine: bool) -> None:
        self._view = view
        self._legal = set(legal)
        self._hidden = mine and "legal" not in view and "row" in view
        self._by_way: dict[Way, dict[Hex, list[str]]] = {}
        if self._hidden:
            self._offer_everything()
        for action in legal:
            verb, *about = action.split(" ")
            if verb in _WITH_TILE:
                self._add(Way(verb, about[0]), about[1], action)
            elif verb in _WITH_CELL or verb == "wisdom":
                self._add(Way(verb), about[0], action)
            else:
                self._by_way.setdefault(Way(verb), {})

    @property
    def ways(self) -> list[Way]:
        """All kinds of action, tiles in the order of the row."""
        return list(self._by_way)

    def cells(self, way: Way, space: Hex | None = None) -> list[Hex]:
        """Return the cells that can be chosen for a kind of action.

        Wisdom needs two: the empty spaces are returned first, and once `space` is chosen, the tiles beyond it.
        """
        places = self._by_way.get(way, {})
        if way.verb == "wisdom" and space is not None:
            return [read_hex(action.split(" ")[2]) for action in places.get(space, [])]
        return list(places)

    def words(self, way: Way, cell: Hex) -> list[str]:
        """Return the rotations in which a tile can be laid at a cell; all of them if the legal actions are hidden."""
        return [action.split(" ")[3] for action in self._by_way.get(way, {}).get(cell, [])]

    def rotations(self, way: Way) -> list[str]:
        """Return all different rotations of a tile."""
        printed = self._view["printed"].get(way.tile, "") if "printed" in self._view else ""
        return list(dict.fromkeys(printed[turn:] + printed[:turn] for turn in range(6))) if printed else []

    def is_legal(self, action: str) -> bool:
        """Return whether an action is legal; always True if the legal actions are hidden."""
        return self._hidden or action in self._legal

    def _add(self, way: Way, cell: str, action: str) -> None:
        self._by_way.setdefault(way, {}).setdefault(read_hex(cell), []).append(action)

    def _offer_everything(self) -> None:
        view = self._view
        assert "row" in view
        taken = {read_hex(tile["cell"]) for tile in view["board"]}
        empty = sorted({near for cell in taken for near in neighbours(cell)} - taken)
        drawn = [] if view["drawn"] is None else [view["drawn"]]
        offered = [*view["row"], *drawn, *view["aside"]]
        for verb in _WITH_TILE:
            if verb in view["kinds"]:
                for tile in offered:
                    way = Way(verb, tile)
                    self._by_way[way] = {}
                    for cell in empty:
                        self._by_way[way][cell] = [
                            f"{verb} {tile} {hex_text(cell)} {word}" for word in self.rotations(way)
                        ]
        for verb in ("draw", "nothing", "accept"):
            if verb in view["kinds"]:
                self._by_way[Way(verb)] = {}


def read_hex(cell: str) -> Hex:
    """Read a cell, such as `2,-1`."""
    q, _, r = cell.partition(",")
    return int(q), int(r)


def hex_text(cell: Hex) -> str:
    """Return the text of a cell, such as `2,-1`."""
    return f"{cell[0]},{cell[1]}"
