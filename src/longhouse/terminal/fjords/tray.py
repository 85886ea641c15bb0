"""Draws the tray of Fjords, the column beside the board: tiles to lay, the bag, buttons, and the supplies."""

from longhouse.games.fjords.views import FjordsView
from longhouse.terminal.app.canvas import Canvas
from longhouse.terminal.app.palette import Palette, style
from longhouse.terminal.client.sitting import Sitting
from longhouse.terminal.fjords.choice import FjordsChoice
from longhouse.terminal.fjords.hexmap import ZOOMS
from longhouse.terminal.fjords.painting import LETTERS, Painting
from longhouse.words import Words

TRAY = 24
"""The width of the tray in columns."""
_TILE = ZOOMS[1]
_TILE_HEIGHT = 5
_BUTTONS = {
    "draw": "web-draw",
    "nothing": "web-nothing",
    "accept": "web-accept",
    "house": "web-build-house",
    "home": "web-build-home",
    "none": "web-build-none",
    "viking": "web-way-viking",
}


def draw_tray(
    canvas: Canvas,
    x: int,
    view: FjordsView,
    sitting: Sitting,
    choice: FjordsChoice,
    palette: Palette,
    words: Words,
) -> None:
    """Draw the tray on a canvas, beginning at column `x`.

    - `view`, `sitting`: the view of the position, and the game to which it belongs.
    - `choice`: what can be chosen, and what the player has chosen so far.
    - `palette`, `words`: the colours and the texts to use.
    """
    for y in range(canvas.height):
        canvas.put(x - 1, y, "│", style(palette.panel, palette.table))
    y = _draw_supplies(canvas, x, view, sitting, palette, words)
    if "row" in view:
        y = _draw_tiles(canvas, x, y, view, choice, palette, words)
    _draw_buttons(canvas, x, y, choice, palette, words)


def _draw_supplies(canvas: Canvas, x: int, view: FjordsView, sitting: Sitting, palette: Palette, words: Words) -> int:
    """Draw what each seat has left, and its points; return the next free line."""
    y = 0
    several = canvas.height > 30
    for seat, supply in enumerate(view["supplies"]):
        colour, ink = palette.clans[seat]
        turn = "▸" if sitting.turn == seat else " "
        canvas.put(x, y, turn, style(palette.accent, palette.table, bold=True))
        canvas.put(x + 1, y, f" {LETTERS[seat]} ", style(ink, colour, bold=True))
        figures = f"{supply['vikings']:2}♟ {supply['houses']}⌂"
        if "scores" in view:
            figures += f" {view['scores'][seat]['total']:3}★"
        canvas.put(x + 5, y, figures, style(palette.ink, palette.table))
        y += 1
        runes = " ".join(words.say("rune-name", rune=rune) for rune in supply["runes"])
        if runes:
            canvas.put(x + 5, y, runes[: TRAY - 6], style(palette.faint, palette.table))
            y += 1
        past = [each[seat] for each in view["rounds"]]
        if past:
            canvas.put(x + 5, y, " + ".join(map(str, past)), style(palette.faint, palette.table))
            y += 1
        y += several
    return y + 1


def _draw_tiles(
    canvas: Canvas, x: int, y: int, view: FjordsView, choice: FjordsChoice, palette: Palette, words: Words
) -> int:
    """Draw the tiles that can be taken, each with its number, and the bag; return the next free line."""
    assert "row" in view
    drawn = [] if view["drawn"] is None else [view["drawn"]]
    tiles = list(dict.fromkeys([*view["row"], *drawn, *view["aside"]]))
    canvas.put(
        x, y, words.say("fjords-show-bag", count=len(view["bag"]))[: TRAY - 1], style(palette.faint, palette.table)
    )
    y += 1
    for place, tile in enumerate(tiles[:6]):
        left, top = x + 1 + place % 2 * 11, y + place // 2 * _TILE_HEIGHT
        way = next((each for each in choice.ways if each.tile == tile), None)
        here = way is not None and way == choice.way
        painting = Painting(_TILE, palette)
        painting.tile((0, 0), choice.word if here and choice.word else view["printed"][tile], veil=0.0 if way else 0.55)
        painting.onto(canvas, -_TILE.width // 2, -_TILE.step * 2 // 3, (left, top, _TILE.width + 1, 5))
        number = "" if way is None else str(choice.ways.index(way) + 1)
        mark = style(palette.table, palette.accent, bold=True) if here else style(palette.faint, palette.table)
        canvas.put(left + 3, top + 4, f"▸{number}" if here else f" {number}", mark)
        if way is not None:
            canvas.spot(left, top, _TILE.width + 1, _TILE_HEIGHT, f"way {choice.ways.index(way)}")
    return y + (min(len(tiles), 6) + 1) // 2 * _TILE_HEIGHT


def _draw_buttons(canvas: Canvas, x: int, y: int, choice: FjordsChoice, palette: Palette, words: Words) -> None:
    """Draw a button for each kind of action that needs no tile."""
    for number, way in enumerate(choice.ways):
        if way.tile:
            continue
        here = way == choice.way
        key = _BUTTONS.get(way.verb)
        text = words.say("rune-name", rune=way.verb) if key is None else words.say(key)
        label = f" {'▸' if here else ' '}{number + 1} {text}"
        tone = style(palette.table, palette.accent, bold=True) if here else style(palette.legal, palette.panel)
        canvas.put(x, y, f"{label[: TRAY - 2]:{TRAY - 2}}", tone)
        canvas.spot(x, y, TRAY - 2, 1, f"way {number}")
        y += 1
