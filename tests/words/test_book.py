"""The rule books: every rule in every language, and pictures that the referee agrees with."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from rules.positions import count, points, refused, scores, seen, settlement, small_game
from support.northwood import RULERS, a_visit, after, ends

import longhouse
from longhouse.errors import IllegalAction
from longhouse.games.game import Json, State
from longhouse.games.northwood.characters import CHARACTERS
from longhouse.games.northwood.fiefs import STARS
from longhouse.games.northwood.scenarios import longhouse_year
from longhouse.words import LANGUAGES

SOURCE = Path(longhouse.__file__).parent
HOUSE = SOURCE.parent.parent
GAMES = ("fjords", "northwood")
PICTURES: dict[str, dict[str, Any]] = {
    name: picture
    for game in GAMES
    for name, picture in json.loads((HOUSE / f"web/src/games/{game}/book/pictures.json").read_text("utf-8")).items()
}
ISLANDS = [name for name, picture in PICTURES.items() if "ground" in picture]
ANSWERS = [name for name, picture in PICTURES.items() if "statement" in picture]

# Everything there is in a book: titles, chapters, sections, rules, steps, items, rows, pictures, paragraphs.
REFERENCE = re.compile(r"## \d+ .+|\*\*[FN]\d[\w.]*\*\* .+|\d+\. .+|!\[.+\]\([a-z-]+\)")
CHAPTER = re.compile(r"###? \D.+|\d+\. .+|- .+|\| .+ \||!\[.+\]\([a-z-]+\)|[^#|!\d-].+")
LAND = {"90": "PPPPPP", "91": "PPPMMM"}  # so that some tile of the row can be laid


def book(game: str, language: str) -> list[str]:
    """The lines of a book that are not empty."""
    text = (SOURCE / "words" / language / "book" / f"{game}.md").read_text("utf-8")
    return [line for line in text.split("\n") if line]


def numbers(game: str, language: str) -> list[str]:
    """The rules of a book, in order."""
    return [found[1] for line in book(game, language) if (found := re.match(r"\*\*([FN]\d[\w.]*)\*\* ", line))]


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


def halves(game: str, language: str) -> tuple[list[str], list[str]]:
    """The chapters that teach and the numbered rules, without the title, the introduction and the second title."""
    title, _introduction, *lines = book(game, language)
    assert title.startswith("# ")
    second = next(at for at, line in enumerate(lines) if line.startswith("# "))
    return lines[:second], lines[second + 1 :]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_book_is_written_so_that_the_app_can_read_it(game: str, language: str) -> None:
    chapters, reference = halves(game, language)
    assert [line for line in chapters if not CHAPTER.fullmatch(line)] == []
    assert [line for line in reference if not REFERENCE.fullmatch(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_its_number(game: str, language: str) -> None:
    """The first step of a list has number 1, each other one more than the one before."""
    before = 0
    for line in book(game, language):
        found = re.match(r"(\d+)\. ", line)
        if found:
            assert int(found[1]) in (1, before + 1), line
        before = int(found[1]) if found else 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_book_teaches_in_the_same_order_with_the_same_pictures(game: str, language: str) -> None:
    def shown(language: str) -> list[tuple[str, str]]:
        """Chapters and rules in order, with their pictures: a chapter stands for its number."""
        found, chapter = [], 0
        for line in book(game, language):
            chapter += line.startswith("## ") and not re.match(r"## \d", line)
            rule = re.match(r"\*\*([FN]\d[\w.]*)\*\* ", line)
            picture = re.fullmatch(r"!\[.+\]\((.+)\)", line)
            if rule:
                found.append((rule[1], ""))
            elif picture:
                found.append((found[-1][0] if found and found[-1][0][0] in "FN" else str(chapter), picture[1]))
            elif line.startswith("## "):
                found.append((str(chapter), ""))
        return found

    assert shown(language) == shown("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_example_ends_its_chapter_and_has_a_picture_and_steps(game: str, language: str) -> None:
    chapters, _reference = halves(game, language)
    examples = [chapter for chapter in "\n".join(chapters).split("\n## ") if "\n### " in chapter]
    assert len(examples) == (2 if game == "fjords" else 1)
    for chapter in examples:
        _text, *worked = chapter.split("\n### ")
        assert len(worked) == 1
        assert len(re.findall(r"^!\[.+\]\(example-.+\)$", worked[0], re.MULTILINE)) == 1
        assert len(re.findall(r"^\d+\. ", worked[0], re.MULTILINE)) >= 3


def test_every_picture_is_in_a_book() -> None:
    used = {name for game in GAMES for line in book(game, "en") for name in re.findall(r"^!\[.+\]\((.+)\)$", line)}
    assert used == set(PICTURES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_paragraph_of_a_book_is_too_long(game: str, language: str) -> None:
    """Longer ones are steps."""
    texts = [
        re.sub(r"^(\*\*[FN]\d[\w.]*\*\*|\d+\.|-) ", "", line) for line in book(game, language) if line[0] not in "#|!"
    ]
    assert [text for text in texts if len(re.findall(r"\w[\w’'-]*", text)) > 45] == []


def position(picture: dict[str, Any]) -> State:
    """The position of a picture of Fjords: longhouses were built in turn, then vikings came in turn."""
    ground, pieces = picture["ground"], [piece.split() for piece in picture.get("pieces", [])]
    asks = [ask["action"].split() for ask in picture.get("asks", [])]
    if "laid" in picture:
        cell = picture["laid"]
        start = {other: word for other, word in ground.items() if other != cell}
        row = {"01": ground[cell]} | LAND
        rows = (f"*row {tile}" for tile in row)
        return small_game(row, "*first 0", *rows, f"lay 01 {cell} {ground[cell]}", "house", start=start)
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
    assert scored[PICTURES[name].get("row", name)] == len(PICTURES[name]["bonus"])


def test_the_picture_of_friendship_gives_the_points_to_the_one_who_has_most_vikings() -> None:
    state = position(PICTURES["friendship"])
    ochre, raven = points(state, 0), points(state, 1)
    assert isinstance(ochre, dict)
    assert isinstance(raven, dict)
    assert (ochre["friendship"], raven["friendship"]) == (PICTURES["friendship"]["award"]["points"], 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sum_in_the_book_is_that_of_its_picture(language: str) -> None:
    assert scores(position(PICTURES["full-supply"])) == [23, 2]
    rows = [line.strip("| ").replace("**", "").split(" | ") for line in book("fjords", language) if line[0] == "|"]
    sums = [[int(each) for each in row[-2:]] for row in rows if row[-1].isdigit() and len(row) == 3]
    assert sums == [[20, 2], [3, 0], [23, 2]]


def test_the_middle_tile_of_the_example_puts_raven_out() -> None:
    state = position(PICTURES["example-settle"])
    assert state.apply(PICTURES["example-settle"]["asks"][0]["action"]).turn == state.turn


@pytest.mark.parametrize("name", ANSWERS)
def test_what_a_picture_of_answers_shows_is_so(name: str) -> None:
    picture = PICTURES[name]
    fief = next(at for at, ruler in enumerate(RULERS.split()) if ruler[1] == picture["trump"])
    visit = after(a_visit(hand=" ".join(picture["hand"]), fief=fief), "listen", f"*state {picture['statement']}")
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


def test_the_pictures_of_the_fiefs_have_their_stars() -> None:
    assert PICTURES["fiefs"]["stars"] == PICTURES["stars"]["stars"] == list(STARS)


def test_an_ally_is_exhausted_as_its_picture_shows() -> None:
    ready, exhausted = PICTURES["ally-exhausted"]["allies"]
    visit = a_visit(ready["character"], hand="1L 2L 3L")
    assert ally_of(visit, ready["character"])["ready"] is (ready["state"] == "ready")
    used = after(visit, f"use {ready['character']}", "*draw 1C", "*draw 2C", "discard 1C", "discard 2C")
    assert ally_of(used, exhausted["character"])["ready"] is (exhausted["state"] == "ready")


def test_a_substitute_stands_where_its_picture_shows() -> None:
    (told,) = PICTURES["substitute"]["allies"]
    visit = after(a_visit(told["for"], hand="1L", won=(1,)), f"call {told['character']} {told['for']}")
    assert ally_of(visit, told["for"]) == {"ally": told["for"], "substitute": told["character"], "ready": True}


@pytest.mark.parametrize("name", ["success", "failure"])
def test_a_visit_ends_as_its_picture_shows(name: str) -> None:
    picture = PICTURES[name]
    visit = a_visit(hand="1E", score=" ".join(picture["score"]), fief=picture["fief"])
    assert ends(visit, "listen", "*state 6E", "reply 1E").fates[picture["fief"]] is picture["won"]


def test_the_stars_of_the_picture_add_up() -> None:
    fates = PICTURES["stars"]["fates"]
    won, lost = (tuple(at for at in range(7) if fates[at] is fate) for fate in (True, False))
    assert fates[7] is True
    visit = a_visit(hand="1E", score="1C 2C 3C 4C 5C 6C 7C", fief=7, won=won, lost=lost)
    state: State = visit
    for event in ("listen", "*state 6E", "reply 1E"):
        state = state.apply(event)
    assert state.result is not None
    assert state.result.points[0] == sum(stars for stars, fate in zip(STARS, fates, strict=True) if fate) == 16


def test_the_list_of_scenarios_is_that_of_the_year() -> None:
    listed = PICTURES["scenarios"]["scenarios"]
    assert [(season, name) for season, names in listed.items() for name in names] == [
        (scenario.season, name) for name, scenario in longhouse_year().items()
    ]


def ally_of(visit: State, code: str) -> dict[str, Json]:
    """One of the allies as the table shows it."""
    allies = visit.view(None)["allies"]
    assert isinstance(allies, list)
    return next(ally for ally in allies if isinstance(ally, dict) and ally["ally"] == code)
