"""Nothing is longer than its place (`lengths.toml`)."""

import re
import tomllib
from pathlib import Path
from typing import TypedDict

import pytest
from support.texts import WORDS, Text, for_players, parameters, texts

from longhouse.words import LANGUAGES


class Kind(TypedDict):
    """What a text is on the screen."""

    longest: dict[str, int]
    keys: list[str]


KINDS: dict[str, Kind] = tomllib.loads((Path(__file__).parent / "lengths.toml").read_text("utf-8"))


def kind_of(text: Text) -> str | None:
    """What a text is, where a length was agreed on; one with the name of a character is as long as the name."""
    if "{northwood-character}" in text.text:
        return None
    return next((kind for kind, of in KINDS.items() if any(re.fullmatch(key, text.key) for key in of["keys"])), None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_longer_than_its_place(language: str) -> None:
    found = []
    for text in for_players(language):
        kind = kind_of(text)
        length = len(re.sub(r"\{[^}]*\}", "12", text.text))
        if kind is not None and length > KINDS[kind]["longest"][language]:
            found.append(f"{kind} of {length} letters: {text}")
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_of_a_lesson_has_at_most_three_sentences(language: str) -> None:
    steps = [text for text in texts(WORDS / language) if text.key in KINDS["lesson"]["keys"]]
    assert [str(text) for text in steps if len(re.findall(r"[.!?…](?=\s|$)", text.text)) > 3] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_has_no_full_stop(language: str) -> None:
    buttons = [text for text in texts(WORDS / language) if text.key in KINDS["button"]["keys"]]
    assert [str(text) for text in buttons if text.text.endswith(".")] == []


def test_every_place_has_a_text() -> None:
    keys = set(parameters(WORDS / "en"))
    patterns = [key for kind in KINDS.values() for key in kind["keys"]]
    assert [each for each in patterns if not any(re.fullmatch(each, key) for key in keys)] == []
