"""Games played without anybody: random games, and counts of all action sequences (perft)."""

import random
from collections.abc import Sequence

from longhouse.games.chance import Source, commitment
from longhouse.games.game import Event, Game, State
from longhouse.games.record import Record


def random_game(game: Game, seed: str) -> tuple[State, list[Event]]:
    """The end of a game in which every seat plays at random, and its events.

    Chance follows from the seed as in any game; the players' choices from a generator of their own.
    """
    source = Source(seed)
    choose = random.Random(f"{seed}/players").random
    state = game.start()
    events: list[Event] = []
    drawn = 0
    while True:
        chance = state.chance
        if chance is not None:
            event = chance.draw(source.output(drawn))
            drawn += 1
        else:
            actions = state.actions()
            if not actions:
                return state, events
            event = actions[int(choose() * len(actions))]
        events.append(event)
        state = state.take(event)


def record_of_game(game: Game, players: Sequence[str], seed: str, state: State, events: Sequence[Event]) -> Record:
    """The record of a game that bots of these names played to its end."""
    return Record(
        game=game,
        events=tuple(map(game.text, events)),
        players=tuple(f"bot:{name}" for name in players),
        seed=seed,
        commitment=commitment(seed),
        result=state.result,
    )


def actions_in(events: Sequence[Event]) -> int:
    """How many of these events are actions, not chance."""
    return sum(not event[0].startswith("*") for event in events)


def perft(state: State, source: Source, depth: int, drawn: int = 0) -> int:
    """How many sequences of that many actions there are, chance event n of a line taking output n of the source."""
    if depth == 0:
        return 1
    while (chance := state.chance) is not None:
        state = state.take(chance.draw(source.output(drawn)))
        drawn += 1
    actions = state.actions()
    if depth == 1:
        return len(actions)
    return sum(perft(state.take(action), source, depth - 1, drawn) for action in actions)
