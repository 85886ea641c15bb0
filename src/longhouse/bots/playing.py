"""Plays whole games between bots in one process, without a server: for simulations and tournaments."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from longhouse.bots.levels import Level, level_named
from longhouse.bots.player import choose, form_of, search_seed
from longhouse.errors import BadOptions
from longhouse.games.game import Game, State
from longhouse.games.play import Play


class Stopped(Exception):
    """Raised when a game was cancelled between two moves."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game, with the thinking time and the slowest move of each seat in seconds."""

    play: Play
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]


def seated(game: Game, names: Sequence[str]) -> list[Level]:
    """Return the levels with these names, one per seat. Raises `BadOptions` if the number of names is wrong."""
    if len(names) != game.seats:
        raise BadOptions("player-seats", given=len(names), seats=game.seats)
    return [level_named(game.name, name) for name in names]


def play(game: Game, levels: Sequence[Level], seed: str, stopped: Callable[[], bool] = lambda: False) -> Played:
    """Play a game to its end. Raises `Stopped` once `stopped()` is true.

    The seed determines all chance events. A bot's random numbers depend on the seed, its seat and the number of the
    event.
    """
    return _played(Play(game, seed, players=[f"bot:{level.name}" for level in levels]), levels, stopped)


def play_on(state: State, levels: Sequence[Level], seed: str, stopped: Callable[[], bool] = lambda: False) -> Played:
    """Play the rest of a game from `state` to its end. Raises `Stopped` once `stopped()` is true."""
    return _played(Play(state.game, seed, start=state), levels, stopped)


def _played(play: Play, levels: Sequence[Level], stopped: Callable[[], bool]) -> Played:
    seconds = [0.0] * play.game.seats
    slowest = [0.0] * play.game.seats
    while (seat := play.turn) is not None:
        if stopped():
            raise Stopped
        level = levels[seat]
        began = level.budget.clock()
        left = None if level.per_game is None else level.per_game - seconds[seat]
        drawn_from = search_seed(f"{play.seed}/{seat}/{len(play.events)}")
        action = choose(play.state, level, drawn_from, left=left, form=form_of(play.seed, seat)).action
        took = level.budget.clock() - began
        seconds[seat] += took
        slowest[seat] = max(slowest[seat], took)
        play.take(action)
    return Played(play, tuple(seconds), tuple(slowest))
