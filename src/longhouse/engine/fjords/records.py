"""What kernels work on: records of integers and words, each one pointer, described once for NumPy, Numba and mypy."""

from typing import Annotated, Any, Protocol, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

MOST_TILES = 128
"""On one board, so that a set of tiles is two machine words."""
MOST_SEATS = 4
MOST_OPEN = 272
"""Cells around a board: a tile touches two others when it is laid, so it adds two at most."""
MOST_ACTIONS = 8192
"""More than any position has: tiles set aside, each on some cells, in a few ways."""
SIDE = 64
CELLS = SIDE * SIDE
"""Cells are numbered on a torus: a board is never as long, since every column but the last has two tiles."""

CORNERS = 4096
"""What is known of the six corners of a cell, two bits each: 0 nothing, or the terrain."""
DISTANCES = 6
"""How far a tile is from a seat: joined to a piece of it, one tile away, … five or more."""
PAIRS = DISTANCES * DISTANCES
FACTS = PAIRS + 2 * DISTANCES + 4
"""What a forecast counts, named in `forecast`."""
TILES_LEFT = 32
"""With fewer tiles left there is a forecast."""
KINDS = 31
"""There are 31 tiles that F1.3 allows, up to rotation, and they can lie as 161 words."""
WORDS = 161

_Sets = Annotated[NDArray[Any], "u8", (MOST_SEATS, 2)]
_Tiles = Annotated[NDArray[Any], "i2", (MOST_TILES,)]
_Joined = Annotated[NDArray[Any], "u8", (MOST_TILES, 2)]


class Position(Protocol):
    """A position of either phase. A set of tiles is two words; tile i is the i-th that was laid."""

    due: int
    """What comes next, one of the numbers in `acts`."""
    seat: int
    just_laid: int
    starter: int
    """Who began the round; `settler` began the settlement."""
    settler: int
    past: int
    """The rounds that are over, their points and who began them."""
    points: Annotated[NDArray[Any], "i8", (3, MOST_SEATS)]
    starters: Annotated[NDArray[Any], "i8", (3,)]
    claims: int
    """F5.5: how many have stood in this turn, who answers, which tile was pointed out; -1 for none."""
    answering: int
    pointed: int
    in_row: int
    """How many tiles are in the row; without one (section 5) the tile that was drawn and is to be laid."""
    in_bag: int
    in_aside: int
    laid: int
    opened: int
    wise: int
    row: _Tiles
    bag: _Tiles
    aside: _Tiles
    tile: _Tiles
    cell: _Tiles
    word: _Tiles
    open: Annotated[NDArray[Any], "i2", (MOST_OPEN,)]
    """The cells where a tile may be laid if its corners fit (F3.1, F3.3)."""
    wisdom: Annotated[NDArray[Any], "i2", (MOST_SEATS,)]
    """The spaces with a stone of Wisdom."""
    spent: Annotated[NDArray[Any], "i8", (MOST_SEATS,)]
    """The moving runes each seat has used, bits as in `Rules.moving`."""
    houses: _Sets
    homes: _Sets
    vikings: _Sets
    joined: _Sets
    """The tiles joined by plains to a piece of each seat."""
    vacant: Annotated[NDArray[Any], "u8", (2,)]
    """The tiles with plains that hold no piece and no stone."""
    plains: _Joined
    """For each tile those it is joined to by plains (F1.4)."""
    grid: Annotated[NDArray[Any], "i2", (CELLS,)]
    """For each cell -1 - i if tile i lies there, else what is known of its corners, and the flags of `board`."""


