"""The commands that clients send over the play and lobby sockets (docs/protocol.md)."""

from typing import Annotated

import msgspec

from longhouse.server.http.shapes import Language, LevelText

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]  # PostgreSQL cannot store NUL
"""The id of a command, chosen by the client and never used twice in a game."""
SmallNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
"""A number of entries or events, or a seat."""
Action = Annotated[str, msgspec.Meta(max_length=200)]
"""An action in the notation of the rules."""
Secret = Annotated[str, msgspec.Meta(max_length=100)]
"""The secret of a person, or the token of a seat."""


class _Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    id: Id


class Join(_Command, frozen=True, kw_only=True, tag="join"):
    """The command to connect to a game, as a player or as a spectator."""

    tokens: Annotated[list[Secret], msgspec.Meta(max_length=8)] = []
    """The tokens of the client's seats; empty for a spectator."""
    since: SmallNumber | None = None
    """The number of the last log entry that the client has, so that only the changes after it are sent; null to get the
    whole view.
    """
    language: Language = "en"
    """The language of texts in the answers."""
    secret: Secret | None = None
    """The secret of the person, which somebody without a seat needs for the chat and for private games; null if there
    is none.
    """


class Move(_Command, frozen=True, kw_only=True, tag="move"):
    """The command to play an action."""

    ply: SmallNumber
    """The number of the last log entry that the client has seen."""
    action: Action
    lag: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 0
    """The time that a message takes to the server and back, in milliseconds, as the client measured it. The server adds
    this time to what the player has left on the clock, up to a limit.
    """


class Finish(_Command, frozen=True, kw_only=True, tag="finish"):
    """The command to play the rest of the current phase at once; its outcome must be certain already (`Outlook`)."""

    ply: SmallNumber
    """The number of the last log entry that the client has seen."""


class Why(_Command, frozen=True, kw_only=True, tag="why"):
    """The command to ask which rule an action would break in the present position."""

    action: Action


class Takeback(_Command, frozen=True, kw_only=True, tag="takeback"):
    """The command to take moves back. If other people play, they are asked first."""

    ply: SmallNumber
    """The number of the last log entry that the client has seen."""
    to: SmallNumber | None = None
    """The number of events to keep; null to go back to the client's last decision."""


class Abandon(_Command, frozen=True, kw_only=True, tag="abandon"):
    """The command to end the game without a loser. If other people play, they are asked first."""

    ply: SmallNumber
    """The number of the last log entry that the client has seen."""


class Resign(_Command, frozen=True, kw_only=True, tag="resign"):
    """The command to resign the game."""

    ply: SmallNumber
    """The number of the last log entry that the client has seen."""
    seat: SmallNumber | None = None
    """The seat that resigns; null for the client's seat that is to move or, if none is, the client's first seat."""


class SubstituteBy(_Command, frozen=True, kw_only=True, tag="substitute"):
    """The command to let a bot play for a person who left. If other people play, they are asked first."""

    ply: SmallNumber
    """The number of the last log entry that the client has seen."""
    seat: SmallNumber
    """The seat of the person who left."""
    level: LevelText
    """The level of the bot."""


class AskRematch(_Command, frozen=True, kw_only=True, tag="rematch"):
    """The command to start a rematch. If other people play, they are asked first."""

    ply: SmallNumber
    """The number of the last log entry that the client has seen."""


class AnswerOffer(_Command, frozen=True, kw_only=True, tag="answer"):
    """The command to answer an offer."""

    offer: SmallNumber
    """The number of the log entry with the offer."""
    yes: bool
    """Whether to accept the offer; false rejects it or, from the person who made it, withdraws it."""


class Leave(_Command, frozen=True, kw_only=True, tag="leave"):
    """The command to leave the table, so that the other people may let a bot take over. Joining again undoes it."""


class AskHint(_Command, frozen=True, kw_only=True, tag="hint"):
    """The command to ask a bot for the best actions."""

    ply: SmallNumber
    """The number of the last log entry that the client has seen."""


class AskChances(_Command, frozen=True, kw_only=True, tag="chances"):
    """The command to ask how likely each action that begins something, such as a visit, is to succeed."""

    ply: SmallNumber
    """The number of the last log entry that the client has seen."""


class Say(_Command, frozen=True, kw_only=True, tag="chat"):
    """The command to send a line of chat."""

    text: Annotated[str, msgspec.Meta(max_length=2_000)]


class Mute(_Command, frozen=True, kw_only=True, tag="mute"):
    """The command to stop or resume the chat on this connection."""

    on: bool
    """Whether the chat is stopped."""


class Attend(_Command, frozen=True, kw_only=True, tag="attend"):
    """The command to tell the other clients whether somebody looks at the game here."""

    away: bool = False
    """Whether nobody looks at the game on this client."""
    named: bool = False
    """Whether the others may see the person's name among the spectators."""


class Ping(_Command, frozen=True, kw_only=True, tag="ping"):
    """The command to check the connection and get the server's time."""


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


class Watch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="watch"):
    """Subscribes to the lobby: the public games, and what waits for a person. Lobby sockets have no other command."""

    language: Language = "en"
    """The language of texts in the messages."""
    secret: Secret | None = None
    """The secret of the person. With it, the client also gets what waits for this person; null to get only the public
    games.
    """


_COMMANDS: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


def read(text: bytes) -> Command:
    """Parse a command that a client sent over a play socket. Raises an error of msgspec, with a description, if it is
    invalid.
    """
    return _COMMANDS.decode(text)
