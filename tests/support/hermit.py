"""A bot as somebody might write one: it takes the first legal action."""

from longhouse.games.game import State


class Hermit:
    """Plays Fjords."""

    games = ("fjords",)

    def choose(self, position: State) -> str:
        """Return the first legal action."""
        return position.legal()[0]
