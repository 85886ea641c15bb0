"""Runs a game in progress: the caller chooses the actions, and chance events are drawn from a seed.

>>> from longhouse.games.catalogue import game_with
>>> play = Play(game_with("fjords", {"players": 2}), seed="7")
>>> play.turn, play.legal[0]
(0, 'lay 20 -1,0 PMMPPS')
>>> after = play.act(play.legal[0])
>>> len(play.events), play.over
(6, False)
"""

import secrets
from collections.abc import Callable, Sequence

from longhouse.games.chance import Source, commitment
from longhouse.games.game import Event, Game, Result, Seat, State
from longhouse.games.record import Record


class Play:
    """A game in progress. `act` takes an action, then draws chance events up to the next decision.

    - `seed`: the text that all chance is drawn from; by default a new random one. The record contains the seed, so that
      the game can be audited.
    - `players`: the names of the players, one per seat, for the record.
    - `start`: a position to begin from instead of the start of the game. Such a game has no record, because the events
      before it are unknown.
    """

    __slots__ = ("_drawn", "_from_start", "_source", "events", "game", "players", "seed", "state")

    def __init__(
        self,
        game: Game,
        seed: str | None = None,
        *,
        players: Sequence[str] | None = None,
        start: State | None = None,
    ) -> None:
        if not isinstance(game, Game):
            raise TypeError(f"Play() wants a game, for example longhouse.fjords(), not {type(game).__name__}")
        if seed is not None and not isinstance(seed, str):
            raise TypeError(f"the seed of a Play is a text, not {type(seed).__name__}")
        self.game = game
        """The game with its options."""
        self.seed = secrets.token_hex(16) if seed is None else seed
        """The text that all chance is drawn from."""
        self.players = None if players is None else tuple(players)
        """The names of the players, one per seat."""
        self.events: list[Event] = []
        """All events so far, chance included."""
        self._from_start = start is None
        self._source = Source(self.seed)
        self._drawn = 0
        self.state = self._draw(game.start() if start is None else start)
        """The current position."""

    @property
    def turn(self) -> Seat | None:
        """The seat to move; None when the game is over."""
        return self.state.turn

    @property
    def legal(self) -> list[str]:
        """The legal actions as texts; empty when the game is over."""
        return self.state.legal()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.turn is None

    @property
    def result(self) -> Result | None:
        """The result; None while the game runs."""
        return self.state.result

    @property
    def record(self) -> Record:
        """The record of the game so far. Raises `ValueError` if the game began from a position given as `start`."""
        if not self._from_start:
            raise ValueError("a game that began in the middle of another has no record")
        return Record(
            game=self.game,
            events=tuple(map(self.game.text, self.events)),
            players=self.players,
            seed=self.seed,
            commitment=commitment(self.seed),
            result=self.result,
        )

    def act(self, action: str) -> State:
        """Take an action given as text, draw the chance events that follow, and return the new position.

        Raises `IllegalAction` if the rules forbid the action; the game is then unchanged.
        """
        return self.take(self.state.read(action))

    def take(self, action: Event) -> State:
        """Take an action given as a tuple, draw the chance events that follow, and return the new position.

        The action is not checked: pass only actions from `State.actions` or `State.read`.
        """
        self.events.append(action)
        self.state = self._draw(self.state.take(action))
        return self.state

    def play_out(self, choose: Callable[[list[Event]], Event]) -> State:
        """Play to the end, and return the last position. For each decision, `choose` picks one of the legal actions.

        The choice is not checked.
        """
        # This repeats the loop of `play_on`, because the generator would make random games 3 to 4 % slower.
        state, append, output, drawn = self.state, self.events.append, self._source.output, self._drawn
        while True:
            chance = state.chance
            if chance is None:
                actions = state.actions()
                if not actions:
                    break
                event = choose(actions)
            else:
                event = chance.draw(output(drawn))
                drawn += 1
            append(event)
            state = state.take(event)
        self.state, self._drawn = state, drawn
        return state

    def __repr__(self) -> str:
        return f"<Play of {self.game.name}, {len(self.events)} events, {self.state!r}>"

    def _draw(self, state: State) -> State:
        """Draw the chance events that are due, up to the next decision; return the position there."""
        while (chance := state.chance) is not None:
            event = chance.draw(self._source.output(self._drawn))
            self._drawn += 1
            self.events.append(event)
            state = state.take(event)
        return state


def position_of(position: State | Play, caller: str) -> State:
    """Return a position: `position` itself, or the current position of a game in progress.

    Raises `TypeError` for anything else; `caller` is the name of the function that the message mentions.
    """
    state = position.state if isinstance(position, Play) else position
    if not isinstance(state, State):
        raise TypeError(f"{caller} wants a position or a Play, not {type(position).__name__}")
    return state
