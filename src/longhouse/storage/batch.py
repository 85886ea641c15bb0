"""An atomic write to the log of a game, and its possible outcomes."""

from collections.abc import Sequence
from dataclasses import dataclass

from longhouse.games.game import Seat
from longhouse.table.change import Change
from longhouse.table.entries import Ply


@dataclass(frozen=True, slots=True)
class SeatToken:
    """A token that gives access to a seat. Only its hash is stored.

    `session` is the hash of the session secret of the person who asked for it.
    """

    hash: bytes
    seat: Seat
    session: bytes | None = None


@dataclass(frozen=True, slots=True)
class Batch:
    """A change to one game, stored completely or not at all."""

    change: Change
    command: str | None = None
    """The id that the client gave its command; a second command with the same id has no effect."""
    tokens: Sequence[SeatToken] = ()
    """New seat tokens, stored in the same transaction."""
    makes: Change | None = None
    """A new game (a rematch), created in the same transaction."""

    @property
    def entries_alone(self) -> bool:
        """Whether only the tables `entries` and `games` change: the batch writes no seat, token, rating or new game."""
        before, after = self.change.before, self.change.after
        settled = before.held == after.held and (before.stage == "over" or after.stage != "over")
        return settled and not self.tokens and self.makes is None


@dataclass(frozen=True, slots=True)
class Stored:
    """Outcome: the entries were stored."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """Outcome: nothing was stored, because the command was executed before, at this ply."""

    ply: Ply


@dataclass(frozen=True, slots=True)
class Raced:
    """Outcome: nothing was stored, because another node stored other entries first, or the game was deleted."""


StoreOutcome = Stored | Repeated | Raced
