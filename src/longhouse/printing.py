"""What errors and positions look like when they are printed.

Texts and drawn boards belong to rooms above the rules, and are loaded when something is printed, not before.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longhouse.errors import LonghouseError
    from longhouse.games.game import State


def sentence(error: "LonghouseError") -> str:
    """An error as an English sentence; where it is from a stranger's bot and has no text of ours, what it says."""
    from longhouse.words import ENGLISH

    return ENGLISH.quote(error.key, error.params)


def board(state: "State") -> str:
    """A position as a board of letters, as an onlooker sees it."""
    from longhouse.terminal.board import draw
    from longhouse.words import ENGLISH

    return draw(state.view(None), ENGLISH).plain.rstrip("\n")
