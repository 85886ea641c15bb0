"""Draws Fjords as text: hexagons eight columns wide, terrain around the corners, pieces in the middle.

`^` is mountain, `~` sea and `.` plains; a capital letter is a longhouse, a small one a viking.
"""

from collections.abc import Collection, Iterable
from functools import cache

from rich.text import Text

from longhouse.games.fjords.hexes import Cell, coordinates, read_cell
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.views import FjordsView, as_view
from longhouse.games.game import Seat, View
from longhouse.terminal.board import TextBoard
from longhouse.words import Words

_CORNERS = ((0, -2), (4, -1), (4, 1), (0, 2), (-4, 1), (-4, -1))
_HALF_WIDTH = (3, 3, 1)
_INSIDE = [(x, y) for y in range(-2, 3) for x in range(-4, 5) if abs(x) <= _HALF_WIDTH[abs(y)]]
_GLYPHS = {"P": (".", "green"), "M": ("^", "grey62"), "S": ("~", "dodger_blue1")}
_CLANS = (("O", "black on dark_goldenrod"), ("R", "white on grey23"), ("H", "white on purple"), ("B", "black on white"))
_STONES = {"strength": "<S>", "water": "<W>", "friendship": "<F>"}
_STONE = "bold orange_red1"
_IN_A_ROW = 7
"""How many tiles are drawn side by side."""
MATCH = 3

_Canvas = dict[tuple[int, int], tuple[str, str]]


def draw(shown: View, words: Words, marked: Collection[str] = ()) -> Text:
    """Draw a view as text. `marked` has the cells, given as text, that are shown even if they are empty."""
    view = as_view(shown)
    canvas = _board(view, marked)
    text = _lines(canvas)
    text.append("\n")
    _add_offer(text, view, words)
    for seat in range(len(view["supplies"])):
        _add_seat(text, view, seat, words)
    if "result" in view:
        result = Fjords.read_result(view["result"])
        winners = [seat for seat in range(len(result.scores)) if result.outcome(Seat(seat)) == "won"]
        names = ", ".join(words.say("seat-name", seat=seat) for seat in winners)
        text.append(words.say("fjords-show-winner", count=len(winners), winners=names) + "\n", "bold")
    return text


def marks(texts: list[str]) -> set[str]:
    """Return the cells where these legal actions put a tile or a stone. Actions and cells are given as text."""
    tiles = {text.split(" ")[2] for text in texts if text.startswith(("lay", "point"))}
    return tiles | {text.split(" ")[1] for text in texts if text.startswith("wisdom")}


def _board(view: FjordsView, marked: Iterable[str]) -> _Canvas:
    canvas: _Canvas = {}
    for cell in marked:
        x, y = _middle(cell)
        _write(canvas, x, y, f"{cell}", "bold")
        canvas[x - 4, y] = canvas[x + 4, y] = ("+", "bold")
    for tile in view["board"]:
        _paint(canvas, *_middle(tile["cell"]), tile["word"])
    taken = {entry["cell"] for entry in (*view["stones"], *view["pieces"])}
    for tile in view["board"]:
        x, y = _middle(tile["cell"])
        _write(canvas, x, y + (tile["cell"] in taken), tile["cell"], "dim")
    for stone in view["stones"]:
        _write(canvas, *_middle(stone["cell"]), _STONES[stone["rune"]], _STONE)
    if "wisdom" in view:
        for space in view["wisdom"]:
            _write(canvas, *_middle(space), "<*>", _STONE)
    for piece in view["pieces"]:
        letter, style = _CLANS[piece["seat"]]
        label = {"house": letter, "home": letter + "*", "viking": letter.lower()}[piece["piece"]]
        _write(canvas, *_middle(piece["cell"]), f" {label} ", style)
    return canvas


def _middle(cell: str) -> tuple[int, int]:
    read = read_cell(cell)
    assert read is not None, cell
    q, r = coordinates(Cell(read))
    return 8 * q + 4 * r, 3 * r


