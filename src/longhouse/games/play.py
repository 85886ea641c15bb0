"""A game in progress: whoever plays it gives the actions, chance is drawn from a seed.

>>> from longhouse.games.catalogue import game_with
>>> play = Play(game_with("fjords", {"players": 2}), seed="7")
>>> play.turn, play.legal[0]
(0, 'lay 20 -1,0 PMMPPS')
>>> after = play.act(play.legal[0])
>>> len(play.events), play.over
(6, False)
"""

import secrets
from collections.abc import Sequence

from longhouse.games.chance import Source, commitment
from longhouse.games.game import Event, Game, Result, Seat, State
from longhouse.games.record import Record


class Play:
    """One game: `act` takes an action and then plays chance up to the next decision.

    All chance follows from the seed, a secret one by default; `record` holds it, so that the game can be audited.
    `players` are the names of who plays, seat by seat, for the record. `start` is a position to begin with in place of
    the game's own; what was before it is not known, so such a game has no record.
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
        self.seed = secrets.token_hex(16) if seed is None else seed
        self.players = None if players is None else tuple(players)
        self.events: list[Event] = []
        """What has happened so far, chance included."""
        self._from_start = start is None
        self._source = Source(self.seed)
        self._drawn = 0
        self.state = self._draw_what_is_due(game.start() if start is None else start)

    @property
    def turn(self) -> Seat | None:
        """The seat whose decision it is; None when the game is over."""
        return self.state.turn

    @property
    def legal(self) -> list[str]:
        """The legal actions, as texts; none when the game is over."""
        return self.state.legal()

    @property
    def over(self) -> bool:
        return self.state.turn is None

    @property
    def result(self) -> Result | None:
        """The result; None while the game runs."""
        return self.state.result

    @property
    def record(self) -> Record:
        """The game so far."""
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
        """Take an action, given as text; `IllegalAction` if the rules forbid it, and then nothing has changed.

        Returns the position of the next decision, or the last one.
        """
        return self.take(self.state.read(action))

    def take(self, action: Event) -> State:
        """Take an action that is known to be legal, as `State.actions` gives it. Not checked."""
        self.events.append(action)
        return self._draw_what_is_due(self.state.take(action))

    def __repr__(self) -> str:
        return f"<Play of {self.game.name}, {len(self.events)} events, {self.state!r}>"

    def _draw_what_is_due(self, state: State) -> State:
        chance = state.chance
        if chance is not None:
            source, events = self._source, self.events
            while chance is not None:
                event = chance.draw(source.output(self._drawn))
                self._drawn += 1
                events.append(event)
                state = state.take(event)
                chance = state.chance
        self.state = state
        return state


def position_of(given: State | Play, caller: str) -> State:
    """The position that a function of the library was given, or the present one of a game; otherwise `TypeError`."""
    state = given.state if isinstance(given, Play) else given
    if not isinstance(state, State):
        raise TypeError(f"{caller} wants a position or a Play, not {type(given).__name__}")
    return state
