"""The errors that Longhouse raises.

An error has a message key with parameters, so that it can be shown in any language (`longhouse.words`), and the number
of the rule that is broken, if any. `str()` of an error is an English sentence:

>>> error = IllegalAction("fjords-over", rule="F7.3", event="draw")
>>> error.rule, str(error)
('F7.3', 'The game is over.')
"""

from collections.abc import Mapping

from longhouse.printing import sentence


class LonghouseError(Exception):
    """The base class of all errors of Longhouse."""

    key: str
    """The key of the message in `longhouse.words`."""
    params: Mapping[str, str | int]
    """The parameters of the message."""
    rule: str | None
    """The number of the rule that is broken, for example `F3.2`; None if no rule is."""
    event: str | None
    """The event that was refused, as text; None if there is none."""
    index: int | None = None
    """The place of the bad event in a record, from 0; None if no record was read."""

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
        self.params = params

    def to_json(self) -> dict[str, object]:
        """Return the error as a JSON object, for another process."""
        content: dict[str, object] = {"type": type(self).__name__, "key": self.key, "params": dict(self.params)}
        return content if self.rule is None else content | {"rule": self.rule}

    def __str__(self) -> str:
        where = "" if self.index is None else f"event {self.index}: "
        return where + sentence(self)


# The rules, records and views.


class IllegalAction(LonghouseError):
    """The rules forbid this event in this position; `rule` is the number of the rule."""


class UnreadableAction(IllegalAction):
    """The text is not an event in the notation of this game."""


class BadOptions(LonghouseError):
    """An option of a game is unknown or does not fit the others, or a tile set breaks the rules for tiles."""


class UnknownGame(BadOptions):
    """No game has this name."""


class BadRecord(LonghouseError):
    """A file is not a game record, or the record breaks the rules, has a wrong result, or contradicts its seed.

    If an event is at fault, `index` is its place, `event` its text, and `__cause__` the `IllegalAction`.
    """

    @classmethod
    def because(cls, error: LonghouseError) -> "BadRecord":
        """Return the same error as a `BadRecord`."""
        return cls(error.key, rule=error.rule, event=error.event, **error.params)

    def at(self, index: int) -> "BadRecord":
        """Set the place of the bad event, and return this error."""
        self.index = index
        return self


class BadView(LonghouseError):
    """The view does not belong to any position of the game."""


class BadData(LonghouseError):
    """A data file (scenarios, levels, lessons) has the wrong format."""


# Bots and the solver.


class BotError(LonghouseError):
    """A bot refuses a question or gives an answer that makes no sense."""


class UnknownBot(BotError):
    """No bot of this game has this name, or its budget cannot be read."""


class TooLargeForEngine(BotError):
    """The tile set is too large for the engine."""


class NotSolvable(LonghouseError):
    """The position is not a settlement of two players, so the solver cannot solve it."""


# Tables and servers.


class Refused(LonghouseError):
    """A game or server refuses a request. Repeating the same request does not help."""


class Conflict(Refused):
    """Another request came first."""


class Stale(Conflict):
    """The command is about an earlier position of the game."""


class Superseded(Conflict):
    """A newer request of the same person replaced this one, so it was cancelled."""


class GameOver(Refused):
    """The game has ended."""


class NotFound(LonghouseError):
    """A game, puzzle, analysis or file does not exist, or the caller may not see it."""


class NotYet(NotFound):
    """The requested day has not begun yet, so its puzzle and deal are not available."""


class NoSuchGame(NotFound):
    """No game on this server has this id."""


class DamagedGame(LonghouseError):
    """The stored log of a game does not match its hash chain; it is refused, so that nothing wrong is shown."""


class NoSuchSeat(NotFound, IndexError):
    """The game has no such seat."""


class NoSuchPosition(NotFound, IndexError):
    """The record has fewer events than the number asked for."""


class BadRequest(LonghouseError):
    """A message cannot be read: it is not JSON, fields are missing, or it is too large."""


class TooBig(BadRequest):
    """The body of a request is larger than what it is for."""


class Unauthenticated(LonghouseError):
    """The request has no credentials, or wrong ones."""


class PassphraseNeeded(Unauthenticated):
    """The server has a passphrase, which the client has not sent yet."""


class Forbidden(LonghouseError):
    """The caller may not do this."""


class TooManyRequests(LonghouseError):
    """There were too many requests in a short time. Try again later."""


class TooSlow(LonghouseError):
    """The client sends its request too slowly."""


class TooHeavy(LonghouseError):
    """A request takes more time or memory than the server gives to one. Repeating it does not help."""


class Unavailable(LonghouseError):
    """A database or bot does not answer at the moment. Try again later."""


class BotUnavailable(BotError, Unavailable):
    """A bot cannot be started, crashed too often, or cannot be reached."""


class BotFailed(BotUnavailable):
    """A bot of one's own gave no legal move in time: it was too slow, crashed, refused, or broke the rules."""


class BadSettings(LonghouseError):
    """A server or database cannot be used with these settings."""
