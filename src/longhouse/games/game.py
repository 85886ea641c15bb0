"""What every game is: the one interface that bots, tables, servers and adapters speak.

A `Game` is a set of rules with its options; a `State` is a position of it, a value that never changes.
Events move from state to state: an *action* is chosen by a seat, a *chance event* by nobody.

Every event has two faces. The kind one is its text in the notation of the rules (`lay 17 2,-1 PPMMPP`):
`legal()` lists texts, `apply()` checks one and says why it is refused. The fast one is a small tuple of the
verb and integers: `actions()` lists them, `take()` trusts its caller and checks nothing.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, NewType, Self, TypeVar, dataclass_transform

from longhouse.errors import NoSuchSeat
from longhouse.games.chance import Chance
from longhouse.printing import board

Seat = NewType("Seat", int)
"""A place at the table, from 0."""

Event = tuple[str, *tuple[int, ...]]
"""An action or a chance event as a small value: its verb, then integers whose meaning the verb gives."""

Outcome = Literal["won", "drawn", "lost"]
"""What a game that is over came to for one seat."""

Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None
JsonObject = dict[str, Json]

View = Mapping[str, object]
"""What somebody may know of a position, ready for JSON; each game says what its views have (docs/views.md)."""


class Result(ABC):
    """How a game ended that was played out; a value."""

    __slots__ = ()

    @property
    @abstractmethod
    def points(self) -> tuple[int, ...]:
        """The points of each seat, or its stars."""

    @abstractmethod
    def to_json(self) -> Mapping[str, object]:
        """The result as records, views and the database hold it."""

    def outcome(self, seat: Seat) -> Outcome:
        """What the game came to for a seat; `NoSuchSeat` if there is none."""
        if not 0 <= seat < len(self.points):
            raise NoSuchSeat("no-such-seat", seat=str(seat))
        return self._outcome(seat)

    def share(self, seat: Seat) -> float:
        """The part of the victory that is this seat's: all of it, nothing, or an equal part of a draw."""
        outcome = self.outcome(seat)
        if outcome == "drawn":
            return 1 / sum(self._outcome(Seat(other)) == "drawn" for other in range(len(self.points)))
        return float(outcome == "won")

    @abstractmethod
    def _outcome(self, seat: Seat) -> Outcome:
        """What the game came to for a seat that exists."""


class Game(ABC):
    """The rules of one game under one set of options."""

    name: ClassVar[str]
    notation_rule: ClassVar[str]
    """The rule that an event breaks that cannot be read."""
    result_rule: str
    """The rule that a wrong result breaks."""
    seats: int

    @classmethod
    @abstractmethod
    def with_options(cls, options: Mapping[str, object]) -> Self:
        """The game with these options, defaults filled in; `BadOptions` if one is unknown or does not fit."""

    @abstractmethod
    def options(self) -> Mapping[str, object]:
        """All options of this game, defaults included, as a record holds them."""

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Game) and self.name == other.name and self.options() == other.options()
        )

    def __hash__(self) -> int:
        return hash(self.name)

    @abstractmethod
    def start(self) -> "State":
        """The position before the first event."""

    @abstractmethod
    def position(self, view: View) -> "State":
        """The position that a view shows; `BadView` if none of this game could look like that."""

    @classmethod
    @abstractmethod
    def read_result(cls, content: object) -> Result:
        """A result from what a record, a view or the database holds; `BadRecord` if it is not one of this game."""

    @abstractmethod
    def text(self, event: Event) -> str:
        """An event in the notation of the rules."""

    @abstractmethod
    def parse(self, text: str) -> Event:
        """An event read from its notation; `UnreadableAction` if it cannot be read. Says nothing of its legality."""


class State(ABC):
    """A position. Nothing assigns to one after it is made, so keeping a state is copying it.

    Positions of the same game that were reached in the same way are equal; they are not made to be hashed.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def game(self) -> Game:
        """The rules this position belongs to."""

    @property
    @abstractmethod
    def turn(self) -> Seat | None:
        """The seat whose decision it is; None where chance is due or the game is over."""

    @abstractmethod
    def actions(self) -> list[Event]:
        """The legal actions; none where chance is due or the game is over."""

    @property
    @abstractmethod
    def chance(self) -> Chance | None:
        """The chance event that is due, with its probabilities; None where none is."""

    @abstractmethod
    def take(self, event: Event) -> "State":
        """The position after a legal event. Not checked: give it what `actions` or `chance` gave, or `read`."""

    @abstractmethod
    def read(self, text: str) -> Event:
        """An event from its text, checked against this position; `IllegalAction` says which rule it breaks."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """What this seat (or, for None, an onlooker) may know, built from nothing, ready for JSON."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended; None while it runs."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, _: dict[int, object]) -> Self:
        return self

    def __str__(self) -> str:
        return board(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.name}, {_who_moves(self)}>"

    def legal(self) -> list[str]:
        """The legal actions as texts."""
        text = self.game.text
        return [text(action) for action in self.actions()]

    def apply(self, text: str) -> "State":
        """The position after an event given as text, checked."""
        return self.take(self.read(text))


def _who_moves(state: State) -> str:
    if state.turn is not None:
        return f"seat {state.turn} to move"
    return "over" if state.chance is None else "chance is due"


T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """A slotted dataclass that the type checker holds frozen.

    States are made a hundred thousand times a second, and a dataclass that is frozen at run time takes six
    times as long to make.
    """
    return dataclass(slots=True, repr=not issubclass(cls, State))(cls)  # a position has a repr of its own
