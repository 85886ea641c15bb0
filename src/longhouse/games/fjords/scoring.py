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
    """The points for vikings on the board, one each (F8.1)."""
    land: int
    """The points for land that no opponent can reach; 0 until the seat has placed all its vikings (F8.2)."""
    runes: dict[str, int]
    """The points from each rune in play that scores, by the name of the rune."""

    @property
    def total(self) -> int:
        """The sum of all points of the seat."""
        return self.vikings + self.land + sum(self.runes.values())


def scores(position: Settlement) -> list[SeatScore]:
    """Return the score of each seat: a point for each viking on the board (F8.1), the points of runes and, if the seat
    has placed all its vikings, a point for each vacant tile that only this seat could reach (F8.2).
    """
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
