"""The verbs of the players, as other tools call them."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from support.command import assert_one_line, longhouse
from support.compiled import all_but_one
from support.watched import in_a_terminal

from longhouse.cli import main
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.match import FinishedMatch
from longhouse.games.fjords.tiles import built_in_content
from longhouse.games.playout import random_game
from longhouse.games.record import Record

RECORDS = Path(__file__).parent / "golden" / "records"
FJORDS, FOUR, NORTHWOOD = (
    str(RECORDS / f"{name}.json") for name in ("fjords-base-2", "fjords-base-4-all-runes", "northwood-full")
)


def first(file: str, verb: str) -> int:
    """The ply of the first event of a record that begins so."""
    events: list[str] = json.loads(Path(file).read_text())["events"]
    return next(ply for ply, event in enumerate(events) if event.startswith(verb))


def figures(*arguments: str) -> Any:
    done = longhouse(*arguments, "--json")
    assert done.returncode == 0, done
    assert done.stderr == ""
    return json.loads(done.stdout)


class TestSolve:
    def test_a_settlement_of_two_is_solved_exactly_and_its_line_is_played_to_the_end(self) -> None:
        found = figures("solve", FJORDS, "--at", str(first(FJORDS, "viking")))
        assert found["solved"]
        assert found["low"] == found["high"]
        state = list(Record.read(Path(FJORDS).read_text()).states())[first(FJORDS, "viking")]
        assert state.turn is not None
        seat = state.turn
        for text in found["line"]:
            state = state.apply(text)
        assert isinstance(state, FinishedMatch)
        points = state.result.scores
        assert points[seat] - points[1 - seat] == found["low"]

    def test_loading_what_is_compiled_is_no_part_of_the_budget(self) -> None:
        late = len(json.loads(Path(FJORDS).read_text())["events"]) - 8
        assert figures("solve", FJORDS, "--at", str(late), "--budget", "500ms")["solved"]

    def test_a_person_reads_it_in_words(self) -> None:
        done = longhouse("solve", FJORDS, "--at", str(first(FJORDS, "viking")), "--language", "de")
        assert "Wenn beide perfekt spielen" in done.stdout

    @pytest.mark.parametrize(("file", "at"), [(FJORDS, "20"), (FJORDS, "0"), (FOUR, None)])
    def test_what_is_no_settlement_of_two_is_told(self, file: str, at: str | None) -> None:
        ply = at or str(first(FOUR, "viking"))
        assert "two-player" in assert_one_line(longhouse("solve", file, "--at", ply), 2)

    def test_a_game_without_a_solver_is_told(self) -> None:
        told = assert_one_line(longhouse("solve", NORTHWOOD, "--at", "20"), 2)
        assert "can’t solve positions in this game" in told

    def test_a_budget_that_is_none_is_told(self) -> None:
        ply = str(first(FJORDS, "viking"))
        assert "“soon” is not a thinking budget" in assert_one_line(
            longhouse("solve", FJORDS, "--at", ply, "--budget", "soon"), 2
        )


class TestHint:
    @pytest.mark.parametrize(
        ("file", "verb"), [(FJORDS, "lay"), (FJORDS, "viking"), (FOUR, "viking"), (NORTHWOOD, "reply")]
    )
    def test_the_best_actions_have_values_and_reasons(self, file: str, verb: str) -> None:
        ply = str(first(file, verb))
        found = figures("hint", file, "--at", ply, "--budget", "40n")
        legal = json.loads(longhouse("legal", file, "--at", ply).stdout)
        assert all(each["action"] in legal for each in found["candidates"])
        assert all(each["reason"]["key"].startswith("reason-") for each in found["candidates"])

    def test_a_person_reads_it_as_a_table(self) -> None:
        drawn = longhouse("hint", NORTHWOOD, "--at", str(first(NORTHWOOD, "visit")), "--budget", "40n").stdout
        assert "winning the fief" in drawn
        assert "%" in drawn

    def test_where_nobody_decides_it_says_so(self) -> None:
        assert_one_line(longhouse("hint", FJORDS, "--at", "0", "--budget", "40n"), 2)


class TestAnalyse:
    def test_every_move_has_a_value_and_a_loss(self) -> None:
        found = figures("analyse", FJORDS, "--budget", "20n")
        assert found["complete"]
        assert all(move["lost"] >= 0 for move in found["moves"])
        assert set(found["worst"]) <= {move["ply"] for move in found["moves"]}

    def test_a_person_reads_what_would_have_been_better(self) -> None:
        drawn = longhouse("analyse", FJORDS, "--budget", "20n", lang="fr_FR.UTF-8").stdout
        assert "Il valait mieux jouer" in drawn

    def test_a_record_with_a_bad_event_is_one_line(self, tmp_path: Path) -> None:
        content = json.loads(Path(FJORDS).read_text())
        bad = tmp_path / "bad.json"
        bad.write_text(json.dumps({**content, "events": [*content["events"][:30], "viking 0,0"]}))
        assert_one_line(longhouse("analyse", str(bad), "--budget", "20n"), 1)


class TestArena:
    @pytest.mark.parametrize("players", ["random", "random,odin", "random,random@5s", "", "norn@1s/game,random"])
    def test_players_who_do_not_fit_are_told(self, players: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["arena", "fjords", "--players", players]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1

    def test_a_table_of_figures_is_printed(self) -> None:
        drawn = longhouse("arena", "fjords", "--players", "greedy,random", "--games", "4").stdout
        assert "4 of 4 games" in drawn
        assert "greedy" in drawn

    def test_alone_the_fiefs_are_counted(self) -> None:
        options = '{"setup": "full", "goal": 20}'
        found = figures("arena", "northwood", "--players", "greedy", "--options", options, "--games", "2")
        assert len(found["players"][0]["fiefs"]) == 8
        assert found["options"]["goal"] == 20


class TestSim:
    def test_bots_play_and_their_records_say_who_did(self, tmp_path: Path) -> None:
        longhouse("sim", "fjords", "--players", "karl@5n,greedy", "--seed", "1", "--out", str(tmp_path))
        content = json.loads((tmp_path / "0001.json").read_text())
        assert content["players"] == ["bot:karl@5n", "bot:greedy"]
        assert longhouse("verify", "--fair", str(tmp_path / "0001.json")).stdout == "ok\n"

    def test_too_few_players_are_told(self) -> None:
        assert_one_line(longhouse("sim", "fjords", "--players", "norn"), 2)


class TestPlay:
    def test_a_bot_answers_through_the_port_and_says_why(self) -> None:
        played = longhouse("play", "fjords", "--against", "greedy", "--seed", "5", stdin="1\n1\nquit\n")
        assert played.returncode == 0, played
        assert " · " in played.stdout

    def test_a_hint_is_given_at_the_table(self) -> None:
        played = longhouse("play", "northwood", "--seed", "5", stdin="hint\nquit\n")
        assert "% chance of reaching the goal" in " ".join(played.stdout.split())

    def test_a_bot_that_is_not_known_is_told(self) -> None:
        assert "norn" in assert_one_line(longhouse("play", "fjords", "--against", "odin"), 2)


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for what is compiled, in which there is nothing."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("LONGHOUSE_CACHE", str(folder))
    return folder


@pytest.fixture(scope="module")
def huge(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A game with more tiles than the engine can hold, up to the first decisions."""
    content = built_in_content("reconstruction-1")
    content["tiles"] = [{"words": ["PPPPPP"] * 130}]
    content["symbols"] = {}
    game = game_with("fjords", {"tiles": content})
    record = json.loads(random_game(game, "huge").record.write())
    file = tmp_path_factory.mktemp("huge") / "huge.json"
    file.write_text(
        json.dumps({key: record[key] for key in ("format", "game", "options")} | {"events": record["events"][:9]})
    )
    return str(file)