def _paint(canvas: _Canvas, x: int, y: int, pattern: str) -> None:
    for (dx, dy), terrain in zip(_INSIDE, _terrains(pattern), strict=True):
        canvas[x + dx, y + dy] = _GLYPHS[terrain]


@cache
def _terrains(pattern: str) -> str:
    """Return the terrain of each character of a hexagon: that of the nearest corner.

    The centre counts as a plains corner if the tile has plains.
    """
    sites = list(zip(_CORNERS, pattern, strict=True)) + ([((0, 0), "P")] if "P" in pattern else [])

    def nearest(x: int, y: int) -> str:
        return min(sites, key=lambda site: (site[0][0] - x) ** 2 + 4 * (site[0][1] - y) ** 2)[1]

    return "".join(nearest(x, y) for x, y in _INSIDE)


def _write(canvas: _Canvas, x: int, y: int, label: str, style: str) -> None:
    for offset, letter in enumerate(label):
        canvas[x - len(label) // 2 + offset, y] = (letter, style)


def _lines(canvas: _Canvas) -> Text:
    left, right = min(x for x, _ in canvas), max(x for x, _ in canvas)
    top, bottom = min(y for _, y in canvas), max(y for _, y in canvas)
    text = Text()
    for y in range(top, bottom + 1):
        line = Text()
        for x in range(left, right + 1):
            letter, style = canvas.get((x, y), (" ", ""))
            line.append(letter, style)
        line.rstrip()
        text.append_text(line).append("\n")
    return text


def _add_offer(text: Text, view: FjordsView, words: Words) -> None:
    """Append the tiles of the row, the drawn tile, those set aside, and the number of tiles in the bag."""
    if "bag" not in view:
        return
    drawn = view["drawn"]
    offers = {
        "fjords-show-row": view["row"],
        "fjords-show-drawn": [] if drawn is None else [drawn],
        "fjords-show-aside": view["aside"],
    }
    for key, tiles in offers.items():
        if tiles:
            text.append(words.say(key) + "\n", "bold")
            canvas: _Canvas = {}
            for place, tile in enumerate(tiles):
                x, y = 11 * (place % _IN_A_ROW), 6 * (place // _IN_A_ROW)
                _paint(canvas, x, y, view["printed"][tile])
                _write(canvas, x, y, f" {tile} ", "bold")
            text.append_text(_lines(canvas))
    text.append(words.say("fjords-show-bag", count=len(view["bag"])) + "\n")


def _add_seat(text: Text, view: FjordsView, seat: int, words: Words) -> None:
    """Append a line about a seat: whether it is to move, its supply, its points."""
    letter, style = _CLANS[seat]
    supply, options = view["supplies"][seat], view["options"]
    text.append("> " if view["turn"] == seat else "  ").append(f" {letter} ", style)
    text.append(" " + words.say("seat-name", seat=seat).ljust(9))
    edition, vikings, houses = int(options["edition"]), supply["vikings"], supply["houses"]
    text.append(words.say("fjords-show-supply", edition=edition, vikings=vikings, houses=houses))
    if supply["runes"]:
        text.append(" · " + ", ".join(words.say("rune-name", rune=rune) for rune in supply["runes"]))
    if "scores" in view:
        points = view["scores"][seat]["total"]
        text.append(" · " + words.say("fjords-show-points", points=points), "bold")
    past = [each[seat] for each in view["rounds"]]
    if past and options.get("rounds") == MATCH:
        listed = " + ".join(map(str, past))
        text.append(" · " + words.say("fjords-show-rounds", rounds=listed, total=sum(past)))
    text.append("\n")


def terms(view: View) -> dict[str, str | int]:
    """Return the parameters for texts about a game, given a view of it.

    The only one is the edition, on which the names of the pieces depend.
    """
    return {"edition": int(as_view(view)["options"]["edition"])}


BOARD = TextBoard(
    draw=draw,
    welcome="fjords-welcome",
    help="fjords-help",
    due="fjords-due",
    hidden="fjords-hidden",
    hint="fjords-hint",
    terms=terms,
    picture=True,
    marks=marks,
)
