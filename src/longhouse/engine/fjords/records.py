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
"""The maximum number of open cells of a board: a tile that is laid touches two others, so it adds at most two."""
MOST_ACTIONS = 8192
"""The size of action lists; no realistic position has as many actions."""
SIDE = 64
CELLS = SIDE * SIDE
"""The number of cells of the engine's grid, a torus of 64 × 64. `rules.check_size` refuses games whose board could wrap
around.
"""

CORNERS = 4096
"""The number of codes for the six corners of a cell: two bits per corner, 0 for unknown, else the terrain."""
DISTANCES = 6
"""The number of distance classes between a tile and a seat.

Class 0: the tile is connected to one of the seat's pieces; class 1: it is one tile farther away, and so on; the last
class has all tiles that are five or more away.
"""
PAIRS = DISTANCES * DISTANCES
FACTS = PAIRS + 2 * DISTANCES + 4
"""The number of features of the linear forecast; `forecast.py` names them."""
INPUTS, UNITS = FACTS + 24, 24
"""The number of inputs and of units of the learned forecast; `insight.py` names the inputs."""
PROSPECTS = DISTANCES * (DISTANCES + 1) + 3 + MOST_SEATS + 14
"""The number of features of the forecast for games with runes; `prospects.py` names them."""
TILES_LEFT = 32
"""Forecasts exist for positions with fewer tiles left than this."""
KINDS = 31
"""The number of kinds of tile up to rotation that F1.3 allows; in all rotations they make 161 patterns."""
PATTERNS = 161

_Sets = Annotated[NDArray[Any], "u8", (MOST_SEATS, 2)]
_Tiles = Annotated[NDArray[Any], "i2", (MOST_TILES,)]
_Joined = Annotated[NDArray[Any], "u8", (MOST_TILES, 2)]


class PackedPosition(Protocol):
    """A position of exploration or settlement.

    A set of tiles is two 64-bit masks, in which bit i is the i-th tile laid. Lists have a fixed length; a count says
    how many entries are used. Tiles are numbers in the tile set, cells are numbers on the torus.
    """

    due: int
    """What comes next: one of the `DUE_` numbers in `acts`."""
    seat: int
    """The seat whose turn it is."""
    just_laid: int
    """Whether the last event laid a tile."""
    starter: int
    """The seat that began the round."""
    settler: int
    """The seat that began the settlement."""
    past: int
    """The number of finished rounds."""
    points: Annotated[NDArray[Any], "i8", (3, MOST_SEATS)]
    """For each finished round, the points of each seat."""
    starters: Annotated[NDArray[Any], "i8", (3,)]
    """For each finished round, the seat that began it."""
    claims: int
    """How often all opponents have accepted, in this turn, the claim that no tile fits (F5.5)."""
    answering: int
    """The seat that has to answer the claim that no tile fits, or -1."""
    pointed: int
    """The tile that an opponent has shown to fit, or -1."""
    in_row: int
    """The number of tiles in `row`. Games without a row (section 5) keep the drawn tile there."""
    in_bag: int
    """The number of tiles in `bag`."""
    in_aside: int
    """The number of tiles in `aside`."""
    laid: int
    """The number of tiles on the board."""
    opened: int
    """The number of cells in `open`."""
    wise: int
    """The number of cells in `wisdom`."""
    row: _Tiles
    """The tiles in the row."""
    bag: _Tiles
    """The tiles in the bag."""
    aside: _Tiles
    """The tiles that were set aside."""
    tile: _Tiles
    """The tiles on the board, in the order in which they were laid."""
    cell: _Tiles
    """For each tile in `tile`, its cell."""
    pattern: _Tiles
    """For each tile in `tile`, the number of the corner pattern in which it lies."""
    open: Annotated[NDArray[Any], "i2", (MOST_OPEN,)]
    """The open cells: those where a tile may be laid if its corners fit (F3.1, F3.3)."""
    wisdom: Annotated[NDArray[Any], "i2", (MOST_SEATS,)]
    """The empty cells that hold a Wisdom stone."""
    spent: Annotated[NDArray[Any], "i8", (MOST_SEATS,)]
    """For each seat, the runes that it has used, as the bits of `Rules.moving`."""
    houses: _Sets
    """For each seat, the tiles with its longhouses."""
    homes: _Sets
    """For each seat, the tile with its longhouse that has a Home stone."""
    vikings: _Sets
    """For each seat, the tiles with its vikings."""
    joined: _Sets
    """For each seat, the tiles connected by plains to one of its pieces."""
    vacant: Annotated[NDArray[Any], "u8", (2,)]
    """The tiles with plains that hold no piece and no stone."""
    plains: _Joined
    """For each tile on the board, the tiles connected to it by plains (F1.4)."""
    grid: Annotated[NDArray[Any], "i2", (CELLS,)]
    """For each cell, -1 - i if tile i of the board lies there, else the code of its known corners and the flags of the
    module `board`.
    """


