"""A canvas for pictures of positions (render mode `rgb_array`), with the colours of the browser app."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from longhouse.games.game import State

if TYPE_CHECKING:
    from PIL.Image import Image

Picture = NDArray[np.uint8]
"""A picture as an array with three axes: row, column, and colour (red, green, blue)."""
DrawPicture = Callable[[State], Picture]
PixelPoint = tuple[float, float]

WIDTH, HEIGHT = 960, 720
INK, CREAM, TABLE = "#1B2224", "#FFFDF3", "#DCE4DF"
CLANS = (("#DDA51E", "#8F6205"), ("#31363E", "#13161A"), ("#8F4BA3", "#54246A"), ("#F3ECDC", "#8D8064"))
"""For each seat, the colour of its clan, and a darker one for lines."""
FINER = 2
"""Pictures are drawn this much larger and then scaled down, so that edges are smooth."""


class PictureCanvas:
    """Draws shapes on a picture. Coordinates and widths are in pixels.

    In all methods, `fill` is the colour of the inside of a shape, `line` is the colour of its outline, and `width` the
    width of this outline. If `line` is None, the shape has no outline.
    """

    def __init__(self) -> None:
        from PIL import Image, ImageDraw  # noqa: PLC0415 (only pictures need it)

        self._image = Image.new("RGB", (WIDTH * FINER, HEIGHT * FINER), TABLE)
        self._draw = ImageDraw.Draw(self._image)

    def polygon(self, points: Sequence[PixelPoint], fill: str, line: str | None = None, width: float = 1.0) -> None:
        """Draw a filled polygon with these corners, and its outline if `line` is given."""
        scaled = [(x * FINER, y * FINER) for x, y in points]
        self._draw.polygon(scaled, fill=fill, outline=line, width=max(1, round(width * FINER)))

    def shape(self, rings: Sequence[Sequence[int]], corner: PixelPoint, size: float, fill: str) -> None:
        """Draw a shape in a square whose sides are `size` pixels long and whose upper left corner is `corner`.

        Each ring is a list of alternating x and y on a grid of 256 × 256; the shape has a hole where two rings overlap.
        """
        from PIL import Image, ImageChops, ImageDraw  # noqa: PLC0415 (only pictures need it)

        scale, wide = size * FINER / 256, round(size * FINER)
        whole = Image.new("1", (wide, wide))
        for ring in rings:
            if len(ring) >= 6:
                part = Image.new("1", (wide, wide))
                ImageDraw.Draw(part).polygon([number * scale for number in ring], fill=1)
                whole = ImageChops.logical_xor(whole, part)
        self._image.paste(fill, (round(corner[0] * FINER), round(corner[1] * FINER)), whole)

    def paste(self, picture: "Image", mask: "Image", middle: PixelPoint) -> None:
        """Paste a picture whose pixels are already finer (`FINER`), with its middle here, where the mask is white."""
        corner = (round(middle[0] * FINER - picture.width / 2), round(middle[1] * FINER - picture.height / 2))
        self._image.paste(picture, corner, mask)

    def line(self, points: Sequence[PixelPoint], colour: str, width: float) -> None:
        """Draw a line through these points, with round corners."""
        scaled = [(x * FINER, y * FINER) for x, y in points]
        self._draw.line(scaled, fill=colour, width=max(1, round(width * FINER)), joint="curve")

    def circle(self, middle: PixelPoint, radius: float, fill: str, line: str | None = None) -> None:
        """Draw a filled circle, and its outline if `line` is given."""
        x, y, r = middle[0] * FINER, middle[1] * FINER, radius * FINER
        self._draw.ellipse((x - r, y - r, x + r, y + r), fill=fill, outline=line, width=FINER)

    def box(self, corner: PixelPoint, size: PixelPoint, fill: str, line: str | None = None, width: float = 1.0) -> None:
        """Draw a filled box with round corners, and its outline if `line` is given.

        `corner` is the upper left corner of the box; `size` is its width and height.
        """
        (x, y), (wide, high) = corner, size
        place = (x * FINER, y * FINER, (x + wide) * FINER, (y + high) * FINER)
        self._draw.rounded_rectangle(place, 6 * FINER, fill=fill, outline=line, width=max(1, round(width * FINER)))

    def text(self, middle: PixelPoint, text: str, size: float, colour: str = INK) -> None:
        """Write a short text centred on the point `middle`; `size` is the height of its letters."""
        from PIL import ImageFont  # noqa: PLC0415 (only pictures need it)

        font = ImageFont.load_default(size * FINER)
        self._draw.text((middle[0] * FINER, middle[1] * FINER), text, fill=colour, font=font, anchor="mm")

    def picture(self) -> Picture:
        """Return the picture as an array."""
        return np.asarray(self._image.reduce(FINER), dtype=np.uint8)
