"""The messages that the server sends over the play and lobby sockets (docs/protocol.md)."""

import msgspec

from longhouse.games.game import Seat
from longhouse.games.record import Ended
from longhouse.server.http.pairing_shapes import SeekTold
from longhouse.storage.challenges import ChallengeAnswer
from longhouse.table.diffs import Edit
from longhouse.table.entries import AnyOptions, AnyResult, AnyView, EntryTold, GameName
from longhouse.table.setup import Clock
from longhouse.table.summary import Fair, GameTold, OfferTold, SeatTold, Summary
from longhouse.table.table import Stage


class ClocksTold(msgspec.Struct, frozen=True):
    """The state of the clocks."""

    running: Seat | None
    """The seat whose clock runs; null if none does."""
    left: tuple[float | None, ...]
    """The seconds that each seat had left at the time `since`; null for games without a clock."""
    since: float | None
    """The time from which the running clock counts; null if none runs."""
    deadline: float | None
    """The time at which the seat to move runs out of time; null if it has no limit."""


class TableTold(msgspec.Struct, frozen=True):
    """The state of a table apart from the view of its position."""

    state: Stage
    turn: Seat | None
    """The seat to move; null unless the game is running and a seat has to decide."""
    events: int
    """The number of events so far."""
    seats: tuple[SeatTold, ...]
    clocks: ClocksTold
    offers: tuple[OfferTold, ...]
    """The offers that wait for answers."""
    takeback: int | None
    """The number of events that remain if the client takes back its last decision; null if that is impossible."""
    free: bool
    """Whether at most one person plays, so that nobody has to agree to an offer."""
    fair: Fair
    """The data with which the chance events can be audited."""
    ended: Ended | None
    """Why the game ended before it was played out; null if it was played out or is not over."""
    result: AnyResult | None
    """The result; null if the game was not played out."""
    rematch: str | None
    """The id of the game that is the rematch; null if there is none."""


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """The answer to `join`.

    It has the whole view or, if the client said `since`, the changes to the view that the client has.
    """

    id: str
    """The id of the command `join`."""
    game: GameTold
    """The settings of the game."""
    ply: int
    """The number of the last log entry that this message includes."""
    seats: tuple[Seat, ...]
    """The seats to which the client's tokens give access."""
    you: Seat | None
    """The seat whose view the client gets: the seat to move if it is one of the client's, else the client's first; null
    for a spectator.
    """
    view: AnyView | None
    """The whole view; null if the client said `since`."""
    entries: list[EntryTold]
    """The log entries that the client missed; empty if it did not say `since`."""
    changes: list[Edit]
    """The changes to the view that the client has; empty if it did not say `since`."""
    table: TableTold
    """The state of the table apart from the view."""
    server_time: float
    """The present time by the server's clock."""
    bots_ready: bool
    """Whether the bots are ready to play, so that nobody has to wait for compiling."""
    app: str = ""
    """The version of the web app on this server, so that an open page notices a newer one."""


class Update(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="update"):
    """Says that something happened in the game: new log entries, with the changes that follow from them."""

    ply: int
    """The number of the last log entry that this message includes."""
    entries: list[EntryTold]
    """The new log entries."""
    you: Seat | None
    """The seat whose view the client gets; null for a spectator."""
    changes: list[Edit]
    """The changes that turn the last view into the new one."""
    table: TableTold
    """The state of the table apart from the view."""


class Outlook(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="outlook"):
    """Says whether the outcome of the current phase, such as a visit, is already certain."""

    ply: int
    """The number of the last log entry before the position that this message is about."""
    decided: bool | None
    """Whether success is certain (true) or impossible (false); null if it is open, or if the phase has no success or
    failure.
    """
    finish: bool
    """Whether the command `finish` can play the rest of the phase at once."""


class Ack(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="ack"):
    """Confirms that a command was carried out."""

    id: str
    """The id of the command."""
    ply: int
    """The number of the first log entry that the command made or, if it made none, of the last entry in the log."""


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    id: str
    """The id of the command."""
    server_time: float
    """The present time by the server's clock."""


class BecauseTold(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="because"):
    """The answer to `why`: why an action is illegal. The fields after `legal` are null if it is legal."""

    id: str
    """The id of the command."""
    legal: bool
    rule: str | None = None
    """The number of the rule that the action would break; null if it breaks none."""
    key: str | None = None
    """The key of the message that explains it."""
    params: dict[str, str | int] | None = None
    """The parameters of this message, by name."""
    text: str | None = None
    """The message in the client's language."""


class Error(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="error"):
    """Says that a command was refused."""

    id: str | None
    """The id of the command; null if none could be read."""
    kind: str
    """The name of the error's type in `longhouse.errors`."""
    key: str
    """The key of the message."""
    rule: str | None
    """The number of the broken rule; null if no rule is broken."""
    params: dict[str, str | int]
    """The parameters of the message, by name."""
    text: str
    """The message in the client's language."""


class ReasonTold(msgspec.Struct, frozen=True):
    """The reason why a bot recommends an action."""

    key: str
    """The key of the text."""
    params: dict[str, str | int]
    """The parameters of the text, by name."""
    text: str
    """The reason in words."""


class CandidateTold(msgspec.Struct, frozen=True):
    """An action that a bot considers."""

    action: str
    value: float
    """The expected final lead over the best opponent in points (Fjords), or the expected final stars (For
    Northwood!).
    """
    win: float | None
    """The probability of winning (Fjords) or of reaching the goal (For Northwood!), from 0 to 1."""
    hit: float | None
    """The probability that the current visit succeeds (For Northwood!); null if there is no visit."""
    reasons: list[ReasonTold]
    """Why the bot recommends the action."""


