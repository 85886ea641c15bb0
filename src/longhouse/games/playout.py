"""Plays random games, and counts all action sequences (perft)."""

import random
from collections.abc import Sequence

from longhouse.games.chance import Source
from longhouse.games.game import Event, Game, State
from longhouse.games.play import Play
from longhouse.games.play_on import play_on


def random_game(game: Game, seed: str | None = None) -> Play:
    """Play a whole game in which every seat moves at random, and return it.

    Chance is drawn from the seed, as in any game. The players' choices also depend only on the seed, but are drawn from
    Python's own generator.

    >>> from longhouse import fjords
    >>> random_game(fjords(), seed="7").result.scores
    (15, 14)
    """
    play = Play(game, seed)
    play.players = ("bot:random",) * game.seats
    choose = random.Random(f"{play.seed}/players").random
    play.play_out(lambda actions: actions[int(choose() * len(actions))])
    return play


def actions_in(events: Sequence[Event]) -> int:
    """Count the events that are actions of players, not chance events."""
    return sum(not event[0].startswith("*") for event in events)


def perft(state: State, source: Source, depth: int, drawn: int = 0) -> int:
    """Count the sequences of `depth` actions that are possible from a position (perft).

    Chance event number n of the game is always drawn from output n of `source`; `drawn` is the number of chance events
    before the position.
    """
    if depth == 0:
        return 1
    for _, after in play_on(state, source, drawn):
        state, drawn = after, drawn + 1
    actions = state.actions()
    if depth == 1:
        return len(actions)
    return sum(perft(state.take(action), source, depth - 1, drawn) for action in actions)
