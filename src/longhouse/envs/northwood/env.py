"""For Northwood! as a Gymnasium environment: `gymnasium.make("longhouse/Northwood-v0")`.

>>> import gymnasium, longhouse.envs
>>> env = gymnasium.make("longhouse/Northwood-v0", setup="full", goal=18)
>>> seen, info = env.reset(seed=7)
>>> env.unwrapped.text(int(seen["action_mask"].argmax()))
'visit 0'
"""

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from longhouse.envs.canvas import Picture
from longhouse.envs.northwood.drawing import draw
from longhouse.envs.one_game import RENDER_MODES, OneGame
from longhouse.envs.seeds import checked
from longhouse.envs.spaces import Seen, seen_space
from longhouse.errors import IllegalAction
from longhouse.games.game import Seat
from longhouse.games.northwood.journey import Camp, FinishedJourney
from longhouse.games.northwood.northwood import Northwood
from longhouse.games.northwood.result import NorthwoodResult
from longhouse.games.northwood.visit import Visit
from longhouse.games.play import Play
from longhouse.games.record import Record

Reward = Literal["won", "stars"]


class NorthwoodEnv(gymnasium.Env[Seen, np.int64]):
    """The Gymnasium environment for For Northwood!. It uses the Python rules, not the compiled engine.

    - `reward`: `"won"` gives 1 at the end of a won game and 0 otherwise; `"stars"` gives the stars that each action
      gained or lost.
    - `illegal`: by default an illegal action raises `IllegalAction`; with `"end"` it ends the game without a reward,
      for programs that do not use action masks.
    - All other arguments are game options, as in `longhouse.northwood()`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (Gymnasium declares it so)
        "render_modes": RENDER_MODES,
        "render_fps": 4,
    }

    def __init__(
        self,
        *,
        render_mode: str | None = None,
        reward: Reward = "won",
        illegal: Literal["raise", "end"] = "raise",
        **options: object,
    ) -> None:
        if reward not in ("won", "stars"):
            raise ValueError(f"reward is 'won' or 'stars', not {reward!r}")
        if illegal not in ("raise", "end"):
            raise ValueError(f"illegal is 'raise' or 'end', not {illegal!r}")
        self.render_mode = render_mode
        self._one = OneGame(Northwood.with_options(options), render_mode, draw)
        self.game, self.coding = self._one.game, self._one.coding
        self.observation_space = seen_space(self.coding.size, self.coding.actions)
        self.action_space = spaces.Discrete(self.coding.actions)
        self._reward: Reward = reward
        self._end_if_illegal = illegal == "end"
        self._ended = True

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

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (Gymnasium passes it; there are none)
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=checked(seed))
        self._one.begin(self.np_random)
        self._ended = False
        return self._seen(), {}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        play = self.play
        if self._ended:
            raise IllegalAction("envs-over")
        before = self._stars()
        try:
            self._one.take(action)
        except IllegalAction as error:
            if not self._end_if_illegal:
                raise
            self._ended = True
            return self._seen(), 0.0, True, False, {"illegal": str(error)}
        self._ended = play.over
        info: dict[str, Any] = {}
        reward = float(self._stars() - before) if self._reward == "stars" else 0.0
        if play.over:
            result = play.result
            assert isinstance(result, NorthwoodResult)
            info = {"stars": result.stars, "won": result.won}
            if self._reward == "won":
                reward = float(result.won)
        return self._seen(), reward, self._ended, False, info

    def render(self) -> str | Picture | None:
        return self._one.render()

    def _stars(self) -> int:
        state = self.play.state
        assert isinstance(state, Camp | Visit | FinishedJourney)
        return sum(state.journey.stars())

    def _seen(self) -> Seen:
        return self._one.seen(Seat(0))
