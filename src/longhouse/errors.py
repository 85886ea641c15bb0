"""Every error that Longhouse raises on purpose, by type.

Each carries the key of a text with its parameters, so that it can be told in any language (`longhouse.words`), and the
rule it is about, if there is one. `str()` of it is an English sentence:

>>> error = IllegalAction("fjords-over", rule="F7.3", event="draw")
>>> error.rule, str(error)
('F7.3', 'The game is over.')
"""

from collections.abc import Mapping

from longhouse.printing import sentence


class LonghouseError(Exception):
    """Anything that is refused or fails: `key` and `params` name a text, `rule` a rule (absent where none applies)."""

    event: str | None
    """The event that was refused, in notation, where there is one."""
    index: int | None = None
    """The place in a record's events of what is wrong, where a record was read."""

    def __init__(
        self,
        key: str,
        *,
        rule: str | None = None,
        event: str | None = None,
        **params: str | int,
    ) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.event = event
        self.params: Mapping[str, str | int] = params

    def to_json(self) -> dict[str, object]:
        """This error as it goes to another process."""
        told: dict[str, object] = {"type": type(self).__name__, "key": self.key, "params": dict(self.params)}
        return told if self.rule is None else told | {"rule": self.rule}

    def __str__(self) -> str:
        where = "" if self.index is None else f"event {self.index}: "
        return where + sentence(self)


# The rules, records and views.


class IllegalAction(LonghouseError):
    """An event that the rules do not allow in this position: `rule` says which of them."""


class UnreadableAction(IllegalAction):
    """A text that is no event of this game's notation, so it is illegal in every position."""


class BadOptions(LonghouseError):
    """Options of a game that do not exist, do not fit together, or a tile set that is not sound."""


class UnknownGame(BadOptions):
    """No game has this name."""


class BadRecord(LonghouseError):
    """A file or text that is no record, or a record that breaks the rules, its result or its committed chance.

    Where an event is at fault, `index` is its place, `event` its text, and `__cause__` the `IllegalAction`.
    """

    @classmethod
    def because(cls, error: LonghouseError) -> "BadRecord":
        """The same fault, as one of a record."""
        return cls(error.key, rule=error.rule, event=error.event, **error.params)

    def at(self, index: int) -> "BadRecord":
        """This error, with the place of the event it is about."""
        self.index = index
        return self


class BadView(LonghouseError):
    """A view that no position of the game could look like."""


class BadData(LonghouseError):
    """A data file (scenarios, levels, lessons) that breaks its format."""


# Bots and the solver.


class BotError(LonghouseError):
    """A bot that refuses a question, or answers it with nonsense."""


class UnknownBot(BotError):
    """No bot of this game has this name, or its budget cannot be read."""


class TooLargeForEngine(BotError):
    """A tile set that is larger than the engine's boards."""


class NotSolvable(LonghouseError):
    """A position that is no settlement of two, so it has no exact solution."""


# Tables and servers.


class Refused(LonghouseError):
    """What a table or server does not do as things are; asking again in the same way does not help."""


class Conflict(Refused):
    """What somebody else did first stands in the way."""


class Stale(Conflict):
    """A command about a position that the game has left."""


class Superseded(Conflict):
    """A question that the same person asked anew before it was answered."""


class GameOver(Refused):
    """The game has ended."""


class NotFound(LonghouseError):
    """A game, puzzle, analysis or file that does not exist, or not for whoever asked."""


class NotYet(NotFound):
    """A day that has not begun."""


class NoSuchGame(NotFound):
    """No game on this server has this id."""


class NoSuchSeat(NotFound, IndexError):
    """The game has no such seat."""


class NoSuchPosition(NotFound, IndexError):
    """The record has fewer events than that."""


class BadRequest(LonghouseError):
    """A message that cannot be understood: not JSON, fields missing, too large."""


class Unauthenticated(LonghouseError):
    """Whoever asks has to say who they are first, or said it wrongly."""


class PassphraseNeeded(Unauthenticated):
    """The server is for those who know its passphrase."""


class Forbidden(LonghouseError):
    """Only others may do this."""


class TooManyRequests(LonghouseError):
    """Too much was asked in too short a time; later it can be asked again."""


class Unavailable(LonghouseError):
    """Something that is needed does not answer at the moment: a database, a bot."""


class BotUnavailable(BotError, Unavailable):
    """A bot that cannot be started, died too often, or is out of reach."""


class BadSettings(LonghouseError):
    """A server or database that cannot be used as it was configured."""
