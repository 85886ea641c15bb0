"""The text game, played through its keyboard."""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from longhouse.cli import main
from longhouse.games.catalogue import game_with
from longhouse.games.playout import random_game
from longhouse.terminal.fjords.text import draw
from longhouse.words import Words


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[Iterator[str]], None]:
    """Someone who types these lines, and then closes the terminal."""
    monkeypatch.chdir(tmp_path)

    def connect(lines: Iterator[str]) -> None:
        def answer(_: str) -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)

    return connect


Keyboard = Callable[[Iterator[str]], None]


def test_a_whole_game_against_a_random_opponent_can_be_played_and_saved(
    keyboard: Keyboard, capsys: pytest.CaptureFixture[str]
) -> None:
    def lines() -> Iterator[str]:
        while "“save” to keep" not in capsys.readouterr().out:
            yield "1"
        yield "save whole.json"
        yield "quit"

    keyboard(lines())
    assert main(["play", "fjords", "--seed", "7", "--players", "you,random"]) == 0
    assert main(["verify", "--fair", "whole.json"]) == 0
    assert json.loads(Path("whole.json").read_text())["players"][1] == "bot:random"


def test_a_game_of_fjords_begins_against_whoever_is_chosen(
    keyboard: Keyboard, capsys: pytest.CaptureFixture[str]
) -> None:
    keyboard(iter(["1", "quit"]))
    assert main(["play", "fjords"]) == 0
    assert json.loads(next(Path().glob("fjords-*.json")).read_text())["players"] == ["Ochre", "bot:random"]
    assert "Lay a tile." in capsys.readouterr().out


def test_two_people_share_the_keyboard(keyboard: Keyboard, capsys: pytest.CaptureFixture[str]) -> None:
    keyboard(iter(["1", "1", "1", "1"]))
    assert main(["play", "fjords", "--seed", "7", "--players", "you,you"]) == 0
    assert "bot:" not in next(Path().glob("*.json")).read_text()
    assert "Saved" in capsys.readouterr().out


def test_moves_can_be_typed_and_refusals_are_explained(keyboard: Keyboard, capsys: pytest.CaptureFixture[str]) -> None:
    keyboard(iter(["lay 99 0,0 PPPPPP", "nonsense", "999", "help", "board", "moves", "", "quit"]))
    assert main(["play", "fjords", "--seed", "7", "--players", "you,you"]) == 0
    out = capsys.readouterr().out
    for told in ("F2.2: ", "F11: ", "There is no move 999", "undo", "Row"):
        assert told in out


@pytest.mark.parametrize("typed", ["[/]", "[bold]x", ":smile:", "0000000010", "save [/x].json", "save " + "a" * 300])
def test_whatever_is_typed_the_game_goes_on(keyboard: Keyboard, capsys: pytest.CaptureFixture[str], typed: str) -> None:
    keyboard(iter([typed, "1", "quit"]))
    assert main(["play", "fjords", "--seed", "7", "--players", "you,you"]) == 0
    out = capsys.readouterr().out
    assert "Saved" in out
    assert typed.rsplit(maxsplit=1)[-1][:6] in out


def test_what_was_decided_after_an_undo_is_saved_too(keyboard: Keyboard) -> None:
    keyboard(iter(["1", "1", "1", "save a.json", "undo", "undo", "2", "quit"]))
    assert main(["play", "fjords", "--seed", "7", "--players", "you,you"]) == 0
    last = [event for event in json.loads(Path("a.json").read_text())["events"] if not event.startswith("*")][-1]
    assert last == "none"


def test_leaving_before_any_decision_leaves_no_file(keyboard: Keyboard) -> None:
    keyboard(iter([]))
    assert main(["play", "fjords", "--players", "you,you"]) == 0
    assert list(Path().iterdir()) == []


def test_who_plays_is_taken_from_the_saved_game(keyboard: Keyboard) -> None:
    keyboard(iter(["1", "save a.json", "quit"]))
    assert main(["play", "fjords", "--seed", "7", "--players", "you,you"]) == 0
    keyboard(iter(["1", "1", "1", "save b.json", "quit"]))
    assert main(["play", "fjords", "--resume", "a.json"]) == 0
    assert json.loads(Path("b.json").read_text())["players"] == ["Ochre", "Raven"]


def test_a_saved_game_keeps_its_game_and_options(keyboard: Keyboard, capsys: pytest.CaptureFixture[str]) -> None:
    keyboard(iter(["1", "save a.json", "quit"]))
    assert main(["play", "fjords", "--seed", "7", "--players", "you,you"]) == 0
    assert main(["play", "fjords", "--resume", "a.json", "--options", '{"players": 3}']) == 2
    assert main(["play", "chess", "--resume", "a.json"]) == 2
    Path("a.json").write_text(Path("a.json").read_text().replace("*first 0", "*first 9"))
    assert main(["play", "fjords", "--resume", "a.json"]) == 1
    assert "a.json: event 0: F2.4: " in capsys.readouterr().err


