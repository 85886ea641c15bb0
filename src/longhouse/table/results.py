"""Results of finished games from one person's point of view, for their statistics."""

import msgspec

from longhouse.games.catalogue import GAMES
from longhouse.games.game import Outcome, Seat
from longhouse.games.kinds import Opening
from longhouse.table.entries import AnyOptions, GameName, LevelName
from longhouse.table.summary import Summary


class Rival(msgspec.Struct, frozen=True):
    """Another player in a finished game."""

    name: str
    """The player's name; empty if the client may not know who it was."""
    person: str | None
    """The id of the person; null for a bot, or if the client may not know who it was."""
    level: LevelName | None
    """The level of the bot; null for a person."""


class OwnResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a finished game from the point of view of one of its players, here called the person."""

    id: str
    """The id of the game; empty if the client may not see the game."""
    game: GameName
    """The name of the game, such as `fjords`."""
    options: AnyOptions
    at: float
    """The time at which the game ended."""
    players: int
    """The number of seats, including the person's."""
    others: tuple[LevelName | None, ...]
    """For each other seat, the level of its bot, or null for a person. In contrast to `rivals`, this says nothing about
    who they were.
    """
    outcome: Outcome
    """Whether the person won, drew or lost."""
    points: int | None
    """The person's points or stars; null if the game was not played to its end."""
    margin: int | None
    """The person's points minus the best score of the others; null in solo games, or if the game was not played to its
    end.
    """
    fiefs: tuple[bool, ...] | None
    """For each fief, whether it was won (For Northwood!); null in other games."""
    opening: Opening | None
    """The person's opening; null for old games without stored openings."""
    rivals: tuple[Rival, ...] = ()
    """Who had each other seat, in the same order as `others`."""
    rated: bool = False
    """Whether the game counted for ratings."""
    daily: bool = False
    """Whether the game was a daily deal."""


def result_for(summary: Summary, person: str) -> OwnResult | None:
    """Return the result of a game from the point of view of the person with the id `person`.

    None if the game has no outcome for that person, or if the person does not hold exactly one seat.
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
