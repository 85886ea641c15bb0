"""Reads and validates tile sets (F1.2, F1.3, F1.5), and prepares bit masks with which a placement is checked by one
AND.

A tile can lie in up to six rotations. A corner pattern such as `PPMMPP` is the six corners of a tile as it lies. All
patterns of a set are numbered, and a set of patterns is a bit mask in which bit 7 is pattern 0. `Board` uses the seven
bits below for a cell: the edges that touch a tile (0 to 5), and whether any of them touches land (6).
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources

from longhouse.errors import BadOptions
from longhouse.games.fields import Fields, shown
from longhouse.games.fjords.hexes import ACROSS, MAX_TILES, Cell, cell_at, cell_text, neighbours
from longhouse.games.fjords.views import Symbol
from longhouse.games.game import Json

TERRAINS = "PMS"
SYMBOLS: tuple[Symbol, ...] = ("strength", "water", "friendship")
BUILT_IN = ("reconstruction-1",)

EDGES = 0b0111111
LAND = 0b1000000
_BELOW_PATTERNS = 7

_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
_FARTHEST_START = 20


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile of a tile set."""

    id: str
    """The id of the tile in events and views."""
    pattern: str
    """The corner pattern in the orientation in which the tile is printed, such as `PPMMPP`."""
    players: int
    """The smallest number of players with which the tile is used; 0 for a starting tile."""


class TileSet:
    """A tile set, read from the content of its file. Raises `BadOptions` if the content is invalid.

    Tiles are numbered: first the starting tiles, then the others in the order of the file. The corner patterns in which
    the tiles can lie are numbered, too; sets of patterns are bit masks (see `mask`).
    """

    def __init__(self, content: Mapping[str, object]) -> None:
        fields = Fields(content, "tiles", BadOptions)
        self.name = fields.text("name")
        self.start: tuple[Cell, ...]
        """The cells of the starting tiles."""
        starting, self.start = _starting_tiles(fields)
        self.tiles = (*starting, *_tiles(fields))
        _check_ids(self.tiles)
        self.number = {tile.id: index for index, tile in enumerate(self.tiles)}
        """The number of each tile, by its id."""
        self.symbol = self._symbols(fields.section("symbols"))
        """The rune symbol of each tile that has one, by the number of the tile."""
        fields.done()
        _check_start(starting, self.start)

        self.patterns = tuple(sorted({pattern for tile in self.tiles for pattern in rotations(tile.pattern)}))
        """All corner patterns in which a tile of the set can lie, as texts."""
        self.pattern_number = {pattern: index for index, pattern in enumerate(self.patterns)}
        """The number of each pattern, by its text."""
        self.everything = self.mask(self.patterns)
        """The bit mask of all patterns."""
        self.lies = tuple(self.mask(set(rotations(tile.pattern))) for tile in self.tiles)
        """For each tile, the set of patterns in which it can lie, as a bit mask."""
        self.beside = tuple(tuple(self._beside(pattern, edge) for edge in range(6)) for pattern in self.patterns)
        """For each pattern and edge, two masks with which to update the mask of the cell across that edge.

        The first is to be ANDed: the patterns that match there (F3.2). The second is to be ORed: which edge the tile
        touches, and whether it touches it with land (F3.3).
        """
        self.plains = tuple("P" in pattern for pattern in self.patterns)
        """For each pattern, whether it has plains."""

    def bag(self, players: int) -> tuple[int, ...]:
        """Return the numbers of the tiles that are in the bag with this many players (F2.2)."""
        return tuple(i for i, tile in enumerate(self.tiles) if 0 < tile.players <= players)

    def mask(self, patterns: Iterable[str]) -> int:
        """Return the bit mask of a set of patterns: bit n + 7 stands for pattern number n. The bits below are 0."""
        return sum(1 << self.pattern_number[pattern] + _BELOW_PATTERNS for pattern in patterns)

    @staticmethod
    @lru_cache(maxsize=10_000)
    def numbers(mask: int) -> tuple[int, ...]:
        """Return the numbers of the patterns in a bit mask. In one tile set few different masks occur, so results are
        cached.
        """
        return tuple(i for i in range((mask >> _BELOW_PATTERNS).bit_length()) if mask >> i + _BELOW_PATTERNS & 1)

    def any_of(self, tiles: Iterable[int]) -> int:
        """Return the bit mask of all patterns in which any of these tiles can lie."""
        patterns = 0
        for tile in tiles:
            patterns |= self.lies[tile]
        return patterns

    def _symbols(self, fields: Fields) -> Mapping[int, Symbol]:
        """Return the tiles that carry a rune symbol; at most one each, since a tile holds one stone (F10.1)."""
        carried: dict[int, Symbol] = {}
        for symbol in SYMBOLS:
            for tile in fields.texts(symbol, default=()):
                if tile not in self.number:
                    raise BadOptions("tiles-symbol-missing", symbol=symbol, tile=shown(tile))
                if self.number[tile] in carried:
                    raise BadOptions("tiles-symbol-twice", tile=tile)
                carried[self.number[tile]] = symbol
        fields.done()
        return carried

    def _beside(self, pattern: str, edge: int) -> tuple[int, int]:
        first, second = ACROSS[edge]
        ends = pattern[edge] + pattern[(edge + 1) % 6]
        fitting = self.mask(other for other in self.patterns if other[first] + other[second] == ends)
        return fitting | EDGES | LAND, 1 << (edge + 3) % 6 | (LAND if ends != "SS" else 0)


