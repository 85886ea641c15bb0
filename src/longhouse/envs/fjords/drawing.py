"""Draws a Fjords position as a picture: the board, the row and the supplies."""

from collections.abc import Mapping, Sequence
from math import ceil, cos, pi, sin, sqrt
from typing import Any, cast

from longhouse.envs.canvas import CLANS, CREAM, FINER, HEIGHT, INK, WIDTH, Picture, PictureCanvas, PixelPoint
from longhouse.envs.fjords.atlas import anchor, tile_picture
from longhouse.games.game import State

_SIDE = 250
"""Pixels at the right, for the row and the supplies."""
_LAND = {"P": "#AFC076", "M": "#888D8B", "S": "#3A8094"}
_STONES = {"strength": "#A4371C", "water": "#255C93", "friendship": "#35702F", "wisdom": "#8F4BA3"}
# The light edges of pieces.
_AROUND_VIKING = [(-0.24, 0.35), (-0.19, -0.12), (-0.2, -0.19), (0, -0.45), (0.2, -0.19), (0.19, -0.12), (0.24, 0.35)]
_AROUND_HOUSE = [
    *((-0.37, 0.29), (-0.37, 0.11), (-0.48, 0.11), (-0.29, -0.29)),
    *((0.29, -0.29), (0.48, 0.11), (0.37, 0.11), (0.37, 0.29)),
]
_CORNERS = [(sin(pi / 3 * k), -cos(pi / 3 * k)) for k in range(6)]


def draw(state: State) -> Picture:
    """Return a picture of what everybody can see of a position."""
    view = cast(Mapping[str, Any], state.view(None))
    canvas = PictureCanvas()
    place = _Frame([tile["cell"] for tile in view["board"]])
    for tile in view["board"]:
        _tile(canvas, place.middle(tile["cell"]), place.size, tile["word"])
    for stone in view.get("stones") or ():
        x, y = place.middle(stone["cell"])
        _stone(canvas, (x, y - 0.5 * place.size), place.size, _STONES.get(stone.get("rune", ""), "#A9A89E"))
    for cell in view.get("wisdom") or ():
        x, y = place.middle(cell)
        _stone(canvas, (x + 0.5 * place.size, y), place.size, _STONES["wisdom"])
    corners = {tile["cell"]: tile["word"] for tile in view["board"]}
    for piece in view.get("pieces") or ():
        x, y = place.middle(piece["cell"])
        dx, dy = _standing(piece["piece"], corners.get(piece["cell"], ""))
        _piece(canvas, (x + dx * place.size, y + dy * place.size), place.size, piece["seat"], piece["piece"])
    _side(canvas, view)
    return canvas.picture()


class _Frame:
    """Where cells are in the picture: the board fills the room beside the row."""

    def __init__(self, cells: Sequence[str]) -> None:
        points = [_middle(cell) for cell in cells] or [(0.0, 0.0)]
        left, right = min(x for x, _ in points) - 1, max(x for x, _ in points) + 1
        top, bottom = min(y for _, y in points) - 1.1, max(y for _, y in points) + 1.1
        self.size = min((WIDTH - _SIDE) / (right - left), HEIGHT / (bottom - top), 60.0)
        self._shift = (
            (WIDTH - _SIDE) / 2 - self.size * (left + right) / 2,
            HEIGHT / 2 - self.size * (top + bottom) / 2,
        )

    def middle(self, cell: str) -> PixelPoint:
        x, y = _middle(cell)
        return self._shift[0] + self.size * x, self._shift[1] + self.size * y


def _middle(cell: str) -> PixelPoint:
    """Return the middle of a cell in units of a side: corners point up (F1.1)."""
    q, r = map(int, cell.split(","))
    return sqrt(3) * (q + r / 2), 1.5 * r


def _tile(canvas: PictureCanvas, middle: PixelPoint, size: float, corners: str) -> None:
    """Draw a tile as the app does, or plainly if it is of a tile set that is not built in."""
    painted = tile_picture(corners, ceil(size * FINER))
    if painted:
        canvas.paste(*painted, middle)
    else:
        _plain_tile(canvas, middle, size, corners)


def _plain_tile(canvas: PictureCanvas, middle: PixelPoint, size: float, corners: str) -> None:
    """Draw a tile with straight coasts: each corner has its land, up to the middles of the edges beside it."""
    x, y = middle

    def at(point: PixelPoint, reach: float = 1.0) -> PixelPoint:
        return x + size * reach * point[0], y + size * reach * point[1]

    edges = [_between(_CORNERS[k], _CORNERS[(k + 1) % 6]) for k in range(6)]
    for k, land in enumerate(corners):
        canvas.polygon([middle, at(edges[k - 1]), at(_CORNERS[k]), at(edges[k])], _LAND[land])
    for k in range(6):
        if corners[k] != corners[(k + 1) % 6]:
            shore = "S" in (corners[k], corners[(k + 1) % 6])
            canvas.line([middle, at(edges[k])], "#EBDCB2" if shore else "#95A95C", 0.06 * size)
    for k, land in enumerate(corners):
        if land == "M":
            _peak(canvas, at(_CORNERS[k], 0.62), size)
        elif land == "S":
            wx, wy = at(_CORNERS[k], 0.62)
            canvas.line(
                [(wx - 0.14 * size, wy), (wx, wy - 0.05 * size), (wx + 0.14 * size, wy)], "#79B7BC", 0.04 * size
            )
    outline = [at(corner) for corner in _CORNERS]
    canvas.line([*outline, outline[0]], "#5F6B4A", 0.04 * size)


