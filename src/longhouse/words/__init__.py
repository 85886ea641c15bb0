"""Every text a person reads, in English, French and German: Fluent files, one folder a language.

>>> Words("en").say("seat-name", seat=1)
'Raven'
"""

import re
from collections.abc import Mapping
from functools import cached_property
from importlib import resources
from typing import TYPE_CHECKING

from longhouse.errors import LonghouseError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "de")

_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) =.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
_PLAIN = re.compile(r"[a-z0-9-]+ = ((?:[^{}\n]|\{ \$[a-z_]+ \})+?)\s*")
"""A text of one line with nothing but texts to fill in."""
_GAP = re.compile(r"\{ \$([a-z_]+) \}")
_REFERENCE = re.compile(r"\{ ([a-z][a-z0-9-]*) \}")


class Words:
    """The texts of one language. Fluent takes its time to start and to read, so it is asked only for what needs it."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **params: str | int) -> str:
        """A text by its key, with its parameters filled in."""
        plain = _PLAIN.fullmatch(self._entries[key])
        if plain is not None and all(isinstance(given, str) for given in params.values()):
            return _GAP.sub(lambda gap: str(params[gap[1]]), plain[1])
        self._read(key)
        message = self._bundle.get_message(key)
        assert message.value is not None
        text, errors = self._bundle.format_pattern(message.value, dict(params))
        assert not errors, (key, errors)
        return str(text)

    def refusal(self, refusal: LonghouseError) -> str:
        """A refusal in one line: where, which rule, and why.

        The place and the rule are the same in every language, since programs read them.
        """
        where = [] if refusal.index is None else [f"event {refusal.index}"]
        rule = [] if refusal.rule is None else [refusal.rule]
        return ": ".join([*where, *rule, self.say(refusal.key, **refusal.params)])

    def _read(self, key: str) -> None:
        """Make a text known to Fluent, and those it refers to."""
        from fluent.runtime import FluentResource  # noqa: PLC0415

        if not self._bundle.has_message(key):
            entry = self._entries[key]
            self._bundle.add_resource(FluentResource(entry))
            for other in _REFERENCE.findall(entry):
                self._read(other)

    @cached_property
    def _entries(self) -> dict[str, str]:
        """Every entry of the files by its key, as it stands there."""
        files = sorted((resources.files("longhouse.words") / self.language).iterdir(), key=lambda file: file.name)
        texts = "".join(file.read_text("utf-8") + "\n" for file in files if file.name.endswith(".ftl"))
        return {found[1]: found[0] for found in _ENTRY.finditer(texts)}

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        return FluentBundle([self.language], use_isolating=False)


ENGLISH = Words("en")


def language_of(environment: Mapping[str, str]) -> str:
    """The language a person's environment asks for, English if it is none of ours.

    >>> language_of({"LANG": "fr_CA.UTF-8"}), language_of({"LC_ALL": "C"}), language_of({"LANGUAGE": "de:en"})
    ('fr', 'en', 'de')
    """
    for name in ("LONGHOUSE_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(name, "")
        if wanted:
            return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
