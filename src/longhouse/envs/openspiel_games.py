"""Adapts Longhouse games to the OpenSpiel interface; `longhouse.envs.openspiel` registers all of them."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from longhouse.envs.coding import Coding, coding_of
from longhouse.envs.rewards import reward_of
from longhouse.games.game import Event, Game, Seat, State

Parameters = Mapping[str, Any]


def game_type(name: str, title: str, seats: tuple[int, int], parameters: Parameters) -> Any:
    """Build OpenSpiel's description of a game.

    - `name`: the name by which OpenSpiel loads the game.
    - `title`: the name for people.
    - `seats`: the minimum and maximum number of players.
    - `parameters`: the options with their defaults.
    """
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if seats == (1, 1) else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(parameters),
    )


class LonghouseGame(pyspiel.Game):
    """Adapts a Longhouse game to the OpenSpiel interface.

    - `kind`: OpenSpiel's description of the game, from `game_type`.
    - `parameters`: the options that were given to OpenSpiel.
    - `most_outcomes`: the maximum number of outcomes of a chance node.
    """

    def __init__(self, kind: Any, game: Game, parameters: Parameters, most_outcomes: int) -> None:
        coding = coding_of(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=coding.actions,
            max_chance_outcomes=most_outcomes,
            num_players=game.seats,
            min_utility=0.0 if game.seats == 1 else -1.0,
            max_utility=1.0,
            utility_sum=None if game.seats == 1 else 0.0,
            max_game_length=coding.longest,
        )
        super().__init__(kind, info, dict(parameters))
        self.rules = game
        """The game as a Longhouse `Game`."""
        self.coding: Coding = coding
        """The game's action ids and observations."""

    def new_initial_state(self) -> "LonghouseState":
        return LonghouseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Parameters | None = None) -> "LonghouseObserver":
        if params:
            raise ValueError(f"an observer takes no parameters, but was given: {', '.join(params)}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return LonghouseObserver(self.coding, recall=recall)


class LonghouseState(pyspiel.State):
    """A position for OpenSpiel. During a chance event it also has the items drawn so far."""

    def __init__(self, game: LonghouseGame) -> None:
        super().__init__(game)
        self.coding = game.coding
        self.events: list[Event] = []
        """All events so far, chance included."""
        self.taken: list[int] = []
        """The numbers of all actions and chance outcomes so far, in OpenSpiel's numbering."""
        self.picked: list[int] = []
        """The items drawn so far for the chance event that is due; empty if none is due."""
        self.position: State = game.rules.start()
        """The position as a Longhouse `State`; during a chance event, the position before this event."""
        self._legal: dict[int, Event] | None = None
        self._finish_chance()

    def current_player(self) -> int:
        position = self.position
        if position.turn is not None:
            return int(position.turn)
        over = position.result is not None
        return int(pyspiel.PlayerId.TERMINAL if over else pyspiel.PlayerId.CHANCE)

    def legal(self) -> dict[int, Event]:
        """Return the legal actions by their ids."""
        if self._legal is None:
            self._legal = self.coding.legal(self.position)
        return self._legal

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.legal()) if player == self.position.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chance = self.position.chance
        if chance is None:
            raise ValueError("no chance is due here")
        items = sorted(chance.further(self.picked))
        return [(item, 1 / len(items)) for item in items]

    def _apply_action(self, action: int) -> None:
        self.taken.append(action)
        if self.position.chance is not None:
            self.picked.append(action)
        else:
            self._take(self.coding.choose(self.position, self.legal(), action))
        self._finish_chance()

    def _finish_chance(self) -> None:
        """Apply a chance event as soon as no item is left to be picked."""
        while (chance := self.position.chance) is not None and not chance.further(self.picked):
            self._take(chance.brought(self.picked))

    def _take(self, event: Event) -> None:
        self.events.append(event)
        self.position = self.position.take(event)
        self.picked = []
        self._legal = None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.coding.text(self.position, action)

    def is_terminal(self) -> bool:
        return self.position.result is not None

    def returns(self) -> list[float]:
        result = self.position.result
        seats = self.coding.game.seats
        if result is None:
            return [0.0] * seats
        return [result.share(Seat(0))] if seats == 1 else [reward_of(result, Seat(seat)) for seat in range(seats)]

    def __str__(self) -> str:
        return f"{self.position}\n{' '.join(map(str, self.picked))}"


class LonghouseObserver:
    """Writes what a seat may know about a position or, with `recall`, about the whole history of the game.

    The tensor for a history has the ids of all actions and chance outcomes, each plus 1. If the history does not fit,
    the tensor has only the latest of them.
    """

    def __init__(self, coding: Coding, *, recall: bool) -> None:
        self._coding = coding
        self._recall = recall
        size = coding.longest if recall else coding.size
        self.tensor: NDArray[np.float32] = np.zeros(size + coding.game.seats, np.float32)
        """The numbers written last: which seat observes, then its observation or the history."""
        self.dict = {"player": self.tensor[: coding.game.seats]}
        """The parts of `tensor`, by name; they share its memory."""
        rest = self.tensor[coding.game.seats :]
        if recall:
            self.dict["history"] = rest
        else:
            for name, part in coding.parts.items():
                if part.end > part.start:
                    self.dict[name] = rest[part.start : part.end].reshape(part.shape)

    def set_from(self, state: LonghouseState, player: int) -> None:
        """Write what a player may know about a state into the attributes `tensor` and `dict`."""
        self._coding.check_seat(player)
        self.tensor.fill(0)
        self.tensor[player] = 1
        rest = self.tensor[self._coding.game.seats :]
        if self._recall:
            latest = state.taken[-len(rest) :]
            rest[: len(latest)] = [action + 1 for action in latest]
        else:
            rest[:] = self._coding.observe(state.position, Seat(player))

    def string_from(self, state: LonghouseState, player: int) -> str:
        """Return what a player may know about a state, as text."""
        self._coding.check_seat(player)
        if self._recall:
            happened = [self._coding.game.text(event) for event in state.events]
            return f"seat {player}: {'; '.join(happened)} {' '.join(map(str, state.picked))}".rstrip()
        return f"seat {player}\n{state}"
