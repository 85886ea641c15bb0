"""One thing, one word: what was replaced does not come back (`forbidden.toml`)."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.texts import WORDS, for_players

from longhouse.words import LANGUAGES

FORBIDDEN: dict[str, list[dict[str, str]]] = tomllib.loads(
    (Path(__file__).parent / "forbidden.toml").read_text("utf-8")
)
GAMES = ("fjords", "northwood")


def forbidden(language: str, key: str, text: str) -> Iterator[str]:
    """What would have to be said instead; names of parameters and pictures are not said."""
    said = re.sub(r"\{[^}]*\}|\]\([a-z-]+\)$", "", text)
    for rule in FORBIDDEN[language]:
        if re.match(rule.get("in", ""), key) and (found := re.search(rule["not"], said)):
            yield f"{found[0]}: say {rule['say']}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_for_players_has_a_word_that_was_replaced(language: str) -> None:
    found = [f"{text} ({told})" for text in for_players(language) for told in forbidden(language, text.key, text.text)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_rule_book_has_a_word_that_was_replaced(game: str, language: str) -> None:
    """What stands in quotes is a move as it is typed, or a word that is spoken about."""
    text = (WORDS / language / "book" / f"{game}.md").read_text("utf-8")
    lines = re.sub(r"“[^”]*”|„[^“]*“|«[^»]*»", "", text).split("\n")
    assert [f"{line} ({told})" for line in lines for told in forbidden(language, game, line)] == []


@pytest.mark.parametrize(
    ("language", "key", "text"),
    [
        ("en", "chat-none", "Nobody is here."),
        ("en", "tutorial-task", "Ask her."),
        ("en", "northwood-due-reply", "Answer the statement."),
        ("en", "web-turn", "Turn"),
        ("fr", "northwood-reply-suit", "7 de Yeux"),
        ("fr", "web-bag", "À la mer"),
        ("fr", "replay-fjords", "Ocre bâtit sur la Pierre de la Maison"),
        ("de", "reason-scores", "gewinnt den Stich"),
        ("de", "web-dialogue-prompt", "Hör die Aussage an."),
        ("de", "web-known", "Die 7 Augen"),
    ],
)
def test_a_word_that_was_replaced_is_found(language: str, key: str, text: str) -> None:
    assert list(forbidden(language, key, text)) != []


@pytest.mark.parametrize(
    ("language", "key", "text"),
    [
        ("en", "puzzles-not-tried", "One position, one right answer."),
        ("en", "web-your-turn", "Your turn"),
        ("en", "web-rune-about", "Goes on the all-mountain tile."),
        ("fr", "web-rune-about", "un souvenir merveilleux"),
        ("de", "web-rune-left", "Stärke"),
        ("de", "web-northwood-invite", "genau die verlangte Zahl von Stichen"),
    ],
)
def test_the_same_letters_with_another_meaning_are_allowed(language: str, key: str, text: str) -> None:
    assert list(forbidden(language, key, text)) == []
