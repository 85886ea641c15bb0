"""Splits the body of an import into its records while it arrives, so that only one record is in memory at a time."""

import re
from collections.abc import AsyncIterator, Iterator
from typing import Literal

import msgspec

from longhouse.errors import BadRequest, TooBig
from longhouse.server.access.prices import RECORD_BODY
from longhouse.server.http.shapes import Games

_FORMAT = Games.__struct_defaults__[0]
_HEADS = (b'{"games":[', b'{"format":"' + _FORMAT.encode() + b'","games":[')
"""What can come before the first record, without white space."""
_MOST_AROUND = 64_000
"""The most bytes around the records, without white space: commas, brackets and the format."""
_PLACEHOLDER = b"0"
_DEPTH = 2
"""How many brackets are open around a record."""
_OUTSIDE, _INSIDE = re.compile(rb'"[^"\\]*+"|["{}\[\]]'), re.compile(rb'["\\]')
"""What is looked for outside a string (a bracket, a whole string, or the beginning of one) and inside."""
_WHITE = b" \t\r\n"


class _Around(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of an import with a placeholder for each record."""

    games: list[Literal[0]]
    format: Literal["longhouse-games/1"] = "longhouse-games/1"


async def records(body: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Yield the records in the body of an import, each as JSON.

    Raises `BadRequest` or `TooBig` as soon as the body proves invalid or too big.
    """
    splitter = RecordSplitter()
    async for part in body:
        for record in splitter.feed(part):
            yield record
    splitter.finish()


class RecordSplitter:
    """Splits a body that arrives in parts into its records, by counting brackets. It does not check the content of the
    records.
    """

    def __init__(self) -> None:
        self._record = bytearray()
        self._around = bytearray()
        self._open = 0
        self._inside = False
        """Whether the last byte was part of a string, whose end has not come yet."""
        self._escaped = False
        self._count = 0

    def feed(self, part: bytes) -> Iterator[bytes]:
        """Yield the records that end in this part of the body; what follows them is kept for the next part.

        The time is linear in the size of the body: no byte is read more than twice.
        """
        begun = place = 0
        while place < len(part):
            if self._escaped:
                self._escaped = False
                place += 1
                continue
            found = (_INSIDE if self._inside else _OUTSIDE).search(part, place)
            if found is None:
                break
            sign, at, place = found[0], found.start(), found.end()
            if sign == b"\\":
                self._escaped = True
            elif sign[:1] == b'"':
                if self._open <= _DEPTH:  # white space counts inside a string, and nowhere else
                    self._keep(part[begun:at])
                    self._around += sign
                    begun = place
                self._inside ^= len(sign) == 1
            elif sign in b"{[":
                if self._open == _DEPTH:
                    self._keep(part[begun:at])
                    begun = at
                    self._begin_record()
                self._open += 1
            else:
                self._open -= 1
                if self._open == _DEPTH:
                    self._record += part[begun:place]
                    begun = place
                    yield self._whole_record()
        self._keep(part[begun:])

    def finish(self) -> None:
        """Check the end of the body, after the last part; raises `BadRequest` if the body is incomplete."""
        try:
            around = msgspec.json.decode(self._around, type=_Around)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadRequest("server-bad-request", problem=str(error)[:200]) from None
        if len(around.games) != self._count:
            raise BadRequest("server-bad-request", problem="games")

    def _keep(self, piece: bytes) -> None:
        """Add bytes to the record that is arriving, or to what is around the records."""
        if self._open > _DEPTH:
            self._record += piece
            if len(self._record) > RECORD_BODY:
                raise TooBig("server-too-big", problem=str(RECORD_BODY))
        else:
            self._around += piece if self._inside else piece.translate(None, _WHITE)
            if len(self._around) > _MOST_AROUND or self._open < 0:
                raise BadRequest("server-bad-request", problem="games")

    def _begin_record(self) -> None:
        if self._count == 0 and bytes(self._around) not in _HEADS:
            raise BadRequest("server-bad-request", problem="games")
        self._around += _PLACEHOLDER
        self._count += 1

    def _whole_record(self) -> bytes:
        record = bytes(self._record)
        self._record.clear()
        if len(record) > RECORD_BODY:
            raise TooBig("server-too-big", problem=str(RECORD_BODY))
        return record