def _between(one: PixelPoint, other: PixelPoint) -> PixelPoint:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _peak(canvas: PictureCanvas, middle: PixelPoint, size: float) -> None:
    """Draw a mountain: lit from the left, with snow."""
    x, y = middle
    top, foot, half = y - 0.2 * size, y + 0.12 * size, 0.18 * size
    canvas.polygon([(x, top), (x - half, foot), (x, foot)], "#C0BBB0")
    canvas.polygon([(x, top), (x + half, foot), (x, foot)], "#66707D")
    canvas.polygon([(x, top), (x - half / 3, top + 0.11 * size), (x + half / 3, top + 0.11 * size)], "#FDFCF8")


def _standing(piece: str, corners: str) -> PixelPoint:
    """Return where the app puts the middle of a piece, in sides from the middle of its tile."""
    x, y = anchor(corners)
    if piece == "viking":
        return max(-0.54, min(0.54, x)), max(-0.36, min(0.3, y))
    return 0.85 * x, 0.85 * y


def _piece(canvas: PictureCanvas, middle: PixelPoint, size: float, seat: int, piece: str) -> None:
    """Draw a piece with a light edge, as in the app, so that it stands out from the land."""
    base, dark = CLANS[seat]
    x, y = middle
    canvas.polygon(_moved(_AROUND_VIKING if piece == "viking" else _AROUND_HOUSE, middle, size), CREAM)
    if piece == "viking":
        coat = _moved([(-0.17, 0.3), (-0.1, -0.05), (0.1, -0.05), (0.17, 0.3)], middle, size)
        helmet = _moved([(-0.13, -0.17), (0, -0.36), (0.13, -0.17)], middle, size)
        canvas.polygon(coat, base, dark, 0.03 * size)
        canvas.circle((x, y - 0.15 * size), 0.13 * size, "#EBC39A", dark)
        canvas.polygon(helmet, base, dark, 0.03 * size)
        return
    wall = _moved([(-0.32, 0.24), (-0.32, 0.02), (0.32, 0.02), (0.32, 0.24)], middle, size)
    roof = _moved([(-0.4, 0.06), (-0.26, -0.24), (0.26, -0.24), (0.4, 0.06)], middle, size)
    canvas.polygon(wall, "#8A5F3A", dark, 0.03 * size)
    canvas.polygon(roof, base, dark, 0.03 * size)
    if piece != "house":  # a longhouse with Home
        canvas.circle((x, y - 0.09 * size), 0.08 * size, CREAM, dark)


def _moved(points: Sequence[PixelPoint], middle: PixelPoint, size: float) -> list[PixelPoint]:
    """Return points that are in sides of a tile from a middle as points of the picture."""
    return [(middle[0] + x * size, middle[1] + y * size) for x, y in points]


def _stone(canvas: PictureCanvas, middle: PixelPoint, size: float, colour: str) -> None:
    canvas.circle(middle, 0.21 * size, CREAM)
    canvas.circle(middle, 0.16 * size, colour, INK)


def _side(canvas: PictureCanvas, view: Mapping[str, Any]) -> None:
    """Draw the tiles to choose from, how many are left, and the supplies of the seats."""
    left = WIDTH - _SIDE
    canvas.box((left + 10, 10), (_SIDE - 20, HEIGHT - 20), CREAM, "#8D8064")
    drawn = view.get("drawn")
    shown = [*(view.get("row") or ()), *([drawn] if drawn else []), *(view.get("aside") or ())][:8]
    for number, tile in enumerate(shown):
        where = (left + 70 + 110 * (number % 2), 80 + 88 * (number // 2))
        _tile(canvas, where, 38, view["printed"][tile])
    if "bag" in view:
        canvas.text((left + _SIDE / 2, 425), str(len(view["bag"])), 22)
    scores = view.get("scores") or ()
    for seat, supply in enumerate(view.get("supplies") or ()):
        top = 450 + 62 * seat
        to_move = view["turn"] == seat
        size = (_SIDE - 44, 54)
        canvas.box((left + 22, top), size, "#F3EAD3", INK if to_move else "#8D8064", 3 if to_move else 1)
        _piece(canvas, (left + 58, top + 28), 44, seat, "viking")
        canvas.text((left + 95, top + 27), str(supply["vikings"]), 20)
        _piece(canvas, (left + 145, top + 28), 44, seat, "house")
        canvas.text((left + 180, top + 27), str(supply["houses"]), 20)
        if seat < len(scores):
            canvas.text((left + 210, top + 27), str(scores[seat]["total"]), 20, "#35702F")
