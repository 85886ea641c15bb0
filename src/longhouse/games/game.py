"""The interfaces that every game implements, used by bots, tables, servers and adapters.

A `Game` is a set of rules with options. A `State` is a position of a game and is immutable.
Events lead from one state to the next: a seat chooses an *action*, nobody chooses a *chance event*.

An event has two forms:

- a text in the notation of the rules (`lay 17 2,-1 PPMMPP`), for people and files: `legal()` lists texts, `apply()`
  checks one and says why it is refused;
- a tuple of a verb and integers, for speed: `actions()` lists tuples, `take()` takes one without a check.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, NewType, NotRequired, Self, TypedDict, TypeVar, dataclass_transform

from longhouse.errors import NoSuchSeat
from longhouse.games.chance import Chance
from longhouse.printing import board

Seat = NewType("Seat", int)
"""The number of a seat, from 0."""

Event = tuple[str, *tuple[int, ...]]
"""An action or a chance event as a tuple: its verb, then integers whose meaning depends on the verb."""

Outcome = Literal["won", "drawn", "lost"]
"""How a finished game ended for one seat."""

Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None
JsonObject = dict[str, Json]

View = Mapping[str, object]
"""What a seat or a spectator may know of a position, ready for JSON: the fields of `CommonView`, and those of
the game.
"""


class CommonView(TypedDict):
    """The fields that the views of all games have; bots, terminals and servers read them (docs/views.md)."""

    game: str
    """The name of the game."""
    options: Mapping[str, object]
    """All options of the game, defaults included."""
    turn: Seat | None
    """The seat to move; None if a chance event is due or the game is over."""
    due: str
    """What has to happen next, as a word that the game defines; `over` if the game is over, and only then."""
    legal: NotRequired[list[str]]
    """The legal actions, sent only to the seat to move; absent if the game hides which actions are legal (Fjords does,
    with the option `oversight`).
    """


class Result(ABC):
    """The result of a game that was played to its end. Immutable."""

    __slots__ = ()

    @property
    @abstractmethod
    def points(self) -> tuple[int, ...]:
        """The points of each seat; in For Northwood! the stars."""

    @property
    def parts(self) -> tuple[bool, ...] | None:
        """For each part of the game, whether it was won; None for games that have no such parts. In For Northwood! the
        parts are the fiefs.
        """
        return None

    @abstractmethod
    def to_json(self) -> Mapping[str, object]:
        """Return the result as a JSON object, as in a record."""

    def outcome(self, seat: Seat) -> Outcome:
        """Return whether a seat won, drew or lost. Raises `NoSuchSeat` if the game has no such seat."""
        if not 0 <= seat < len(self.points):
            raise NoSuchSeat("no-such-seat", seat=str(seat))
        return self._outcome(seat)

    def share(self, seat: Seat) -> float:
        """Return the seat's share of the victory: 1 for a win, 0 for a loss, an equal part of 1 for a draw."""
        outcome = self.outcome(seat)
        if outcome == "drawn":
            return 1 / sum(self._outcome(Seat(other)) == "drawn" for other in range(len(self.points)))
        return float(outcome == "won")

    @abstractmethod
    def _outcome(self, seat: Seat) -> Outcome:
        """Return whether a seat won, drew or lost. `outcome` has already checked that the seat exists."""


class Game(ABC):
    """The rules of one game with one set of options. The functions `fjords` and `northwood` create one."""

    name: ClassVar[str]
    """The name of the game: `fjords` or `northwood`."""
    notation_rule: ClassVar[str]
    """The number of the rule that is cited if an event is unreadable."""
    result_rule: str
    """The number of the rule that is cited if a record has a wrong result."""
    seats: int
    """The number of seats."""

    @classmethod
    @abstractmethod
    def with_options(cls, options: Mapping[str, object]) -> Self:
        """Create the game with these options, and defaults for the options that are not given.

        Raises `BadOptions` if an option is unknown or invalid, or does not fit the others.
        """

    @abstractmethod
    def options(self) -> Mapping[str, object]:
        """Return all options, defaults included, as in a record."""

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Game) and self.name == other.name and self.options() == other.options()
        )

    def __hash__(self) -> int:
        return hash(self.name)

    @abstractmethod
    def start(self) -> "State":
        """Return the position before the first event."""

    @abstractmethod
    def position(self, view: View) -> "State":
        """Return the position that a view shows.

        What the view hides is unknown in this position, too. Raises `BadView` if no position of the game has this view.
        """

    @classmethod
    @abstractmethod
    def read_result(cls, content: object) -> Result:
        """Read a result from JSON: the inverse of `Result.to_json`. Raises `BadRecord` if the content is no result."""

    def text(self, event: Event) -> str:
        """Return an event as text, in the notation of the rules: by default its verb and its numbers."""
        return " ".join(map(str, event))

    @abstractmethod
    def parse(self, text: str) -> Event:
        """Read an event from its text, without checking whether the event is legal.

        Raises `UnreadableAction` if the text is not in the notation of the rules.
        """


class State(ABC):
    """A position of a game.

    A position is immutable: `apply` and `take` return a new one. To undo an event, keep the old position. Positions
    that were reached by the same events are equal. A position cannot be the key of a dict or a member of a set. `str()`
    of a position draws the board as text.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game that this position belongs to: its rules and options."""

    @property
    @abstractmethod
    def turn(self) -> Seat | None:
        """The seat to move; None if a chance event is due or the game is over."""

    @abstractmethod
    def actions(self) -> list[Event]:
        """Return the legal actions as tuples; an empty list if a chance event is due or the game is over."""

    @property
    @abstractmethod
    def chance(self) -> Chance | None:
        """The chance event that is due, with its possible outcomes; None if a seat is to move or the game is over."""

    @abstractmethod
    def take(self, event: Event) -> "State":
        """Return the position after a legal event, without a check.

        An illegal event gives a meaningless position, so pass only events that come from `actions`, `chance` or `read`.
        """

    @abstractmethod
    def read(self, text: str) -> Event:
        """Read an event from its text, and check that it is legal in this position.

        Raises `IllegalAction`, which cites the rule that the event breaks, or `UnreadableAction` if the text is no
        event.
        """

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """Return what a seat (None: a spectator) may know about this position, as a JSON object.

        It has the fields of `CommonView`, and those that the game adds.
        """

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """The result; None while the game runs."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, _: dict[int, object]) -> Self:
        return self

    def __str__(self) -> str:
        return board(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.name}, {_who_moves(self)}>"

    def legal(self) -> list[str]:
        """Return the legal actions as texts; an empty list if a chance event is due or the game is over."""
        text = self.game.text
        return [text(action) for action in self.actions()]

    def apply(self, text: str) -> "State":
        """Return the position after an event given as text.

        Raises `IllegalAction` if the rules forbid the event, `UnreadableAction` if the text is no event.
        """
        return self.take(self.read(text))


def _who_moves(state: State) -> str:
    if state.turn is not None:
        return f"seat {state.turn} to move"
    return "over" if state.chance is None else "chance is due"


T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Class decorator: make a class a slotted dataclass that only the type checker treats as frozen.

    States are created a hundred thousand times a second. Freezing them at run time would make this six times slower.
    """
    return dataclass(slots=True, repr=not issubclass(cls, State))(cls)  # a position has a repr of its own
