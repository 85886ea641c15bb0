"""Requests and answers of heavy work, which is done elsewhere: both are passed on as JSON."""

from typing import TypeVar, cast

import msgspec
from litestar import Response

from longhouse.table.entries import AnyObject

T = TypeVar("T")


def written(content: AnyObject) -> str:
    """Return the JSON text of what a client sent."""
    return msgspec.json.encode(content).decode()


def encoded(body: bytes, kind: type[T]) -> Response[T]:
    """Return a response whose body is the JSON of a `kind` already."""
    assert kind is not None
    return Response(cast(T, body), media_type="application/json")
