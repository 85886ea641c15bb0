"""Whole games among players, in one process and without a table: for simulations and tournaments."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from longhouse.errors import BadOptions
from longhouse.games.chance import Source
from longhouse.games.game import Event, Game, State
from longhouse.players.levels import Level, level_named
from longhouse.players.player import choose, form_of, search_seed


class Stopped(Exception):
    """A game that was given up between two moves."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over, and for each seat how long it thought, and how long about its slowest move."""

    state: State
    events: tuple[Event, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]


def seated(game: Game, names: Sequence[str]) -> list[Level]:
    """The levels of these names, one a seat."""
    if len(names) != game.seats:
        raise BadOptions("player-seats", given=len(names), seats=game.seats)
    return [level_named(game.name, name) for name in names]


def play(game: Game, levels: Sequence[Level], seed: str, stopped: Callable[[], bool] = lambda: False) -> Played:
    """A game played to its end.

    Chance follows from the seed as in any game, whoever plays; what a player draws at random from the seed, its seat
    and the number of the event.
    """
    return play_on(game.start(), levels, seed, stopped)


def play_on(state: State, levels: Sequence[Level], seed: str, stopped: Callable[[], bool] = lambda: False) -> Played:
    """The rest of a game, as if it had begun here."""
    source = Source(seed)
    game = state.game
    events: list[Event] = []
    drawn = 0
    seconds = [0.0] * game.seats
    slowest = [0.0] * game.seats
    while True:
        chance = state.chance
        if chance is not None:
            event = chance.draw(source.output(drawn))
            drawn += 1
        elif state.turn is None:
            return Played(state, tuple(events), tuple(seconds), tuple(slowest))
        else:
            if stopped():
                raise Stopped
            seat = state.turn
            level = levels[seat]
            began = level.budget.clock()
            left = None if level.per_game is None else level.per_game - seconds[seat]
            drawn_from = search_seed(f"{seed}/{seat}/{len(events)}")
            event = choose(state, level, drawn_from, left=left, form=form_of(seed, seat)).action
            took = level.budget.clock() - began
            seconds[seat] += took
            slowest[seat] = max(slowest[seat], took)
        events.append(event)
        state = state.take(event)
