"""The person's preferences for the app: language, theme and name, stored in a small file."""

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Self

from platformdirs import user_config_path


@dataclass(frozen=True, slots=True)
class Preferences:
    """The person's preferences. An empty language means the language set in the environment."""

    language: str = ""
    theme: str = "longhouse-dark"
    name: str = ""
    lessons: tuple[str, ...] = ()
    """The lessons that are done, as `game/lesson`."""

    @classmethod
    def load(cls, file: Path | None = None) -> Self:
        """Read the preferences from a file; if it cannot be read, return the defaults."""
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
        """Write the preferences to a file. If that fails, the preferences are kept only until the program ends."""
        try:
            (file or default_file()).parent.mkdir(parents=True, exist_ok=True)
            (file or default_file()).write_text(json.dumps(asdict(self)), "utf-8")
        except OSError:
            return

    def done(self, lesson: str) -> "Preferences":
        """Return the preferences with one more lesson marked as done."""
        return self if lesson in self.lessons else replace(self, lessons=(*self.lessons, lesson))


def default_file() -> Path:
    """Return the file in which the preferences are stored by default."""
    return user_config_path("longhouse") / "terminal.json"
