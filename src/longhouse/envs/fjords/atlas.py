"""The tiles as the app paints them: for each corner pattern of the built-in tile sets a picture.

`tools/tile_pictures.py` writes the files that this module reads.
"""

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from math import cos, pi, sin
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

_FILES = resources.files("longhouse.envs.fjords")
_SEAM, _RIM = (42, 58, 44, 70), (255, 253, 240, 56)
"""The line around a tile, and the lighter one inside it, with their opacity."""
_KEPT = 256
"""How many scaled pictures stay in memory: 50 MB of the largest ones."""


def tile_picture(pattern: str, side: int) -> "tuple[Image, Image] | None":
    """Return the picture of a tile whose sides are `side` pixels long, and its outline as a mask; None if the atlas
    does not have this pattern.
    """
    return _scaled(pattern, side) if pattern in _atlas().places else None


def anchor(pattern: str) -> tuple[float, float]:
    """Return where a piece stands on a tile, in sides from its middle; in the middle if the atlas does not have it."""
    return _atlas().anchors.get(pattern, (0.0, 0.0))


def patterns() -> frozenset[str]:
    """Return the corner patterns that the atlas has."""
    return frozenset(_atlas().places)


@dataclass(frozen=True, slots=True)
class _Atlas:
    image: "Image"
    side: int
    places: dict[str, tuple[int, int, int, int]]
    """By pattern, the edges of its picture: left, upper, right, lower."""
    anchors: dict[str, tuple[float, float]]


@cache
def _atlas() -> _Atlas:
    from PIL import Image  # noqa: PLC0415 (only pictures need it)

    index = json.loads(_FILES.joinpath("tiles.json").read_text("utf-8"))
    wide, high, columns = index["width"], index["height"], index["columns"]
    places = {}
    for number, pattern in enumerate(index["anchors"]):
        left, upper = number % columns * wide, number // columns * high
        places[pattern] = (left, upper, left + wide, upper + high)
    with _FILES.joinpath("tiles.webp").open("rb") as file:
        image = Image.open(file).convert("RGB")
    return _Atlas(image, index["side"], places, {pattern: (x, y) for pattern, (x, y) in index["anchors"].items()})


@lru_cache(_KEPT)
def _scaled(pattern: str, side: int) -> "tuple[Image, Image]":
    from PIL import Image, ImageDraw  # noqa: PLC0415

    atlas = _atlas()
    picture = atlas.image.crop(atlas.places[pattern])
    scale = side / atlas.side
    picture = picture.resize((round(picture.width * scale), round(picture.height * scale)), Image.Resampling.BICUBIC)
    draw = ImageDraw.Draw(picture, "RGBA")
    width = max(1, round(side / 40))
    draw.polygon(_hexagon(picture.size, side - width), outline=_RIM, width=width)
    draw.polygon(_hexagon(picture.size, side), outline=_SEAM, width=width)
    return picture, _mask(picture.size, side)


@lru_cache(_KEPT)
def _mask(size: tuple[int, int], side: int) -> "Image":
    from PIL import Image, ImageDraw  # noqa: PLC0415

    mask = Image.new("L", size)
    ImageDraw.Draw(mask).polygon(_hexagon(size, side), fill=255)
    return mask


def _hexagon(size: tuple[int, int], side: float) -> list[tuple[float, float]]:
    """Return the corners of a tile in the middle of a picture; corners point up (F1.1)."""
    middle = (size[0] / 2, size[1] / 2)
    return [(middle[0] + side * sin(pi / 3 * k), middle[1] - side * cos(pi / 3 * k)) for k in range(6)]
