"""Reads the texts of the app for tests: expands all variants, and finds faults in the files of a language."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    EntryType,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import longhouse

WORDS = Path(longhouse.__file__).parent / "words"

_FOR_ENGINEERS = re.compile(
    r"(cli|usage|arena|advice|solve|serve|server|bot|field|json|record|fair|view|tiles)-|player-budget|figures-(seed|about)"
    r"|northwood-scenario-(?!text|title)|table-(nonce|timeout|database|redis|no-pg-dump|login)|analysis-begin-with-about"
)
"""Keys of texts about the command line, programs and game files, where technical terms are allowed."""


@dataclass(frozen=True, slots=True)
class Text:
    """One variant of a text. Parameters stand in it as `{$name}`, other texts as `{key}`."""

    file: str
    key: str
    variants: tuple[str, ...]
    text: str

    def __str__(self) -> str:
        chosen = "".join(f"[{variant}]" for variant in self.variants)
        return f"{self.file}: {self.key}{chosen}: {self.text}"


class References(Visitor):
    """Collects the parameters of a message, and the other messages it refers to."""

    def __init__(self) -> None:
        self.parameters: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the name is Fluent's)
        self.parameters.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 (the name is Fluent's)
        self.messages.add(node.id.name)


def texts(folder: Path) -> list[Text]:
    """Every text of a language, with all its variants."""
    return [
        Text(file, message.id.name, variants, text)
        for file, message in _messages(folder)
        if message.value is not None
        for variants, text in expanded(message.value)
    ]


def for_players(language: str) -> list[Text]:
    """The texts that players read."""
    return [text for text in texts(WORDS / language) if not _FOR_ENGINEERS.match(text.key)]


def expanded(pattern: Pattern) -> list[tuple[tuple[str, ...], str]]:
    """All texts that a pattern can produce, each with the variants chosen for it."""
    parts: list[list[tuple[tuple[str, ...], str]]] = []
    for element in pattern.elements:
        match element:
            case TextElement(value=text):
                parts.append([((), text)])
            case Placeable(expression=SelectExpression(variants=variants)):
                parts.append(
                    [
                        ((name_of(variant.key), *inner), text)
                        for variant in variants
                        for inner, text in expanded(variant.value)
                    ]
                )
            case Placeable(expression=VariableReference(id=name)):
                parts.append([((), f"{{${name.name}}}")])
            case Placeable(expression=MessageReference(id=name)):
                parts.append([((), f"{{{name.name}}}")])
            case Placeable(expression=StringLiteral() as literal):
                parts.append([((), str(literal.parse()["value"]))])
    return [(sum((chosen for chosen, _ in each), ()), "".join(text for _, text in each)) for each in product(*parts)]


def parameters(folder: Path) -> dict[str, set[str]]:
    """Every key of a language with its parameters, and those of the texts it refers to."""
    found: dict[str, References] = {}
    for _, message in _messages(folder):
        found[message.id.name] = References()
        found[message.id.name].visit(message)

    def of(key: str) -> set[str]:
        others = [of(other) for other in found[key].messages if other in found]
        return found[key].parameters.union(*others)

    return {key: of(key) for key in found}


def problems(folder: Path, english: Path) -> list[str]:
    """The faults in the texts of a language: file, key and reason."""
    return [*_broken(folder), *_incomplete(folder, english)]


def _broken(folder: Path) -> Iterator[str]:
    seen: dict[str, str] = {}
    for file in _files(folder):
        for entry in entries(file):
            if isinstance(entry, Junk):
                key = re.match(r"[\w-]*", entry.content or "")
                reasons = "; ".join(str(note.message) for note in entry.annotations or ())
                yield f"{file.name}: {key[0] if key else ''}: cannot be read: {reasons}"
            elif isinstance(entry, Message):
                if entry.id.name in seen:
                    yield f"{file.name}: {entry.id.name}: is in {seen[entry.id.name]} already"
                seen[entry.id.name] = file.name
    known = set(seen)
    for file_name, message in _messages(folder):
        references = References()
        references.visit(message)
        for other in sorted(references.messages - known):
            yield f"{file_name}: {message.id.name}: refers to {other}, which does not exist"


def _incomplete(folder: Path, english: Path) -> Iterator[str]:
    """The differences to English in keys, files and parameters.

    A language may leave a parameter out; allowed are those that English uses or names in a comment.
    """
    place = {message.id.name: file for file, message in _messages(english)}
    own = {message.id.name: file for file, message in _messages(folder)}
    passed = {
        message.id.name: set(re.findall(r"\$([a-z_]+)", message.comment.content or "")) if message.comment else set()
        for _, message in _messages(english)
    }
    used, theirs = parameters(english), parameters(folder)
    for key in sorted(place.keys() - own.keys()):
        yield f"{place[key]}: {key}: is missing"
    for key in sorted(own.keys() - place.keys()):
        yield f"{own[key]}: {key}: is not in English"
    for key in sorted(own.keys() & place.keys()):
        if own[key] != place[key]:
            yield f"{own[key]}: {key}: is in {place[key]} in English"
        for extra in sorted(theirs[key] - used[key] - passed[key]):
            yield f"{own[key]}: {key}: ${extra} is not passed"


def _messages(folder: Path) -> Iterator[tuple[str, Message]]:
    for file in _files(folder):
        for entry in entries(file):
            if isinstance(entry, Message):
                yield file.name, entry


def entries(file: Path) -> Sequence[EntryType]:
    """The messages, comments and unreadable lines of a file."""
    return _parsed(file.read_text("utf-8"))


@cache  # reading the texts of a language takes seconds
def _parsed(text: str) -> Sequence[EntryType]:
    return FluentParser().parse(text).body


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.ftl"))


def name_of(key: object) -> str:
    """The name of a variant, or its number."""
    return str(getattr(key, "name", None) or getattr(key, "value", ""))
