"""The protocol version. A client made for an unsupported version is refused instead of being misunderstood."""

from longhouse.errors import BadRequest

PROTOCOL = 1
"""The version of the protocol that the web app speaks. It is increased when clients of the version before would no
longer work.
"""

UNDERSTOOD = frozenset({1})
"""The versions of the protocol that this server understands. A client that names none speaks version 1."""


def check_protocol(given: str | None) -> None:
    """Raise `BadRequest` if the server does not understand the protocol version that a client gives (None: version 1).

    >>> check_protocol(None), check_protocol("1")
    (None, None)
    >>> check_protocol("77")
    Traceback (most recent call last):
    longhouse.errors.BadRequest: This page and the server have different versions. Reload the page.
    """
    if given is not None and given not in map(str, UNDERSTOOD):
        raise BadRequest("server-protocol")
