"""Tables without a store: what a verb decides happens at once."""

import random
from collections.abc import Sequence

from longhouse.games.game import JsonObject, Seat
from longhouse.table.change import LogStep, carried_out
from longhouse.table.entries import LevelName, Made
from longhouse.table.setup import Setup
from longhouse.table.table import Table
from longhouse.table.verbs.act import move
from longhouse.table.verbs.seating import bot_at, sit

SEED = "5eed"


def happen(table: Table, steps: Sequence[LogStep], at: float = 0.0) -> Table:
    """The table after these entries and what follows from them."""
    return carried_out(table, steps, at).after


def made(setup: Setup, seats: int = 2, seed: str = SEED, events: tuple[str, ...] = ()) -> Table:
    """A table with open seats."""
    return happen(Table.laid("game", setup, seed), [Made(events=events, reserved=(None,) * seats)])


def seated(setup: Setup, who: Sequence[str], seed: str = SEED, at: float = 0.0, events: tuple[str, ...] = ()) -> Table:
    """A table that has begun; `bot:LEVEL` is a bot, any other name a person with this id."""
    table = made(setup, len(who), seed, events)
    for seat, name in enumerate(who):
        if name.startswith("bot:"):
            table = happen(table, [bot_at(Seat(seat), LevelName(name[4:]))], at)
        else:
            table = happen(table, sit(table, seat, name, name, f"nonce {seat}".replace(" ", "-"), None), at)
    return table


def fjords(who: Sequence[str] = ("ada", "bo"), options: JsonObject | None = None, **given: object) -> Table:
    """A game of Fjords that has begun."""
    at = given.pop("at", 0.0)
    assert isinstance(at, float)
    setup = Setup(game="fjords", options={"players": len(who), **(options or {})}, **given)  # type: ignore[arg-type]
    return seated(setup, who, at=at)


def played(table: Table, actions: int, choose: random.Random, at: float = 0.0) -> Table:
    """The table after so many random actions, or at its end."""
    for _ in range(actions):
        if table.turn is None:
            break
        table = happen(table, move(table, [table.turn], table.ply, choose.choice(table.state.legal())), at)
    return table
