"""What changed between two views, as a few edits: sending a move does not resend the board.

>>> before = {"turn": 0, "board": ["a", "b"], "drawn": "17"}
>>> edits = changes(before, {"turn": 1, "board": ["a", "b", "c"]})
>>> edits
[['cut', ['drawn']], ['set', ['turn'], 1], ['splice', ['board'], 2, 0, ['c']]]
>>> changed(before, edits)
{'turn': 1, 'board': ['a', 'b', 'c']}
"""

import copy
from collections.abc import Sequence
from typing import cast

from longhouse.games.game import View

Edit = list[object]
"""A verb, a path of keys and what is put there: `set`, `cut` or `splice` (docs/protocol.md)."""


def changes(before: View, after: View) -> list[Edit]:
    """The edits that turn one view into the other."""
    edits: list[Edit] = []
    _between(before, after, [], edits)
    return edits


def changed(view: View, edits: Sequence[Edit]) -> dict[str, object]:
    """The view after these edits, as a client works it out."""
    result = copy.deepcopy(dict(view))
    for verb, path, *given in edits:
        assert isinstance(path, list)
        if not path:
            result = cast(dict[str, object], copy.deepcopy(given[0]))
            continue
        *way, last = path
        container = result
        for key in way:
            container = cast(dict[str, object], container[str(key)])
        match verb:
            case "set":
                container[str(last)] = copy.deepcopy(given[0])
            case "cut":
                del container[str(last)]
            case _:
                items = cast(list[object], container[str(last)])
                at, count = cast(int, given[0]), cast(int, given[1])
                items[at : at + count] = copy.deepcopy(cast(list[object], given[2]))
    return result


def _between(before: View, after: View, path: list[str], edits: list[Edit]) -> None:
    for key in before:
        if key not in after:
            edits.append(["cut", [*path, key]])
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
            edits.append(["set", place, value])


def _spliced(old: list[object], new: list[object], place: list[str]) -> Edit:
    shorter = min(len(old), len(new))
    head = 0
    while head < shorter and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < shorter - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    return ["splice", place, head, len(old) - head - tail, new[head : len(new) - tail]]
