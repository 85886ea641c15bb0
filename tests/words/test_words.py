"""Every text exists in every language, is used, and takes parameters that are passed."""

import re
import shutil
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from support.texts import WORDS, parameters, problems

import longhouse
from longhouse import errors
from longhouse.errors import BadRecord
from longhouse.games.northwood.special_rules import SPECIAL_RULES
from longhouse.words import LANGUAGES, Words

SOURCE = Path(longhouse.__file__).parent
WEB = SOURCE.parent.parent / "web" / "src"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_with_parameters_that_are_passed(language: str) -> None:
    assert problems(WORDS / language, WORDS / "en") == []


BROKEN = {
    "web-no = No\n": ("", ["web.ftl: web-no: is missing"]),
    "web-yes = Yes\n": ("web-yes = { $who\n", ["web.ftl: web-yes: cannot be read", "web.ftl: web-yes: is missing"]),
    "web-menu = Menu\n": ("web-menu = { $who }: Menu\n", ["web.ftl: web-menu: $who is not passed"]),
    "web-undo = Undo\n": ("web-undo = { web-redo }\n", ["web.ftl: web-undo: refers to web-redo, which does not exist"]),
    "web-send = Send\n": ("web-send = A\nweb-send = B\n", ["web.ftl: web-send: is in web.ftl already"]),
    "web-chat = Chat\n": ("web-chat = Chat\nweb-new = New\n", ["web.ftl: web-new: is not in English"]),
}


@pytest.mark.parametrize("line", BROKEN)
def test_a_file_that_is_broken_or_incomplete_is_told_with_key_and_reason(line: str, tmp_path: Path) -> None:
    shutil.copytree(WORDS / "en", tmp_path, dirs_exist_ok=True)
    text = (tmp_path / "web.ftl").read_text("utf-8")
    instead, expected = BROKEN[line]
    assert line in text
    (tmp_path / "web.ftl").write_text(text.replace(line, instead), "utf-8")
    found = problems(tmp_path, WORDS / "en")
    assert len(found) == len(expected)
    assert all(told.startswith(start) for told, start in zip(found, expected, strict=True))


def test_every_text_is_used_and_every_text_used_exists() -> None:
    keys = set(parameters(WORDS / "en"))
    files = [*SOURCE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    code = "\n".join(file.read_text("utf-8") for file in files)
    literals = set(re.findall(r"""["']([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["']""", code))
    named_by_verb = {f"cli-{verb}" for verb in re.findall(r'verb\("([a-z-]+)"', code)}
    prefixes = {key.split("-")[0] for key in keys}
    used = {literal for literal in literals if literal.split("-")[0] in prefixes} | named_by_verb
    assert keys - used - set(referenced_by_others()) == set(), "unused texts"
    ladders = {"northwood-intro", "northwood-full"}  # of the benchmark
    others = {"reconstruction-1", "no-referrer", "no-store", *ladders, *SPECIAL_RULES}
    assert used - keys - others == set(), "missing texts"


def referenced_by_others() -> list[str]:
    texts = "\n".join(file.read_text("utf-8") for file in (SOURCE / "words" / "en").glob("*.ftl"))
    return re.findall(r"\{ ([a-z][a-z-]+) \}", texts)


_ERRORS = "|".join(name for name, kind in vars(errors).items() if isinstance(kind, type))


def test_no_sentence_stands_in_the_rules() -> None:
    for file in (SOURCE / "games").rglob("*.py"):
        for key in re.findall(rf'(?:{_ERRORS})\(\s*"([^"]*)"', file.read_text("utf-8")):
            assert re.fullmatch(r"[a-z0-9-]+", key), f"{file.name}: {key}"


def test_a_refusal_says_where_and_by_which_rule_and_why() -> None:
    refusal = BadRecord("fjords-lay-occupied", rule="F3.1", event="lay 17 0,0 PPPPPP", cell="0,0", tile="17").at(57)
    assert Words("en").refusal(refusal) == "event 57: F3.1: There is already a tile there. Choose an empty space."
    german = Words("de").say("fjords-lay-occupied", cell="0,0", tile="17")
    assert Words("de").refusal(refusal) == f"event 57: F3.1: {german}"


def test_numbers_and_plurals_are_those_of_the_language() -> None:
    assert Words("en").say("fjords-show-points", points=1) == "1 point"
    assert Words("fr").say("fjords-show-points", points=0) == "0 point"
    assert Words("de").say("fjords-show-points", points=2) == "2 Punkte"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_the_same_whether_or_not_fluent_is_asked(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in (SOURCE / "words" / language).glob("*.ftl"):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    words = Words(language)
    for key, used in parameters(WORDS / language).items():
        given = dict.fromkeys(used, "x")
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, given)
        if not errors:  # one that needs a number
            assert words.say(key, **given) == text


def test_what_a_strange_bot_says_is_quoted_as_it_is() -> None:
    words = Words("en")
    assert words.quote("reason-by-chance", {}) == words.say("reason-by-chance")
    assert words.quote("reason-of-my-own", {"tiles": 3, "key": "a"}) == "reason-of-my-own tiles=3 key=a"
    assert words.quote("reason-cuts-off", {}) == "reason-cuts-off", "it needs a number that is not told"
