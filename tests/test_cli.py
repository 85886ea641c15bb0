"""The command line, as other tools call it."""

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from support.command import assert_one_line, longhouse
from support.patience import PATIENCE

from longhouse.cli import main
from longhouse.words import Words

TILES: dict[str, Any] = {
    "name": "small",
    "start": [
        {"id": "A", "cell": [0, 0], "word": "PPPPPP"},
        {"id": "B", "cell": [1, 0], "word": "PPPPPP"},
    ],
    "tiles": [{"players": 2, "words": ["PPPPPP", "PPPPPP"]}],
}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    assert main(["sim", "fjords", "--games", "1", "--seed", "7", "--out", str(tmp_path)]) == 0
    return tmp_path / "0001.json"


def changed(record: Path, **change: object) -> Path:
    content = json.loads(record.read_text())
    other = record.with_name("changed.json")
    other.write_text(json.dumps({**content, **change}))
    return other


def events_of(record: Path) -> list[str]:
    events: list[str] = json.loads(record.read_text())["events"]
    return events


class TestSim:
    def test_it_writes_numbered_records_that_verify_and_are_fair(self, tmp_path: Path) -> None:
        options = '{"players": 4, "runes": ["home", "wisdom"]}'
        done = longhouse("sim", "fjords", "--options", options, "--games", "3", "--seed", "7", "--out", str(tmp_path))
        assert done.returncode == 0
        assert "games/s" in done.stdout
        assert "steps/s" in done.stdout
        files = sorted(file.name for file in tmp_path.iterdir())
        assert files == ["0001.json", "0002.json", "0003.json"]
        done = longhouse("verify", "--fair", *(str(tmp_path / file) for file in files))
        assert (done.returncode, done.stdout, done.stderr) == (0, "ok\n", "")

    def test_the_same_seed_gives_the_same_games(self, tmp_path: Path) -> None:
        for folder in ("a", "b"):
            main(["sim", "fjords", "--games", "2", "--seed", "x", "--out", str(tmp_path / folder)])
        one, other = (tmp_path / "a" / "0002.json", tmp_path / "b" / "0002.json")
        assert one.read_text() == other.read_text()
        assert one.read_text() != (tmp_path / "a" / "0001.json").read_text()

    def test_json_figures_count_actions_as_steps(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["sim", "fjords", "--games", "2", "--seed", "7", "--out", str(tmp_path), "--json"]) == 0
        figures = json.loads(capsys.readouterr().out)
        events = [event for file in tmp_path.iterdir() for event in events_of(file)]
        assert figures["games"] == 2
        assert figures["steps"] == sum(not event.startswith("*") for event in events)

    @pytest.mark.parametrize(
        "arguments",
        [
            ["chess"],
            ["fjords", "--options", "{"],
            ["fjords", "--options", "[]"],
            ["fjords", "--options", '{"players": 7}'],
            ["fjords", "--options", '{"variant": "epic", "players": 3}'],
            ["fjords", "--games", "0"],
            ["fjords", "--games", "x"],
            ["fjords", "--tiles", "missing.toml"],
            ["fjords", "--unknown"],
            ["fjords", "a\nb"],
            ["fjords", "--seed", "a\nb"],
            ["fjords", "--seed", "\udcff"],
            ["fjords", "--options", '{"players": 2, "players": 3}'],
            ["fjords", "--options", '{"tiles": {"name": "\\ud800", "start": [], "tiles": []}}'],
        ],
    )
    def test_bad_usage_is_one_line_and_writes_nothing(self, tmp_path: Path, arguments: list[str]) -> None:
        out = tmp_path / "out"
        assert_one_line(longhouse("sim", *arguments, "--out", str(out)), 2)
        assert not out.exists()

    def test_a_folder_that_cannot_be_made_is_one_line(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        assert_one_line(longhouse("sim", "fjords", "--out", str(tmp_path / "file")), 2)


class TestVerify:
    def test_a_good_record_is_ok(self, record: Path) -> None:
        done = longhouse("verify", str(record))
        assert (done.returncode, done.stdout, done.stderr) == (0, "ok\n", "")

    def test_a_bad_event_is_told_with_file_index_rule_and_words(self, record: Path) -> None:
        events = events_of(record)
        index = next(i for i, event in enumerate(events) if event.startswith("lay"))
        tile = events[index].split()[1]
        bad = changed(record, events=[*events[:index], f"lay {tile} 0,0 {events[index].split()[3]}"])
        line = assert_one_line(longhouse("verify", str(bad)), 1)
        assert line == f"{bad}: event {index}: F3.1: There is already a tile there. Choose an empty space.\n"
        line = assert_one_line(longhouse("verify", str(bad), lang="de_DE.UTF-8"), 1)
        assert line == f"{bad}: event {index}: F3.1: Hier liegt schon ein Plättchen. Such eine leere Stelle.\n"

    def test_every_bad_file_of_several_is_told(self, record: Path) -> None:
        bad = changed(record, game="chess")
        done = longhouse("verify", str(record), str(bad))
        assert done.returncode == 1
        assert done.stderr.startswith(f"{bad}: ")

    def test_an_unfair_record_is_told(self, record: Path) -> None:
        assert "seed" in assert_one_line(longhouse("verify", "--fair", str(changed(record, seed="8"))), 1)

    @pytest.mark.parametrize(
        "content",
        [
            b"",
            b"garbage " * 1_300_000,
            b"\x00\xff" * 5_000_000,
            b'{"format": "longhouse/1", "game": "fjords", "opt',
            b"[" * 200_000,
            b'{"format": "longhouse/1", "game": "fjords", "options": {}, "events": ["reply 7E"]}',
            b'{"format": "longhouse/1", "game": "fjords", "options": {"players": "2"}, "events": []}',
        ],
        ids=["empty", "10 MB of text", "10 MB of bytes", "cut off", "nested", "other game", "wrong type"],
    )
    def test_garbage_is_one_line(self, tmp_path: Path, content: bytes) -> None:
        file = tmp_path / "bad.json"
        file.write_bytes(content)
        line = assert_one_line(longhouse("verify", str(file)), 1)
        assert line.startswith(f"{file}: ")
        assert len(line) < 400

    def test_a_missing_file_does_not_keep_the_others_from_being_checked(self, record: Path) -> None:
        bad = changed(record, game="chess")
        done = longhouse("verify", "missing.json", str(bad))
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 2

    def test_many_keys_and_one_of_them_twice_are_read_in_no_time(self, tmp_path: Path) -> None:
        file = tmp_path / "bad.json"
        file.write_text("{" + ",".join(f'"k{i}":1' for i in range(200_000)) + ',"k0":2}')
        assert "k0" in assert_one_line(longhouse("verify", str(file)), 1)

    @pytest.mark.parametrize("change", [{"seed": "\ud800"}, {"players": ["\ud800", "b"]}, {"result": None}])
    def test_what_no_file_can_hold_is_refused(self, record: Path, change: dict[str, Any]) -> None:
        assert_one_line(longhouse("verify", "--fair", str(changed(record, **change))), 1)

    def test_a_file_that_is_not_there_is_bad_usage(self, tmp_path: Path) -> None:
        assert_one_line(longhouse("verify", str(tmp_path / "missing.json")), 2)
        assert_one_line(longhouse("verify", str(tmp_path)), 2)
        assert_one_line(longhouse("verify"), 2)


class TestLegal:
    def test_after_the_start_the_list_is_empty_because_chance_is_due(self, record: Path) -> None:
        assert json.loads(longhouse("legal", str(record), "--at", "0").stdout) == []

    def test_at_the_end_the_list_is_empty(self, record: Path) -> None:
        assert json.loads(longhouse("legal", str(record)).stdout) == []

    def test_what_was_played_is_among_the_legal_actions(self, record: Path) -> None:
        events = events_of(record)
        index = next(i for i, event in enumerate(events) if event.startswith("viking"))
        assert events[index] in json.loads(longhouse("legal", str(record), "--at", str(index)).stdout)

    def test_a_ply_beyond_the_end_or_no_number_is_bad_usage(self, record: Path) -> None:
        assert_one_line(longhouse("legal", str(record), "--at", "9999"), 2)
        assert_one_line(longhouse("legal", str(record), "--at", "-1"), 2)

    def test_a_bad_record_fails(self, record: Path) -> None:
        assert_one_line(longhouse("legal", str(changed(record, events=["*first 7"]))), 1)


class TestPerft:
    @staticmethod
    def count(depth: int, seed: str = "7") -> int:
        return int(longhouse("perft", "fjords", "--options", "{}", "--seed", seed, "--depth", str(depth)).stdout)

    def test_it_counts_the_sequences_that_legal_and_apply_give(self) -> None:
        from longhouse.games.catalogue import game_with
        from longhouse.games.chance import Source
        from longhouse.games.game import State

        def slowly(state: State, depth: int, drawn: int) -> int:
            chance = state.chance
            if chance is not None and depth:
                event = chance.draw(Source("7").output(drawn))
                return slowly(state.apply(state.game.text(event)), depth, drawn + 1)
            return sum(slowly(state.apply(text), depth - 1, drawn) for text in state.legal()) if depth else 1

        start = game_with("fjords", {}).start()
        assert [self.count(depth) for depth in range(4)] == [slowly(start, depth, 0) for depth in range(4)]

    def test_a_depth_is_needed(self) -> None:
        assert_one_line(longhouse("perft", "fjords"), 2)
        assert_one_line(longhouse("perft", "fjords", "--depth", "-1"), 2)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "nicht angegeben: GAME"),
        (["fjords", "--nope"], "unbekanntes Argument: --nope"),
        (["fjords", "--games"], "--games: hier fehlt ein Wert"),
        (["fjords", "--json=1"], "--json: nimmt keinen Wert an (angegeben: '1')"),
        (["fjords", "--language", "la"], "'la' geht hier nicht; zur Wahl stehen 'en', 'fr', 'de'"),
        (["fjords", "--o", "1"], "--o ist mehrdeutig: --options, --out"),
    ],
)
def test_what_is_wrong_with_a_command_is_said_in_the_language_of_its_reader(arguments: list[str], says: str) -> None:
    done = longhouse("sim", *arguments, lang="de_DE.UTF-8")
    assert_one_line(done, 2)
    assert says in done.stderr


