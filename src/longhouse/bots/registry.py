"""Finds users' own bots by name: on the command line, in the user's file, in installed packages (docs/bots.md).

Each bot is a command that speaks the protocol of `bots.protocol`. A class that a package registers is run by
`longhouse.bots.hosting` in a separate process, so every bot here is a process, and this module imports none.
"""

import hashlib
import os
import re
import shlex
import sys
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from platformdirs import user_config_path

from longhouse.errors import BadData
from longhouse.games.fields import Fields, shown
from longhouse.games.game import Json, JsonObject

GROUP = "longhouse.bots"
"""The group of entry points in which packages register bots."""
SECONDS = 10.0
"""The maximum time of a bot for a move, in seconds, unless its entry in the file says otherwise."""

_NAME = re.compile(r"[a-z][a-z0-9-]{0,29}")
_LONGEST = 3_600.0
_PASSED_ON = re.compile(
    r"PATH|PATHEXT|HOME|USERPROFILE|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TEMP|TMP|SYSTEMROOT|COMSPEC|APPDATA|LOCALAPPDATA"
    r"|XDG_CACHE_HOME|VIRTUAL_ENV|PYTHON\w+|LONGHOUSE_(CACHE|LANGUAGE|BOTS)|COVERAGE_\w+"
)
"""The environment variables that a bot inherits. Others may be secrets of the server, such as its database address."""


@dataclass(frozen=True, slots=True)
class OwnBot:
    """A user's own bot: a program that speaks the bot protocol."""

    name: str
    command: tuple[str, ...]
    """The command that starts the program, with its arguments."""
    seconds: float = SECONDS
    """The maximum time for a move, in seconds."""

    def to_json(self) -> JsonObject:
        """Return the settings as JSON, with a hash of each file that the command names.

        They identify the bot's results, so that results from different settings or programs are never mixed.
        """
        files: dict[str, Json] = {part: found for part in self.command if (found := _hash(part))}
        return {"name": self.name, "command": list(self.command), "seconds": self.seconds, "files": files}


def own_bots(given: Iterable[str] = ()) -> dict[str, OwnBot]:
    """Return all of the user's own bots, by name.

    `given` has the bots from the command line, as `NAME=COMMAND`. If several bots have the same name, one from the
    command line takes precedence over one from the file, and one from the file over one from an installed package.

    Raises `BadData` if a name or a command cannot be used, or the file cannot be read.
    """
    return {**_installed(), **_in_file(bots_file()), **{bot.name: bot for bot in map(_given, given)}}


def bots_file() -> Path:
    """Return the path of the file with the user's own bots: the one that the environment variable `LONGHOUSE_BOTS`
    gives or, if it is not set, `bots.toml` in the user's configuration folder.
    """
    return Path(os.environ.get("LONGHOUSE_BOTS") or user_config_path("longhouse") / "bots.toml")


def environment() -> dict[str, str]:
    """Return the environment variables for the process of a bot, without the secrets of the server."""
    return {name: value for name, value in os.environ.items() if _PASSED_ON.fullmatch(name)}


def _given(text: str) -> OwnBot:
    name, equals, command = text.partition("=")
    try:
        parts = shlex.split(command, posix=os.name != "nt")
    except ValueError:  # a quotation mark without its partner
        parts = []
    if not equals or not parts:
        raise BadData("own-bot-given", given=shown(text))
    return OwnBot(_checked(name), tuple(parts))


def _in_file(file: Path) -> dict[str, OwnBot]:
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadData("own-bot-file", file=str(file), problem=problem) from None
    bots = Fields(content, str(file), BadData).rest()
    return {name: _entry(name, Fields(entry, f"{file}: {name}", BadData)) for name, entry in _named(bots)}


def _named(bots: Mapping[object, object]) -> list[tuple[str, object]]:
    return [(_checked(str(name)), entry) for name, entry in bots.items()]


def _entry(name: str, fields: Fields) -> OwnBot:
    command = fields.texts("command")
    seconds = fields.amount("seconds", 0.01, _LONGEST, default=SECONDS)
    fields.done()
    if not command:
        raise BadData("own-bot-given", given=f"{name}=")
    return OwnBot(name, tuple(command), seconds)


def _hash(part: str) -> str | None:
    """Return a hash of a file; None if a part of a command is not the name of a file that can be read."""
    try:
        if not Path(part).is_file():
            return None
        with Path(part).open("rb") as content:
            return hashlib.file_digest(content, "sha256").hexdigest()[:16]
    except OSError:  # also if it is too long for a name
        return None


@cache
def _installed() -> Mapping[str, OwnBot]:
    from importlib.metadata import entry_points  # slow to import, and a server starts with its page

    hosting = (sys.executable, "-m", "longhouse.bots.hosting")
    names = (_checked(point.name) for point in entry_points(group=GROUP))
    return {name: OwnBot(name, (*hosting, name)) for name in names}


def _checked(name: str) -> str:
    """Return the name. Raises `BadData` if it is invalid or the name of a built-in bot."""
    if not _NAME.fullmatch(name):
        raise BadData("own-bot-name", name=shown(name))
    if name in _taken():
        raise BadData("own-bot-taken", name=name)
    return name


@cache
def _taken() -> frozenset[str]:
    """Return the names of the built-in bots and the words that stand for a person, without importing any bot."""
    levels = [
        tomllib.loads(file.read_text(encoding="utf-8"))
        for folder in files("longhouse.bots").iterdir()
        if folder.is_dir() and (file := folder / "levels.toml").is_file()
    ]
    return frozenset({"you", "random", *(name for file in levels for name in file)})
