"""Implements `str()` of errors and positions.

The texts and text boards are in packages that import the rules, so they are imported only when something is printed.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longhouse.errors import LonghouseError
    from longhouse.games.game import State


def sentence(error: "LonghouseError") -> str:
    """Describe an error in an English sentence. If its key has no text (errors of external bots), use key and
    parameters.
    """
    from longhouse.words import ENGLISH

    return ENGLISH.quote(error.key, error.params)


def board(state: "State") -> str:
    """Draw a position as a text board, as a spectator sees it."""
    from longhouse.terminal.board import draw
    from longhouse.words import ENGLISH

    return draw(state.view(None), ENGLISH).plain.rstrip("\n")
