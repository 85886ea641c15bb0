"""For Northwood! in the terminal: drawn, played, finished early, and through every verb."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.northwood import a_visit, after

from longhouse.cli import main
from longhouse.terminal import tables
from longhouse.words import LANGUAGES, Words


def test_a_visit_is_drawn_with_piles_hand_and_abilities() -> None:
    visit = after(a_visit("JC", "JF", hand="7E 1L", score="1C", top="8F", exhausted="JF"), "listen", "*state 8F")
    drawn = tables.draw(visit.view(None), Words("en")).plain
    for shown in ("JF  Jack of Flowers (exhausted)", "Fief 3, trump Claws: 1 scored", "Statement: 8F", "Hand: 1L 7E"):
        assert shown in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_works(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = json.dumps({"scenario": "few-candles", "challenge": True})
    speak = ("--language", language)
    assert (
        main(["sim", "northwood", "--options", options, "--games", "2", "--seed", "7", "--out", str(tmp_path), *speak])
        == 0
    )
    record = str(tmp_path / "0001.json")
    assert main(["verify", "--fair", record, str(tmp_path / "0002.json"), *speak]) == 0
    capsys.readouterr()
    assert main(["legal", record, "--at", "2", *speak]) == 0
    assert json.loads(capsys.readouterr().out) == [f"visit {fief}" for fief in range(8)]
    for at in (0, 1, 2, 10, 40, 80):
        assert main(["show", record, "--at", str(at), *speak]) == 0
    assert main(["show", record, *speak]) == 0
    assert main(["perft", "northwood", "--seed", "7", "--depth", "2", *speak]) == 0
    assert capsys.readouterr().out.endswith("40\n")


def test_a_refused_event_is_one_line_with_its_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "northwood", "--games", "1", "--seed", "7", "--out", str(tmp_path)]) == 0
    file = tmp_path / "0001.json"
    content = json.loads(file.read_text("utf-8"))
    content["events"][3] = "reply 1C"
    file.write_text(json.dumps(content), "utf-8")
    capsys.readouterr()
    assert main(["verify", str(file), "--language", "en"]) == 1
    assert "event 3: N3.3: Use an ally now, or listen to the statement." in capsys.readouterr().err


def test_a_whole_game_is_played_and_decided_visits_are_finished(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    finished = 0

    def lines() -> Iterator[str]:
        nonlocal finished
        yield "help"
        yield "finish"
        while "save to keep" not in (out := capsys.readouterr().out):
            if "finish plays" in out:
                finished += 1
                yield "finish"
            else:
                yield "1"
        yield "save whole.json"
        yield "quit"

    typed = lines()
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    assert main(["play", "northwood", "--seed", "7", "--language", "en"]) == 0
    assert finished > 0
    assert main(["verify", "--fair", "whole.json"]) == 0
