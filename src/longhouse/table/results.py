"""Results of finished games from one person's point of view, for their statistics."""

import msgspec

from longhouse.games.catalogue import GAMES
from longhouse.games.game import Outcome, Seat
from longhouse.games.kinds import Opening
from longhouse.table.entries import AnyOptions, GameName, LevelName
from longhouse.table.summary import Summary


class Rival(msgspec.Struct, frozen=True):
    """Another player at the table."""

    name: str
    """The player's name; empty if the client may not see it."""
    person: str | None
    level: LevelName | None


class OwnResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a game from one person's point of view."""

    id: str
    game: GameName
    options: AnyOptions
    at: float
    players: int
    others: tuple[LevelName | None, ...]
    """The other seats: the level of a bot, null for a person."""
    outcome: Outcome
    points: int | None
    """Points or stars; null if the game was not played to its end."""
    margin: int | None
    """The difference to the best score of the others; negative if the person had fewer points."""
    fiefs: tuple[bool, ...] | None
    """Which fiefs were won, in For Northwood!"""
    opening: Opening | None
    """The person's opening; null for old games without stored openings."""
    rivals: tuple[Rival, ...] = ()
    """The others at the table, in the order of `others`."""
    rated: bool = False
    daily: bool = False


def result_for(summary: Summary, person: str) -> OwnResult | None:
    """Return the result of a game for a person.

    None if the game has no outcome, or if the person does not hold exactly one seat.
    """
    mine = [Seat(seat) for seat, held in enumerate(summary.seats) if held.person == person]
    if len(mine) != 1 or summary.state != "over":
        return None
    seat = mine[0]
    result = None if summary.result is None else GAMES[summary.game].game.read_result(summary.result)
    judge = summary.ended or result
    outcome = None if judge is None else judge.outcome(seat)
    if outcome is None:
        return None
    points = () if result is None else result.points
    best = max((each for place, each in enumerate(points) if place != seat), default=None)
    return OwnResult(
        id=summary.id,
        game=summary.game,
        options=summary.options,
        at=summary.moved,
        players=len(summary.seats),
        others=tuple(held.level for place, held in enumerate(summary.seats) if place != seat),
        outcome=outcome,
        points=points[seat] if points else None,
        margin=None if best is None else points[seat] - best,
        fiefs=None if result is None else result.parts,
        opening=summary.openings[seat] if summary.openings else None,
        rivals=tuple(
            Rival(held.name, held.person, held.level) for place, held in enumerate(summary.seats) if place != seat
        ),
        rated=summary.rated,
        daily=summary.daily,
    )