class PackedLand(Protocol):
    """What the runes need to know about a board; complete once the settlement begins. Sets of tiles are two 64-bit
    masks.
    """

    ship: _Joined
    """For each tile, the tiles that Journey reaches from it (F10.5)."""
    horse: _Joined
    """For each tile, the tiles that Horse reaches from it (F10.6)."""
    spaces: int
    """The number of cells in `space` (F10.8)."""
    space: Annotated[NDArray[Any], "i2", (MOST_OPEN,)]
    """The empty cells that can take a Wisdom stone."""
    facing: Annotated[NDArray[Any], "u8", (MOST_OPEN, 2)]
    """For each cell in `space`, the tiles that border on it with plains."""
    strong: Annotated[NDArray[Any], "u8", (2,)]
    """The tiles beside a Strength stone (F10.2)."""
    shore: Annotated[NDArray[Any], "u8", (2,)]
    """The tiles connected by sea to a Water stone (F10.3)."""
    friends: int
    """The number of Friendship stones (F10.4)."""
    friendly: _Joined
    """For each Friendship stone, the tiles around it."""
    cosy: _Sets
    """For each seat, the tiles beside its Home stone (F10.9)."""


class Rules(Protocol):
    """The options of a game, and tables of which tiles fit beside each other. An option that is on or off is 1 or 0."""

    seats: int
    """The number of seats."""
    by_row: int
    """Whether tiles come from a face-up row."""
    oversight: int
    """Whether players have to see for themselves where a tile fits (F5.5)."""
    classic: int
    """Whether this is the variant Classic."""
    vikings: int
    """The number of vikings of each seat at the start."""
    longhouses: int
    """The number of longhouses of each seat at the start."""
    rounds: int
    """The number of rounds."""
    bonus_land: int
    """Whether a seat that has placed all its vikings scores a point for each vacant tile that only it could still claim
    (F8.2).
    """
    home: int
    """Whether the rune Home is in play."""
    moving: int
    """The runes in play that move a viking, as bits: 1 Journey, 2 Horse, 4 Wisdom."""
    runes: int
    """Whether any rune is in play."""
    starting: int
    """The number of starting tiles."""
    bagged: int
    """The number of tiles in the bag at the start."""
    start_cell: Annotated[NDArray[Any], "i8", (MOST_TILES,)]
    """For each starting tile, its cell."""
    start_pattern: Annotated[NDArray[Any], "i8", (MOST_TILES,)]
    """For each starting tile, the number of its corner pattern."""
    bag: _Tiles
    """The tiles in the bag at the start."""
    kind: Annotated[NDArray[Any], "i2", (1024,)]
    """For each tile, its kind: tiles whose corners are equal up to rotation have the same kind."""
    stone: Annotated[NDArray[Any], "i2", (1024,)]
    """For each tile, the stone that it gets when it is laid: 0 none, 1 Strength, 2 Water, 3 Friendship."""
    steps: Annotated[NDArray[Any], "i8", (6,)]
    """For each of the six edges of a cell, what to add to the number of the cell to get the neighbour across that edge.
    """
    lies: Annotated[NDArray[Any], "i2", (KINDS, 6)]
    """For each kind of tile, the numbers of its patterns in six rotations."""
    turns: Annotated[NDArray[Any], "u1", (CORNERS, 32)]
    """For each code of a cell's known corners and each kind of tile, the rotations in which such a tile fits there, as
    bits.
    """
    fits: Annotated[NDArray[Any], "u8", (CORNERS,)]
    """For each code of a cell's known corners, the kinds of tile that fit there, as bits."""
    beside: Annotated[NDArray[Any], "i2", (PATTERNS, 6)]
    """For each pattern and edge, the bits to set in `PackedPosition.grid` for the cell across that edge."""
    plain_edges: Annotated[NDArray[Any], "i8", (PATTERNS,)]
    """For each pattern, the edges with plains, as bits."""
    sea_edges: Annotated[NDArray[Any], "i8", (PATTERNS,)]
    """For each pattern, the edges with sea, as bits."""
    area: Annotated[NDArray[Any], "i2", (PATTERNS, 6)]
    """For each pattern and corner, the number of the mountain area there (F1.3), or -1 for none."""
    forecast: Annotated[NDArray[Any], "f8", (TILES_LEFT, FACTS)]
    """The weights of the linear forecast, for each number of tiles left and each feature."""
    doubt: Annotated[NDArray[Any], "f8", (TILES_LEFT,)]
    """For each number of tiles left, the scale of the logistic curve that turns a lead into a chance to win."""
    learned: int
    """Whether the learned forecast is used in this game. Its weights are the next four fields, as in `LearnedWeights`.
    """
    inner: Annotated[NDArray[Any], "f8", (INPUTS, UNITS)]
    inner_bias: Annotated[NDArray[Any], "f8", (UNITS,)]
    outer: Annotated[NDArray[Any], "f8", (UNITS,)]
    outer_bias: Annotated[NDArray[Any], "f8", (1,)]
    foretold: int
    """Whether the forecast of the module `prospects` is used in this game."""
    prospects: Annotated[NDArray[Any], "f8", (TILES_LEFT, PROSPECTS)]
    """The weights of the forecast of the module `prospects`, for each number of tiles left and each feature."""


