"""The messages of the play and lobby sockets (docs/protocol.md)."""

from typing import Annotated

import msgspec

from longhouse.games.game import Seat
from longhouse.games.record import Ended
from longhouse.server.http.pairing_shapes import SeekTold
from longhouse.server.http.shapes import Language, LevelText
from longhouse.storage.challenges import ChallengeAnswer
from longhouse.table.diffs import Edit
from longhouse.table.entries import AnyOptions, AnyResult, AnyView, EntryTold, GameName
from longhouse.table.setup import Clock
from longhouse.table.summary import Fair, GameTold, OfferTold, SeatTold, Summary
from longhouse.table.table import Stage

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]  # PostgreSQL cannot store NUL
SmallNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Action = Annotated[str, msgspec.Meta(max_length=200)]
Secret = Annotated[str, msgspec.Meta(max_length=100)]


class _Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    id: Id


class Join(_Command, frozen=True, kw_only=True, tag="join"):
    """Connect to a game with seat tokens, or as a spectator. With `since`, only the changes after that ply are sent."""

    tokens: Annotated[list[Secret], msgspec.Meta(max_length=8)] = []
    since: SmallNumber | None = None
    language: Language = "en"
    secret: Secret | None = None


class Move(_Command, frozen=True, kw_only=True, tag="move"):
    """Play an action."""

    ply: SmallNumber
    action: Action
    lag: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 0
    """How long messages to the server and back take, in milliseconds, as the client measured it. The clocks give this
    time back, up to a limit.
    """


class Finish(_Command, frozen=True, kw_only=True, tag="finish"):
    """Play a decided phase to its end at once."""

    ply: SmallNumber


class Why(_Command, frozen=True, kw_only=True, tag="why"):
    """Ask which rule an action would break."""

    action: Action


class Takeback(_Command, frozen=True, kw_only=True, tag="takeback"):
    """Take moves back, up to an earlier decision; if other people play, ask them first."""

    ply: SmallNumber
    to: SmallNumber | None = None


class Abandon(_Command, frozen=True, kw_only=True, tag="abandon"):
    """End the game without a loser; if other people play, ask them first."""

    ply: SmallNumber


class Resign(_Command, frozen=True, kw_only=True, tag="resign"):
    """Resign the game."""

    ply: SmallNumber
    seat: SmallNumber | None = None


class SubstituteBy(_Command, frozen=True, kw_only=True, tag="substitute"):
    """Let a bot play for a person who left; if other people play, ask them first."""

    ply: SmallNumber
    seat: SmallNumber
    level: LevelText


class AskRematch(_Command, frozen=True, kw_only=True, tag="rematch"):
    """Start a rematch; if other people play, ask them first."""

    ply: SmallNumber


class AnswerOffer(_Command, frozen=True, kw_only=True, tag="answer"):
    """Answer an offer."""

    offer: SmallNumber
    yes: bool


class Leave(_Command, frozen=True, kw_only=True, tag="leave"):
    """Leave the table."""


class AskHint(_Command, frozen=True, kw_only=True, tag="hint"):
    """Ask for a hint."""

    ply: SmallNumber


class AskChances(_Command, frozen=True, kw_only=True, tag="chances"):
    """Ask for the probability of success of each action that begins something, such as a visit."""

    ply: SmallNumber


class Say(_Command, frozen=True, kw_only=True, tag="chat"):
    """Send a line of chat."""

    text: Annotated[str, msgspec.Meta(max_length=2_000)]


class Mute(_Command, frozen=True, kw_only=True, tag="mute"):
    """Turn chat off or on for this connection."""

    on: bool


class Attend(_Command, frozen=True, kw_only=True, tag="attend"):
    """Say whether somebody looks at the game on this client, and whether to show their name among the spectators."""

    away: bool = False
    named: bool = False


class Ping(_Command, frozen=True, kw_only=True, tag="ping"):
    """Check the connection and ask for the server's time."""


Command = (
    Join
    | Move
    | Finish
    | Why
    | Takeback
    | Abandon
    | Resign
    | SubstituteBy
    | AskRematch
    | AnswerOffer
    | Leave
    | AskHint
    | AskChances
    | Say
    | Mute
    | Attend
    | Ping
)


class ClocksTold(msgspec.Struct, frozen=True):
    """The clocks: the seat whose clock runs and since when, the time left per seat at that moment, and the deadline."""

    running: Seat | None
    left: tuple[float | None, ...]
    since: float | None
    deadline: float | None


class TableTold(msgspec.Struct, frozen=True):
    """The state of a table apart from the view: seats, clocks, offers, result."""

    state: Stage
    turn: Seat | None
    events: int
    seats: tuple[SeatTold, ...]
    clocks: ClocksTold
    offers: tuple[OfferTold, ...]
    takeback: int | None
    free: bool
    fair: Fair
    ended: Ended | None
    result: AnyResult | None
    rematch: str | None


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """The answer to `join`: the whole view, or the changes since the ply that the client had."""

    id: str
    game: GameTold
    ply: int
    seats: tuple[Seat, ...]
    you: Seat | None
    view: AnyView | None
    entries: list[EntryTold]
    changes: list[Edit]
    table: TableTold
    server_time: float
    bots_ready: bool
    app: str = ""
    """The version of the web app on this server, so that an open page notices a newer one."""


