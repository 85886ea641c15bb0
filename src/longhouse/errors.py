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
    """The base class of all Longhouse errors."""

    key: str
    """The key of the message in `longhouse.words`."""
    params: Mapping[str, str | int]
    """The values that are filled into the message, by the names of its parameters."""
    rule: str | None
    """The number of the rule that is broken, for example `F3.2`; None if no rule is."""
    event: str | None
    """The event that was refused, as text; None if there is none."""
    index: int | None = None
    """The index of the bad event in a record, from 0; None if no record was read."""

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
        """Return the error as a JSON object, for another process: its type, key, parameters and, if there is one, its
        rule.
        """
        content: dict[str, object] = {"type": type(self).__name__, "key": self.key, "params": dict(self.params)}
        return content if self.rule is None else content | {"rule": self.rule}

    def __str__(self) -> str:
        where = "" if self.index is None else f"event {self.index}: "
        return where + sentence(self)


# The rules, records and views.


class IllegalAction(LonghouseError):
    """Raised if the rules forbid an event in the current position; `rule` is the number of the rule it breaks."""


class UnreadableAction(IllegalAction):
    """Raised if a text is not an event in the notation of the game."""


class BadOptions(LonghouseError):
    """Raised if an option of a game is unknown or does not fit the others, or if a tile set breaks the rules for tile
    sets.
    """


class UnknownGame(BadOptions):
    """Raised if no game has the given name."""


class BadRecord(LonghouseError):
    """Raised if a file is not a game record, or if the record breaks the rules, has a wrong result or contradicts its
    seed.

    If an event is at fault, `index` is its index in the record, `event` its text, and `__cause__` the `IllegalAction`.
    """

    @classmethod
    def because(cls, error: LonghouseError) -> "BadRecord":
        """Return a `BadRecord` with the key, rule, event and parameters of another error."""
        return cls(error.key, rule=error.rule, event=error.event, **error.params)

    def at(self, index: int) -> "BadRecord":
        """Set the index of the bad event, and return this error."""
        self.index = index
        return self


class BadView(LonghouseError):
    """Raised if a view does not belong to any position of the game."""


class BadData(LonghouseError):
    """Raised if a data file (scenarios, levels, lessons) has the wrong format."""


# Bots and the solver.


class BotError(LonghouseError):
    """Raised if a bot refuses a request or gives an invalid answer."""


class UnknownBot(BotError):
    """Raised if no bot of the game has the given name, or if the budget in the name is invalid."""


class TooLargeForEngine(BotError):
    """Raised if the tile set is too large for the engine."""


class NotSolvable(LonghouseError):
    """Raised if the solver cannot be used, because the position is not a two-player settlement."""


# Tables and servers.


class Refused(LonghouseError):
    """Raised if a game or server refuses a request. Repeating the same request does not help."""


class Conflict(Refused):
    """Raised if another request was carried out first, so that this one is no longer possible."""


class Stale(Conflict):
    """Raised if a command refers to an earlier position of the game."""


class Superseded(Conflict):
    """Raised in a request that was cancelled, because a newer request from the same person replaced it."""


class GameOver(Refused):
    """Raised if a command needs a running game, but the game has ended."""


class NotFound(LonghouseError):
    """Raised if a game, puzzle, analysis or file does not exist, or if the caller may not see it."""


class NotYet(NotFound):
    """Raised if a puzzle or deal of a future day is requested."""


class NoSuchGame(NotFound):
    """Raised if no game on the server has the given id."""


class DamagedGame(LonghouseError):
    """Raised if the stored log of a game does not match its hash chain. Such a game is not shown."""


class NoSuchSeat(NotFound, IndexError):
    """Raised if the game does not have the given seat."""


class NoSuchPosition(NotFound, IndexError):
    """Raised if a record has fewer events than the requested position needs."""


class BadRequest(LonghouseError):
    """Raised if a message cannot be read: it is not JSON, fields are missing, or it is too large."""


class TooBig(BadRequest):
    """Raised if the body of a request is larger than its route allows."""


class Unauthenticated(LonghouseError):
    """Raised if a request has no credentials or wrong ones."""


class PassphraseNeeded(Unauthenticated):
    """Raised if the server has a passphrase that the client has not sent yet."""


class Forbidden(LonghouseError):
    """Raised if the caller has no permission."""


class TooManyRequests(LonghouseError):
    """Raised if there were too many requests in a short time. The caller may try again later."""


class TooSlow(LonghouseError):
    """Raised if a client sends its request too slowly."""


class TooHeavy(LonghouseError):
    """Raised if a request needs more time or memory than the server allows. Repeating the request does not help."""


class Unavailable(LonghouseError):
    """Raised if a database or bot does not answer at the moment. The caller may try again later."""


class BotUnavailable(BotError, Unavailable):
    """Raised if a bot cannot be started, crashed too often, or cannot be reached."""


class BotFailed(BotUnavailable):
    """Raised if a user's own bot gave no legal move in time: because it was too slow, crashed, refused, or broke the
    rules.
    """


class BadSettings(LonghouseError):
    """Raised if a server or database cannot be used with the given settings."""
