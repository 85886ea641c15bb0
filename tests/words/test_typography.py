"""Spaces, quotes and ellipses as each language writes them."""

import re

import pytest
from support.texts import WORDS, texts

from longhouse.words import LANGUAGES

# French: no-break spaces U+00A0 inside « » and before : ; ! ? %. German: U+00A0 before % and …. English: none.
WRONG = {
    "en": r"\d\s%|\s…|[\"']|„|«|\s[:;!?](\s|$)",
    "fr": r"(?<![\u00a0\s])[;!?»]|(?<![\u00a0\s\d]):(?=\s|$)|\d%|[ \u202f][:;!?%»]|«(?!\u00a0)|\s…|[\"“”']",
    "de": r"\d%|\d %|[\"']|«|[^\u00a0]…|\s[:;!?](\s|$)",
}

# What is typed as it stands: addresses, options, moves, and what Fluent fills in.
CODE = re.compile(
    r"\w+://\S*|`[^`]*`|\{[^}]*\}|\w+@\S+|pip install \S+|--[\w-]+|\bbot:|(lay|point) \d+ \S+ \w+|^ +\S+(?=  )"
    r"|LONGHOUSE_\w+"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_spacing_and_quotes_of_texts(language: str) -> None:
    found = [str(text) for text in texts(WORDS / language) if re.search(WRONG[language], CODE.sub("x", text.text))]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["fjords", "northwood"])
def test_spacing_and_quotes_of_rule_books(game: str, language: str) -> None:
    lines = (WORDS / language / "book" / f"{game}.md").read_text("utf-8").split("\n")
    plain = {line: re.sub(r"^!\[|\]\([a-z-]+\)$", "", line) for line in lines}
    assert [line for line, text in plain.items() if re.search(WRONG[language], text)] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "95 % of games"),
        ("en", "Wait …"),
        ("en", 'the "row"'),
        ("fr", "Attention: rien"),
        ("fr", "Attention : rien"),
        ("fr", "Quoi?"),
        ("fr", "«mot»"),
        ("fr", "50%"),
        ("de", "95%"),
        ("de", "Moment …"),
        ("de", "Warte…"),
    ],
)
def test_what_is_wrong_is_found(language: str, text: str) -> None:
    assert re.search(WRONG[language], text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "“Row”: it’s 95%…"),
        ("fr", "«\u00a0Mot\u00a0»\u00a0: 95\u00a0%, quoi\u00a0? Attendez… 12:30"),
        ("de", "„Auslage“: 95\u00a0%, Moment\u00a0…"),
    ],
)
def test_what_is_right_is_let_pass(language: str, text: str) -> None:
    assert not re.search(WRONG[language], text)
