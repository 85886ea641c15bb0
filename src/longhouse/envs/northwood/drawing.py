"""Draws a position of For Northwood! as a picture: fiefs, allies, the dialogue, the hand and the piles."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from math import cos, pi, sin
from typing import Any, cast

from longhouse.envs.canvas import CREAM, INK, WIDTH, Picture, PictureCanvas, PixelPoint
from longhouse.games.game import Seat, State

_SUITS = {
    "C": ("#A4371C", "#F4D3BE", "#5E1B0B"),
    "F": ("#A8387C", "#F6D7E6", "#5B1743"),
    "L": ("#35702F", "#DCE8C4", "#173B17"),
    "E": ("#255C93", "#D3E3F2", "#102F52"),
}
"""By suit: the colour of its signs, and a pale and a deep one for faces."""
_FATES = {"open": "#8D8064", "won": "#35702F", "lost": "#A4371C"}
_CARD = (72.0, 101.0)


def draw(state: State) -> Picture:
    """Return a picture of what the player can see of a position."""
    view = cast(Mapping[str, Any], state.view(Seat(0)))
    canvas = PictureCanvas()
    trump, visited = view.get("trump"), view.get("fief")
    for fief in view.get("fiefs") or ():
        corner = (20 + 116.0 * fief["fief"], 20.0)
        _character(canvas, corner, fief["ruler"], _FATES[fief["fate"]], marked=fief["fief"] == visited)
        canvas.circle((corner[0] + 52, corner[1] + 150), 16, CREAM, INK)
        canvas.text((corner[0] + 52, corner[1] + 150), str(fief["fief"]), 18)
        for star in range(fief["stars"]):
            _star(canvas, (corner[0] + 16 + 22 * star, corner[1] + 182), 9)
    for number, ally in enumerate(view.get("allies") or ()):
        who = ally["substitute"] or ally["ally"]
        line = "#35702F" if ally["ready"] else "#8D8064"
        _character(canvas, (20 + 116.0 * number, 230.0), who, line, marked=ally["ready"])
    if view.get("statement"):
        _card(canvas, (560.0, 245.0), view["statement"], trump)
    if trump:
        canvas.circle((700, 295), 30, CREAM, INK)
        _sign(canvas, (700, 295), 18, trump)
    _pile(canvas, (770.0, 245.0), view.get("score") or (), trump)
    _pile(canvas, (860.0, 245.0), view.get("discard") or (), trump)
    hand = view.get("hand") or ()
    step = min(84.0, (WIDTH - 40 - _CARD[0]) / max(len(hand) - 1, 1))
    for number, card in enumerate(hand):
        _card(canvas, (20 + step * number, 420.0), card, trump)
    deck = view.get("deck") or {"count": 0}
    canvas.box((20, 570), _CARD, "#3F6450", "#F2C14E", 3)
    canvas.text((56, 620), str(deck["count"]), 24, CREAM)
    _star(canvas, (150, 620), 26)
    canvas.text((225, 620), f"{view.get('stars', 0)} / {view['goal']}", 30)
    return canvas.picture()


def _character(canvas: PictureCanvas, corner: PixelPoint, code: str | None, line: str, *, marked: bool) -> None:
    """Draw a character: the animal before a moon, in the colours of the suit, and the letter of the rank; Prince, Lady
    and Baron have a crown.
    """
    x, y = corner
    if not code:
        canvas.box(corner, (104, 130), "#E7E2D2", line, 2)
        return
    rank, suit = code[0], code[-1]
    base, pale, deep = _SUITS[suit]
    canvas.box(corner, (104, 130), pale, line, 5 if marked else 2)
    canvas.circle((x + 52, y + 74), 44, "#FFF9E8")
    canvas.shape(_animals()[code], (x + 14, y + 36), 76, deep)
    if rank in "PLB":
        points = [(38, 26), (36, 10), (44, 18), (52, 6), (60, 18), (68, 10), (66, 26)]
        canvas.polygon([(x + px, y + py) for px, py in points], "#F2C14E", "#6B4704")
    canvas.text((x + 16, y + 18), rank, 20, base)
    _sign(canvas, (x + 88, y + 18), 10, suit)


@cache
def _animals() -> dict[str, list[list[int]]]:
    """For each character its silhouette: an icon of game-icons.net (CC BY 3.0), as in the app."""
    animals: dict[str, list[list[int]]] = json.loads(
        resources.files("longhouse.envs.northwood").joinpath("animals.json").read_text("utf-8")
    )
    return animals


def _card(canvas: PictureCanvas, corner: PixelPoint, code: str, trump: str | None) -> None:
    """Draw a card: its value and suit at the corner, and a sign for each point of value around a ring."""
    x, y = corner
    value, suit = int(code[0]), code[1]
    base, pale, _ = _SUITS[suit]
    canvas.box(corner, _CARD, "#FBF6E9", "#8E8061")
    if suit == trump:
        canvas.polygon([(x + 3, y), (x + 21, y), (x + 21, y + 38), (x + 12, y + 32), (x + 3, y + 38)], "#F2C14E")
    canvas.text((x + 12, y + 14), str(value), 18, base)
    _sign(canvas, (x + 12, y + 29), 6, suit)
    canvas.circle((x + 40, y + 56), 12, pale)
    _sign(canvas, (x + 40, y + 56), 8, suit)
    for pip in range(value if value > 1 else 0):
        angle = 2 * pi * pip / value
        _sign(canvas, (x + 40 + 22 * sin(angle), y + 56 - 26 * cos(angle)), 5, suit)


def _pile(canvas: PictureCanvas, corner: PixelPoint, cards: Sequence[str], trump: str | None) -> None:
    """Draw the topmost card of a pile, and how many there are."""
    if cards:
        _card(canvas, corner, cards[-1], trump)
    else:
        canvas.box(corner, _CARD, "#E7E2D2", "#8E8061")
    canvas.text((corner[0] + 36, corner[1] + 118), str(len(cards)), 18)


def _sign(canvas: PictureCanvas, middle: PixelPoint, r: float, suit: str) -> None:
    """Draw the sign of a suit: claws, a flower, a leaf or an eye."""
    x, y = middle
    base = _SUITS.get(suit, ("#66707D", "", ""))[0]
    match suit:
        case "C":
            for shift in (-0.6, 0.0, 0.6):
                top = (x + (shift - 0.15) * r, y - r)
                canvas.polygon(
                    [top, (x + (shift + 0.3) * r, y), (x + (shift + 0.15) * r, y + r), (x + shift * r, y)], base
                )
        case "F":
            for petal in range(5):
                angle = 2 * pi * petal / 5
                canvas.circle((x + 0.6 * r * sin(angle), y - 0.6 * r * cos(angle)), 0.42 * r, base)
            canvas.circle(middle, 0.28 * r, "#FBF6E9")
        case "L":
            leaf = [(0, -1), (0.6, -0.4), (0.55, 0.3), (0, 0.8), (-0.55, 0.3), (-0.6, -0.4)]
            canvas.polygon([(x + px * r, y + py * r) for px, py in leaf], base)
            canvas.line([(x, y - 0.6 * r), (x, y + 1.1 * r)], base, 0.18 * r)
        case "E":
            eye = [(-1, 0), (-0.5, -0.5), (0, -0.65), (0.5, -0.5), (1, 0), (0.5, 0.5), (0, 0.65), (-0.5, 0.5)]
            canvas.polygon([(x + px * r, y + py * r) for px, py in eye], base)
            canvas.circle(middle, 0.42 * r, "#FBF6E9")
            canvas.circle(middle, 0.25 * r, base)


def _star(canvas: PictureCanvas, middle: PixelPoint, r: float) -> None:
    points = [
        (middle[0] + reach * sin(pi * k / 5), middle[1] - reach * cos(pi * k / 5))
        for k in range(10)
        for reach in [r if k % 2 == 0 else 0.45 * r]
    ]
    canvas.polygon(points, "#F2C14E", "#6B4704")
