"""Every text exists in every language, is used, and takes the same parameters."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, Pattern, Resource, VariableReference
from fluent.syntax.visitor import Visitor

import longhouse
from longhouse import errors
from longhouse.errors import BadRecord
from longhouse.games.northwood.special_rules import SPECIAL_RULES
from longhouse.words import LANGUAGES, Words

SOURCE = Path(longhouse.__file__).parent
WEB = SOURCE.parent.parent / "web" / "src"


class Variables(Visitor):
    """Collects the parameters of a message, and the other messages it refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the name is Fluent's)
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 (the name is Fluent's)
        self.others.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every key of a language with its parameters, and those of the messages it refers to."""
    found: dict[str, Variables] = {}
    for file in sorted((SOURCE / "words" / language).glob("*.ftl")):
        resource: Resource = FluentParser().parse(file.read_text("utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, Message):
                assert isinstance(entry.value, Pattern)
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = Variables()
                found[entry.id.name].visit(entry.value)

    def parameters(key: str) -> set[str]:
        return found[key].found.union(*map(parameters, found[key].others))

    return {key: parameters(key) for key in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_and_only_parameters_that_are_passed(language: str) -> None:
    """What is passed is what the English text uses, and what a comment above it names ("Also passed: $cell")."""
    english, texts = messages("en"), messages(language)
    assert set(texts) == set(english)
    further = also_passed()
    passed = {key: used | further.get(key, set()) for key, used in english.items()}
    assert {key: extra for key in texts if (extra := texts[key] - passed[key])} == {}


def also_passed() -> dict[str, set[str]]:
    """The parameters that English texts do not need, by key."""
    found: dict[str, set[str]] = {}
    for file in sorted((SOURCE / "words" / "en").glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message) and entry.comment is not None:
                found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", entry.comment.content or ""))
    return found


def test_every_text_is_used_and_every_text_used_exists() -> None:
    keys = set(messages("en"))
    files = [*SOURCE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    code = "\n".join(file.read_text("utf-8") for file in files)
    literals = set(re.findall(r"""["']([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["']""", code))
    named_by_verb = {f"cli-{verb}" for verb in re.findall(r'verb\("([a-z]+)"', code)}
    prefixes = {key.split("-")[0] for key in keys}
    used = {literal for literal in literals if literal.split("-")[0] in prefixes} | named_by_verb
    assert keys - used - set(referenced_by_others()) == set(), "unused texts"
    assert used - keys - {"reconstruction-1", *SPECIAL_RULES} == set(), "missing texts"


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
    assert Words("de").refusal(refusal).startswith("event 57: F3.1: ")


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
    for key, parameters in messages(language).items():
        given = dict.fromkeys(parameters, "x")
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, given)
        if not errors:  # one that needs a number
            assert words.say(key, **given) == text
