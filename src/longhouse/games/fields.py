"""Reads a JSON or TOML object key by key, with a separate error message for each kind of mistake.

>>> from longhouse.errors import BadOptions
>>> fields = Fields({"players": 3, "colour": "red"}, "options", BadOptions)
>>> fields.choice("players", (2, 3, 4), default=2)
3
>>> fields.done()
Traceback (most recent call last):
    ...
longhouse.errors.BadOptions: “colour” does not belong in options.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TypeVar

from longhouse.errors import LonghouseError

_Choice = TypeVar("_Choice", bound=str | int)
_MISSING = object()
_SHOWN = 60


class Fields:
    """Reads one JSON or TOML object: each method removes the key `name` and returns its value.

    `done` raises an error if keys are left over. All errors have the type `error`; `where` is the name that they give
    to the object, such as `options`.
    """

    def __init__(self, content: object, where: str, error: type[LonghouseError]) -> None:
        if not isinstance(content, Mapping):
            raise error("field-not-object", where=where)
        self._left: dict[object, object] = dict(content)
        self._where = where
        self._error = error

    def text(self, name: str, default: str | None = None) -> str:
        """Read a string; the key is required unless there is a default."""
        found = self._left.pop(name, default)
        if not isinstance(found, str):
            raise self._wrong(name, found, "string")
        return self._sound(name, found)

    def optional_text(self, name: str) -> str | None:
        """Read a string; None if the key is absent."""
        return self.text(name) if name in self._left else None

    def flag(self, name: str, default: bool | None = None) -> bool:
        """Read true or false; the key is required unless there is a default."""
        found = self._left.pop(name, default)
        if not isinstance(found, bool):
            raise self._wrong(name, found, "boolean")
        return found

    def flags(self, name: str) -> list[bool]:
        """Read a list of booleans; the key is required."""
        return [Fields({name: item}, self._where, self._error).flag(name) for item in self.items(name)]

    def number(self, name: str) -> int:
        """Read a whole number; the key is required."""
        found = self._left.pop(name, _MISSING)
        if not isinstance(found, int) or isinstance(found, bool):
            raise self._wrong(name, found, "integer")
        return found

    def numbers(self, name: str) -> list[int]:
        """Read a list of whole numbers; the key is required."""
        return [Fields({name: item}, self._where, self._error).number(name) for item in self.items(name)]

    def amount(self, name: str, least: float, most: float, default: float | None = None) -> float:
        """Read a number from `least` to `most`, both included; the key is required unless there is a default."""
        found = self._left.pop(name, default)
        if not isinstance(found, int | float) or isinstance(found, bool):
            raise self._wrong(name, found, "number")
        if not least <= found <= most:
            raise self._error("field-amount", where=self._where, name=name, least=f"{least:g}", most=f"{most:g}")
        return float(found)

    def choice(self, name: str, choices: Sequence[_Choice], default: _Choice | None = None) -> _Choice:
        """Read a value that must be one of `choices`; the key is required unless there is a default."""
        found = self._left.pop(name, default)
        for choice in choices:
            if found == choice and type(found) is type(choice):
                return choice
        if found is None or type(found) is not type(choices[0]):
            raise self._wrong(name, found, "integer" if isinstance(choices[0], int) else "string")
        listed = ", ".join(str(choice) for choice in choices)
        raise self._error("field-choice", where=self._where, name=name, given=shown(found), choices=listed)

    def items(self, name: str, default: Sequence[object] | None = None) -> list[object]:
        """Read a list; the key is required unless there is a default."""
        found = self._left.pop(name, default)
        if not isinstance(found, list | tuple):
            raise self._wrong(name, found, "list")
        return list(found)

    def texts(self, name: str, default: Sequence[str] | None = None) -> list[str]:
        """Read a list of strings; the key is required unless there is a default."""
        found = self.items(name, default)
        return [self._each_text(name, item) for item in found]

    def objects(self, name: str) -> Iterator["Fields"]:
        """Read a list of objects, and yield each as `Fields`; the key is required."""
        for index, item in enumerate(self.items(name)):
            yield Fields(item, f"{self._where}.{name}[{index}]", self._error)

    def section(self, name: str) -> "Fields":
        """Read an object, and return it as `Fields`. If the object is absent, the result has no keys."""
        return Fields(self._left.pop(name, {}), f"{self._where}.{name}", self._error)

    def anything(self, name: str, default: object = None) -> object:
        """Read a value of any type, unchecked; `default` if the key is absent."""
        return self._left.pop(name, default)

    def required(self, name: str) -> object:
        """Read a value of any type, unchecked; the key is required."""
        if name not in self._left:
            raise self._error("field-missing", where=self._where, name=name)
        return self._left.pop(name)

    def rest(self) -> Mapping[object, object]:
        """Return the keys that have not been read yet, with their values."""
        return self._left

    def __contains__(self, name: str) -> bool:
        return name in self._left

    def done(self) -> None:
        """Raise an error if there is a key that has not been read."""
        for name in self._left:
            raise self._error("field-unknown", where=self._where, name=shown(name))

    def _each_text(self, name: str, item: object) -> str:
        if not isinstance(item, str):
            raise self._wrong(name, item, "strings")
        return self._sound(name, item)

    def _sound(self, name: str, text: str) -> str:
        """Return the text; raise an error if it contains half a surrogate pair, which cannot be encoded as UTF-8."""
        if not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text):
            raise self._error("field-characters", where=self._where, name=name)
        return text

    def _wrong(self, name: str, found: object, expected: str) -> LonghouseError:
        if found is None or found is _MISSING:
            return self._error("field-missing", where=self._where, name=name)
        return self._error("field-type", where=self._where, name=name, expected=expected)


def shown(given: object) -> str:
    """Return a value as text for an error message: shortened, and on one line."""
    try:
        text = str(given)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list in a list in a list
        return "…"
    text = text[:_SHOWN] if text[:_SHOWN].isprintable() else text[:_SHOWN].encode("unicode_escape").decode()
    return text if len(text) < _SHOWN else text[: _SHOWN - 1] + "…"


def read_json(text: str | bytes, error: type[LonghouseError]) -> object:
    """Parse JSON text. Raises an error of the type `error` if the text is no JSON, or if an object has the same key
    twice.
    """
    try:
        decoded = text.decode("utf-8-sig") if isinstance(text, bytes) else text
        return json.loads(decoded, object_pairs_hook=partial(_unique, error))
    except UnicodeDecodeError:
        raise error("json-not-text") from None
    except json.JSONDecodeError as broken:
        raise error("json-broken", line=broken.lineno, column=broken.colno) from None
    except (RecursionError, ValueError):  # nested too deeply, or a number of thousands of digits
        raise error("json-broken", line=1, column=1) from None


def _unique(error: type[LonghouseError], pairs: list[tuple[str, object]]) -> dict[str, object]:
    content: dict[str, object] = {}
    for name, item in pairs:
        if name in content:
            raise error("json-key-twice", name=shown(name))
        content[name] = item
    return content
