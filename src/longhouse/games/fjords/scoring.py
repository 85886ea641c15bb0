"""Computes the points of a settlement (section 8, and the runes of section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.games.fjords.reach import own_land
from longhouse.games.game import Seat, value

if TYPE_CHECKING:
    from longhouse.games.fjords.settlement import Settlement


@value
class SeatScore:
    """The points of one seat, split by where they come from."""

    vikings: int
    land: int
    runes: dict[str, int]
    """The points from each rune in play that scores."""

    @property
    def total(self) -> int:
        return self.vikings + self.land + sum(self.runes.values())


def scores(position: Settlement) -> list[SeatScore]:
    """Return the score of each seat: one point per viking (F8.1), land that no opponent can reach (F8.2), and runes."""
    game = position.game
    by_rune = {rune.name: rune.points(position) for rune in game.points_runes}
    return [
        SeatScore(
            vikings=position.vikings[seat].bit_count(),
            land=own_land(position, seat).bit_count() if game.bonus_land and not position.supply(seat) else 0,
            runes={name: points[seat] for name, points in by_rune.items()},
        )
        for seat in map(Seat, range(game.seats))
    ]
