"""Plays a game on from a position: chance events are drawn from a source, and a function chooses the actions."""

from collections.abc import Callable, Iterator

from longhouse.games.chance import Source
from longhouse.games.game import Event, State

Choose = Callable[[State], Event | None]
"""A function that returns an action for the seat to move in a position, or None to stop at this position."""


def play_on(
    state: State, source: Source, drawn: int = 0, choose: Choose | None = None, *, within: type = object
) -> Iterator[tuple[Event, State]]:
    """Play on from a position; yield each event together with the position after it.

    - `source`: the random numbers from which chance events are drawn.
    - `drawn`: the number of chance events that were drawn from the source before this position.
    - `choose`: the function that chooses the actions. If it is None, only chance events are drawn, up to the next
      decision.
    - `within`: the type of the positions from which the game is played on, for example those of one phase. The first
      position of another type is still yielded, then play stops.
    """
    output = source.output
    while isinstance(state, within):
        chance = state.chance
        if chance is not None:
            event = chance.draw(output(drawn))
            drawn += 1
        elif choose is None or state.result is not None:
            return
        else:
            chosen = choose(state)
            if chosen is None:
                return
            event = chosen
        state = state.take(event)
        yield event, state