def test_help_is_in_the_language_of_its_reader() -> None:
    told = longhouse("sim", "--help", lang="fr_FR.UTF-8").stdout
    assert "afficher cette aide et quitter" in told
    assert "arguments\u00a0:\n" in told


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("C", "run bots for servers on this machine or on others"),
        ("fr_FR.UTF-8", "lancer des bots pour des serveurs"),
        ("de_DE.UTF-8", "Bots für Server auf diesem oder anderen Rechnern betreiben"),
    ],
)
def test_help_says_what_the_verb_bots_does_and_what_players_to_name(lang: str, says: str) -> None:
    about_verbs, about_players = (" ".join(longhouse(*of, "--help", lang=lang).stdout.split()) for of in ([], ["sim"]))
    assert f" bots {says} " in about_verbs
    assert "norn@50ms" not in about_verbs
    assert "norn@50ms" in about_players


class TestShow:
    def test_it_draws_tiles_row_supplies_and_points(self, record: Path) -> None:
        drawn = longhouse("show", str(record), "--at", "30").stdout
        assert "Row" in drawn
        assert "vikings" in drawn
        assert "^" in drawn
        assert "~" in drawn
        assert "\x1b" not in drawn
        assert "wins." in longhouse("show", str(record)).stdout

    def test_it_speaks_other_languages(self, record: Path) -> None:
        assert "Auslage" in longhouse("show", str(record), "--at", "30", "--language", "de").stdout
        assert "Rangée" in longhouse("show", str(record), "--at", "30", lang="fr_FR.UTF-8").stdout