class Update(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="update"):
    """New entries of the game's log, and the resulting changes to the view."""

    ply: int
    entries: list[EntryTold]
    you: Seat | None
    changes: list[Edit]
    table: TableTold


class Outlook(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="outlook"):
    """Whether the result of the current phase is decided, and whether the rest of it can be played at once."""

    ply: int
    decided: bool | None
    finish: bool


class Ack(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="ack"):
    """Confirms that a command was executed, and at which ply."""

    id: str
    ply: int


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    id: str
    server_time: float


class BecauseTold(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="because"):
    """The answer to `why`: whether an action is legal; if not, the rule that it would break."""

    id: str
    legal: bool
    rule: str | None = None
    key: str | None = None
    params: dict[str, str | int] | None = None
    text: str | None = None


class Error(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="error"):
    """Says that a command was refused; `kind` is the name of the error's type in `longhouse.errors`."""

    id: str | None
    kind: str
    key: str
    rule: str | None
    params: dict[str, str | int]
    text: str


class ReasonTold(msgspec.Struct, frozen=True):
    """The reason why a bot recommends an action."""

    key: str
    params: dict[str, str | int]
    text: str


class CandidateTold(msgspec.Struct, frozen=True):
    """An action that a bot considers: its expected value, and the probability of winning or, in a visit, of success."""

    action: str
    value: float
    win: float | None
    hit: float | None
    reasons: list[ReasonTold]


class HintTold(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="hint"):
    """The answer to `hint`: the actions a bot considers, best first."""

    id: str
    ply: int
    candidates: list[CandidateTold]


class ChanceTold(msgspec.Struct, frozen=True):
    """An action that begins something, such as a visit, and the probability that this succeeds."""

    action: str
    chance: float


class ChancesTold(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="chances"):
    """The answer to `chances`: the probabilities of success; empty in games that have none."""

    id: str
    ply: int
    chances: list[ChanceTold]


class Thinking(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="thinking"):
    """Says that a bot has started to think; `warming` is true if the bot may still be loading or compiling its code."""

    seat: Seat
    since: float
    warming: bool


class Presence(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="presence"):
    """The seats that are connected (null for seats without a person), and the number of spectators."""

    seats: tuple[bool | None, ...]
    watching: int
    away: tuple[float | None, ...] = ()
    """For each connected seat whose player is not looking at the game: the time since when."""
    names: tuple[str, ...] = ()
    """The names of the spectators who want to be named, at most twenty."""


class ChatTold(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """A line of chat."""

    n: int
    seat: Seat | None
    name: str
    text: str
    at: float


class Closing(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="closing"):
    """The server closes this connection."""

    reason: str


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


class Watch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="watch"):
    """Subscribe to the lobby."""

    language: Language = "en"
    secret: Secret | None = None


class LookingTold(msgspec.Struct, frozen=True):
    """How many people are currently looking for the same game."""

    game: GameName
    options: AnyOptions
    clock: Clock
    rated: bool
    count: int


class Lobby(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="lobby"):
    """The public games with open seats."""

    games: list[Summary]
    live: list[Summary] = []
    """Some public games that are being played, the latest move first."""
    running: int = 0
    """How many public games are being played."""
    looking: list[LookingTold] = []
    """The games that people are looking for through quick pairing."""
    app: str = ""
    """The version of the web app on this server, so that an open page notices a newer one."""


class Waiting(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="waiting"):
    """All games in which it is your turn."""

    games: list[str]
    count: int


class Turn(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="turn"):
    """Tells you that your turn has begun, in a game whose time limit is counted in days."""

    game: str
    name: str


class AskedTold(msgspec.Struct, frozen=True):
    """An offer in one of your games that waits for your answer."""

    game: str
    name: GameName
    who: str
    offer: OfferTold


class Asked(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="asked"):
    """All offers that wait for your answer."""

    offers: list[AskedTold]


class ChallengeTold(msgspec.Struct, frozen=True):
    """A challenge of yours (`mine`) or to you: the game, the other person, and the time by which it must be answered.

    `summary` is the game, as long as the challenge waits. After that, `answer` tells the person who made the challenge
    how it was answered.
    """

    game: str
    name: GameName
    mine: bool
    person: str
    who: str
    until: float
    summary: Summary | None
    answer: ChallengeAnswer | None


class ChallengesTold(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="challenges"):
    """All challenges to you, and those that you made."""

    challenges: list[ChallengeTold]
    server_time: float


class FoundTold(msgspec.Struct, frozen=True):
    """A game found by quick pairing: its id, your seat, the time by which you must sit down, and the other players."""

    game: str
    seat: Seat
    until: float
    others: list[str]


class Seeking(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="seek"):
    """What you are looking for through quick pairing, and the game once one is found; null if you are not looking."""

    seek: SeekTold | None
    found: FoundTold | None = None
    server_time: float


LobbyMessage = Lobby | Waiting | Turn | Asked | ChallengesTold | Seeking | Error | Closing

_COMMANDS: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
_ENCODER = msgspec.json.Encoder()


def read(text: bytes) -> Command:
    """Parse a command. If it is invalid, raises a msgspec error that says what is wrong."""
    return _COMMANDS.decode(text)


def write(message: Message | LobbyMessage) -> bytes:
    """Encode a message as JSON."""
    return _ENCODER.encode(message)
