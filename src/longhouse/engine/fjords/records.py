"""The record types that kernels work on, each defined once for NumPy, Numba and mypy. Kernels receive pointers to
them.
"""

from typing import Annotated, Any, Protocol, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

MOST_TILES = 128
"""The maximum number of tiles on a board, so that a set of tiles fits two 64-bit masks."""
MOST_SEATS = 4
MOST_OPEN = 272
"""The maximum number of open cells around a board: a laid tile touches two others, so it adds at most two."""
MOST_ACTIONS = 8192
"""The size of action lists; no realistic position has as many actions."""
SIDE = 64
CELLS = SIDE * SIDE
"""Cells are numbered on a torus of 64 × 64; `rules.check_size` refuses games whose board could wrap around."""

CORNERS = 4096
"""The number of codes for the six corners of a cell: two bits each, 0 for unknown, else the terrain."""
DISTANCES = 6
"""The number of distance classes between a tile and a seat: joined to a piece, one tile away, … five or more."""
PAIRS = DISTANCES * DISTANCES
FACTS = PAIRS + 2 * DISTANCES + 4
"""The number of features of a forecast; `forecast.py` names them."""
INPUTS, UNITS = FACTS + 24, 24
"""The number of inputs and of units of the learned forecast; `insight.py` names the inputs."""
PROSPECTS = DISTANCES * (DISTANCES + 1) + 3 + MOST_SEATS + 14
"""The number of features of a forecast for any number of players; `prospects.py` names them."""
TILES_LEFT = 32
"""A forecast exists when fewer tiles than this are left."""
KINDS = 31
"""F1.3 allows 31 kinds of tile up to rotation; with rotations there are 161 patterns."""
PATTERNS = 161

_Sets = Annotated[NDArray[Any], "u8", (MOST_SEATS, 2)]
_Tiles = Annotated[NDArray[Any], "i2", (MOST_TILES,)]
_Joined = Annotated[NDArray[Any], "u8", (MOST_TILES, 2)]


class PackedPosition(Protocol):
    """A position of exploration or settlement. A set of tiles is two 64-bit masks; bit i is the i-th tile laid."""

    due: int
    """What comes next: one of the `DUE_` numbers in `acts`."""
    seat: int
    just_laid: int
    starter: int
    """The seat that began the round; `settler` is the seat that began the settlement."""
    settler: int
    past: int
    """The number of finished rounds; `points` and `starters` hold their results and starting seats."""
    points: Annotated[NDArray[Any], "i8", (3, MOST_SEATS)]
    starters: Annotated[NDArray[Any], "i8", (3,)]
    claims: int
    """F5.5: the claims accepted in this turn; `answering` is the seat to answer, `pointed` the tile shown, or -1."""
    answering: int
    pointed: int
    in_row: int
    """The number of tiles in the row. Games without a row (section 5) keep the drawn tile there."""
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
    pattern: _Tiles
    open: Annotated[NDArray[Any], "i2", (MOST_OPEN,)]
    """The cells where a tile may be laid if its corners fit (F3.1, F3.3)."""
    wisdom: Annotated[NDArray[Any], "i2", (MOST_SEATS,)]
    """The spaces that hold a Wisdom stone."""
    spent: Annotated[NDArray[Any], "i8", (MOST_SEATS,)]
    """The moving runes each seat has used, as bits of `Rules.moving`."""
    houses: _Sets
    homes: _Sets
    vikings: _Sets
    joined: _Sets
    """The tiles joined by plains to a piece of each seat."""
    vacant: Annotated[NDArray[Any], "u8", (2,)]
    """The tiles with plains that hold no piece and no stone."""
    plains: _Joined
    """For each tile, the tiles joined to it by plains (F1.4)."""
    grid: Annotated[NDArray[Any], "i2", (CELLS,)]
    """For each cell, -1 - i if tile i lies there, else the code of its corners and the flags of `board`."""


class PackedLand(Protocol):
    """The facts about a finished board that the runes need."""

    ship: _Joined
    """For each tile, the tiles that Journey reaches from it (F10.5); `horse` holds those of Horse (F10.6)."""
    horse: _Joined
    spaces: int
    """The number of spaces for Wisdom (F10.8); `space` has their cells, `facing` the tiles facing each with plains."""
    space: Annotated[NDArray[Any], "i2", (MOST_OPEN,)]
    facing: Annotated[NDArray[Any], "u8", (MOST_OPEN, 2)]
    strong: Annotated[NDArray[Any], "u8", (2,)]
    """The tiles beside a Strength stone (F10.2); `shore` holds those connected by sea to a Water stone (F10.3)."""
    shore: Annotated[NDArray[Any], "u8", (2,)]
    friends: int
    """The number of Friendship stones (F10.4); `friendly` holds the tiles beside each."""
    friendly: _Joined
    cosy: _Sets
    """The tiles beside the Home stone of each seat (F10.9)."""


