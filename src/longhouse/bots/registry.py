"""Finds users' own bots by name: on the command line, in the user's file, in installed packages (docs/bots.md).

Each bot is a command that speaks the protocol of `bots.protocol`. A class that a package registers is run by
`longhouse.bots.hosting` in a separate process, so every bot here is a process, and this module imports none.
"""

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
from longhouse.games.game import JsonObject

GROUP = "longhouse.bots"
"""The group of entry points in which packages register bots."""
SECONDS = 10.0
"""The most seconds that a bot may take for a move, unless its entry in the file says otherwise."""

_NAME = re.compile(r"[a-z][a-z0-9-]{0,29}")
_LONGEST = 3_600.0
_PASSED_ON = re.compile(
    r"PATH|PATHEXT|HOME|USERPROFILE|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TEMP|TMP|SYSTEMROOT|COMSPEC|APPDATA|LOCALAPPDATA"
    r"|XDG_CACHE_HOME|VIRTUAL_ENV|PYTHON\w+|LONGHOUSE_(CACHE|LANGUAGE|BOTS)|COVERAGE_\w+"
)
"""The environment variables that a bot inherits. Others may be secrets of the server, such as its database address."""


@dataclass(frozen=True, slots=True)
class OwnBot:
    """A user's own bot: its name, the command that starts it, and the most seconds it may take for a move."""

    name: str
    command: tuple[str, ...]
    seconds: float = SECONDS

    def to_json(self) -> JsonObject:
        """Return the settings as JSON.

        The settings are stored with results, so that results from different settings are never mixed.
        """
        return {"name": self.name, "command": list(self.command), "seconds": self.seconds}


def own_bots(given: Iterable[str] = ()) -> dict[str, OwnBot]:
    """Return all of the user's own bots, by name. `given` has `NAME=COMMAND` arguments from the command line.

    If a name occurs twice, the command line takes precedence over the file, and the file over installed packages.
    Raises `BadData` if a name or a command cannot be used, or the file cannot be read.
    """
    return {**_installed(), **_in_file(bots_file()), **{bot.name: bot for bot in map(_given, given)}}


def bots_file() -> Path:
    """Return the path of the file with the user's own bots. The environment variable `LONGHOUSE_BOTS` overrides it."""
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
