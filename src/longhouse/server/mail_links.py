"""Signed tokens for links in e-mails, so that the links work without logging in."""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

import msgspec

from longhouse.errors import BadRequest

Purpose = Literal["confirm", "unsubscribe"]
"""What a link in an e-mail is for: to confirm the address, or to stop further e-mail."""


class _Claim(msgspec.Struct, frozen=True, array_like=True):
    purpose: Purpose
    person: str
    address: str
    """A hash of the e-mail address, so that a link is void when the address is changed."""
    until: float


@dataclass(frozen=True, slots=True)
class Link:
    """The content of a valid token: the person and the address to which the link was sent."""

    person: str
    """The id of the person."""
    address: str
    """A hash of the e-mail address to which the link was sent (`address_hash`), so that the link is void once the
    person has another address.
    """


class MailLinks:
    """Signs and verifies the tokens of links."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def token(self, purpose: Purpose, person: str, email: str, until: float) -> str:
        """Return a token for a link in an e-mail to a person.

        - `purpose`: what the link does: confirm the address, or stop further e-mail.
        - `person`: the id of the person.
        - `email`: the address to which the e-mail is sent.
        - `until`: the time until which the token is valid.
        """
        content = msgspec.json.encode(_Claim(purpose, person, address_hash(email), until))
        return _text(content) + "." + _text(self._signature(content))

    def read(self, purpose: Purpose, token: str, now: float) -> Link:
        """Verify a token and return its content.

        - `purpose`: what the link does: confirm the address, or stop further e-mail.
        - `now`: the current time.

        Raises `BadRequest` if this server did not sign the token for this purpose, or if the token has expired.
        """
        content, _, signature = token.partition(".")
        try:
            signed = _bytes(content)
            if not hmac.compare_digest(_bytes(signature), self._signature(signed)):
                raise BadRequest("server-mail-link")
            claim = msgspec.json.decode(signed, type=_Claim)
        except (ValueError, msgspec.MsgspecError):
            raise BadRequest("server-mail-link") from None
        if claim.purpose != purpose or claim.until < now:
            raise BadRequest("server-mail-link")
        return Link(claim.person, claim.address)

    def _signature(self, content: bytes) -> bytes:
        return hmac.new(self._secret, b"longhouse mail\n" + content, sha256).digest()


def address_hash(email: str) -> str:
    """Return a short hash of an e-mail address."""
    return sha256(email.encode()).hexdigest()[:16]


def _text(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
