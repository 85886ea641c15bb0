"""Small positions, built to order: boards from their corners, tile sets from boards, games from their events.

The geometry is worked out here from F1.1, without the help of `longhouse.games.fjords`.
"""

from collections.abc import Mapping, Sequence

import pytest

from longhouse.errors import BadOptions, IllegalAction
from longhouse.games.catalogue import game_with
from longhouse.games.game import Json, JsonObject, State
from longhouse.games.record import Record

Board = dict[str, str]
"""For each cell, as text, the pattern of its tile."""

CORNERS = ("N", "NE", "SE", "S", "SW", "NW")
_OFFSETS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


def board(cells: str, *, mountain: str = "", sea: str = "") -> Board:
    """Tiles of plains on these cells, but for the corners named: `mountain="0,0:NE+SE 2,0:*"`.

    >>> board("0,0 1,0", mountain="0,0:NE")
    {'0,0': 'PMPPPP', '1,0': 'PPPPPM'}
    """
    terrain = dict.fromkeys(_vertices(mountain), "M") | dict.fromkeys(_vertices(sea), "S")
    return {cell: "".join(terrain.get(_vertex(cell, k), "P") for k in range(6)) for cell in cells.split()}


def line(first: int, last: int) -> str:
    """The cells of a straight line from west to east: each touches the next by NE and SE.

    The cell `q,-1` lies in the notch north of `q-1,0` and `q,0`, the cell `q,1` south of `q,0` and `q+1,0`.
    """
    return " ".join(f"{q},0" for q in range(first, last + 1))


def north(of: range) -> str:
    """The whole north side of a line: where it is sea or mountain, that joins tile to tile."""
    return " ".join(f"{q},0:N+NE" for q in of)


def tile_set(
    start: Mapping[str, str],
    bag: Mapping[str, str],
    symbols: Mapping[str, Sequence[str]] | None = None,
    marked: Mapping[str, int] | None = None,
) -> JsonObject:
    """A tile set: starting tiles by cell, the others by id; they are called A, B, C, … and as given."""
    starting: list[Json] = [
        {"id": _start_id(number), "cell": [int(x) for x in cell.split(",")], "word": pattern}
        for number, (cell, pattern) in enumerate(start.items())
    ]
    groups: list[Json] = [
        {"players": (marked or {}).get(tile, 2), "ids": [tile], "words": [pattern]} for tile, pattern in bag.items()
    ]
    carried: JsonObject = {rune: list(tiles) for rune, tiles in (symbols or {}).items()}
    return {"name": "small", "start": starting, "tiles": groups, "symbols": carried}


TRIANGLE: Board = {"0,0": "PPPPPP", "-1,1": "PPPPPP", "0,1": "PPPPPP"}
"""Three tiles of plains where the starting tiles lie: a tile fits if it has three plains in a row."""


def small_game(
    bag: Mapping[str, str],
    *events: str,
    start: Mapping[str, str] = TRIANGLE,
    edition: JsonObject | None = None,
    **options: Json,
) -> State:
    """The position after these events of a game with these tiles, round a triangle of plains."""
    return play({**(edition or {}), **options, "tiles": tile_set(start, bag)}, *events)


def play(options: JsonObject, *events: str) -> State:
    """The position after these events."""
    return Record(game_with("fjords", options), events).replay()


def on(state: State, *events: str) -> State:
    """The position after some more events."""
    for event in events:
        state = state.apply(event)
    return state


def settlement(
    ground: Mapping[str, str],
    *lays: str,
    symbols: Mapping[str, str] | None = None,
    edition: JsonObject | None = None,
    **options: Json,
) -> State:
    """The settlement on this board: the cells of `lays` were laid in turn, seat 0 first, all others at the start.

    A lay is a cell and what was built there: `2,-1 house`; nothing after the cell if nothing can be built there.
    Symbols are given by cell.
    """
    laid = [lay.split()[0] for lay in lays]
    start = {cell: pattern for cell, pattern in ground.items() if cell not in laid}
    ids = {cell: _start_id(number) for number, cell in enumerate(start)} | {
        cell: f"{number:02}" for number, cell in enumerate(laid, 1)
    }
    carried = {rune: [ids[cell] for cell in cells.split()] for rune, cells in (symbols or {}).items()}
    kit = tile_set(start, {ids[cell]: ground[cell] for cell in laid}, carried)
    return explore(game_with("fjords", {**(edition or {}), **options, "tiles": kit}).start(), ground, *lays)


def explore(state: State, ground: Mapping[str, str], *lays: str) -> State:
    """Lay these cells, in the order in which their tiles stand in the bag, and build."""
    for number, lay in enumerate(lays, 1):
        cell, *built = lay.split()
        state = on(_to_lay(state), f"lay {number:02} {cell} {ground[cell]}", *built)
    return state


def settle(state: State) -> State:
    """Place vikings, always on the first cell listed, until the round is over."""
    while (listed := [text for text in state.legal() if text.startswith("viking ")]) != []:
        state = state.apply(listed[0])
    return state


def cells_for(state: State, verb: str) -> set[str]:
    """Where the seat to move may do this, as far as the last cell of an action tells."""
    return {text.split()[-1] for text in state.legal() if text.split()[0] == verb}


def refused(state: State, text: str) -> str | None:
    """The rule by which an event is refused."""
    with pytest.raises(IllegalAction) as refusal:
        state.apply(text)
    assert refusal.value.event == text
    return refusal.value.rule


def options_refused(options: JsonObject) -> BadOptions:
    """The refusal of these options."""
    with pytest.raises(BadOptions) as refusal:
        game_with("fjords", options)
    assert refusal.value.index is None
    return refusal.value


def seen(state: State, *path: str | int) -> object:
    """A part of what an onlooker sees."""
    found: object = state.view(None)
    for step in path:
        match found, step:
            case dict(), str():
                found = found[step]
            case list(), int():
                found = found[step]
            case _:
                raise AssertionError(f"{step} is not in {found}")
    return found


def count(state: State, name: str) -> int:
    """How many things of a kind an onlooker sees."""
    found = seen(state, name)
    assert isinstance(found, list)
    return len(found)


def points(state: State, seat: int) -> object:
    """Where the points of a seat come from."""
    return seen(state, "scores", seat)


def scores(state: State) -> object:
    """The points in the result of a game that is over."""
    return _result(state)["scores"]


def winners(state: State) -> object:
    """The winners of a game that is over."""
    return _result(state)["winners"]


def is_over(state: State) -> bool:
    return state.result is not None


def _result(state: State) -> Mapping[str, object]:
    assert state.result is not None
    return state.result.to_json()


def _to_lay(state: State) -> State:
    """Draw what is due, the tiles in the order of the bag, until a tile is to be laid."""
    while True:
        chance = state.chance
        if chance is not None:
            event, _ = next(chance.outcomes())
            state = state.take(event)
        elif "draw" in state.legal():
            state = state.apply("draw")
        else:
            return state


def _start_id(number: int) -> str:
    return chr(ord("A") + number) if number < 26 else f"A{number}"


def _vertices(named: str) -> list[tuple[int, int]]:
    found = []
    for each in named.split():
        cell, corners = each.split(":")
        for corner in CORNERS if corners == "*" else corners.split("+"):
            found.append(_vertex(cell, CORNERS.index(corner)))
    return found


def _vertex(cell: str, corner: int) -> tuple[int, int]:
    """A corner as a point of the plane, the same for all three cells that share it."""
    q, r = (int(x) for x in cell.split(","))
    x, y = _OFFSETS[corner]
    return 2 * q + r + x, 3 * r + y
