"""The errors that a socket sends."""

import msgspec

from longhouse.errors import LonghouseError
from longhouse.server.errors import problem
from longhouse.server.sockets.messages import Error
from longhouse.words import Words


def refused(command: str | None, refusal: LonghouseError, words: Words) -> Error:
    """Return the answer to a command that was refused; `command` is its id, or None if it has no id."""
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
    """Return the id of a message that is otherwise invalid; None if it has none."""
    try:
        return msgspec.json.decode(text, type=_Named).id[:64]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
