"""The type of the result of a Fjords game (F8.3, F8.4)."""

from dataclasses import dataclass
from typing import Self

from longhouse.errors import BadRecord
from longhouse.games.fields import Fields
from longhouse.games.fjords.views import FjordsResultTold
from longhouse.games.game import Outcome, Result, Seat


@dataclass(frozen=True, slots=True)
class FjordsResult(Result):
    """The result of a game of Fjords: the points and the winners (F8.3, F8.4)."""

    scores: tuple[int, ...]
    """The points of each seat, summed over all rounds."""
    winners: tuple[Seat, ...]
    """The seats that won; empty after a draw."""
    rounds: tuple[tuple[int, ...], ...] | None = None
    """The points of each seat in each round; None for a game of one round."""

    @classmethod
    def from_json(cls, content: object) -> Self:
        """Read a result from JSON: the inverse of `to_json`."""
        fields = Fields(content, "result", BadRecord)
        scores, winners = tuple(fields.numbers("scores")), tuple(map(Seat, fields.numbers("winners")))
        rounds = None
        if "rounds" in fields:
            rounds = tuple(
                tuple(Fields({"rounds": each}, "result", BadRecord).numbers("rounds"))
                for each in fields.items("rounds")
            )
        fields.done()
        for seat in winners:
            if not 0 <= seat < len(scores):
                raise BadRecord("no-such-seat", seat=str(seat))
        return cls(scores, winners, rounds)

    @property
    def points(self) -> tuple[int, ...]:
        return self.scores

    def to_json(self) -> FjordsResultTold:
        content: FjordsResultTold = {"scores": list(self.scores), "winners": list(self.winners)}
        if self.rounds is not None:
            content["rounds"] = [list(each) for each in self.rounds]
        return content

    def _outcome(self, seat: Seat) -> Outcome:
        best = self.winners or [other for other, score in enumerate(self.scores) if score == max(self.scores)]
        if seat not in best:
            return "lost"
        return "won" if len(best) == 1 else "drawn"