@cache
def built_in(name: str) -> TileSet:
    """Return a tile set that is part of the package, by its name."""
    return TileSet(built_in_content(name))


def built_in_content(name: str) -> dict[str, Json]:
    """Return the content of the file of a built-in tile set, parsed from TOML."""
    file = resources.files("longhouse.games.fjords") / "data" / f"{name}.toml"
    return tomllib.loads(file.read_text("utf-8"))


def rotations(pattern: str) -> Iterator[str]:
    """Yield the six rotations of a pattern, turned clockwise by 0, 60, … 300 degrees (F1.2)."""
    return (pattern[6 - k :] + pattern[: 6 - k] for k in range(6))


def runs(pattern: str, terrain: str) -> list[list[int]]:
    """Return the corners (0 to 5) that have this terrain, grouped into runs of neighbouring corners (F1.3)."""
    if terrain not in pattern:
        return []
    if pattern == terrain * 6:
        return [list(range(6))]
    start = next(k for k in range(6) if pattern[k] != terrain)
    found: list[list[int]] = []
    for k in range(start, start + 6):
        if pattern[k % 6] != terrain:
            continue
        if pattern[(k - 1) % 6] == terrain:
            found[-1].append(k % 6)
        else:
            found.append([k % 6])
    return found


def _starting_tiles(fields: Fields) -> tuple[list[Tile], tuple[Cell, ...]]:
    tiles: list[Tile] = []
    cells: list[Cell] = []
    for entry in fields.objects("start"):
        tile, cell = entry.text("id"), entry.items("cell")
        numbers = [number for number in cell if isinstance(number, int) and not isinstance(number, bool)]
        if len(cell) != 2 or len(numbers) != 2 or max(map(abs, numbers)) > _FARTHEST_START:
            raise BadOptions("tiles-start-cell", tile=shown(tile), cell=shown(cell))
        cells.append(cell_at(*numbers))
        tiles.append(Tile(tile, _checked_pattern(tile, entry.text("word")), 0))
        entry.done()
    if not tiles:
        raise BadOptions("tiles-none-start")
    return tiles, tuple(cells)


def _tiles(fields: Fields) -> list[Tile]:
    tiles: list[Tile] = []
    for group in fields.objects("tiles"):
        players = group.choice("players", (2, 3, 4), default=2)
        patterns = group.texts("words")
        ids = group.texts("ids", default=[f"{len(tiles) + k:02}" for k in range(1, len(patterns) + 1)])
        if len(ids) != len(patterns):
            raise BadOptions("tiles-ids-count", ids=len(ids), words=len(patterns))
        group.done()
        tiles += [
            Tile(tile, _checked_pattern(tile, pattern), players) for tile, pattern in zip(ids, patterns, strict=True)
        ]
    if not any(tile.players == 2 for tile in tiles):
        raise BadOptions("tiles-none")
    if len(tiles) > MAX_TILES:
        raise BadOptions("tiles-too-many", count=len(tiles), most=MAX_TILES)
    return tiles


def _checked_pattern(tile: str, pattern: str) -> str:
    named = {"tile": shown(tile), "word": shown(pattern)}
    if len(pattern) != 6:
        raise BadOptions("tiles-word-length", rule="F1.2", **named)
    if any(letter not in TERRAINS for letter in pattern):
        raise BadOptions("tiles-word-letters", rule="F1.2", **named)
    if any({pattern[k], pattern[k - 1]} == {"M", "S"} for k in range(6)):
        raise BadOptions("tiles-mountain-beside-sea", rule="F1.3", **named)
    if len(runs(pattern, "S")) > 1:
        raise BadOptions("tiles-two-seas", rule="F1.3", **named)
    return pattern


def _check_ids(tiles: Iterable[Tile]) -> None:
    seen: set[str] = set()
    for tile in tiles:
        if not _ID.fullmatch(tile.id):
            raise BadOptions("tiles-id", tile=shown(tile.id))
        if tile.id in seen:
            raise BadOptions("tiles-id-twice", tile=tile.id)
        seen.add(tile.id)


def _check_start(tiles: list[Tile], cells: tuple[Cell, ...]) -> None:
    """Check that the starting tiles match at their corners (F3.2) and form one land mass."""
    patterns: dict[Cell, str] = {}
    for tile, cell in zip(tiles, cells, strict=True):
        if cell in patterns:
            raise BadOptions("tiles-start-overlap", tile=tile.id, cell=cell_text(cell))
        patterns[cell] = tile.pattern
    joined = [cells[0]]
    for cell in joined:
        pattern = patterns[cell]
        for edge, other in enumerate(neighbours(cell)):
            first, second = ACROSS[edge]
            ends = pattern[edge] + pattern[(edge + 1) % 6]
            if other not in patterns:
                continue
            if patterns[other][first] + patterns[other][second] != ends:
                raise BadOptions("tiles-start-mismatch", rule="F3.2", cell=cell_text(cell), other=cell_text(other))
            if other not in joined and ends != "SS":
                joined.append(other)
    if len(joined) < len(cells):
        raise BadOptions("tiles-start-apart")