class Scratch(Protocol):
    """Working memory for intermediate results, one record per thread; every kernel that gets it may overwrite it.

    Sets of tiles are two 64-bit masks.
    """

    front: _Sets
    """For each seat, the tiles that it reaches in the next step of a flood over plains."""
    claim: _Sets
    """For each seat, a set of tiles: those that it is nearest to (in `voronoi` and `prospects`), or those that it
    cannot reach (in `forecast`, where index 0 is the seat to move).
    """
    joined: _Sets
    """A copy of `PackedPosition.joined`, from which it is restored after a tile was tried."""
    share: Annotated[NDArray[Any], "f8", (MOST_SEATS,)]
    """For each seat, its points or its lead; each kernel that writes them says which."""
    found: Annotated[NDArray[Any], "i8", (MOST_ACTIONS,)]
    """A list of legal actions, as action codes."""
    rings: Annotated[NDArray[Any], "u8", (2, DISTANCES, 2)]
    """For each of two seats, the tiles at each distance (in `forecast` and `insight`); index 0 is the seat to move."""
    facts: Annotated[NDArray[Any], "i8", (FACTS,)]
    """The features of the linear forecast."""
    inputs: Annotated[NDArray[Any], "f8", (INPUTS,)]
    """The inputs of the learned forecast."""
    units: Annotated[NDArray[Any], "f8", (UNITS,)]
    """The values of the hidden units of the learned forecast."""
    near: Annotated[NDArray[Any], "u8", (MOST_SEATS, DISTANCES, 2)]
    """For each seat, by its number, the tiles at each distance (in `prospects`)."""
    prospects: Annotated[NDArray[Any], "f8", (PROSPECTS,)]
    """The features of one seat in the forecast of the module `prospects`."""


def record(described: type) -> np.dtype[Any]:
    """Return the NumPy dtype of a record that is described by a class with annotated fields."""
    fields: list[tuple[str, str, tuple[int, ...]]] = []
    for name, hint in get_type_hints(described, include_extras=True).items():
        _, kind, shape = get_args(hint) or (int, "i8", ())
        fields.append((name, kind, shape))
    return np.dtype(fields, align=True)


POSITION, LAND, RULES, SCRATCH = record(PackedPosition), record(PackedLand), record(Rules), record(Scratch)

Records = NDArray[Any]
"""An array of records: positions, lands, rules or scratch buffers."""
