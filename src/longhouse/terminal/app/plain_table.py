"""The table of a game that brings none of its own: the board as text, and its legal actions as a list."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from longhouse.games.catalogue import GAMES
from longhouse.terminal.app.canvas import Canvas
from longhouse.terminal.app.game_table import GameTable, TerminalGame
from longhouse.terminal.app.palette import style
from longhouse.terminal.board import board_of
from longhouse.terminal.client.sitting import Sitting


class PlainTable(GameTable):
    """Shows the fields of a view, and lets the player walk through the legal actions."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,left", "walk(-1)", show=False),
        Binding("down,right", "walk(1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    _at = 0

    def show(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._at = 0
        self.redraw()
        self.post_message(self.Told())

    @property
    def prompt(self) -> str:
        if self.sitting is None or self.sitting.view is None:
            return ""
        board = board_of(self.sitting.game)
        return self.words.say(board.due, due=str(self.sitting.view["due"]), **board.terms(self.sitting.view))

    def draw(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height, style(self.palette.ink, self.palette.table))
        if self.sitting is None or self.sitting.view is None:
            return canvas
        drawn = board_of(self.sitting.game).draw(self.sitting.view, self.words, ()).plain.splitlines()
        for y, line in enumerate(drawn):
            canvas.put(1, y, line, style(self.palette.ink, self.palette.table))
        for y, action in enumerate(self.sitting.legal, len(drawn) + 1):
            here = y == len(drawn) + 1 + self._at
            canvas.put(
                1, y, f"{'▸' if here else ' '} {action}", style(self.palette.accent if here else self.palette.ink)
            )
        return canvas

    def action_walk(self, step: int) -> None:
        """Go to the next action."""
        if self.sitting is not None and self.sitting.legal:
            self._at = (self._at + step) % len(self.sitting.legal)
            self.redraw()

    def action_choose(self) -> None:
        """Play the action that the cursor is on."""
        if self.sitting is not None and self.sitting.legal:
            self.post_message(self.Chosen(self.sitting.legal[self._at]))


def terminal_game(game: str) -> TerminalGame:
    """What a game tells the app; the plain table if it tells nothing."""
    told = GAMES[game].terminal
    return TerminalGame(table=PlainTable) if told is None else told.load()
