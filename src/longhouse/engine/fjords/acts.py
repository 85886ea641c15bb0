"""Action codes: each event of the rules as one integer, packed from a verb, a tile, a cell and a corner pattern.

Some verbs use a field for something else: the verbs of the settlement store the index of the viking's tile in the field
for the pattern, and the event `*first` (which seat begins) stores the seat there.
"""

from typing import Literal

from longhouse.games.fjords.views import Exploring

VERB_SHIFT, TILE_SHIFT, CELL_SHIFT = 40, 24, 12
NUMBER = (1 << 12) - 1
PICK = (1 << 10) - 1
"""The code of a swap has ten bits for each of its four tiles; this value of such ten bits means no tile."""

VERBS = (
    "*first",
    "*row",
    "*draw",
    "*swap",
    "draw",
    "lay",
    "house",
    "home",
    "none",
    "nothing",
    "point",
    "accept",
    "viking",
    "journey",
    "horse",
    "wisdom",
)
FIRST, ROW, DRAWN, SWAP, DRAW, LAY, HOUSE, HOME, NONE, NOTHING, POINT, ACCEPT, VIKING, JOURNEY, HORSE, WISDOM = (
    number << VERB_SHIFT for number in range(len(VERBS))
)

Due = Exploring | Literal["settle", "over"]
DUE: tuple[Due, ...] = ("first", "row", "draw", "swap", "turn", "again", "lay", "build", "answer", "settle", "over")
DUE_FIRST, DUE_ROW, DUE_DRAW, DUE_SWAP, DUE_TURN, DUE_AGAIN, DUE_LAY, DUE_BUILD, DUE_ANSWER, DUE_SETTLE, DUE_OVER = (
    range(len(DUE))
)
"""The values of `PackedPosition.due`, which says what comes next; values up to `DUE_SWAP` are chance events."""