class Land(Protocol):
    """What runes need to know of a finished board."""

    ship: _Joined
    """For each tile those that Journey reaches from it (F10.5); `horse` the same for Horse (F10.6)."""
    horse: _Joined
    spaces: int
    """The spaces for Wisdom (F10.8), and the tiles that face each with plains."""
    space: Annotated[NDArray[Any], "i2", (MOST_OPEN,)]
    facing: Annotated[NDArray[Any], "u8", (MOST_OPEN, 2)]
    strong: Annotated[NDArray[Any], "u8", (2,)]
    """The tiles beside a stone of Strength (F10.2); `shore` those connected by sea to one of Water (F10.3)."""
    shore: Annotated[NDArray[Any], "u8", (2,)]
    friends: int
    """The stones of Friendship (F10.4), and the tiles beside each."""
    friendly: _Joined
    cosy: _Sets
    """The tiles beside the Home stone of each seat (F10.9)."""


class Rules(Protocol):
    """A game and its options, and what lying words demand of their neighbours."""

    seats: int
    by_row: int
    oversight: int
    classic: int
    vikings: int
    longhouses: int
    rounds: int
    bonus_land: int
    home: int
    moving: int
    """The moving runes in play: 1 Journey, 2 Horse, 4 Wisdom."""
    runes: int
    """Whether any rune is in play."""
    starting: int
    bagged: int
    start_cell: Annotated[NDArray[Any], "i8", (MOST_TILES,)]
    start_word: Annotated[NDArray[Any], "i8", (MOST_TILES,)]
    bag: _Tiles
    kind: Annotated[NDArray[Any], "i2", (1024,)]
    """For each tile its kind, and the stone it gets when laid: 0 none, 1 Strength, 2 Water, 3 Friendship."""
    stone: Annotated[NDArray[Any], "i2", (1024,)]
    steps: Annotated[NDArray[Any], "i8", (6,)]
    """From a cell to the one across each edge."""
    lies: Annotated[NDArray[Any], "i2", (KINDS, 6)]
    """For each kind the words it can lie as; `turns` says which of them fit given corners, `fits` which kinds."""
    turns: Annotated[NDArray[Any], "u1", (CORNERS, 32)]
    fits: Annotated[NDArray[Any], "u8", (CORNERS,)]
    beside: Annotated[NDArray[Any], "i2", (WORDS, 6)]
    """For each word and edge what it adds to the grid of the cell across."""
    plain_edges: Annotated[NDArray[Any], "i8", (WORDS,)]
    """For each word the edges with plains, as bits; `sea_edges` those with sea."""
    sea_edges: Annotated[NDArray[Any], "i8", (WORDS,)]
    area: Annotated[NDArray[Any], "i2", (WORDS, 6)]
    """For each word and corner the number of its mountain area on the tile (F1.3), -1 for none."""
    forecast: Annotated[NDArray[Any], "f8", (TILES_LEFT, FACTS)]
    """For each number of tiles left what each fact is worth, and `doubt`, how a lead turns into a chance to win."""
    doubt: Annotated[NDArray[Any], "f8", (TILES_LEFT,)]


class Scratch(Protocol):
    """Room for a thread to work in."""

    front: _Sets
    """What each seat reaches next, and what it has reached."""
    claim: _Sets
    joined: _Sets
    """What was joined before a tile was tried."""
    share: Annotated[NDArray[Any], "f8", (MOST_SEATS,)]
    found: Annotated[NDArray[Any], "i8", (MOST_ACTIONS,)]
    rings: Annotated[NDArray[Any], "u8", (2, DISTANCES, 2)]
    """For two seats the tiles at each distance."""
    facts: Annotated[NDArray[Any], "i8", (FACTS,)]


def record(described: type) -> np.dtype[Any]:
    """The NumPy type of a record."""
    fields: list[tuple[str, str, tuple[int, ...]]] = []
    for name, hint in get_type_hints(described, include_extras=True).items():
        _, kind, shape = get_args(hint) or (int, "i8", ())
        fields.append((name, kind, shape))
    return np.dtype(fields, align=True)


POSITION, LAND, RULES, SCRATCH = record(Position), record(Land), record(Rules), record(Scratch)

Records = NDArray[Any]
"""An array of positions, lands or rules."""
