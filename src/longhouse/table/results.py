"""What games came to for one person: what statistics are made of."""

from typing import Literal

import msgspec

from longhouse.table.entries import AnyObject, Level
from longhouse.table.openings import Opening
from longhouse.table.summary import Summary

Outcome = Literal["won", "drawn", "lost"]


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was decided, from the seat of who asks."""

    id: str
    game: str
    options: AnyObject
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


def result_for(told: Summary, person: str) -> Result | None:
    """What a game came to for a person; nothing for one that is not decided, or in which they held several seats."""
    mine = [seat for seat, held in enumerate(told.seats) if held.person == person]
    decided = told.state == "over" and (told.ended is None or told.ended.by != "abandon")
    if len(mine) != 1 or not decided:
        return None
    seat = mine[0]
    played_out = told.result if isinstance(told.result, dict) else {}
    scores = played_out.get("scores")
    own, *others = (scores[seat], *scores[:seat], *scores[seat + 1 :]) if scores else (played_out.get("stars"),)
    return Result(
        id=told.id,
        game=told.game,
        options=told.options,
        at=told.moved,
        players=len(told.seats),
        others=tuple(held.level for place, held in enumerate(told.seats) if place != seat),
        outcome=_outcome(told, seat, played_out),
        points=own,
        margin=own - max(others) if others else None,
        fiefs=played_out.get("fiefs"),
        opening=told.openings[seat] if told.openings else None,
    )


def _outcome(told: Summary, seat: int, played_out: dict[str, list[int]]) -> Outcome:
    if told.ended is not None:  # who gives up alone has lost, who is left has won
        return "lost" if told.ended.seat == seat else "won"
    winners = played_out.get("winners", [0] if played_out.get("won") else [])
    if seat not in winners:
        return "lost"
    return "drawn" if len(winners) > 1 else "won"
