"""What a language lacks at run time is said in English; a key is never shown."""

import shutil
from pathlib import Path

import pytest
from support.texts import WORDS

from longhouse.words import Words

# A text without parameters, one with a choice, and one with a plural.
TEXTS: dict[str, tuple[dict[str, str | int], str]] = {
    "web-send": ({}, "Send"),
    "seat-name": ({"seat": 1}, "Raven"),
    "web-stars": ({"count": 2}, "2 stars"),
}


def french(folder: Path, *, instead: dict[str, str]) -> Words:
    """French with some texts replaced; nothing in their place removes them."""
    shutil.copytree(WORDS / "fr", folder, dirs_exist_ok=True)
    for file in folder.glob("*.ftl"):
        lines = file.read_text("utf-8").split("\n")
        kept: list[str] = []
        skipping = False
        for line in lines:
            key = line.split(" =")[0]
            skipping = key in instead if " =" in line and not line.startswith(" ") else skipping
            if not skipping:
                kept.append(line)
            elif instead.get(key):
                kept.append(instead[key])
        file.write_text("\n".join(kept), "utf-8")
    return Words("fr", folder)


@pytest.mark.parametrize("key", TEXTS)
def test_a_text_that_is_missing_is_said_in_english(key: str, tmp_path: Path) -> None:
    params, english = TEXTS[key]
    assert Words("fr").say(key, **params) != english
    assert french(tmp_path, instead={key: ""}).say(key, **params) == english


@pytest.mark.parametrize("key", TEXTS)
def test_a_text_that_cannot_be_read_is_said_in_english(key: str, tmp_path: Path) -> None:
    params, english = TEXTS[key]
    assert french(tmp_path, instead={key: f"{key} = {{ $count ->"}).say(key, **params) == english


def test_a_text_that_refers_to_a_missing_one_is_said_in_english(tmp_path: Path) -> None:
    words = french(tmp_path, instead={"rune-name": ""})
    assert words.say("web-rune-left", rune="water", left="yes") == "Water: not used yet"


def test_all_other_texts_stay_as_they_are(tmp_path: Path) -> None:
    words = french(tmp_path, instead={"web-send": ""})
    assert words.say("web-no") == Words("fr").say("web-no") != Words("en").say("web-no")
