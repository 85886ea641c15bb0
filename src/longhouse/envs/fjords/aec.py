"""Fjords as a PettingZoo environment in which the seats act in turn (the AEC interface).

>>> from longhouse.envs.fjords.aec import FjordsEnv
>>> env = FjordsEnv(players=3, runes=["water"])
>>> env.reset(seed=7)
>>> seen, reward, terminated, truncated, info = env.last()
>>> env.text(int(seen["action_mask"].argmax()))[:3]
'lay'
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from longhouse.envs.canvas import Picture
from longhouse.envs.fjords.drawing import draw
from longhouse.envs.one_game import RENDER_MODES, OneGame
from longhouse.envs.rewards import reward_of
from longhouse.envs.seeds import checked
from longhouse.envs.spaces import Seen, seen_space
from longhouse.errors import IllegalAction, NoSuchSeat
from longhouse.games.fjords.match import Fjords
from longhouse.games.game import Seat, State
from longhouse.games.play import Play
from longhouse.games.record import Record


class FjordsEnv(AECEnv):
    """The PettingZoo environment for Fjords; its agents are named `seat_0`, `seat_1` and so on.

    All arguments except `render_mode` are game options, as in `longhouse.fjords()`. At the end, the rewards of all
    seats add up to 0: the winner gets 1, and the others share −1 equally; in a two-player draw both get 0. The Python
    rules play the game, not the compiled engine.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "fjords_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(self, *, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._one = OneGame(Fjords.with_options(options), render_mode, draw)
        self.game, self.coding = self._one.game, self._one.coding
        self._seats = {f"seat_{seat}": Seat(seat) for seat in range(self.game.seats)}
        self.possible_agents = list(self._seats)
        self.observation_spaces = {
            agent: seen_space(self.coding.size, self.coding.actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.coding.actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._generator: np.random.Generator | None = None

    @property
    def play(self) -> Play:
        """The game in progress, with its record. Raises `IllegalAction` before the first `reset`."""
        return self._one.play

    @property
    def record(self) -> Record:
        """The record of the game so far, which can be saved, replayed and audited."""
        return self._one.record

    def text(self, action: int) -> str:
        """Return the text of the legal action with this id. Raises `IllegalAction` if no legal action has it."""
        return self._one.text(action)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (PettingZoo passes it; there are none)
    ) -> None:
        seed = checked(seed)
        if seed is not None or self._generator is None:
            self._generator, _ = seeding.np_random(seed)
        self._one.begin(self._generator)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select(self.play.state)

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise IllegalAction("envs-not-reset" if self._generator is None else "envs-over")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self._one.take(action)
        self._cumulative_rewards[agent] = 0.0
        if self._select(state):
            return
        result = state.result
        assert result is not None
        for each, seat in self._seats.items():
            self.rewards[each] = reward_of(result, seat)
            self.terminations[each] = True
        self._accumulate_rewards()

    def observe(self, agent: str) -> Seen:
        seat = self._seats.get(agent)
        if seat is None:
            raise NoSuchSeat("no-such-seat", seat=str(agent))
        return self._one.seen(seat)

    def render(self) -> str | Picture | None:
        return self._one.render()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _select(self, state: State) -> bool:
        """Select the agent to move; return whether there is one."""
        turn = state.turn
        if turn is None:
            return False
        self.agent_selection = self.possible_agents[turn]
        return True
