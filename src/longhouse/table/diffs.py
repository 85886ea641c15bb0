"""Diffs of views: a client receives a few edits after a move instead of the whole board.

>>> before = {"turn": 0, "board": ["a", "b"], "drawn": "17"}
>>> edits = changes(before, {"turn": 1, "board": ["a", "b", "c"]})
>>> msgspec.to_builtins(edits)
[['cut', ['drawn']], ['set', ['turn'], 1], ['splice', ['board'], 2, 0, ['c']]]
>>> changed(before, edits)
{'turn': 1, 'board': ['a', 'b', 'c']}
"""

import copy
from collections.abc import Sequence
from typing import cast

import msgspec

from longhouse.games.game import View
from longhouse.table.entries import AnyJson


class Set(msgspec.Struct, frozen=True, array_like=True, tag="set"):
    """An edit that sets the value at a path; an empty path replaces the whole view."""

    path: list[str]
    """The keys that lead to the value, from the outside in."""
    value: AnyJson


class Cut(msgspec.Struct, frozen=True, array_like=True, tag="cut"):
    """An edit that removes a key and its value."""

    path: list[str]
    """The keys that lead to the value, from the outside in. The last key is removed."""


class Splice(msgspec.Struct, frozen=True, array_like=True, tag="splice"):
    """An edit that replaces some items of a list by others."""

    path: list[str]
    """The keys that lead to the list, from the outside in."""
    at: int
    """The index of the first item that is replaced."""
    count: int
    """The number of items that are replaced; 0 to insert items only."""
    items: list[AnyJson]
    """The items that take their place."""


Edit = Set | Cut | Splice


def changes(before: View, after: View) -> list[Edit]:
    """Return the edits that turn the view `before` into the view `after`."""
    edits: list[Edit] = []
    _between(before, after, [], edits)
    return edits


def changed(view: View, edits: Sequence[Edit]) -> dict[str, object]:
    """Return a copy of a view with the edits applied, as a client does it."""
    result = copy.deepcopy(dict(view))
    for edit in edits:
        if not edit.path:
            assert isinstance(edit, Set)
            result = cast(dict[str, object], copy.deepcopy(edit.value))
            continue
        *way, last = edit.path
        container = result
        for key in way:
            container = cast(dict[str, object], container[key])
        match edit:
            case Set(value=value):
                container[last] = copy.deepcopy(value)
            case Cut():
                del container[last]
            case Splice(at=at, count=count, items=items):
                cast(list[object], container[last])[at : at + count] = copy.deepcopy(items)
    return result


def read_edits(content: object) -> list[Edit]:
    """Convert parsed JSON, as a client receives it, to edits."""
    return msgspec.convert(content, list[Edit])


def _between(before: View, after: View, path: list[str], edits: list[Edit]) -> None:
    edits.extend(Cut([*path, key]) for key in before if key not in after)
    for key, value in after.items():
        place = [*path, key]
        old = before.get(key)
        if key in before and type(old) is type(value) and old == value:
            continue
        if isinstance(old, dict) and isinstance(value, dict):
            _between(old, value, place, edits)
        elif isinstance(old, list) and isinstance(value, list) and old and value:
            edits.append(_spliced(old, value, place))
        else:
            edits.append(Set(place, value))


def _spliced(old: list[object], new: list[object], place: list[str]) -> Splice:
    shorter = min(len(old), len(new))
    head = 0
    while head < shorter and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < shorter - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    return Splice(place, head, len(old) - head - tail, new[head : len(new) - tail])
