"""Plays a game on from a position: chance events are drawn from a source, and a function chooses the actions."""

from collections.abc import Callable, Iterator

from longhouse.games.chance import Source
from longhouse.games.game import Event, State

Choose = Callable[[State], Event | None]
"""Chooses an action where a seat is to move; None to stop there."""


def play_on(
    state: State, source: Source, drawn: int = 0, choose: Choose | None = None, *, within: type = object
) -> Iterator[tuple[Event, State]]:
    """Play on from a position; yield each event and the position after it.

    - `drawn`: the number of chance events that were drawn from the source before.
    - `choose`: chooses the actions. Without it, only chance events are drawn, up to the next decision.
    - `within`: the type of positions to stay in, for example those of one phase. Play ends after a position of another
      type.
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
