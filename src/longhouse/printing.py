"""Implements `str()` of errors and positions.

The texts and text boards are in packages that import the rules, so they are imported only when something is printed.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longhouse.errors import LonghouseError
    from longhouse.games.game import State


def sentence(error: "LonghouseError") -> str:
    """Return the English text of an error.

    An error of an external bot may have a key without a text; then the key and the parameters are returned.
    """
    from longhouse.words import ENGLISH

    return ENGLISH.quote(error.key, error.params)


def board(state: "State") -> str:
    """Draw a position as a text board, with what a spectator can see."""
    from longhouse.terminal.board import draw
    from longhouse.words import ENGLISH

    return draw(state.view(None), ENGLISH).plain.rstrip("\n")
