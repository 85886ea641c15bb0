"""The JSON Schema of all HTTP and socket messages, including the views, options, results and records of the games.

It is built from the structs and typed dictionaries; the docstrings under their fields become descriptions. The server
publishes it, and the web app's types are generated from it: `python -m longhouse.server.schema` prints it.
"""

import ast
import inspect
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Controller, Response
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect as types

from longhouse.games.catalogue import GAMES
from longhouse.games.record import Ended, RecordFile
from longhouse.server.http.shapes import ErrorBody, Games, SeatPlan
from longhouse.server.sockets.commands import Command, Watch
from longhouse.server.sockets.messages import LobbyMessage, Message
from longhouse.table.diffs import Edit
from longhouse.table.setup import Clock

Schema = dict[str, Any]
"""A JSON Schema, as JSON."""

_VIEWS: Mapping[str, Sequence[type]] = {f"{kind.game.__name__}View": kind.views for kind in GAMES.values()}
"""The types of the views of each game, by their name in the schema."""

_UNIONS: Mapping[str, Sequence[type]] = {
    **_VIEWS,
    "Options": [kind.options for kind in GAMES.values()],
    "Result": [kind.result for kind in GAMES.values()],
    "Edit": get_args(Edit),
    "Clock": get_args(Clock),
    "SeatPlan": get_args(SeatPlan),
    "Command": get_args(Command),
    "Message": get_args(Message),
    "LobbyMessage": get_args(LobbyMessage),
}
"""The members of union types, by the names of the unions in the schema."""

_REFERENCES = {
    ("RecordFile", "game"): "GameName",
    ("RecordFile", "options"): "Options",
    ("RecordFile", "ended"): "Ended",
    ("RecordFile", "result"): "Result",
}
"""The types of fields that the rules declare only as general JSON."""

_STREAMED = (Games,)
"""The types of requests whose body is read as it arrives."""

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


@cache
def of_sockets() -> Schema:
    """Return the schema of all messages of the play and lobby sockets."""
    named = {"command": "Command", "message": "Message", "watch": "Watch", "lobby": "LobbyMessage"}
    properties = {name: {"$ref": f"#/$defs/{defined}"} for name, defined in named.items()}
    found = definitions([Watch], "#/$defs/{name}")
    return {"$schema": _DIALECT, "properties": properties, "$defs": _reached(properties, found)}


def of_everything(controllers: Iterable[type[Controller]]) -> Schema:
    """Return the schema of all socket messages, and of the requests and responses of these controllers."""
    asked, answered = of_routes(controllers)
    return {"$schema": _DIALECT, "$defs": definitions([Watch, *asked, *answered], "#/$defs/{name}", asked)}


def openapi(document: Schema, controllers: Iterable[type[Controller]]) -> Schema:
    """Return an OpenAPI document in which the schemas that Litestar derived are replaced by those of this module.

    `document` is the document by Litestar, `controllers` are the classes with the routes.
    """
    asked, answered = of_routes(controllers)
    found = definitions([*asked, *answered], "#/components/schemas/{name}", asked)
    schemas = _reached([document["paths"], {"$ref": "ErrorBody"}], found)
    return {**document, "components": {**document.get("components", {}), "schemas": schemas}}


def of_routes(controllers: Iterable[type[Controller]]) -> tuple[list[object], list[object]]:
    """Return the types of the requests and of the responses of these controllers, as two lists."""
    handlers = [
        handler
        for controller in controllers
        for handler in vars(controller).values()
        if isinstance(handler, HTTPRouteHandler)
    ]
    hints = [get_type_hints(handler.fn, include_extras=True) for handler in handlers]
    asked = [*(hint["data"] for hint in hints if "data" in hint), *_STREAMED]
    answers = [_content(hint["return"]) for hint in hints]
    answered = [answer for answer in answers if _has_shape(answer)]
    return asked, answered


def definitions(roots: Sequence[object], template: str, asked: Iterable[object] = ()) -> dict[str, Schema]:
    """Return the schemas of these types and of all types that they contain, by the name of each type.

    - `roots`: the types.
    - `template`: the form of a reference to a schema, with `{name}` for the name of its type.
    - `asked`: the types of requests. In these, a field with a default may be left out; in others it is always present.
    """
    alternatives = [one for union in _UNIONS.values() for one in union]
    everything = [*roots, *alternatives, RecordFile, Ended, ErrorBody]
    _, found = msgspec.json.schema_components(everything, schema_hook=_any_json, ref_template=template)
    sent = {*_classes([*asked, *get_args(Command), Watch])}
    for kind in _classes(everything):
        schema = found[kind.__name__]
        _describe(schema, kind)
        _say_what_is_there(schema, kind, received=kind not in sent)
    for (name, field), defined in _REFERENCES.items():
        found[name]["properties"][field]["defined"] = defined
    found["GameName"] = {"title": "GameName", "description": "The name of a game.", "enum": list(GAMES)}
    for name, union in _UNIONS.items():
        found[name] = _one_of(name, [one.__name__ for one in union], template)
    found["View"] = _one_of("View", _VIEWS, template)
    return {name: _resolved(schema, template) for name, schema in sorted(found.items())}


def _reached(roots: object, found: Mapping[str, Schema]) -> dict[str, Schema]:
    """Return the definitions that `roots` refer to, directly or indirectly."""
    names: set[str] = set()
    waiting = [roots]
    while waiting:
        match waiting.pop():
            case {"$ref": str(reference), **rest}:
                name = reference.rsplit("/", 1)[-1]
                waiting.append(rest)
                if name not in names:
                    names.add(name)
                    waiting.append(found[name])
            case dict() as inner:
                waiting.extend(inner.values())
            case list() as inner:
                waiting.extend(inner)
    return {name: schema for name, schema in found.items() if name in names}


