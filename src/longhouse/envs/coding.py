"""Converts positions and actions to numbers, and back, for programs that learn to play.

A `Coding` belongs to one game with its options. It gives each action a number, counted from 0; the numbers stay the
same in all versions. It also writes what a seat may know about a position as a vector of bytes. Nothing is lost: in a
given position each number stands for exactly one action, and each vector can be decoded to the view of the seat
(docs/envs.md).
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import prod

import numpy as np
from numpy.typing import NDArray

from longhouse.envs.environment import environment_of
from longhouse.errors import IllegalAction, NoSuchSeat
from longhouse.games.game import Event, Game, Seat, State

Observation = NDArray[np.uint8]
Mask = NDArray[np.int8]


@dataclass(frozen=True, slots=True)
class Part:
    """A named part of an observation."""

    start: int
    """The index of the first number of the part in the vector."""
    shape: tuple[int, ...]
    """The shape of the array that the part stands for."""

    @property
    def end(self) -> int:
        """The index after the last number of the part."""
        return self.start + prod(self.shape)

    def of(self, observation: Observation) -> Observation:
        """Return this part of an observation (or of a batch of them) in the part's shape: a NumPy view, not a copy."""
        return observation[..., self.start : self.end].reshape(*observation.shape[:-1], *self.shape)


def laid_out(**shapes: tuple[int, ...]) -> dict[str, Part]:
    """Return parts of a vector with these names and shapes, which lie one after the other."""
    parts: dict[str, Part] = {}
    start = 0
    for name, shape in shapes.items():
        parts[name] = Part(start, shape)
        start = parts[name].end
    return parts


class Coding(ABC):
    """The action ids and observations of one game with its options."""

    game: Game
    actions: int
    """The number of action ids, legal or not."""
    parts: Mapping[str, Part]
    """The parts of an observation, by name, in their order."""
    longest: int
    """An upper limit for the number of events in a game, chance events included; real games stay far below it."""
    _same: Game | None = None
    """The game of the last position that was checked, which had the right options."""

    @cached_property
    def size(self) -> int:
        """The length of an observation, in bytes."""
        return max(part.end for part in self.parts.values())

    @abstractmethod
    def id_of(self, state: State, event: Event) -> int:
        """Return the id of an action that is legal in a position."""

    @abstractmethod
    def observe(self, state: State, seat: Seat) -> Observation:
        """Return a seat's observation: what the seat may know about a position, as a vector of bytes.

        Raises `NoSuchSeat` if the game has no such seat, `ValueError` if the position has another game or other
        options.
        """

    @abstractmethod
    def decode(self, observation: Observation) -> State:
        """Return the position that an observation shows. What the seat may not know is unknown in this position, too.

        For an observation made by `observe(state, seat)`, the result equals `game.position(state.view(seat))`. Raises
        `ValueError` if it has the wrong size.
        """

    def legal(self, state: State) -> dict[int, Event]:
        """Return the legal actions of a position, by their ids. Raises `ValueError` if the position has another game or
        other options.
        """
        self.check_options(state)
        id_of = self.id_of
        return {id_of(state, action): action for action in state.actions()}

    def mask(self, state: State) -> Mask:
        """Return an array with an entry for each action id: 1 if the action is legal in the position, else 0."""
        return self.mask_of(self.legal(state))

    def mask_of(self, legal: Mapping[int, Event]) -> Mask:
        """Return an array with an entry for each action id: 1 if the id is a key of `legal`, else 0."""
        mask = bytearray(self.actions)  # for a few entries twice as fast as an array
        for action in legal:
            mask[action] = 1
        return np.frombuffer(mask, dtype=np.int8)

    def event_of(self, state: State, action: int) -> Event:
        """Return the action with this id. Raises `IllegalAction` if no legal action of the position has this id."""
        return self.choose(state, self.legal(state), action)

    def text(self, state: State, action: int) -> str:
        """Return the action with this id as text. Raises `IllegalAction` if no legal action of the position has this
        id.
        """
        return self.game.text(self.event_of(state, action))

    def read(self, state: State, text: str) -> int:
        """Return the id of an action given as text. Raises `IllegalAction` if the rules forbid it."""
        self.check_options(state)
        return self.id_of(state, state.read(text))

    def choose(self, state: State, legal: Mapping[int, Event], action: object) -> Event:
        """Return the event of the action with the id `action`.

        `legal` are the legal actions of the position `state`, as `legal` returns them: events by their ids. Raises
        `IllegalAction` if the id is not among them, and `TypeError` if `action` is not a whole number.
        """
        if type(action) is not int and (isinstance(action, bool) or not isinstance(action, int | np.integer)):
            raise TypeError(f"an action is a whole number, not {type(action).__name__}")
        chosen = legal.get(int(action))
        if chosen is not None:
            return chosen
        if state.result is not None:
            raise IllegalAction("envs-over")
        if not 0 <= action < self.actions:
            raise IllegalAction("envs-no-such-action", action=int(action), last=self.actions - 1)
        raise IllegalAction("envs-masked", action=int(action))

    def check_seat(self, seat: int) -> None:
        """Raise `NoSuchSeat` if the game has no such seat."""
        whole = type(seat) is int or isinstance(seat, np.integer)
        if not whole or not 0 <= seat < self.game.seats:
            raise NoSuchSeat("no-such-seat", seat=str(seat))

    def check_options(self, state: State) -> None:
        """Raise `ValueError` if a position has another game or other options than this coding."""
        game = state.game
        if game is not self._same:
            if game != self.game:
                raise ValueError("this position has another game or other options than its action ids and observations")
            self._same = game

    def check_length(self, observation: Observation) -> None:
        """Raise `ValueError` if an observation has another size than those of this coding."""
        if observation.shape != (self.size,):
            raise ValueError(f"an observation has {self.size} numbers here, not {observation.shape}")


@lru_cache(maxsize=32)
def coding_of(game: Game) -> Coding:
    """Return the `Coding` for a game. Raises `TypeError` if the game has none."""
    return environment_of(game).coding(game)
