"""Converts positions and actions to numbers for learning programs, and back; this module is shared by all games.

A `Coding` belongs to a game with its options. It numbers the actions from 0, with the same numbers in every version,
and writes what a seat may know about a position as a vector of bytes. Both directions are exact: an action id has one
text in a position, and a vector decodes to the position that the seat's view shows (docs/envs.md).
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
    """A named part of an observation: where it begins in the vector, and its shape."""

    start: int
    shape: tuple[int, ...]

    @property
    def end(self) -> int:
        """The index after the last number of the part."""
        return self.start + prod(self.shape)

    def of(self, observation: Observation) -> Observation:
        """Return this part of an observation (or of a batch of them) in the part's shape: a NumPy view, not a copy."""
        return observation[..., self.start : self.end].reshape(*observation.shape[:-1], *self.shape)


def laid_out(**shapes: tuple[int, ...]) -> dict[str, Part]:
    """Create parts of these shapes, one after the other in the vector."""
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
    """An upper limit for the number of events in a game, chance included; real games stay far below it."""

    @cached_property
    def size(self) -> int:
        """The length of an observation."""
        return max(part.end for part in self.parts.values())

    @abstractmethod
    def id_of(self, state: State, event: Event) -> int:
        """Return the id of an action that is legal in a position."""

    @abstractmethod
    def observe(self, state: State, seat: Seat) -> Observation:
        """Return a seat's observation: what the seat may know about a position, as a vector of bytes.

        Raises `NoSuchSeat` if the game has no such seat.
        """

    @abstractmethod
    def decode(self, observation: Observation) -> State:
        """Build the position that an observation shows; it equals `game.position(state.view(seat))`."""

    def legal(self, state: State) -> dict[int, Event]:
        """Return the legal actions of a position, by their ids."""
        id_of = self.id_of
        return {id_of(state, action): action for action in state.actions()}

    def mask(self, state: State) -> Mask:
        """For each action id, return 1 if the action is legal in the position, else 0."""
        return self.mask_of(self.legal(state))

    def mask_of(self, legal: Mapping[int, Event]) -> Mask:
        """For each action id, return 1 if it is in `legal`, else 0."""
        mask = bytearray(self.actions)  # for a few entries twice as fast as an array
        for action in legal:
            mask[action] = 1
        return np.frombuffer(mask, dtype=np.int8)

    def event_of(self, state: State, action: int) -> Event:
        """Return the action with this id. Raises `IllegalAction` if it is not legal in the position."""
        return self.choose(state, self.legal(state), action)

    def text(self, state: State, action: int) -> str:
        """Return the action with this id as text. Raises `IllegalAction` if it is not legal in the position."""
        return self.game.text(self.event_of(state, action))

    def read(self, state: State, text: str) -> int:
        """Return the id of an action given as text. Raises `IllegalAction` if the rules forbid it."""
        return self.id_of(state, state.read(text))

    def choose(self, state: State, legal: Mapping[int, Event], action: object) -> Event:
        """Return the legal action with this id.

        Raises `IllegalAction` if the action is not legal, and `TypeError` if the id is not a whole number.
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


@lru_cache(maxsize=32)
def coding_of(game: Game) -> Coding:
    """Return the `Coding` for a game. Raises `TypeError` if the game has none."""
    return environment_of(game).coding(game)
