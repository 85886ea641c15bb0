"""A game of Fjords at the beginning of its settlement, as the origin of games on a server."""

import json
import random
from functools import cache
from typing import Any

from longhouse.games.catalogue import game_with
from longhouse.games.chance import Source
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import JsonObject, State
from longhouse.games.record import Record

OPTIONS: JsonObject = {"players": 2}


@cache
def settlement() -> State:
    """The first position of the settlement."""
    return _played()[0]


def origin() -> dict[str, Any]:
    """What `POST /api/games` takes to begin a game there."""
    record = Record(settlement().game, _played()[1])
    return {"record": json.loads(record.write()), "events": len(record.events)}


@cache
def _played() -> tuple[State, tuple[str, ...]]:
    game, choose, source = game_with("fjords", OPTIONS), random.Random(4), Source("settled")
    state: State = game.start()
    events: list[str] = []
    drawn = 0
    while not isinstance(state, Settlement):
        chance = state.chance
        if chance is None:
            event = game.parse(choose.choice(state.legal()))
        else:
            event = chance.draw(source.output(drawn))
            drawn += 1
        events.append(game.text(event))
        state = state.take(event)
    return state, tuple(events)
