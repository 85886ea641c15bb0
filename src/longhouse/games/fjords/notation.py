"""Converts events of Fjords to texts such as `lay 17 2,-1 PPMMPP`, and back (section 11 of the rules).

A tile or pattern that is not in the tile set is parsed as −1, so that the error can cite the rule it breaks.
"""

import re
from collections.abc import Callable

from longhouse.errors import UnreadableAction
from longhouse.games.fields import shown
from longhouse.games.fjords.hexes import Cell, cell_text, read_cell
from longhouse.games.fjords.tiles import TileSet
from longhouse.games.game import Event

RULE = "F11"
NOT_IN_SET = -1

_Reader = Callable[[TileSet, str], int | None]
_Writer = Callable[[TileSet, int], str]

_SEAT = re.compile(r"0|[1-9]\d*", re.ASCII)
_DIGITS = 6  # longer numbers are cut off: no game has that many seats
_ID = re.compile(r"[A-Za-z0-9_-]+")
_PATTERN = re.compile(r"[PMS]{6}")


def text(kit: TileSet, event: Event) -> str:
    """Return an event as text; `kit` is the tile set of the game."""
    verb, *numbers = event
    parts = _parts(verb, len(numbers))
    return " ".join([verb, *(_WRITERS[part](kit, number) for part, number in zip(parts, numbers, strict=True))])


def parse(kit: TileSet, text: str) -> Event:
    """Parse an event from its text; `kit` is the tile set of the game. Raises `UnreadableAction`, which cites F11."""
    if not isinstance(text, str):
        raise _unreadable(str(text))
    verb, *tokens = text.split(" ")
    try:
        parts = _parts(verb, len(tokens))
    except KeyError:
        raise _unreadable(text) from None
    if len(parts) != len(tokens):
        raise _unreadable(text)
    numbers = [_READERS[part](kit, token) for part, token in zip(parts, tokens, strict=True)]
    if None in numbers:
        raise _unreadable(text)
    read = [number for number in numbers if number is not None]
    return (verb, *(sorted(read) if verb == "*swap" else read))


_VERBS: dict[str, tuple[str, ...]] = {
    "*first": ("seat",),
    "*row": ("tile",),
    "*draw": ("tile",),
    "draw": (),
    "lay": ("tile", "cell", "pattern"),
    "house": (),
    "home": (),
    "none": (),
    "nothing": (),
    "point": ("tile", "cell", "pattern"),
    "accept": (),
    "viking": ("cell",),
    "journey": ("cell",),
    "horse": ("cell",),
    "wisdom": ("cell", "cell"),
}


def _parts(verb: str, count: int) -> tuple[str, ...]:
    return ("tile",) * max(count, 1) if verb == "*swap" else _VERBS[verb]


def _unreadable(text: str) -> UnreadableAction:
    return UnreadableAction("fjords-unreadable", rule=RULE, event=text, text=shown(text))


def _read_seat(_: TileSet, text: str) -> int | None:
    return int(text[:_DIGITS]) if _SEAT.fullmatch(text) else None


def _read_tile(kit: TileSet, text: str) -> int | None:
    return kit.number.get(text, NOT_IN_SET) if _ID.fullmatch(text) else None


def _read_cell(_: TileSet, text: str) -> int | None:
    return read_cell(text)


def _read_pattern(kit: TileSet, text: str) -> int | None:
    return kit.pattern_number.get(text, NOT_IN_SET) if _PATTERN.fullmatch(text) else None


_READERS: dict[str, _Reader] = {"seat": _read_seat, "tile": _read_tile, "cell": _read_cell, "pattern": _read_pattern}
_WRITERS: dict[str, _Writer] = {
    "seat": lambda _, number: str(number),
    "tile": lambda kit, number: kit.tiles[number].id,
    "cell": lambda _, number: cell_text(Cell(number)),
    "pattern": lambda kit, number: kit.patterns[number],
}
