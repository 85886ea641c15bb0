"""Finds out whether a visit in For Northwood! is decided: its success is certain or impossible."""

from longhouse.engine.northwood.decided.outlook import outlook
from longhouse.games.game import Event, State
from longhouse.games.kinds import Decided
from longhouse.games.northwood.visit import Visit


class VisitCloser:
    """The `Closer` for For Northwood!: plays a visit to its end when its success is certain or impossible."""

    slow = True

    def applies(self, state: State) -> bool:
        return isinstance(state, Visit)

    def look(self, state: State) -> Decided:
        success = outlook(state) if isinstance(state, Visit) else None
        return Decided(success, can_finish=success is not None)

    def choose(self, state: State) -> Event:
        return state.actions()[0]


CLOSING = VisitCloser()