class HintTold(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="hint"):
    """The answer to `hint`."""

    id: str
    """The id of the command."""
    ply: int
    """The number of the last log entry before the position that this message is about."""
    candidates: list[CandidateTold]
    """The actions that the bot considers, best first."""


class ChanceTold(msgspec.Struct, frozen=True):
    """An action that begins something, such as a visit, and how likely that is to succeed."""

    action: str
    chance: float
    """The probability of success, from 0 to 1."""


class ChancesTold(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="chances"):
    """The answer to `chances`."""

    id: str
    """The id of the command."""
    ply: int
    """The number of the last log entry before the position that this message is about."""
    chances: list[ChanceTold]
    """The probability of success of each action; empty in games without such probabilities."""


class Thinking(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="thinking"):
    """Says that a bot has started to think. The bot has stopped when an update with its move arrives."""

    seat: Seat
    """The seat of the bot."""
    since: float
    """The time when it started."""
    warming: bool
    """Whether the bot may still be loading or compiling its code."""


class Presence(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="presence"):
    """Says who is connected to the game."""

    seats: tuple[bool | None, ...]
    """For each seat, whether its person is connected; null for seats without a person."""
    watching: int
    """The number of spectators."""
    away: tuple[float | None, ...] = ()
    """For each seat whose person is connected but not looking at the game, the time at which they stopped looking; null
    for other seats. Empty if there is no such seat.
    """
    names: tuple[str, ...] = ()
    """The names of the spectators who want to be named, at most twenty."""


class ChatTold(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """A line of chat."""

    n: int
    """The number of the line in the chat of this game, from 1."""
    seat: Seat | None
    """The seat of the speaker; null for a spectator."""
    name: str
    """The name of the speaker."""
    text: str
    at: float
    """The time when the line was written."""


class Closing(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="closing"):
    """Says that the server closes this connection."""

    reason: str
    """Why: `restart` if the server shuts down, `gone` if the game was deleted, `too-fast` after too many messages that
    were too big.
    """


Message = (
    Welcome
    | Update
    | Outlook
    | Ack
    | Pong
    | BecauseTold
    | Error
    | HintTold
    | ChancesTold
    | Thinking
    | Presence
    | ChatTold
    | Closing
)
"""The messages that the server sends over a play socket."""


class LookingTold(msgspec.Struct, frozen=True):
    """A kind of game that people are looking for now through quick pairing."""

    game: GameName
    options: AnyOptions
    clock: Clock
    rated: bool
    """Whether the game counts for ratings."""
    count: int
    """The number of people who look for it."""


class Lobby(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="lobby"):
    """The games that everybody may join or watch."""

    games: list[Summary]
    """The public games with open seats."""
    live: list[Summary] = []
    """Some public games that are being played, the latest move first."""
    running: int = 0
    """The number of public games that are being played."""
    looking: list[LookingTold] = []
    """The kinds of games that people are looking for through quick pairing."""
    app: str = ""
    """The version of the web app on this server, so that an open page notices a newer one."""


class Waiting(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="waiting"):
    """Says in which games it is your turn, and how many there are."""

    games: list[str]
    """The ids of these games; only some of them if there are many."""
    count: int
    """The number of these games, including those that are left out of `games`."""


class Turn(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="turn"):
    """Says that your turn has begun, in a game whose time limit is counted in days."""

    game: str
    """The id of the game."""
    name: str
    """The name of the game, such as `fjords`."""


class AskedTold(msgspec.Struct, frozen=True):
    """An offer in one of your games that waits for your answer."""

    game: str
    """The id of the game."""
    name: GameName
    """The name of the game, such as `fjords`."""
    who: str
    """The name of the player who made the offer."""
    offer: OfferTold


class Asked(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="asked"):
    """All offers that wait for your answer."""

    offers: list[AskedTold]


class ChallengeTold(msgspec.Struct, frozen=True):
    """A challenge that you made, or that was made to you."""

    game: str
    """The id of the game."""
    name: GameName
    """The name of the game, such as `fjords`."""
    mine: bool
    """Whether you made the challenge."""
    person: str
    """The id of the other person."""
    who: str
    """The name of the other person."""
    until: float
    """The time by which the challenge has to be answered."""
    summary: Summary | None
    """The game; null once the challenge is answered."""
    answer: ChallengeAnswer | None
    """How the challenge was answered; null as long as it waits. Only the person who made it gets this."""


class ChallengesTold(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="challenges"):
    """All challenges to you that wait for your answer, and those that you made."""

    challenges: list[ChallengeTold]
    server_time: float
    """The present time by the server's clock."""


class FoundTold(msgspec.Struct, frozen=True):
    """A game that quick pairing found for you."""

    game: str
    """The id of the game."""
    seat: Seat
    """The seat that is reserved for you."""
    until: float
    """The time by which you must take the seat."""
    others: list[str]
    """The names of the other players."""


class Seeking(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="seek"):
    """Says what you are looking for through quick pairing, and what was found."""

    seek: SeekTold | None
    """What you are looking for; null if you are not looking for a game."""
    found: FoundTold | None = None
    """The game that was found; null until then."""
    server_time: float
    """The present time by the server's clock."""


LobbyMessage = Lobby | Waiting | Turn | Asked | ChallengesTold | Seeking | Error | Closing
"""The messages that the server sends over a lobby socket."""

_ENCODER = msgspec.json.Encoder()


def write(message: Message | LobbyMessage) -> bytes:
    """Encode a message as JSON."""
    return _ENCODER.encode(message)
