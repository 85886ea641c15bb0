"""Paints the Fjords board: tiles, pieces, secured and contested land, the possible choices, and refusals."""

import textwrap
from collections.abc import Mapping

from longhouse.games.fjords.views import FjordsView
from longhouse.terminal.app.canvas import Canvas
from longhouse.terminal.app.palette import style
from longhouse.terminal.fjords.camera import Camera
from longhouse.terminal.fjords.choice import FjordsChoice
from longhouse.terminal.fjords.hexmap import centre
from longhouse.terminal.fjords.painting import LETTERS, Painting
from longhouse.terminal.fjords.turn import read_hex

_LABEL = 30
_SECURED = 0.25


def paint_land(painting: Painting, view: FjordsView, choice: FjordsChoice) -> None:
    """Paint the tiles and pieces of the board, and outline the cells that can be chosen for a piece or a rune."""
    for tile in view["board"]:
        painting.tile(read_hex(tile["cell"]), tile["word"])
    if "secured" in view:
        _paint_settlement(painting, view)
    if choice.way is not None and not choice.lays:
        for cell in choice.cells:
            painting.outline(cell, painting.palette.legal, "·")
    for stone in view["stones"]:
        painting.stone(read_hex(stone["cell"]), stone["rune"])
    for piece in view["pieces"]:
        painting.piece(read_hex(piece["cell"]), piece["seat"], piece["piece"])
    if view["board"] and "row" in view:
        painting.outline(read_hex(view["board"][-1]["cell"]), painting.palette.accent, "+")


def _paint_settlement(painting: Painting, view: FjordsView) -> None:
    """Paint whose land is secured, and which is contested."""
    assert "secured" in view
    for seat, cells in enumerate(view["secured"]):
        colour, ink = painting.palette.clans[seat]
        for cell in cells:
            painting.wash(read_hex(cell), colour, _SECURED)
            painting.text(read_hex(cell), f"✓{LETTERS[seat].lower()}", ink, colour)
    for cell in view["contested"]:
        painting.text(read_hex(cell), "×", painting.palette.table, painting.palette.ink)
    for cell in view["wisdom"]:
        painting.stone(read_hex(cell), "*")


def paint_choice(painting: Painting, choice: FjordsChoice, ranks: Mapping[str, int]) -> None:
    """Paint what can be chosen now: cells, a preview of the tile at the cursor, and the ranks of recommended actions.

    `ranks` has the rank of each recommended action, given as text; 1 is the best.
    """
    way, palette = choice.way, painting.palette
    if way is None or not way.places:
        return
    if choice.lays or (way.verb == "wisdom" and choice.space is None):
        for cell in choice.cells:
            painting.outline(cell, palette.faint, "·")
            if cell != choice.cell:
                painting.text(cell, "+", palette.legal, palette.table)
    if choice.cell is not None:
        if choice.lays and choice.word:
            painting.ghost(choice.cell, choice.word)
        tone = palette.accent if choice.fits else palette.refused
        painting.outline(choice.cell, tone, "#")
        mark = "?" if not choice.fits else "" if choice.lays else "▼"
        if mark:
            painting.text(choice.cell, f" {mark} ", palette.table, tone)
    for action, rank in ranks.items():
        verb, *about = action.split(" ")
        if verb == way.verb and (not way.tile or about[0] == way.tile):
            painting.text(read_hex(about[1 if way.tile else 0]), f" {rank} ", palette.table, palette.accent, -1)


def draw_refusal(canvas: Canvas, text: str, choice: FjordsChoice, camera: Camera, width: int) -> None:
    """Write a reason near the chosen cell: why the action there is refused.

    - `text`: the reason.
    - `choice`: what the player has chosen, including the cell.
    - `camera`: which part of the board is visible.
    - `width`: the width of this part on the canvas, in characters.
    """
    x, y = centre(choice.cell or (0, 0), camera.zoom)
    left, top = camera.corner
    lines = textwrap.wrap(text, min(_LABEL, width - 4))
    at = min(max(0, x - left + camera.zoom.width // 2 + 1), max(0, width - _LABEL - 2))
    row = min(max(0, (y - top) // 2), max(0, canvas.height - len(lines)))
    for line, part in enumerate(lines):
        canvas.put(at, row + line, f" {part:{_LABEL}} ", style("#FFFFFF", "#8A2F17", bold=True))