def _any_json(kind: type) -> Schema:
    """Return the schema of a field of type `object`, which accepts any JSON."""
    assert kind is object, kind
    return {"description": "any JSON"}


def texts_of(kind: type) -> dict[str, str]:
    """Return the docstring under each field of a class and of its base classes, by the name of the field."""
    node = _class_nodes(kind.__module__)[kind.__name__]
    texts: dict[str, str] = {}
    for base in bases_of(kind):
        texts |= texts_of(base)
    for field, text in zip(node.body, node.body[1:], strict=False):
        match field, text:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(said))):
                texts[name] = inspect.cleandoc(said).replace("\n", " ")
    return texts


def bases_of(kind: type) -> list[type]:
    """Return the base classes of a struct or typed dictionary.

    They are read from the source code, because typed dictionaries do not know their bases at run time.
    """
    names = [base.id for base in _class_nodes(kind.__module__)[kind.__name__].bases if isinstance(base, ast.Name)]
    found = [getattr(sys.modules[kind.__module__], name, None) for name in names]
    return [base for base in found if isinstance(base, type) and base.__module__.startswith("longhouse")]


@cache
def _class_nodes(module: str) -> Mapping[str, ast.ClassDef]:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def _content(answer: object) -> object:
    """Return the type of the response body of a route, from its return annotation.

    `Response[T]` becomes `T`. Any other annotation, and `Response[bytes]`, is returned unchanged.
    """
    inner = get_args(answer)
    return inner[0] if get_origin(answer) is Response and inner[0] is not bytes else answer


def _has_shape(answer: object) -> bool:
    """Return whether a response type contains a type with a schema; a text, a file and None do not."""
    return any(True for _ in _classes([answer])) if answer not in (None, type(None), str) else False


def _classes(roots: Iterable[object]) -> Iterator[type]:
    """Yield all structs, dataclasses and typed dictionaries that occur in these types, each once."""
    seen: set[type] = set()

    def walk(info: object) -> Iterator[type]:
        kind = getattr(info, "cls", None)
        if isinstance(info, types.StructType | types.DataclassType | types.TypedDictType):
            assert isinstance(kind, type)
            if kind in seen:
                return
            seen.add(kind)
            yield kind
            for field in info.fields:
                yield from walk(field.type)
        else:
            for part in ("type", "item_type", "key_type", "value_type"):
                if hasattr(info, part):
                    yield from walk(getattr(info, part))
            for part in ("types", "item_types"):
                for inner in getattr(info, part, ()):
                    yield from walk(inner)

    for root in roots:
        try:
            info = types.type_info(root)
        except TypeError:  # a finished Litestar response, which msgspec does not know
            continue
        yield from walk(info)


def _describe(schema: Schema, kind: type) -> None:
    """Add the docstrings of fields to the schema as descriptions."""
    names = {field.name: field.encode_name for field in msgspec.structs.fields(kind)} if _is_struct(kind) else {}
    if not _is_struct(kind):  # msgspec sorts the fields of typed dictionaries
        schema["properties"] = {name: schema["properties"][name] for name in get_type_hints(kind)}
    for name, text in texts_of(kind).items():
        field = schema.get("properties", {}).get(names.get(name, name))
        if field is not None:
            _say(field, text)


def _say(field: Schema, text: str) -> None:
    """Set the description of a field. A `$ref` is wrapped in `allOf`, since many programs ignore a description beside
    it.
    """
    if "$ref" in field:
        field["allOf"] = [{"$ref": field.pop("$ref")}]
    field["description"] = text


def _say_what_is_there(schema: Schema, kind: type, received: bool) -> None:
    """Mark the fields that the server always sends as required: all except those that are omitted at their default."""
    if not _is_struct(kind) or "properties" not in schema or not received:
        return
    properties = schema["properties"]
    if kind.__struct_config__.omit_defaults:  # type: ignore[attr-defined]
        for name, field in properties.items():
            if name not in schema.get("required", ()):
                properties[name] = _without_null(field)
    else:
        schema["required"] = list(properties)
    for field in properties.values():
        field.pop("default", None)


def _without_null(field: Schema) -> Schema:
    """Return the schema of a field without null, because the server omits such a field instead of sending null."""
    if "anyOf" not in field:
        return field
    rest = [one for one in field["anyOf"] if one != {"type": "null"}]
    kept = {name: said for name, said in field.items() if name != "anyOf"}
    return {**kept, **rest[0]} if len(rest) == 1 else {**kept, "anyOf": rest}


def _is_struct(kind: type) -> bool:
    return issubclass(kind, msgspec.Struct)


def _one_of(name: str, names: Iterable[str], template: str) -> Schema:
    return {"title": name, "anyOf": [{"$ref": template.format(name=each)} for each in names]}


def _resolved(schema: Any, template: str) -> Any:
    """Copy a schema so that fields marked as `defined` refer to the definition of that name."""
    match schema:
        case {"defined": str(name)}:
            found: Schema = {"$ref": template.format(name=name)}
            if "description" in schema:
                _say(found, schema["description"])
            return found
        case dict():
            return {name: _resolved(inner, template) for name, inner in schema.items()}
        case list():
            return [_resolved(inner, template) for inner in schema]
    return schema


if __name__ == "__main__":
    from longhouse.server.app import ROUTES

    json.dump(of_everything(ROUTES), sys.stdout)
