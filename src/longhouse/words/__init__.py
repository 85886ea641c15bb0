"""Every text a person reads, in English, French and German: Fluent files, one folder a language.

>>> Words("en").say("seat-name", seat=1)
'Raven'
"""

from collections.abc import Mapping
from functools import cached_property
from importlib import resources
from typing import TYPE_CHECKING

from longhouse.games.game import Illegal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "de")


class Words:
    """The texts of one language. Files are read, and Fluent is imported, when the first one is asked for."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **params: str | int) -> str:
        """A text by its key, with its parameters filled in."""
        message = self._bundle.get_message(key)
        assert message.value is not None
        text, errors = self._bundle.format_pattern(message.value, dict(params))
        assert not errors, (key, errors)
        return str(text)

    def refusal(self, refusal: Illegal) -> str:
        """A refusal in one line: where, which rule, and why.

        The place and the rule are the same in every language, since programs read them.
        """
        where = [] if refusal.index is None else [f"event {refusal.index}"]
        rule = [] if refusal.rule is None else [refusal.rule]
        return ": ".join([*where, *rule, self.say(refusal.key, **refusal.params)])

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        bundle = FluentBundle([self.language], use_isolating=False)
        for file in sorted((resources.files("longhouse.words") / self.language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(file.read_text("utf-8")))
        return bundle


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
