"""A record that is viewed or continued in this process, without a server: a replay, a lesson, a puzzle."""

from longhouse.errors import Refused
from longhouse.games.game import Seat, State, View
from longhouse.games.record import Record
from longhouse.server.sockets.messages import CandidateTold
from longhouse.terminal.client.sitting import Sitting, StoryEvent
from longhouse.words import Words
from longhouse.words.events import name_at


class StudySitting(Sitting):
    """The positions of a record, one of which is shown. The game can be continued from the position shown.

    Creating it raises `BadRecord` if the record breaks the rules.
    """

    def __init__(self, record: Record, words: Words, seat: Seat | None = None) -> None:
        super().__init__()
        self.record = record
        self.game = record.game.name
        self.seats = tuple(Seat(each) for each in range(record.game.seats)) if seat is None else (seat,)
        self._states: list[State] = list(record.states())
        self._events: list[str] = list(record.events)
        self.players = [name_at(words, record.players, Seat(each)) for each in range(record.game.seats)]
        self.at(len(self._events))

    @property
    def length(self) -> int:
        """The number of all events, including those that were played here."""
        return len(self._events)

    @property
    def place(self) -> int:
        """The number of events before the position that is shown."""
        return self._place

    @property
    def first_decision(self) -> int:
        """The number of events before the first decision of a player, which are those of the set-up."""
        return next((place for place, state in enumerate(self._states) if state.turn is not None), 0)

    @property
    def position(self) -> State:
        """The position that is shown."""
        return self._states[self._place]

    def at(self, place: int) -> None:
        """Show the position after `place` events; a number that is too small or too large stands for the nearest
        possible one.
        """
        self._place = max(0, min(place, self.length))
        state = self._states[self._place]
        self.turn = state.turn
        self.you = state.turn if state.turn is not None else self._last_mover()
        self.view = self._view(state)
        self.ended = self.record.ended if self._place == len(self.record.events) == self.length else None
        self.story = [
            StoryEvent(event, before.turn)
            for event, before in zip(self._events[: self._place], self._states[: self._place], strict=True)
        ]
        self.can_undo = self._place > len(self.record.events)
        self.changed()

    async def move(self, action: str) -> None:
        """Play an action in the position that is shown. Events that followed this position are forgotten."""
        self.happen(action)

    def happen(self, event: str) -> None:
        """Play an event, given as text, in the position that is shown. Events that followed this position are
        forgotten.
        """
        after = self._states[self._place].apply(event)
        del self._events[self._place :], self._states[self._place + 1 :]
        self._events.append(event)
        self._states.append(after)
        self.at(self.length)

    async def undo(self) -> None:
        """Show the position before the last event that was played here. Raises `Refused` if none was."""
        if not self.can_undo:
            raise Refused("table-takeback-nothing")
        self.at(self._place - 1)

    async def hint(self) -> list[CandidateTold]:
        """Return no actions: a study gives no hints."""
        return []

    async def finish(self) -> None:
        """Raise `Refused`: a study plays no moves by itself."""
        raise Refused("table-nothing-to-finish")

    def _view(self, state: State) -> View:
        return state.view(self.you)

    def _last_mover(self) -> Seat | None:
        for state in reversed(self._states[: self._place]):
            if state.turn is not None:
                return state.turn
        return Seat(0)
