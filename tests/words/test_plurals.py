"""A number before a word has a text for one."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement, VariableReference
from support.texts import WORDS, entries, name_of

from longhouse.words import LANGUAGES

# The parameters that count something.
COUNTS = {
    *(
        "allies",
        "best",
        "cards",
        "count",
        "days",
        "decisions",
        "due",
        "events",
        "games",
        "goal",
        "houses",
        "ids",
        "left",
    ),
    *(
        "longest",
        "low",
        "modules",
        "most",
        "needed",
        "nodes",
        "number",
        "of",
        "openings",
        "played",
        "points",
        "puzzles",
    ),
    *(
        "seats",
        "size",
        "solved",
        "stars",
        "steps",
        "tiles",
        "tried",
        "trumps",
        "value",
        "vikings",
        "ways",
        "won",
        "words",
    ),
}

# Texts in which a number is never one, or is not what is counted, each with the reason.
NEVER_ONE = {
    "advice-better": "a number with a decimal",
    "bot-line-too-long": "a limit",
    "cli-sim-figures": "games and steps by the second",
    "engine-too-large": "a limit",
    "field-amount": "two limits",
    "figures-intro": "many games",
    "fjords-hint": "a number with a decimal",
    "fjords-learning-path": "seven games",
    "people-badge-how": "five or more",
    "server-tournament-people": "three to sixteen",
    "fjords-two-players": "3 or 4 players",
    "northwood-bad-hand": "seven to nine cards",
    "northwood-due-hand": "seven to nine cards",
    "northwood-hint": "a number with a decimal",
    "northwood-scenario-goal": "a limit",
    "northwood-special-rule": "the number of a fief or value; where it counts, it has a choice of its own",
    "play-who": "two to four players",
    "puzzles-standing": "many puzzles",
    "replay-northwood": "the value of a card",
    "server-block-most": "a limit",
    "server-daily-secret": "a limit",
    "server-failure": "the number of an error",
    "server-report-text": "a limit",
    "server-import-refused": "the number of a game",
    "server-too-many-games": "a limit",
    "solve-bounds": "two bounds",
    "table-chat": "a limit",
    "table-name": "a limit",
    "table-password": "a limit",
    "tiles-too-many": "more than a limit",
    "web-card": "the value of a card",
    "web-goal": "16, 18 or 20 stars",
    "web-northwood-do": "the value of a card",
    "web-story-draw": "the value of a card",
    "web-story-statement": "the value of a card",
    "web-year-progress": "sixteen scenarios",
}

# Words after a number that are the same for one and many.
SAME = {
    "en": "of|discarded|left|solved|more|needed|to|and|from|plains|mountain|sea",
    "fr": "sur|à|et|de|d|en|au|pour|par|requis",
    "de": "von|bis|und|in|im|zu|aus|mehr|nötig|abgelegt|gelöst|davon|übrig|Ackerland|Berg|Meer|gewonnen|Mal|ab",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_a_text_for_one(language: str) -> None:
    found = [
        f"{file.name}: {message.id.name}: {{ ${name} }}{after}"
        for file in sorted((WORDS / language).glob("*.ftl"))
        for message in entries(file)
        if isinstance(message, Message) and message.value is not None and message.id.name not in NEVER_ONE
        for name, after in counted(message.value, language)
    ]
    assert found == []


def counted(pattern: Pattern, language: str, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """The numbers that stand before a word, and by which no text for one can be chosen."""
    for at, element in enumerate(pattern.elements):
        match element:
            case Placeable(expression=VariableReference(id=name)) if name.name in COUNTS - chosen:
                following = pattern.elements[at + 1] if at + 1 < len(pattern.elements) else None
                after = following.value if isinstance(following, TextElement) else ""
                if re.match(r"[ \u00a0][^\W\d_]", after) and not re.match(rf"[ \u00a0]({SAME[language]})\b", after):
                    yield name.name, after[:20]
            case Placeable(expression=SelectExpression(selector=selector, variants=variants)):
                has_one = {"one", "1"} & {name_of(variant.key) for variant in variants}
                by = {selector.id.name} if isinstance(selector, VariableReference) and has_one else set()
                for variant in variants:
                    yield from counted(variant.value, language, chosen | by)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("a = { $count } tiles", True),
        ("a = { $count } of 8", False),
        ("a = { $count ->\n    [one] { $count } tile\n   *[other] { $count } tiles\n }", False),
        ("a = { $count ->\n    [0] none\n   *[other] { $count } tiles\n }", True),
        ("a = Seat { $seat } is free", False),
    ],
)
def test_a_number_without_a_text_for_one_is_found(text: str, wrong: bool) -> None:
    (message,) = FluentParser().parse(text).body
    assert isinstance(message, Message)
    assert message.value is not None
    assert bool(list(counted(message.value, "en"))) is wrong
