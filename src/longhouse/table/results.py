"""What games came to for one person: what statistics are made of."""

import msgspec

from longhouse.games.catalogue import GAMES
from longhouse.games.game import Outcome, Seat
from longhouse.games.northwood.result import NorthwoodResult
from longhouse.table.entries import AnyOptions, GameName, Level
from longhouse.table.openings import Opening
from longhouse.table.summary import Summary


class OwnResult(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was decided, from the seat of who asks."""

    id: str
    game: GameName
    options: AnyOptions
    at: float
    players: int
    others: tuple[Level | None, ...]
    """Who sat at the other seats: the level of a bot, null for a person."""
    outcome: Outcome
    points: int | None
    """Points or stars; null where the game was not played to its end."""
    margin: int | None
    """How many points more than the best of the others, or fewer."""
    fiefs: tuple[bool, ...] | None
    """Which fiefs were won, where there are any."""
    opening: Opening | None
    """How it began; null for a game that ended before this was kept."""


def result_for(told: Summary, person: str) -> OwnResult | None:
    """What a game came to for a person; nothing for one that is not decided, or in which they held several seats."""
    mine = [Seat(seat) for seat, held in enumerate(told.seats) if held.person == person]
    if len(mine) != 1 or told.state != "over":
        return None
    seat = mine[0]
    result = None if told.result is None else GAMES[told.game].read_result(told.result)
    judge = told.ended or result
    outcome = None if judge is None else judge.outcome(seat)
    if outcome is None:
        return None
    points = () if result is None else result.points
    best = max((each for place, each in enumerate(points) if place != seat), default=None)
    return OwnResult(
        id=told.id,
        game=told.game,
        options=told.options,
        at=told.moved,
        players=len(told.seats),
        others=tuple(held.level for place, held in enumerate(told.seats) if place != seat),
        outcome=outcome,
        points=points[seat] if points else None,
        margin=None if best is None else points[seat] - best,
        fiefs=result.fiefs if isinstance(result, NorthwoodResult) else None,
        opening=told.openings[seat] if told.openings else None,
    )
