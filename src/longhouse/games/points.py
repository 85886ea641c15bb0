"""Results of games in which the seat with the most points wins."""

from dataclasses import dataclass
from typing import Self, TypedDict

from longhouse.errors import BadRecord
from longhouse.games.fields import Fields
from longhouse.games.game import Outcome, Result, Seat


class PointsTold(TypedDict):
    """A `PointsResult` as JSON."""

    points: list[int]
    """The points of each seat."""


@dataclass(frozen=True, slots=True)
class PointsResult(Result):
    """A result by points: the seat with the most points wins; if several seats share first place, they draw.

    >>> PointsResult((3, 7, 7)).outcome(Seat(1)), PointsResult((3, 7, 7)).outcome(Seat(0))
    ('drawn', 'lost')
    """

    reached: tuple[int, ...]
    """The points of each seat."""

    @classmethod
    def read(cls, content: object) -> Self:
        """Read a result from JSON. Raises `BadRecord` if it is invalid."""
        fields = Fields(content, "result", BadRecord)
        points = fields.numbers("points")
        fields.done()
        return cls(tuple(points))

    @property
    def points(self) -> tuple[int, ...]:
        return self.reached

    def to_json(self) -> PointsTold:
        return {"points": list(self.reached)}

    def _outcome(self, seat: Seat) -> Outcome:
        most = max(self.reached)
        if self.reached[seat] < most:
            return "lost"
        return "won" if self.reached.count(most) == 1 else "drawn"
