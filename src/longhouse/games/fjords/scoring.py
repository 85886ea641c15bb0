"""Scoring (section 8 and the runes of section 10), point by point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.games.fjords.reach import own_land
from longhouse.games.game import Seat, value

if TYPE_CHECKING:
    from longhouse.games.fjords.settlement import Settlement


@value
class Score:
    """Where the points of one seat come from."""

    vikings: int
    land: int
    runes: dict[str, int]
    """For each rune in play that is worth points, what it brought."""

    @property
    def total(self) -> int:
        return self.vikings + self.land + sum(self.runes.values())


def scores(position: Settlement) -> list[Score]:
    """What each seat has: one for each viking (F8.1), land nobody else can reach (F8.2), runes."""
    game = position.game
    by_rune = {rune.name: rune.points(position) for rune in game.points_runes}
    return [
        Score(
            vikings=position.vikings[seat].bit_count(),
            land=own_land(position, seat).bit_count() if game.bonus_land and not position.supply(seat) else 0,
            runes={name: points[seat] for name, points in by_rune.items()},
        )
        for seat in map(Seat, range(game.seats))
    ]
