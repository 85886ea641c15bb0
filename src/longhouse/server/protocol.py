"""The protocol version. A client made for an unsupported version is refused instead of being misunderstood."""

from longhouse.errors import BadRequest

PROTOCOL = 1
"""The version that our web app speaks. It counts up when clients of the version before would go wrong."""

UNDERSTOOD = frozenset({1})
"""The versions that this server understands. A client that names none speaks the first."""


def check_protocol(given: str | None) -> None:
    """Raise `BadRequest` if a client speaks a protocol version that this server does not understand.

    >>> check_protocol(None), check_protocol("1")
    (None, None)
    >>> check_protocol("77")
    Traceback (most recent call last):
    longhouse.errors.BadRequest: This page and the server have different versions. Reload the page.
    """
    if given is not None and given not in map(str, UNDERSTOOD):
        raise BadRequest("server-protocol")
