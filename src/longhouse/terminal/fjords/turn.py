"""What can be done in a turn of Fjords: ways to act, the places of each, and the action that choices come to.

A *way* is a tile to lay or to point out, a viking, a rune, or something without a place, such as drawing.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from longhouse.games.fjords.views import FjordsView
from longhouse.terminal.fjords.hexmap import Hex, neighbours

_WITH_TILE = ("lay", "point")
_WITH_CELL = ("viking", "journey", "horse")


@dataclass(frozen=True, slots=True)
class Way:
    """A way to act: a verb, and the tile if it is about one."""

    verb: str
    tile: str = ""

    @property
    def places(self) -> bool:
        """Whether a place has to be chosen."""
        return self.verb in (*_WITH_TILE, *_WITH_CELL, "wisdom")


class FjordsTurn:
    """The choices of the seat to move. Where the view hides the legal actions, every empty place is offered (F5.5)."""

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
        """All ways, tiles in the order of the row."""
        return list(self._by_way)

    def cells(self, way: Way, space: Hex | None = None) -> list[Hex]:
        """The places of a way; with Wisdom first the spaces, then the tiles beyond the chosen one."""
        places = self._by_way.get(way, {})
        if way.verb == "wisdom" and space is not None:
            return [read_hex(action.split(" ")[2]) for action in places.get(space, [])]
        return list(places)

    def words(self, way: Way, cell: Hex) -> list[str]:
        """The rotations in which a tile can be laid at a place; all of them where they are hidden."""
        return [action.split(" ")[3] for action in self._by_way.get(way, {}).get(cell, [])]

    def rotations(self, way: Way) -> list[str]:
        """All rotations of a tile, each once."""
        printed = self._view["printed"].get(way.tile, "") if "printed" in self._view else ""
        return list(dict.fromkeys(printed[turn:] + printed[:turn] for turn in range(6))) if printed else []

    def is_legal(self, action: str) -> bool:
        """Whether an action is known to be legal; unknown counts as legal."""
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
    """The text of a cell."""
    return f"{cell[0]},{cell[1]}"
