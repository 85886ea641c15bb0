"""No eight words in a row are those of the printed rule books.

`printed-rules.txt` has a hash of every such run, and nothing of the books themselves.
"""

import hashlib
import re
import unicodedata
from pathlib import Path

import pytest
from support.texts import WORDS, texts

from longhouse.words import LANGUAGES

PRINTED = frozenset(
    line
    for line in (Path(__file__).parent / "printed-rules.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
)
RUN = 8

# Runs that anybody would write, each with the reason.
GENERIC: dict[str, str] = {}


def runs(text: str) -> list[str]:
    """Every run of eight words, as it was hashed: lower case, letters only."""
    words = re.findall(r"[^\W\d_]+", unicodedata.normalize("NFC", text).lower())
    return [" ".join(words[at : at + RUN]) for at in range(len(words) - RUN + 1)]


def printed(text: str) -> list[str]:
    """The runs of a text that are in the printed rules."""
    return [run for run in runs(text) if run not in GENERIC and hashed(run) in PRINTED]


def hashed(run: str) -> str:
    return hashlib.sha256(run.encode()).hexdigest()[:12]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_and_lessons_are_in_our_own_words(language: str) -> None:
    found = {str(text): copied for text in texts(WORDS / language) if (copied := printed(text.text))}
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["fjords", "northwood"])
def test_the_rule_books_are_in_our_own_words(game: str, language: str) -> None:
    lines = (WORDS / language / "book" / f"{game}.md").read_text("utf-8").split("\n")
    assert {line: copied for line in lines if (copied := printed(line))} == {}


def test_there_are_hashes_to_compare_with() -> None:
    assert len(PRINTED) > 10_000
    assert all(re.fullmatch(r"[0-9a-f]{12}", each) for each in PRINTED)


def test_runs_are_found_whatever_stands_between_the_words() -> None:
    assert runs("One two, three: four – five (six) 7 seven eight nine.") == [
        "one two three four five six seven eight",
        "two three four five six seven eight nine",
    ]
