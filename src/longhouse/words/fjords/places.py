"""Names the tiles and cells of a Fjords board in words, such as "the bay in the north", instead of coordinates.

The web app has the same function (`web/src/games/fjords/atlas.ts`); `tests/golden/places.json` tests that both give the
same names.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple, cast

from longhouse.games.fjords.hexes import DIRECTIONS
from longhouse.games.fjords.views import BoardView, CommonFjordsView
from longhouse.games.game import View
from longhouse.words import Words
from longhouse.words.fjords.landmarks import Landmark, Place, landmarks_of
from longhouse.words.fjords.lands import land_of

_SIDES = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
_R3 = math.sqrt(3)

_Point = tuple[float, float]


class _View(CommonFjordsView, BoardView):
    pass


class _Mark(NamedTuple):
    """A thing on the board, such as a longhouse, from which other cells are described; no two have the same name.

    `params` are the parameters of the message with its name.
    """

    at: Place
    params: Mapping[str, str | int]
    rank: int
    """Of marks at the same distance, the one with the lowest rank is used."""
    stands: bool
    """Whether the tiles beside the mark are named by it, except a tile that is the only one of its land."""


class _Near(NamedTuple):
    """The position of a tile relative to a landmark: in it, before it or behind it."""

    how: str
    landmark: str
    side: str


class PlaceNames:
    """The names of the cells of one board; no two tiles have the same name.

    A tile is named by its land and its position. The position is the first of these that applies:

    - the steps from a longhouse or a rune stone beside the tile, unless the tile is the only one of its land;
    - a lake, a cape or a mountain range, if no other tile of this land has the same position relative to it;
    - the side of the board, if no other tile of this land lies there;
    - the steps from the nearest mark: a longhouse, a rune stone, a tile that is the only one of its land, or the start.

    A cell without a tile is always named by the steps from the nearest mark.
    """

    def __init__(self, words: Words, view: View, names: Sequence[str]) -> None:
        self._words = words
        self._view = cast("_View", view)
        self._names = names
        self._corners = {_place(tile["cell"]): tile["word"] for tile in self._view["board"]}
        self._lands = {cell: land_of(word) for cell, word in self._corners.items()}
        self._kinds = Counter(self._lands.values())
        self._middle = _middle_of(map(_centre, self._corners))
        self._inner = max((math.dist(_centre(cell), self._middle) for cell in self._corners), default=0) / 3
        self._marks = [*self._houses(), *self._stones(), *self._single_lands(), *self._start()]

    def where(self, cell: str) -> str:
        """Describe the position of a cell by the steps from the nearest mark: "just east of Karl’s longhouse"."""
        return self._beside(_place(cell))

    def tile(self, cell: str) -> str:
        """Return the name of a tile on the board, as the object of a sentence: "the bay in the north"."""
        land = self._lands.get(_place(cell))
        return self.where(cell) if land is None else self._named("place-the", land, cell)

    def new_tile(self, word: str, cell: str) -> str:
        """Return a name for a tile that was just laid at a cell or could be laid there: "a bay in the north".

        `word` is the terrain at the tile's corners (F1.2).
        """
        return self._named("place-a", land_of(word), cell)

    def _named(self, key: str, land: str, cell: str) -> str:
        where = self._by_land(_place(cell)) or self._beside(_place(cell))
        return self._words.say("place-tile", tile=self._words.say(key, land=land), where=where)

    def _by_land(self, cell: Place) -> str | None:
        """Describe the position of a tile by a landmark or by its side of the board.

        None if another tile of the same land has this position, or if the tile is named by a mark beside it.
        """
        land = self._lands.get(cell)
        if land is None:
            return None
        near = self._near(cell)
        if self._kinds[land] > 1 and near and near.stands and _apart(near.at, cell) == 1:
            return None
        if cell in self._by_landmarks:
            return self._words.say("place-near", **self._by_landmarks[cell]._asdict())
        side = self._side_of(cell)
        same = [other for other, its in self._lands.items() if its == land and self._side_of(other) == side]
        return self._words.say("place-in", side=side) if len(same) == 1 else None

    @cached_property
    def _by_landmarks(self) -> dict[Place, _Near]:
        """The landmark that names each tile, for tiles that it distinguishes from all others of their land."""
        capes = [cell for cell, land in self._lands.items() if land == "cape"]
        landmarks = _told_apart(landmarks_of(self._corners, capes))
        ways = {
            cell: [
                _Near(how, landmark.kind, side)
                for landmark, side in landmarks
                if (how := self._lies_to(landmark.cells, cell)) and not _is_same(land, landmark, how)
            ]
            for cell, land in self._lands.items()
        }
        count = Counter((self._lands[cell], way) for cell, told in ways.items() for way in told)
        single = {cell: [way for way in told if count[self._lands[cell], way] == 1] for cell, told in ways.items()}
        return {cell: told[0] for cell, told in single.items() if told}

    def _lies_to(self, area: frozenset[Place], cell: Place) -> str | None:
        """Return whether a cell lies in an area, or before or behind it, seen from the middle of the board.

        None if the cell does not touch the area.
        """
        if cell in area:
            return "in"
        touched = [beside for q, r in DIRECTIONS if (beside := (cell[0] + q, cell[1] + r)) in area]
        if not touched:
            return None
        far = math.dist(_centre(cell), self._middle)
        return "behind" if far > math.dist(_middle_of(map(_centre, touched)), self._middle) else "before"

    def _beside(self, cell: Place) -> str:
        near = self._near(cell) or next(iter(self._marks), None)
        return self._words.say("place-in", side="middle") if near is None else self._way(near, cell)

    def _near(self, cell: Place) -> _Mark | None:
        """Return the nearest mark on another cell."""
        others = [mark for mark in self._marks if mark.at != cell]
        return min(others, key=lambda mark: (_apart(mark.at, cell), mark.rank), default=None)

    def _way(self, mark: _Mark, cell: Place) -> str:
        """Describe the steps from a mark to a cell: in one direction, or in two neighbouring directions."""
        name = self._words.say("place-mark", **mark.params)
        q, r = cell[0] - mark.at[0], cell[1] - mark.at[1]
        for k, (dq, dr) in enumerate(DIRECTIONS):
            eq, er = DIRECTIONS[(k + 1) % 6]
            n, m = q * er - r * eq, r * dq - q * dr  # the determinant of two neighbouring directions is 1
            if n < 1 or m < 0:
                continue
            if m == 0:
                return self._words.say("place-beside" if n == 1 else "place-straight", k=k, n=n, mark=name)
            first, second = (self._words.say("place-direction", k=each % 6) for each in (k, k + 1))
            return self._words.say("place-bent", n=n, m=m, first=first, second=second, mark=name)
        return self._words.say("place-at", mark=name)

    def _side_of(self, cell: Place) -> str:
        return _side_from(self._middle, _centre(cell), self._inner)

    def _houses(self) -> list[_Mark]:
        houses = [piece for piece in self._view["pieces"] if piece["piece"] != "viking"]
        edition = int(self._view["options"]["edition"])
        marks: list[_Mark] = []
        for seat in dict.fromkeys(piece["seat"] for piece in houses):
            cells = [_place(piece["cell"]) for piece in houses if piece["seat"] == seat]
            marks += self._marked(cells, 1, stands=True, mark="house", edition=edition, you="no", who=self._names[seat])
        return marks

    def _stones(self) -> list[_Mark]:
        marks: list[_Mark] = []
        for rune in dict.fromkeys(stone["rune"] for stone in self._view["stones"]):
            cells = [_place(stone["cell"]) for stone in self._view["stones"] if stone["rune"] == rune]
            marks += self._marked(cells, 2, stands=True, mark=rune)
        return marks

    def _single_lands(self) -> list[_Mark]:
        single = [(cell, land) for cell, land in self._lands.items() if self._kinds[land] == 1]
        return [mark for cell, land in single for mark in self._marked([cell], 3, stands=False, mark="land", land=land)]

    def _start(self) -> list[_Mark]:
        return self._marked([*self._corners][:1], 4, stands=False, mark="start")

    def _marked(self, cells: Sequence[Place], rank: int, *, stands: bool, **params: str | int) -> list[_Mark]:
        """Return marks with the same name, distinguished by their sides; marks that share a side are left out."""
        middle = _middle_of(map(_centre, cells))
        sides = [_side_from(middle, _centre(cell), 0.6) if len(cells) > 1 else "none" for cell in cells]
        return [
            _Mark(cell, {**params, "side": side}, rank, stands)
            for cell, side in zip(cells, sides, strict=True)
            if sides.count(side) == 1
        ]


def _is_same(land: str, landmark: Landmark, how: str) -> bool:
    """Return whether a landmark is a poor name for a tile, because both are the same: a cape, or the sea in a lake."""
    return land == landmark.kind or (land == "sea" and how == "in")


def _told_apart(landmarks: Sequence[Landmark]) -> list[tuple[Landmark, str]]:
    """Return landmarks with their sides; landmarks of one kind that share a side are left out."""
    told: list[tuple[Landmark, str]] = []
    for landmark in landmarks:
        same = [_middle_of(map(_centre, other.cells)) for other in landmarks if other.kind == landmark.kind]
        sides = [_side_from(_middle_of(same), point, 0.6) if len(same) > 1 else "none" for point in same]
        own = [other for other in landmarks if other.kind == landmark.kind].index(landmark)
        if sides.count(sides[own]) == 1:
            told.append((landmark, sides[own]))
    return told


def _place(cell: str) -> Place:
    q, r = cell.split(",")
    return int(q), int(r)


def _centre(cell: Place) -> _Point:
    """Return the centre of a cell; the unit is the length of a tile's side, and y points down."""
    return _R3 * (cell[0] + cell[1] / 2), 1.5 * cell[1]


def _middle_of(points: Iterable[_Point]) -> _Point:
    known = list(points)
    count = max(len(known), 1)
    return math.fsum(x for x, _ in known) / count, math.fsum(y for _, y in known) / count


def _apart(a: Place, b: Place) -> int:
    q, r = b[0] - a[0], b[1] - a[1]
    return max(abs(q), abs(r), abs(q + r))


def _side_from(a: _Point, b: _Point, inner: float) -> str:
    """Return the compass direction from point `a` to point `b`; "middle" if their distance is at most `inner`."""
    x, y = b[0] - a[0], b[1] - a[1]
    if math.hypot(x, y) <= inner:
        return "middle"
    return _SIDES[math.floor(math.atan2(x, -y) / (math.pi / 4) + 0.5) % 8]