class TestNothingIsCompiledForWhatIsRefused:
    """Whoever is told that something does not work is told so at once."""

    @pytest.mark.parametrize(
        "arguments",
        [
            ("hint", FJORDS, "--at", "0"),
            ("hint", FJORDS),
            ("hint", FJORDS, "--at", "20", "--budget", "soon"),
            ("hint", FJORDS, "--at", "100000"),
            ("hint", "huge"),
            ("analyse", "huge"),
            ("analyse", FJORDS, "--budget", "0n"),
            ("solve", FJORDS, "--at", "20"),
            ("solve", FJORDS, "--at", str(first(FJORDS, "viking")), "--budget", "soon"),
            ("arena", "fjords", "--players", "karl,odin"),
            ("arena", "fjords", "--players", "karl"),
            ("arena", "fjords", "--players", "karl,karl", "--out", "/"),
            ("arena", "fjords", "--players", "karl,karl", "--options", "{"),
            ("sim", "fjords", "--players", "karl,odin"),
            ("sim", "fjords", "--players", "karl,karl", "--out", FJORDS),
            ("play", "fjords", "--against", "odin"),
            ("play", "fjords", "--against", "karl@soon"),
            ("play", "fjords", "--against", "greedy@5s"),
            ("play", "fjords", "--players", "you,karl,karl@1s/game", "--options", '{"players": 3}'),
        ],
        ids=" ".join,
    )
    def test_it_is_refused_in_one_line(self, empty_cache: Path, huge: str, arguments: tuple[str, ...]) -> None:
        given = [huge if each == "huge" else each for each in arguments]
        assert_one_line(longhouse(*given), 2)
        assert not list(empty_cache.rglob("*.kernel"))

    def test_a_game_without_a_decision_is_analysed_at_once(self, empty_cache: Path, tmp_path: Path) -> None:
        record = json.loads(Path(FJORDS).read_text())
        file = tmp_path / "begun.json"
        file.write_text(json.dumps({key: record[key] for key in ("format", "game", "options")} | {"events": []}))
        assert figures("analyse", str(file))["moves"] == []
        assert not list(empty_cache.rglob("*.kernel"))


