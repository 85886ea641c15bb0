"""The person's preferences for the app: language, theme and name, stored in a small file."""

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Self

from platformdirs import user_config_path


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's preferences for the terminal app."""

    language: str = ""
    """The code of the language; empty for the language that the environment sets."""
    theme: str = "longhouse-dark"
    """The name of the theme."""
    name: str = ""
    """The person's name; empty for the name of the user of this computer."""
    lessons: tuple[str, ...] = ()
    """The finished lessons, as `game/lesson`."""

    @classmethod
    def load(cls, file: Path | None = None) -> Self:
        """Read the preferences from a file, by default from `default_file()`.

        If the file cannot be read, the default preferences are returned.
        """
        try:
            kept = json.loads((file or default_file()).read_text("utf-8"))
            return cls(
                str(kept["language"]),
                str(kept["theme"]),
                str(kept["name"]),
                tuple(str(each) for each in kept["lessons"]),
            )
        except (OSError, ValueError, KeyError, TypeError):
            return cls()

    def save(self, file: Path | None = None) -> None:
        """Write the preferences to a file, by default to `default_file()`.

        If that fails, nothing happens: the preferences then last only until the program ends.
        """
        try:
            (file or default_file()).parent.mkdir(parents=True, exist_ok=True)
            (file or default_file()).write_text(json.dumps(asdict(self)), "utf-8")
        except OSError:
            return

    def done(self, lesson: str) -> "Preferences":
        """Return a copy of the preferences in which a lesson, given as `game/lesson`, is finished."""
        return self if lesson in self.lessons else replace(self, lessons=(*self.lessons, lesson))


def default_file() -> Path:
    """Return the file in which the preferences are stored by default."""
    return user_config_path("longhouse") / "terminal.json"
