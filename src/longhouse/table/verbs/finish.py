"""The command to finish a decided phase: its remaining moves are played at once, as ordinary moves.

In Northwood this is a visit whose success is certain or impossible; in Fjords a settlement in which no land is
contested and everybody has enough vikings.
"""

from collections.abc import Sequence

from longhouse.errors import Refused
from longhouse.games.chance import Source
from longhouse.games.fjords.land import bits
from longhouse.games.fjords.reach import farthest_reach, prospects
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Seat, State
from longhouse.games.northwood import outlook
from longhouse.games.northwood.visit import Visit
from longhouse.table.entries import Body, Happened, Over
from longhouse.table.fairness import follow
from longhouse.table.table import Table
from longhouse.table.verbs.act import fresh


def finish(table: Table, seats: Sequence[Seat], ply: int, verdict: bool | None) -> list[Body]:
    """Play a decided phase to its end; `verdict` is what `decided` returned for this position."""
    fresh(table, ply)
    if not seats:
        raise Refused("table-only-watching")
    if table.stage != "running" or not can_finish(table.state, verdict):
        raise Refused("table-nothing-to-finish")
    state = table.state
    bodies: list[Body] = []
    for event, seat in rest(state, table.source, table.drawn):
        chance = state.chance
        revealed = chance is not None and chance.probability(event) < 1
        bodies.append(Happened(text=table.game.text(event), seat=seat, revealed=revealed))
        state = state.take(event)
    drawn = table.drawn + sum(isinstance(body, Happened) and body.seat is None for body in bodies)
    chance_events, state = follow(state, table.source, drawn)
    result = state.result
    over: list[Body] = [] if result is None else [Over(result=result.to_json())]
    return [*bodies, *chance_events, *over]


def decided(state: State) -> bool | None:
    """Whether the success of a visit is certain (True), impossible (False) or open (None). This can take a second."""
    return outlook.outlook(state) if isinstance(state, Visit) else None


def can_finish(state: State, verdict: bool | None) -> bool:
    """Whether the phase can be finished at once; `verdict` is what `decided` returned for this position."""
    if isinstance(state, Settlement):
        return all_is_settled(state)
    return isinstance(state, Visit) and verdict is not None


def rest(state: State, source: Source, drawn: int) -> list[tuple[Event, Seat | None]]:
    """The events that remain until the end of a decided phase, each with its seat; None for chance events."""
    if isinstance(state, Visit):
        return _seated(state, outlook.finish(state, source, drawn))
    events: list[tuple[Event, Seat | None]] = []
    while isinstance(state, Settlement):
        event = next(action for action in state.actions() if action[0] == "viking")
        events.append((event, state.turn))
        following = state.take(event)
        if not isinstance(following, Settlement):
            break
        state = following
    return events


def all_is_settled(position: Settlement) -> bool:
    """Whether no land is contested and each seat with vikings left has enough for all it can reach, runes included."""
    found = prospects(position)
    if found.contested:
        return False
    for seat in map(Seat, range(position.game.seats)):
        supply = position.supply(seat)
        own = found.secured[seat]
        if supply and (farthest_reach(position, seat) & ~own or len(list(bits(own))) > supply):
            return False
    return True


def _seated(state: State, events: list[Event]) -> list[tuple[Event, Seat | None]]:
    seated: list[tuple[Event, Seat | None]] = []
    for event in events:
        seated.append((event, state.turn))
        state = state.take(event)
    return seated
