"""The board widget for games without one of their own: the board as text, and the legal actions as a list."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from longhouse.games.catalogue import GAMES
from longhouse.terminal.app.canvas import Canvas
from longhouse.terminal.app.game_table import GameTable, TerminalGame
from longhouse.terminal.app.palette import style
from longhouse.terminal.board import board_of


class PlainTable(GameTable):
    """A board that shows the fields of a view, and a list of the legal actions to choose from."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,left", "walk(-1)", show=False),
        Binding("down,right", "walk(1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    _at = 0

    def lay_out(self) -> None:
        self._at = 0

    def point_at(self, action: str) -> None:
        legal = [] if self.sitting is None else list(self.sitting.legal)
        self._at = legal.index(action) if action in legal else self._at

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
        """Move the cursor down by `step` actions; a negative number moves it up."""
        if self.sitting is not None and self.sitting.legal:
            self._at = (self._at + step) % len(self.sitting.legal)
            self.redraw()

    def action_choose(self) -> None:
        """Play the action under the cursor."""
        if self.sitting is not None and self.sitting.legal:
            self.post_message(self.Chosen(self.sitting.legal[self._at]))


def terminal_game(game: str) -> TerminalGame:
    """Return how the terminal app shows a game. A game without its own board widget is shown by a `PlainTable`."""
    told = GAMES[game].terminal
    return TerminalGame(table=PlainTable) if told is None else told.load()