def test_undo_goes_back_to_the_last_decision_of_a_person(keyboard: Keyboard) -> None:
    keyboard(iter(["undo", "1", "2", "1", "save before.json", "1", "undo", "save after.json", "quit"]))
    assert main(["play", "fjords", "--seed", "7", "--players", "you,random"]) == 0
    before = json.loads(Path("before.json").read_text())["events"]
    after = json.loads(Path("after.json").read_text())["events"]
    assert before[: len(after)] == after


def test_a_closed_terminal_saves_the_game_and_it_can_be_resumed(
    keyboard: Keyboard, capsys: pytest.CaptureFixture[str]
) -> None:
    keyboard(iter(["1", "1", "1"]))
    assert main(["play", "fjords", "--seed", "7", "--players", "you,you"]) == 0
    saved = next(Path().glob("fjords-*.json"))
    events = json.loads(saved.read_text())["events"]
    keyboard(iter(["1", "save more.json", "quit"]))
    assert main(["play", "fjords", "--resume", str(saved), "--players", "you,you"]) == 0
    more = json.loads(Path("more.json").read_text())
    assert more["events"][: len(events)] == events
    assert len(more["events"]) > len(events)
    assert "seed" not in more
    assert main(["verify", "more.json"]) == 0
    assert capsys.readouterr().err == ""


def test_a_file_of_somebody_else_is_not_overwritten(keyboard: Keyboard, capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine.txt").write_text("precious")
    keyboard(iter(["1", "save mine.txt", "save missing/folder.json", "save good.json", "quit"]))
    assert main(["play", "fjords", "--seed", "7", "--players", "you,you"]) == 0
    assert Path("mine.txt").read_text() == "precious"
    out = capsys.readouterr().out
    assert "already exists" in out
    assert "Not saved" in out


def test_with_oversight_the_list_of_moves_is_not_shown(keyboard: Keyboard, capsys: pytest.CaptureFixture[str]) -> None:
    options = '{"oversight": true}'
    keyboard(iter(["1", "nothing", "accept", "quit"]))
    assert main(["play", "fjords", "--options", options, "--seed", "7", "--players", "you,you"]) == 0
    out = capsys.readouterr().out
    assert "doesn’t show where tiles fit" in out
    assert "   1  lay" not in out


def test_a_game_of_the_learning_path_has_its_runes(keyboard: Keyboard) -> None:
    keyboard(iter(["1", "quit"]))
    assert main(["play", "fjords", "--learn", "3", "--players", "you,random"]) == 0
    assert json.loads(next(Path().glob("*.json")).read_text())["options"]["runes"] == ["strength", "water"]


def test_the_wrong_number_of_players_is_bad_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "fjords", "--players", "you"]) == 2
    assert main(["play", "fjords", "--players", "you,god"]) == 2
    assert main(["play", "fjords", "--learn", "8"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 3


@pytest.mark.parametrize(
    "options", ["{}", '{"edition": "2005"}', '{"players": 4, "runes": ["wisdom", "home", "journey"]}']
)
def test_games_on_one_keyboard_play_to_the_end_in_every_language(
    keyboard: Keyboard, capsys: pytest.CaptureFixture[str], options: str
) -> None:
    rng = random.Random(options)
    players = json.loads(options).get("players", 2)
    language = {"{}": "fr"}.get(options, "de")

    def lines() -> Iterator[str]:
        while "undo" not in capsys.readouterr().out[-200:]:
            yield str(rng.choice([1, 1, 1, 2, 3]))
        yield "save end.json"
        yield "quit"

    keyboard(lines())
    arguments = ["play", "fjords", "--options", options, "--language", language, "--seed", "5"]
    assert main([*arguments, "--players", ",".join(["you"] * players)]) == 0
    assert "result" in json.loads(Path("end.json").read_text())


@pytest.mark.parametrize(("seed", "said"), [("21", "The game is a draw."), ("1", "Raven wins.")])
def test_the_last_position_says_who_won(seed: str, said: str) -> None:
    end = random_game(game_with("fjords", {"edition": "2005", "rounds": 1}), seed).state
    assert said in draw(end.view(None), Words("en")).plain


def test_a_move_can_be_said_in_words_and_the_board_is_drawn_only_when_it_changed(
    keyboard: Keyboard, capsys: pytest.CaptureFixture[str]
) -> None:
    keyboard(iter(["fief", "Fief 3", "board", "resign", "save said.json", "quit"]))
    assert main(["play", "northwood", "--seed", "7"]) == 0
    said = capsys.readouterr().out
    assert "could mean several moves" in said
    record = json.loads(Path("said.json").read_text())
    assert "visit 3" in record["events"]
    assert record["ended"] == {"by": "resign", "seat": 0}
    assert said.count("Goal: 16 stars") == 3  # at first, after the visit began, and when asked for
