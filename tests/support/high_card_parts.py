"""The parts that High Card brings for a terminal and for players in a hurry: a board, a telling and a closing."""

from collections.abc import Collection

from rich.text import Text

from longhouse.games.game import Event, State, View
from longhouse.games.kinds import Decided
from longhouse.terminal.board import TextBoard
from longhouse.words import Words
from longhouse.words.events import Scene
from support.high_card import Hand


def draw(view: View, _: Words, __: Collection[str]) -> Text:
    return Text(f"{view['cards']}\n")


def tell(_: Words, event: str, who: str, __: Scene | None) -> str:
    return f"{who}: {event}"


class Calling:
    """Plays the answer to a bet at once: seat 1 calls."""

    slow = False

    def applies(self, state: State) -> bool:
        return isinstance(state, Hand) and state.bet > 0

    def look(self, _: State) -> Decided:
        return Decided(success=True, can_finish=True)

    def choose(self, _: State) -> Event:
        return ("call",)


BOARD = TextBoard(draw=draw)
CLOSING = Calling()
