"""The rule books: every rule in every language, and pictures that the referee agrees with."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from rules.positions import count, points, refused, seen, settlement, small_game
from support.northwood import a_visit, after

import longhouse
from longhouse.errors import IllegalAction
from longhouse.games.game import State
from longhouse.games.northwood.characters import CHARACTERS
from longhouse.games.northwood.fiefs import STARS
from longhouse.words import LANGUAGES

SOURCE = Path(longhouse.__file__).parent
HOUSE = SOURCE.parent.parent
GAMES = ("fjords", "northwood")
PICTURES: dict[str, dict[str, Any]] = json.loads((HOUSE / "web/src/book/pictures.json").read_text("utf-8"))
ISLANDS = [name for name, picture in PICTURES.items() if "ground" in picture]
ANSWERS = [name for name, picture in PICTURES.items() if "statement" in picture]

# Everything there is in a book: title, introduction, section, rule, picture.
LINE = re.compile(r"# .+|## \d+ .+|\*\*[FN][\w.]+\*\* .+|!\[.+\]\([a-z-]+\)")
LAND = {"90": "PPPPPP", "91": "PPPMMM"}  # so that some tile of the row can be laid


def book(game: str, language: str) -> list[str]:
    """The lines of a book that are not empty."""
    text = (SOURCE / "words" / language / "book" / f"{game}.md").read_text("utf-8")
    return [line for line in text.split("\n") if line]


def numbers(game: str, language: str) -> list[str]:
    """The rules of a book, in order."""
    return [found[1] for line in book(game, language) if (found := re.match(r"\*\*([FN][\w.]+)\*\* ", line))]


def numbered(game: str) -> set[str]:
    """Every number that the reference has, or that an event can be refused with."""
    text = (HOUSE / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    listed = set(re.findall(r"^- \*\*([FN]\d+\.\d+)", text, re.MULTILINE))
    return listed | ({"F11"} if game == "fjords" else {"N6", "N7", *(f"N5.{who.code}" for who in CHARACTERS)})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_book_has_every_rule_once_and_in_the_order_of_the_others(game: str, language: str) -> None:
    assert numbers(game, language) == numbers(game, "en")
    assert sorted(numbers(game, language)) == sorted(numbered(game))


def test_every_rule_that_the_code_names_is_in_the_book() -> None:
    code = "\n".join(file.read_text("utf-8") for file in (SOURCE / "games").rglob("*.py"))
    named = set(re.findall(r'"([FN]\d+(?:\.\d+)?)"', code))
    assert named <= set(numbers("fjords", "en") + numbers("northwood", "en"))
    assert len(named) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_book_refers_only_to_rules_that_are_in_it(game: str, language: str) -> None:
    text = "\n".join(book(game, language))
    assert set(re.findall(r"\b[FN]\d+(?:\.\w+)?\b", text)) <= set(numbers(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_book_is_written_so_that_the_app_can_read_it(game: str, language: str) -> None:
    title, _introduction, *lines = book(game, language)
    assert title.startswith("# ")
    assert [line for line in lines if not LINE.fullmatch(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_stands_beside_the_same_rule_in_every_language(language: str) -> None:
    def shown(language: str) -> list[tuple[str, str]]:
        lines = [line for game in GAMES for line in book(game, language)]
        return [found for line in lines for found in re.findall(r"^\*\*([FN][\w.]+)\*\* |^!\[.+\]\((.+)\)$", line)]

    assert shown(language) == shown("en")
    assert {name for _, name in shown(language) if name} == set(PICTURES)


def position(picture: dict[str, Any]) -> State:
    """The position of a picture of Fjords: longhouses were built in turn, then vikings came in turn."""
    ground, pieces = picture["ground"], [piece.split() for piece in picture.get("pieces", [])]
    asks = [ask["action"].split() for ask in picture.get("asks", [])]
    if not pieces:
        lays = {tile: word for verb, tile, _, word in asks if verb == "lay"}
        row = lays | LAND
        return small_game(row, "*first 0", *(f"*row {tile}" for tile in row), start=ground)
    built = [f"{cell} {kind}" for kind, _, cell in pieces if kind != "viking"]
    symbols = dict(stone.split() for stone in picture.get("stones", []))
    own = {kind for kind, _, _ in pieces if kind == "home"} | {verb for verb, *_ in asks if verb != "viking"}
    state = settlement(ground, *built, symbols=symbols, runes=[*symbols, *sorted(own)])
    for kind, _, cell in pieces:
        if kind == "viking":
            state = state.apply(f"viking {cell}")
    return state


@pytest.mark.parametrize("name", ISLANDS)
def test_what_a_picture_of_fjords_shows_is_so(name: str) -> None:
    picture = PICTURES[name]
    state = position(picture)
    pieces = [piece.split() for piece in picture.get("pieces", [])]
    standing = [{"piece": kind, "seat": int(seat), "cell": cell} for kind, seat, cell in pieces]
    assert count(state, "pieces") == len(standing)
    assert all(seen(state, "pieces", number) in standing for number in range(len(standing)))
    for ask in picture.get("asks", []):
        if "refused" in ask:
            assert refused(state, ask["action"]) == ask["refused"]
        else:
            assert ask["action"] in state.legal()


@pytest.mark.parametrize("name", [name for name in ISLANDS if "bonus" in PICTURES[name]])
def test_what_a_picture_counts_is_what_the_stone_is_worth(name: str) -> None:
    scored = points(position(PICTURES[name]), 0)
    assert isinstance(scored, dict)
    assert scored[name] == len(PICTURES[name]["bonus"])


@pytest.mark.parametrize("name", ANSWERS)
def test_what_a_picture_of_answers_shows_is_so(name: str) -> None:
    picture = PICTURES[name]
    visit = after(a_visit(hand=" ".join(picture["hand"]), fief=0), "listen", f"*state {picture['statement']}")
    trump, scoring = (visit.view(None)[part] for part in ("trump", "scoring"))
    assert trump == picture["trump"]
    assert isinstance(scoring, list)
    for card, fate in picture["hand"].items():
        if fate == "refused":
            with pytest.raises(IllegalAction) as refusal:
                visit.apply(f"reply {card}")
            assert refusal.value.rule == "N3.3"
        else:
            assert f"reply {card}" in visit.legal()
            assert (card in scoring) == (fate == "scores")


def test_the_picture_of_the_fiefs_has_their_stars() -> None:
    assert PICTURES["fiefs"]["stars"] == list(STARS)
