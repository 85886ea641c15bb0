"""Reads and checks the inputs of commands: game, record, position, files. Each error is reported in one line."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from longhouse.errors import BadOptions, LonghouseError
from longhouse.games.fields import read_json, shown
from longhouse.games.game import Game, Json, JsonObject
from longhouse.words import Words

if TYPE_CHECKING:
    from longhouse.games.game import State
    from longhouse.games.record import Record

FAILED = 1
"""The exit code if a check fails, for example if a record breaks the rules."""
BAD_USAGE = 2
"""The exit code if an argument is wrong, or a file cannot be read or written."""
INTERRUPTED = 130
"""The exit code after Ctrl+C."""


class Failure(Exception):
    """Raised to end a command with an error: `line` is the line to print, and `code` the exit code."""

    def __init__(self, line: str, code: int) -> None:
        super().__init__(line)
        self.line = line
        self.code = code


def game_of(chosen: argparse.Namespace, words: Words) -> Game:
    """Return the game that the arguments choose: by name, options, tile set and step of the learning path.

    Raises `Failure` if they do not name a game.
    """
    from longhouse.games.catalogue import GAMES, game_with

    options = {} if chosen.options is None else _options(chosen.options, words)
    named = "longhouse"
    if chosen.tiles is not None:
        options["tiles"] = _toml(chosen.tiles, words)
        named = chosen.tiles
    if getattr(chosen, "learn", None) is not None:
        learn = GAMES[chosen.game].learn
        if learn is None:
            raise Failure("longhouse: " + words.say("cli-learn-fjords"), BAD_USAGE)
        options |= learn(chosen.learn)
    try:
        return game_with(chosen.game, options)
    except LonghouseError as refusal:
        raise Failure(f"{named}: {words.refusal(refusal)}", BAD_USAGE) from None


def _options(text: str, words: Words) -> JsonObject:
    try:
        options = read_json(text, BadOptions)
    except LonghouseError as refusal:
        raise Failure(f"longhouse: --options: {words.refusal(refusal)}", BAD_USAGE) from None
    if not isinstance(options, dict):
        raise Failure("longhouse: " + words.say("field-not-object", where="--options"), BAD_USAGE)
    return options


def _toml(file: str, words: Words) -> Json:
    import tomllib

    try:
        content: JsonObject = tomllib.loads(read(file, words).decode())
    except (ValueError, RecursionError) as error:
        raise Failure(f"{file}: {words.say('cli-not-toml', problem=shown(error))}", BAD_USAGE) from None
    return content


def record_of(file: str, words: Words) -> "Record":
    """Read a game record from a file. Raises `Failure` if the file is unreadable or does not contain a valid record."""
    from longhouse.games.record import Record

    try:
        return Record.read(read(file, words))
    except LonghouseError as refusal:
        raise Failure(f"{file}: {words.refusal(refusal)}", FAILED) from None


def position_of(chosen: argparse.Namespace, words: Words) -> "State":
    """Return the position that the arguments name: of the record `FILE`, after as many events as `--at` says.

    Raises `Failure` if there is no such position.
    """
    return replayed(record_of(chosen.file, words), chosen.file, chosen.at, words)


def replayed(record: "Record", file: str, plies: int | None, words: Words) -> "State":
    """Return the position of a record after `plies` events, or after all if `plies` is None.

    `file` is the name of the record's file, for the message of the `Failure` that is raised if the position does not
    exist.
    """
    try:
        return record.replay(plies)
    except LonghouseError as refusal:
        code = BAD_USAGE if refusal.index is None else FAILED
        raise Failure(f"{file}: {words.refusal(refusal)}", code) from None


def read(file: str, words: Words) -> bytes:
    """Return the content of a file. Raises `Failure` if the file cannot be read."""
    try:
        return Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise Failure(f"{file}: {reason(error, words)}", BAD_USAGE) from None


def write(file: Path, text: str, words: Words) -> None:
    """Write a text to a file, replacing its content. Raises `Failure` if the file cannot be written."""
    encoded = text.encode()
    try:
        file.write_bytes(encoded)
    except OSError as error:
        raise Failure(f"{file}: {reason(error, words)}", BAD_USAGE) from None


def folder(name: str, words: Words) -> Path:
    """Return the path of a folder, which is created if it is missing. Raises `Failure` if that is not possible."""
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise Failure(f"{name}: {reason(error, words)}", BAD_USAGE) from None
    return Path(name)


def appendable(name: str, words: Words) -> Path:
    """Return the path of a file to which results can be appended; the file is created if it is missing.

    Raises `Failure` if it cannot be written.
    """
    file = Path(name)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("ab"):
            return file
    except (OSError, ValueError) as error:
        raise Failure(f"{name}: {reason(error, words)}", BAD_USAGE) from None


def reason(error: OSError | ValueError, words: Words) -> str:
    """Return why a file could not be used, as a text for people."""
    return words.say("cli-file-problem", problem=(isinstance(error, OSError) and error.strerror) or str(error))
