"""The common part of the Gymnasium and PettingZoo environments: plays one game at a time, and renders it."""

import sys

import numpy as np

from longhouse.envs.canvas import DrawPicture, Picture
from longhouse.envs.coding import coding_of
from longhouse.envs.seeds import seed_text
from longhouse.envs.spaces import Seen
from longhouse.errors import IllegalAction
from longhouse.games.game import Event, Game, Seat, State
from longhouse.games.play import Play
from longhouse.games.record import Record

RENDER_MODES = ["ansi", "human", "rgb_array"]
"""The render modes: `ansi` returns a text, `human` prints it, `rgb_array` returns a picture."""


class OneGame:
    """Plays one game for an environment, with the Python rules, not with the compiled engine.

    `draw` makes the picture for the render mode `rgb_array`. Raises `ValueError` if the render mode is unknown.
    """

    def __init__(self, game: Game, render_mode: str | None, draw: DrawPicture) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"there is no render mode {render_mode!r}")
        self.game = game
        self.coding = coding_of(game)
        self.legal: dict[int, Event] = {}
        """The legal actions of the current position, by their ids."""
        self._render_mode = render_mode
        self._draw = draw
        self._play: Play | None = None

    def begin(self, generator: np.random.Generator) -> None:
        """Begin a new game, with a seed from the generator."""
        self._play = Play(self.game, seed_text(generator))
        self.legal = self.coding.legal(self._play.state)

    @property
    def play(self) -> Play:
        """The game in progress, with its record. Raises `IllegalAction` before the first `begin`."""
        if self._play is None:
            raise IllegalAction("envs-not-reset")
        return self._play

    @property
    def record(self) -> Record:
        """The record of the game so far, which can be saved, replayed and audited."""
        return self.play.record

    def text(self, action: int) -> str:
        """Return the text of the legal action with this id. Raises `IllegalAction` if no legal action has it."""
        return self.coding.text(self.play.state, action)

    def take(self, action: object) -> State:
        """Take the action with this id, and return the new position. Raises `IllegalAction` if no legal action has the
        id.
        """
        play, coding = self.play, self.coding
        state = play.take(coding.choose(play.state, self.legal, action))
        self.legal = coding.legal(state)
        return state

    def seen(self, seat: Seat) -> Seen:
        """Return a seat's observation and its action mask. If another seat is to move, the mask is 0 everywhere."""
        state = self.play.state
        return {
            "observation": self.coding.observe(state, seat),
            "action_mask": self.coding.mask_of(self.legal if seat == state.turn else {}),
        }

    def render(self) -> str | Picture | None:
        """Render the position: return it as a text (`ansi`) or a picture (`rgb_array`), or print it (`human`).

        Returns None after printing, and if there is no render mode.
        """
        if self._render_mode is None:
            return None
        if self._render_mode == "rgb_array":
            return self._draw(self.play.state)
        drawn = str(self.play.state)
        if self._render_mode == "ansi":
            return drawn
        sys.stdout.write(drawn + "\n")
        return None
