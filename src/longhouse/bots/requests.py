"""Reads the requests of the bot protocol (docs/bots.md): converts their JSON to the structs of `protocol`."""

import re
from collections.abc import Mapping
from typing import TypeVar

import msgspec

from longhouse.bots.protocol import (
    AnalyseRequest,
    CancelRequest,
    HintRequest,
    JudgeRequest,
    MoveRequest,
    PingRequest,
    PrepareRequest,
)
from longhouse.errors import BotError, LonghouseError
from longhouse.games.fields import shown

AnyRequest = MoveRequest | HintRequest | JudgeRequest | AnalyseRequest | PrepareRequest | PingRequest | CancelRequest

T = TypeVar("T", bound=msgspec.Struct)

_KINDS: Mapping[str, type[AnyRequest]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (MoveRequest, HintRequest, JudgeRequest, AnalyseRequest, PrepareRequest, PingRequest, CancelRequest)
}
_WHERE = "request"
_MISSING = re.compile(r"Object missing required field `(?P<name>[^`]*)`(?: - at `\$(?P<path>[^`]*)`)?")
_TYPE = re.compile(r"Expected `(?P<expected>\w+)[^`]*`, got `[^`]*`(?: - at `(?:key` in `)?\$(?P<path>[^`]*)`)?")
_TYPES = {"str": "string", "int": "integer", "bool": "boolean", "float": "number", "array": "list"}
"""Msgspec's names of types, and the names that our error messages use for them."""


def request_id(content: object) -> str | int:
    """Return the id of a request. Raises `BotError` if it has none."""
    if not isinstance(content, dict):
        raise BotError("field-not-object", where=_WHERE)
    if "id" not in content:
        raise BotError("field-missing", where=_WHERE, name="id")
    name = content["id"]
    if not isinstance(name, str | int) or isinstance(name, bool):
        raise BotError("bot-id")
    return name


def read_request(content: object) -> AnyRequest:
    """Convert the parsed JSON of a request to its struct. Raises a `BotError` that names the wrong field."""
    if not isinstance(content, dict):
        raise BotError("field-not-object", where=_WHERE)
    ask = content.get("ask")
    if not isinstance(ask, str):
        key = "field-missing" if ask is None else "field-type"
        raise BotError(key, where=_WHERE, name="ask", expected="string")
    if ask not in _KINDS:
        raise BotError("field-choice", where=_WHERE, name="ask", given=shown(ask), choices=", ".join(_KINDS))
    kind = _KINDS[ask]
    request = converted(content, kind, _WHERE, BotError)
    known = {"ask", *(field.encode_name for field in msgspec.structs.fields(kind))}
    for name, value in content.items():
        if name not in known:
            raise BotError("field-unknown", where=_WHERE, name=shown(name))
        if isinstance(value, str) and any("\ud800" <= letter <= "\udfff" for letter in value):
            raise BotError("field-characters", where=_WHERE, name=name)  # a lone surrogate, which cannot be encoded
    return request


def converted(content: object, kind: type[T], where: str, error: type[LonghouseError]) -> T:
    """Convert parsed JSON to a struct of type `kind`.

    If that fails, an error of type `error` is raised, whose message names the wrong field. `where` is what the message
    calls the object that `content` holds.
    """
    try:
        return msgspec.convert(content, kind)
    except RecursionError:
        raise error("field-not-object", where=where) from None
    except msgspec.ValidationError as invalid:
        raise _refused(str(invalid), where, error) from None


def _refused(problem: str, where: str, error: type[LonghouseError]) -> LonghouseError:
    """Make an error from a message of msgspec, such as "Expected `int`, got `str` - at `$.known[0].ply`"."""
    missing = _MISSING.match(problem)
    if missing is not None:
        return error("field-missing", where=where + (missing["path"] or ""), name=missing["name"])
    wrong = _TYPE.match(problem)
    path = "" if wrong is None else wrong["path"] or ""
    if wrong is None or wrong["expected"] == "object" or wrong["expected"] not in _TYPES:
        return error("field-not-object", where=path.lstrip(".") or where)
    around, _, name = path.rpartition(".")
    return error("field-type", where=where + around, name=name, expected=_TYPES[wrong["expected"]])
