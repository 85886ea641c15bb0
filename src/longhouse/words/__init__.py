"""All texts that people read, in English, French and German, stored as Fluent files in one folder per language.

>>> Words("en").say("seat-name", seat=1)
'Raven'
"""

import re
from collections.abc import Mapping
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

from longhouse.errors import LonghouseError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "de")
"""The codes of the languages."""
_FALLBACK = "en"

_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) =.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
_PLAIN = re.compile(r"[a-z0-9-]+ = ((?:[^{}\n]|\{ \$[a-z_]+ \})+?)\s*")
"""Matches a one-line entry whose only placeables are variables; it is filled in without Fluent."""
_GAP = re.compile(r"\{ \$([a-z_]+) \}")
_REFERENCE = re.compile(r"\{ ([a-z][a-z0-9-]*) \}")


class Words:
    """The texts of one language, each found by its key.

    The Fluent library is slow, so it is used only for texts that are more than plain text with parameters.
    """

    def __init__(self, language: str, folder: Path | None = None) -> None:
        self.language = language
        self._folder = folder

    def say(self, key: str, **params: str | int) -> str:
        """Return the text with this key, with `params` filled in by name.

        If this language has no valid text for the key, the English one is returned.
        """
        text = self._said(key, params)
        if text is None and self.language != _FALLBACK:
            text = ENGLISH._said(key, params)
        assert text is not None, key
        return text

    def _said(self, key: str, params: Mapping[str, str | int]) -> str | None:
        entry = self._entry(key)
        if entry is None:
            return None
        plain = _PLAIN.fullmatch(entry)
        if plain is not None and all(isinstance(given, str) for given in params.values()):
            return _GAP.sub(lambda gap: str(params[gap[1]]), plain[1])
        self._read(key)
        if not self._bundle.has_message(key):
            return None
        message = self._bundle.get_message(key)
        assert message.value is not None
        text, errors = self._bundle.format_pattern(message.value, dict(params))
        return None if errors else str(text)

    def quote(self, key: str, params: Mapping[str, str | int]) -> str:
        """Return the text for an untrusted key, such as one that a bot sent.

        If the key is unknown, the key itself and its parameters are returned.
        """
        try:
            return self.say(key, **params)
        except (KeyError, AssertionError, TypeError):
            return " ".join([key, *(f"{name}={given}" for name, given in params.items())])

    def refusal(self, refusal: LonghouseError) -> str:
        """Return an error in one line: the index of the event and the broken rule, if the error has them, then the
        text.

        Index and rule are the same in every language, since programs read them.
        """
        where = [] if refusal.index is None else [f"event {refusal.index}"]
        rule = [] if refusal.rule is None else [refusal.rule]
        return ": ".join([*where, *rule, self.quote(refusal.key, refusal.params)])

    def _read(self, key: str) -> None:
        """Add a text, and the texts it refers to, to the Fluent bundle."""
        from fluent.runtime import FluentResource

        entry = self._entry(key)
        if not self._bundle.has_message(key) and entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for other in _REFERENCE.findall(entry):
                self._read(other)

    def _entry(self, key: str) -> str | None:
        return self._entries.get(key) or self._entries_of_installed_games.get(key)

    @cached_property
    def _entries(self) -> dict[str, str]:
        """The source of every entry in the files, by its key."""
        return _read_entries(self._folder or resources.files("longhouse.words") / self.language)

    @cached_property
    def _entries_of_installed_games(self) -> dict[str, str]:
        from longhouse.games.catalogue import GAMES  # imported here because texts of added games are rarely needed

        folders = (kind.texts / self.language for kind in GAMES.values() if kind.texts is not None)
        return {key: entry for folder in folders if folder.is_dir() for key, entry in _read_entries(folder).items()}

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)


def _read_entries(folder: Traversable) -> dict[str, str]:
    """Return the source of every entry in the files of a folder, by its key."""
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    texts = "".join(file.read_text("utf-8") + "\n" for file in files if file.name.endswith(".ftl"))
    return {found[1]: found[0] for found in _ENTRY.finditer(texts)}


ENGLISH = Words(_FALLBACK)
"""The English texts, from which those that another language lacks are taken."""


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that environment variables ask for; English if that language is not supported.

    >>> language_of({"LANG": "fr_CA.UTF-8"}), language_of({"LC_ALL": "C"}), language_of({"LANGUAGE": "de:en"})
    ('fr', 'en', 'de')
    """
    for name in ("LONGHOUSE_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(name, "")
        if wanted:
            return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