class TestCompiling:
    VERBS = (
        ("hint", FJORDS, "--at", "20", "--budget", "20n"),
        ("analyse", FJORDS, "--budget", "2n"),
        ("solve", FJORDS, "--at", str(first(FJORDS, "viking"))),
        ("sim", "northwood", "--players", "karl@2n"),
        ("engine", "warm"),
    )

    @pytest.fixture(autouse=True)
    def _little_is_missing(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        all_but_one(tmp_path / "cache")
        monkeypatch.setenv("LONGHOUSE_CACHE", str(tmp_path / "cache"))
        monkeypatch.chdir(tmp_path)

    @pytest.mark.parametrize("arguments", VERBS, ids=" ".join)
    def test_a_person_who_waits_sees_how_far_it_is_once(self, arguments: tuple[str, ...]) -> None:
        assert re.search(r"Compiling the engine \(needed only once\): \d+ of \d\d", in_a_terminal(*arguments))
        assert "Compiling" not in in_a_terminal(*arguments)

    @pytest.mark.parametrize("arguments", VERBS, ids=" ".join)
    def test_where_nobody_watches_nothing_is_shown(self, arguments: tuple[str, ...]) -> None:
        done = longhouse(*arguments)
        assert (done.returncode, done.stderr) == (0, "")
        assert "Compiling" not in done.stdout

    def test_at_the_table_a_bot_and_a_hint_are_waited_for_in_the_same_way(self) -> None:
        against = ("play", "fjords", "--plain", "--against", "norn@20n", "--seed", "5")
        assert "Compiling the engine" in in_a_terminal(*against, typed="quit\n")
        assert "Compiling the engine" not in in_a_terminal(*against, typed="quit\n")
        assert "Compiling the engine" in in_a_terminal("play", "northwood", "--plain", typed="hint\nquit\n")


def test_an_interrupt_ends_the_warming_up_and_all_its_processes(tmp_path: Path) -> None:
    warming = subprocess.Popen(
        [sys.executable, "-m", "longhouse.cli", "engine", "warm"],
        env={**os.environ, "LONGHOUSE_CACHE": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    while not any(tmp_path.rglob("*.kernel")):  # until something is compiled
        assert warming.poll() is None
        time.sleep(0.1)
    os.killpg(warming.pid, signal.SIGINT)
    told, problems = warming.communicate()  # ends when no process holds the other ends any more
    assert (warming.returncode, told, problems) == (130, b"", b"")
