"""Helpers for routes whose work is done in another process: records and results are passed on as JSON text."""

from typing import TypeVar, cast

import msgspec
from litestar import Response

from longhouse.table.entries import AnyObject

T = TypeVar("T")


def written(content: AnyObject) -> str:
    """Encode a JSON object, which a client sent, as text."""
    return msgspec.json.encode(content).decode()


def encoded(body: bytes, kind: type[T]) -> Response[T]:
    """Return a response with the body `body`, which is already the JSON of a value of type `kind`."""
    assert kind is not None
    return Response(cast(T, body), media_type="application/json")