class TestTiles:
    def test_a_set_of_ones_own_is_played_and_kept_in_the_record(self, tmp_path: Path) -> None:
        file = tmp_path / "tiles.toml"
        file.write_text(
            'name = "small"\n[[start]]\nid = "A"\ncell = [0, 0]\nword = "PPPPPP"\n'
            '[[start]]\nid = "B"\ncell = [1, 0]\nword = "PPPPPP"\n[[tiles]]\nwords = ["PPPPPP", "PPPPPP"]\n'
        )
        done = longhouse("sim", "fjords", "--tiles", str(file), "--games", "1", "--out", str(tmp_path))
        assert done.returncode == 0
        assert json.loads((tmp_path / "0001.json").read_text())["options"]["tiles"]["name"] == "small"
        assert longhouse("verify", str(tmp_path / "0001.json")).stdout == "ok\n"

    @pytest.mark.parametrize(
        ("change", "says"),
        [
            ({"tiles": [{"words": ["PPPXPP"]}]}, "F1.2"),
            ({"tiles": [{"words": ["PPP"]}]}, "F1.2"),
            ({"tiles": [{"words": ["MSPPPP"]}]}, "F1.3"),
            ({"tiles": [{"words": ["SPSPPP"]}]}, "F1.3"),
            ({"start": [{"id": "A", "cell": [0, 0], "word": "MMMMMM"}, TILES["start"][1]]}, "F3.2"),
            ({"tiles": [{"words": ["PPPPPP"], "ids": ["A"]}]}, "id A"),
            ({"symbols": {"water": ["99"]}}, "99"),
            ({"symbols": {"fire": ["01"]}}, "fire"),
            ({"start": []}, "starting tile"),
            ({"tiles": []}, "two players"),
            ({"colour": "red"}, "colour"),
            ({"tiles": [{"words": ["PPPPPP"], "players": 5}]}, "players"),
        ],
    )
    def test_a_bad_set_is_told_what_is_wrong_with_it(
        self, change: dict[str, Any], says: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        options = json.dumps({"tiles": {**TILES, **change}})
        assert main(["sim", "fjords", "--options", options]) == 2
        line = capsys.readouterr().err
        assert says in line
        assert len(line.splitlines()) == 1

    @pytest.mark.parametrize(
        "content",
        ["name = [", "x = " + "9" * 5000, "name = 2020-01-01", "players = 0x" + "f" * 10_000, "a = " + "[" * 5000],
    )
    def test_a_file_that_is_no_tile_set_is_one_line_with_its_name(self, tmp_path: Path, content: str) -> None:
        file = tmp_path / "tiles.toml"
        file.write_text(content)
        assert assert_one_line(longhouse("sim", "fjords", "--tiles", str(file)), 2).startswith(f"{file}: ")


def test_the_version_and_help_are_told() -> None:
    assert longhouse("--version").stdout.startswith("longhouse ")
    assert "verify" in longhouse("--help").stdout


def test_a_full_disk_behind_the_output_is_one_line(record: Path) -> None:
    command = f"{sys.executable} -m longhouse.cli legal {record} --at 10 --language en > /dev/full"
    done = subprocess.run(["bash", "-c", command], capture_output=True, encoding="utf-8", check=False)
    assert Words("en").say("cli-system-problem", problem=os.strerror(errno.ENOSPC)) in assert_one_line(done, 1)


def test_a_reader_that_stops_early_is_no_error(record: Path) -> None:
    command = f"{sys.executable} -m longhouse.cli show {record} | head -n 1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, encoding="utf-8", check=False)
    assert "Traceback" not in done.stderr


def test_without_arguments_the_house_is_opened_in_the_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n', "utf-8")
    browser.chmod(0o755)
    environment = {**os.environ, "BROWSER": str(browser), "XDG_DATA_HOME": str(tmp_path), "LONGHOUSE_LANGUAGE": "en"}
    command = [sys.executable, "-m", "longhouse.cli"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as house:
        try:
            assert house.stdout is not None
            address = next(word for word in house.stdout.readline().split() if word.startswith("http"))
            with urlopen(address) as page:
                assert b"Longhouse" in page.read()
            until = time.monotonic() + PATIENCE
            while not opened.exists() or not opened.read_text("utf-8"):  # the house does not wait for the browser
                assert time.monotonic() < until
                time.sleep(0.02)
            house.send_signal(signal.SIGINT)
            assert house.wait(PATIENCE) == 0
        finally:
            house.kill()
    assert opened.read_text("utf-8").strip() == address
