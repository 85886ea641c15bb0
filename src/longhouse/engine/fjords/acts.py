"""Events as integers: a verb, a tile, a cell and a word; in the settlement the last is the place of the viking."""

from typing import Literal

from longhouse.games.fjords.views import Exploring

VERB_SHIFT, TILE_SHIFT, CELL_SHIFT = 40, 24, 12
NUMBER = (1 << 12) - 1
PICK = (1 << 10) - 1
"""The tiles of a swap are ten bits each, all of them set for none."""

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
"""What comes next; up to `DUE_SWAP` chance decides."""
