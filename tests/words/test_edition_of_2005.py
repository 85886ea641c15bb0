"""Players of the edition of 2005 read of fields and farms, never of vikings and longhouses."""

import re
from collections import defaultdict
from collections.abc import Iterable

import pytest
from support.texts import WORDS, Text, texts

from longhouse.words import LANGUAGES

PIECES = {
    "en": r"\b[Vv]ikings?\b|\blonghouses?\b",
    "fr": r"\bVikings?\b|\bMaisons? longues?\b",
    "de": r"\bWikingern?\b|\bLanghäusern?\b|\bLanghaus(es)?\b",
}

# Texts that nobody reads in a game of 2005, each with the reason.
ELSEWHERE = {
    "figures-.*": "the figures are of games of 2021",
    "people-badge-how": "the collection of badges",
    "puzzles-theme(-sentence)?": "the puzzles are positions of 2021",
    "reason-carried|web-rune-brief|web-saga-rune": "there are no rune stones in 2005",
    "tutorial-.*": "the lessons teach the edition of 2021",
    "web-fjords-invite|web-variant-about": "read before an edition is chosen",
}
# Parameters, and commands, which are typed in lower case.
NO_PIECE = re.compile(r"\{\$\w+\}|[`“ ]longhouse (bots|admin|play|commands)|'longhouse\[")


def wrong(found: Iterable[Text], language: str) -> list[str]:
    """The texts that name a piece of 2021 although the game may be one of 2005, which has no Home stone."""
    by_key: dict[str, list[Text]] = defaultdict(list)
    for text in found:
        if not any(re.fullmatch(key, text.key) for key in ELSEWHERE):
            by_key[text.key].append(text)
    return [
        str(text)
        for alike in by_key.values()
        for text in alike
        if re.search(PIECES[language], NO_PIECE.sub("", text.text))
        and "home" not in text.variants
        and not _has_another(text, alike)
    ]


def _has_another(text: Text, alike: Iterable[Text]) -> bool:
    """Whether the text is said only in games of 2021: at one of its choices there is a way for 2005."""
    return any(
        chosen == "2005" and text.variants[:at] == other.variants[:at] and text.variants[at : at + 1] != ("2005",)
        for other in alike
        for at, chosen in enumerate(other.variants)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_names_a_piece_of_2021_has_another_for_2005(language: str) -> None:
    assert wrong(texts(WORDS / language), language) == []


@pytest.mark.parametrize(
    ("variants", "faults"),
    [
        ({(): "Place a viking."}, 1),
        ({("2005",): "Place a field.", ("other",): "Place a viking."}, 0),
        ({("2005",): "Place a viking.", ("other",): "Place a viking."}, 1),
        ({("lay",): "A viking.", ("build", "2005"): "A farm.", ("build", "other"): "A longhouse."}, 1),
    ],
)
def test_a_piece_of_2021_in_a_game_of_2005_is_found(variants: dict[tuple[str, ...], str], faults: int) -> None:
    assert len(wrong([Text("web.ftl", "web-due", *each) for each in variants.items()], "en")) == faults


def test_what_is_left_out_names_pieces() -> None:
    named = {text.key for text in texts(WORDS / "en") if re.search(PIECES["en"], text.text)}
    assert [key for key in ELSEWHERE if not any(re.fullmatch(key, name) for name in named)] == []
