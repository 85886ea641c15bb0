"""The geometry of hexagons in a terminal: which pixels each one covers, at several zoom levels.

A character cell holds two pixels, one above the other, so a pixel is half a line high. A hexagon with a corner at the
top is `Zoom.width` characters wide, and the next row of hexagons begins `Zoom.step` half lines below. Both numbers are
even, so that every hexagon covers the same pixels around its centre.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

Hex = tuple[int, int]
"""A cell of the board, as its coordinates q and r (F1.1)."""
Pixel = tuple[int, int]
"""A pixel of the picture: its column and its half line."""

_CORNERS = ((0.0, -1.0), (1.0, -0.5), (1.0, 0.5), (0.0, 1.0), (-1.0, 0.5), (-1.0, -0.5))
_CENTRE = 6
_SHORE = 0.22
"""How much nearer one corner must be than the next for a pixel not to be on the border of their terrains."""


@dataclass(frozen=True, slots=True)
class Zoom:
    """A zoom level, which is a size of the hexagons."""

    width: int
    """The width of a hexagon in characters."""
    step: int
    """The distance from one row of hexagons to the next in half lines."""


ZOOMS = (Zoom(6, 4), Zoom(8, 6), Zoom(12, 10), Zoom(16, 14))
"""The zoom levels, from the smallest to the largest."""


def centre(cell: Hex, zoom: Zoom) -> Pixel:
    """Return the pixel in the middle of a cell."""
    q, r = cell
    return zoom.width * q + zoom.width * r // 2, zoom.step * r


def hex_at(pixel: Pixel, zoom: Zoom) -> Hex:
    """Return the cell that covers a pixel.

    >>> [hex_at(centre((q, r), zoom), zoom) for zoom in ZOOMS for q, r in [(2, -1)]] == [(2, -1)] * 4
    True
    """
    r = (pixel[1] + 0.5) / zoom.step
    q = (pixel[0] + 0.5) / zoom.width - r / 2
    s = -q - r
    near = [round(q), round(r), round(s)]
    off = [abs(near[0] - q), abs(near[1] - r), abs(near[2] - s)]
    if off[0] > off[1] and off[0] > off[2]:
        near[0] = -near[1] - near[2]
    elif off[1] > off[2]:
        near[1] = -near[0] - near[2]
    return near[0], near[1]


@cache
def shape(zoom: Zoom) -> tuple[Pixel, ...]:
    """Return the pixels of a hexagon, relative to its centre."""
    reach = zoom.width + zoom.step
    around = ((x, y) for y in range(-reach, reach + 1) for x in range(-reach, reach + 1))
    return tuple(pixel for pixel in around if hex_at(pixel, zoom) == (0, 0))


@cache
def rim(zoom: Zoom) -> frozenset[Pixel]:
    """Return the pixels of a hexagon that lie at its border."""
    inside = set(shape(zoom))
    sides = ((1, 0), (-1, 0), (0, 1), (0, -1))
    return frozenset((x, y) for x, y in inside if any((x + dx, y + dy) not in inside for dx, dy in sides))


@cache
def terrains(word: str, zoom: Zoom) -> tuple[tuple[Pixel, str, str], ...]:
    """Return the pixels of a tile, relative to its centre, each with two terrains: its own, and the one that begins
    nearby.

    `word` is the terrain at the tile's corners. A pixel has the terrain of the nearest corner, and the centre is plains
    if any corner is (F1.2). If no other terrain begins near a pixel, both terrains are its own.
    """
    sites = [*zip(_CORNERS, word, strict=True), *([((0.0, 0.0), "P")] if "P" in word else [])]
    found = []
    for x, y in shape(zoom):
        u, v = (x + 0.5) / (zoom.width / 2), (y + 0.5) / (zoom.step * 2 / 3)
        near = sorted((((su - u) * 0.866) ** 2 + (sv - v) ** 2, terrain) for (su, sv), terrain in sites)
        here = near[0][1]
        other = next((terrain for off, terrain in near if terrain != here and off - near[0][0] < _SHORE), here)
        found.append(((x, y), here, other))
    return tuple(found)


def extent(cells: Sequence[Hex], zoom: Zoom) -> tuple[int, int, int, int]:
    """Return which part of the picture these cells cover: the first and last column, and the first and last half
    line.
    """
    middles = [centre(cell, zoom) for cell in cells] or [(0, 0)]
    half, tall = zoom.width // 2, zoom.step * 2 // 3
    return (
        min(x for x, _ in middles) - half,
        max(x for x, _ in middles) + half,
        min(y for _, y in middles) - tall,
        max(y for _, y in middles) + tall,
    )


def neighbours(cell: Hex) -> Iterator[Hex]:
    """Yield the six cells around a cell."""
    q, r = cell
    for dq, dr in ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)):
        yield q + dq, r + dr
