"""The legal moves of a position in the line mode: described in words, and found by a number or by words."""

from collections.abc import Sequence
from functools import cached_property

from longhouse.errors import UnreadableAction
from longhouse.games.fields import shown
from longhouse.games.game import Event, Game, State
from longhouse.words import Words
from longhouse.words.events import Scene, event_text


class MoveList:
    """The legal moves of a position in the line mode, in a fixed order."""

    def __init__(self, game: Game, state: State, words: Words, names: Sequence[str]) -> None:
        self._game = game
        self._state = state
        self._words = words
        self._names = names
        self._told: dict[Event, str] = {}

    @cached_property
    def actions(self) -> list[Event]:
        """All legal moves, in the order of their notation."""
        return sorted(self._state.actions(), key=self._game.text)

    @cached_property
    def _before(self) -> Scene:
        return Scene(self._state.view(None), None, self._names)

    def described(self, action: Event) -> str:
        """Describe a move in words, followed by its notation in brackets. If the game has no words for it, return the
        notation.
        """
        if action not in self._told:
            text, turn = self._game.text(action), self._state.turn
            assert turn is not None
            after = self._state.take(action)
            scene = Scene(self._before.before, after.view(None), self._names)
            told = event_text(self._words, self._game.name, text, self._names[turn], scene)
            self._told[action] = text if told == text else f"{told} ({text})"
        return self._told[action]

    def numbered(self, line: str) -> Event | None:
        """Return the move with the number that the person typed (`line`), from 1; None if `line` is not a number.

        Raises `UnreadableAction` if no move has this number.
        """
        if not (line.isascii() and line.isdigit()):
            return None
        number = int(line) if len(line) < 10 else 0
        if not 1 <= number <= len(self.actions):
            raise UnreadableAction("play-no-such-number", given=shown(line), count=len(self.actions))
        return self.actions[number - 1]

    def worded(self, line: str) -> Event | None:
        """Return the only move whose description contains all words that the person typed (`line`); None if there is
        none.

        Raises `UnreadableAction` if there are several.
        """
        wanted = set(_words_of(line))
        found = [action for action in self.actions if wanted <= set(_words_of(self.described(action)))]
        if len(found) > 1:
            raise UnreadableAction("play-several", given=shown(line))
        return found[0] if found else None


def _words_of(text: str) -> list[str]:
    """Return the words of a text in lower case, without the punctuation around them."""
    return [word for each in text.casefold().split() if (word := each.strip("().,:;!?“”„«»"))]
