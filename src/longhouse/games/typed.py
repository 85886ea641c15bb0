"""Checks JSON against the types that describe it: typed dictionaries, lists, choices and plain values.

>>> misfit(["7", 7], list[str])
'[1] is 7, not str'
"""

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict


def misfit(content: object, kind: object, where: str = "") -> str | None:
    """Return a message about the first value that does not fit the type, with its place; None if everything fits.

    `where` is the place of `content` itself; places in messages begin with it.
    """
    if is_typeddict(kind):
        return _misfit_of_fields(content, kind, where)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        found = [misfit(content, each, where) for each in arguments]
        return None if None in found else " and ".join(dict.fromkeys(filter(None, found)))
    if origin in (NotRequired, Required):
        return misfit(content, arguments[0], where)
    if origin is Literal:
        return None if content in arguments else f"{where or 'it'} is {content!r}, not one of {arguments}"
    if origin is list and isinstance(content, list):
        items = (misfit(item, arguments[0], f"{where}[{place}]") for place, item in enumerate(content))
        return next(filter(None, items), None)
    if origin in (dict, Mapping) and isinstance(content, dict):
        values = (misfit(value, arguments[1], f"{where}[{name!r}]") for name, value in content.items())
        return next(filter(None, values), None)
    plain = origin or getattr(kind, "__supertype__", kind)
    return None if _is_a(content, plain) else f"{where or 'it'} is {content!r}, not {getattr(plain, '__name__', plain)}"


def _misfit_of_fields(content: object, kind: object, where: str) -> str | None:
    name = getattr(kind, "__name__", "")
    if not isinstance(content, dict):
        return f"{where or 'it'} is {content!r}, not a {name}"
    types = get_type_hints(kind)
    required = getattr(kind, "__required_keys__", frozenset[str]())
    for field in sorted(required - content.keys()):
        return f"{where or 'it'} has no {field!r}, as a {name} has"
    for field in content:
        if field not in types:
            return f"{where or 'it'} has {field!r}, which a {name} has not"
    found = (misfit(value, types[field], f"{where}.{field}" if where else field) for field, value in content.items())
    return next(filter(None, found), None)


def _is_a(content: object, plain: object) -> bool:
    """Return whether a JSON value has this plain type. A whole number is also a float; true is not a number."""
    if plain in (None, NoneType):
        return content is None
    if plain is float:
        return isinstance(content, int | float) and not isinstance(content, bool)
    if plain is int:
        return isinstance(content, int) and not isinstance(content, bool)
    return isinstance(content, plain) if isinstance(plain, type) else False
