"""The errors that a socket sends."""

import msgspec

from longhouse.errors import LonghouseError
from longhouse.server.errors import problem
from longhouse.server.sockets.messages import Error
from longhouse.words import Words


def refused(command: str | None, refusal: LonghouseError, words: Words) -> Error:
    """Return the message that tells a client of a refusal.

    `command` is the id of the refused command, or None if it has no readable id.
    """
    described = problem(refusal, words)
    return Error(
        id=command,
        kind=described.kind,
        key=described.key,
        rule=described.rule,
        params=described.params,
        text=described.text,
    )


class _Named(msgspec.Struct):
    id: str


def id_of(text: str) -> str | None:
    """Return the id in the JSON text of a message that is otherwise invalid; None if no id can be read."""
    try:
        return msgspec.json.decode(text, type=_Named).id[:64]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
