"""An atomic write to the log of a game, and its possible outcomes."""

from collections.abc import Sequence
from dataclasses import dataclass

from longhouse.games.game import Seat
from longhouse.table.change import Change
from longhouse.table.entries import Ply


@dataclass(frozen=True, slots=True)
class SeatToken:
    """A token with which a client plays for a seat."""

    hash: bytes
    """The hash of the token; the token itself is not stored."""
    seat: Seat
    session: bytes | None = None
    """The hash of the session secret with which it was requested, so that the token ends with the session; None if
    there is none.
    """


@dataclass(frozen=True, slots=True)
class Batch:
    """A change to one game, stored completely or not at all."""

    change: Change
    """The new entries, with the table before and after them."""
    command: str | None = None
    """The id that the client gave its command; None if there is none. A second command with the same id has no
    effect.
    """
    tokens: Sequence[SeatToken] = ()
    """New seat tokens, stored in the same transaction."""
    makes: Change | None = None
    """The first entries of a new game (a rematch), which is created in the same transaction; None if there is none."""

    @property
    def entries_alone(self) -> bool:
        """Whether storing the batch changes only the database tables `entries` and `games`, because it has no seat,
        token, rating or new game to write.
        """
        before, after = self.change.before, self.change.after
        settled = before.held == after.held and (before.stage == "over" or after.stage != "over")
        return settled and not self.tokens and self.makes is None


@dataclass(frozen=True, slots=True)
class Stored:
    """Outcome of a batch: it was stored."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """Outcome of a batch: nothing was stored, because its command was carried out before."""

    ply: Ply
    """The number of the log entry that the command made then."""


@dataclass(frozen=True, slots=True)
class Raced:
    """Outcome of a batch: nothing was stored, because another node stored other entries first, or the game was
    deleted.
    """


StoreOutcome = Stored | Repeated | Raced
"""What became of a batch."""
