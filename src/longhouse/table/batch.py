"""What is to be stored together, and what comes of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from longhouse.games.game import Seat
from longhouse.table.entries import Entry, Ply
from longhouse.table.table import Table


@dataclass(frozen=True, slots=True)
class Batch:
    """Entries that belong together: all of them are stored, or none."""

    before: Table
    after: Table
    entries: Sequence[Entry]
    command: str | None = None
    """What the client called this; the second of the same name is not done again."""
    tokens: Sequence[tuple[bytes, Seat]] = ()
    """Hashes of seat tokens that come with it."""
    makes: "Batch | None" = None
    """A new game that comes with it."""

    @property
    def entries_alone(self) -> bool:
        """Whether nothing has to be kept beside the log but where the game stands."""
        settled = self.before.held == self.after.held and (self.before.stage == "over" or self.after.stage != "over")
        return settled and not self.tokens and self.makes is None


@dataclass(frozen=True, slots=True)
class Stored:
    """The entries are in the store."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """This command was done before, at that ply."""

    ply: Ply


@dataclass(frozen=True, slots=True)
class Raced:
    """The log does not end where it was thought to, or is there no more; nothing was stored."""


Outcome = Stored | Repeated | Raced
