"""The type of the result of a game of For Northwood! (N3.7)."""

from dataclasses import dataclass
from typing import Self

from longhouse.errors import BadRecord
from longhouse.games.fields import Fields
from longhouse.games.game import Outcome, Result, Seat
from longhouse.games.northwood.views import NorthwoodResultTold


@dataclass(frozen=True, slots=True)
class NorthwoodResult(Result):
    """The result of a game of For Northwood!: the stars, and whether the goal was reached (N3.7)."""

    stars: int
    """The sum of the stars that the fiefs brought."""
    won: bool
    """Whether the game was won: the stars reach the goal, and no special rule forbids the win."""
    fiefs: tuple[bool, ...]
    """For each fief whether it was won."""

    @classmethod
    def from_json(cls, content: object) -> Self:
        """Read a result from JSON: the inverse of `to_json`."""
        fields = Fields(content, "result", BadRecord)
        stars, won, fiefs = fields.number("stars"), fields.flag("won"), fields.flags("fiefs")
        fields.done()
        return cls(stars, won, tuple(fiefs))

    @property
    def points(self) -> tuple[int, ...]:
        return (self.stars,)

    @property
    def parts(self) -> tuple[bool, ...]:
        return self.fiefs

    def to_json(self) -> NorthwoodResultTold:
        return {"stars": self.stars, "won": self.won, "fiefs": list(self.fiefs)}

    def _outcome(self, seat: Seat) -> Outcome:
        del seat  # there is only one
        return "won" if self.won else "lost"
