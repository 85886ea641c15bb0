"""What can be chosen in a turn of Fjords: the kinds of action, and for each the cells and the rotations of the tile.

A kind of action (`Way`) is one entry of the tray. It is to lay one tile, to point out where one fits (F5.5), to place a
viking, to use a rune, or something that needs no cell, such as drawing a tile.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from longhouse.games.fjords.views import FjordsView
from longhouse.terminal.fjords.hexmap import Hex, neighbours

_WITH_TILE = ("lay", "point")
_WITH_CELL = ("viking", "journey", "horse")


@dataclass(frozen=True, slots=True)
class Way:
    """A kind of action, which is one entry of the tray."""

    verb: str
    """The verb of the action in the notation of the rules, such as `lay`."""
    tile: str = ""
    """The name of the tile that is laid or, for `point`, that fits somewhere; empty for other actions."""

    @property
    def places(self) -> bool:
        """Whether a cell has to be chosen for this kind of action."""
        return self.verb in (*_WITH_TILE, *_WITH_CELL, "wisdom")


class FjordsTurn:
    """What the seat to move can choose. If the view hides the legal actions (F5.5), this includes every empty cell."""

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
        """All kinds of action that are possible. Those with tiles are in the order of the row."""
        return list(self._by_way)

    def cells(self, way: Way, space: Hex | None = None) -> list[Hex]:
        """Return the cells that can be chosen for a kind of action.

        A Wisdom stone needs two cells. As long as `space` is None, the result has the empty cells where the stone can
        lie; if `space` is one of them, the cells of the tiles beyond it where the viking may be placed.
        """
        places = self._by_way.get(way, {})
        if way.verb == "wisdom" and space is not None:
            return [read_hex(action.split(" ")[2]) for action in places.get(space, [])]
        return list(places)

    def words(self, way: Way, cell: Hex) -> list[str]:
        """Return the rotations in which the tile of `way` can be laid at a cell.

        Each is given as the terrain at the tile's corners.

        If the legal actions are hidden, all rotations are returned.
        """
        return [action.split(" ")[3] for action in self._by_way.get(way, {}).get(cell, [])]

    def rotations(self, way: Way) -> list[str]:
        """Return all different rotations of the tile of `way`, each as the terrain at the tile's corners.

        Empty if this kind of action has no tile.
        """
        printed = self._view["printed"].get(way.tile, "") if "printed" in self._view else ""
        return list(dict.fromkeys(printed[turn:] + printed[:turn] for turn in range(6))) if printed else []

    def is_legal(self, action: str) -> bool:
        """Return whether an action, given as text, is legal; True for all actions if the legal ones are hidden."""
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
    """Convert the text of a cell, such as `2,-1`, to its coordinates."""
    q, _, r = cell.partition(",")
    return int(q), int(r)


def hex_text(cell: Hex) -> str:
    """Convert the coordinates of a cell to its text, such as `2,-1`."""
    return f"{cell[0]},{cell[1]}"