class Rules(Protocol):
    """The options of a game, and tables of which tiles fit beside each other."""

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
    start_pattern: Annotated[NDArray[Any], "i8", (MOST_TILES,)]
    bag: _Tiles
    kind: Annotated[NDArray[Any], "i2", (1024,)]
    """For each tile its kind; `stone` is the stone it gets when laid: 0 none, 1 Strength, 2 Water, 3 Friendship."""
    stone: Annotated[NDArray[Any], "i2", (1024,)]
    steps: Annotated[NDArray[Any], "i8", (6,)]
    """The difference in cell numbers to the neighbour across each edge."""
    lies: Annotated[NDArray[Any], "i2", (KINDS, 6)]
    """For each kind of tile the patterns of its rotations. For each code of corners, `turns` has the rotations of each
    kind that fit, `fits` the kinds that fit, as bits."""
    turns: Annotated[NDArray[Any], "u1", (CORNERS, 32)]
    fits: Annotated[NDArray[Any], "u8", (CORNERS,)]
    beside: Annotated[NDArray[Any], "i2", (PATTERNS, 6)]
    """For each pattern and edge, the bits to set in `PackedPosition.grid` for the cell across that edge."""
    plain_edges: Annotated[NDArray[Any], "i8", (PATTERNS,)]
    """For each pattern, the edges with plains, as bits; `sea_edges` has those with sea."""
    sea_edges: Annotated[NDArray[Any], "i8", (PATTERNS,)]
    area: Annotated[NDArray[Any], "i2", (PATTERNS, 6)]
    """For each pattern and corner, the number of the mountain area there (F1.3), or -1 for none."""
    forecast: Annotated[NDArray[Any], "f8", (TILES_LEFT, FACTS)]
    """For each number of tiles left, the weight of each feature; `doubt` is the scale of the logistic curve that turns
    a lead into a chance to win."""
    doubt: Annotated[NDArray[Any], "f8", (TILES_LEFT,)]
    learned: int
    """Whether the learned forecast holds for this game; its weights follow."""
    inner: Annotated[NDArray[Any], "f8", (INPUTS, UNITS)]
    inner_bias: Annotated[NDArray[Any], "f8", (UNITS,)]
    outer: Annotated[NDArray[Any], "f8", (UNITS,)]
    outer_bias: Annotated[NDArray[Any], "f8", (1,)]
    foretold: int
    """Whether the points of all seats are forecast; the weights, by tiles left, follow."""
    prospects: Annotated[NDArray[Any], "f8", (TILES_LEFT, PROSPECTS)]


class Scratch(Protocol):
    """Buffers for intermediate results, one record per thread."""

    front: _Sets
    """The tiles each seat reaches next; `claim` holds those it has reached."""
    claim: _Sets
    joined: _Sets
    """A backup of `PackedPosition.joined`, restored after a tile is tried."""
    share: Annotated[NDArray[Any], "f8", (MOST_SEATS,)]
    found: Annotated[NDArray[Any], "i8", (MOST_ACTIONS,)]
    rings: Annotated[NDArray[Any], "u8", (2, DISTANCES, 2)]
    """For two seats, the tiles at each distance."""
    facts: Annotated[NDArray[Any], "i8", (FACTS,)]
    inputs: Annotated[NDArray[Any], "f8", (INPUTS,)]
    units: Annotated[NDArray[Any], "f8", (UNITS,)]
    near: Annotated[NDArray[Any], "u8", (MOST_SEATS, DISTANCES, 2)]
    """For each seat, the tiles at each distance; `prospects` holds the features of one seat."""
    prospects: Annotated[NDArray[Any], "f8", (PROSPECTS,)]


def record(described: type) -> np.dtype[Any]:
    """Build the NumPy dtype of a record from the annotations of `described`."""
    fields: list[tuple[str, str, tuple[int, ...]]] = []
    for name, hint in get_type_hints(described, include_extras=True).items():
        _, kind, shape = get_args(hint) or (int, "i8", ())
        fields.append((name, kind, shape))
    return np.dtype(fields, align=True)


POSITION, LAND, RULES, SCRATCH = record(PackedPosition), record(PackedLand), record(Rules), record(Scratch)

Records = NDArray[Any]
"""An array of records: positions, lands, rules or scratch buffers."""
