"""The benchmark: positions with exact values, bots that are asked at them, and data sets."""

import json
import sys
from pathlib import Path

import pyarrow.parquet
import pytest

from longhouse.bots.registry import OwnBot
from longhouse.cli import main
from longhouse.engine.fjords.settling import values
from longhouse.engine.thinking import Budget
from longhouse.games.fjords.settlement import Settlement
from longhouse.lab.benchmark.kinds import benchmarks
from longhouse.lab.benchmark.positions import suite
from longhouse.lab.benchmark.report import BenchmarkReport, report
from longhouse.lab.benchmark.running import Findings, known, results, run_of
from longhouse.lab.executing.local import ThisProcess

UNRULY = str(Path(__file__).parent.parent / "support" / "unruly_bot.py")
SMALL = ["settlement-small"]


def measured(bot: str, file: Path, own: OwnBot | None = None, only: list[str] | None = None) -> BenchmarkReport:
    run = run_of("fjords", bot, {} if own is None else {own.name: own}, only or SMALL)
    findings = Findings()
    list(results(run, file, ThisProcess(), findings))
    return report(run, findings)


def test_every_set_is_shipped_and_every_position_has_something_to_decide() -> None:
    wanted = {name for benchmark in benchmarks().values() for name in benchmark.sets}
    assert set(suite()) == wanted
    for name, positions in suite().items():
        assert len({position.id for position in positions}) == len(positions) >= 50, name
        for position in positions:
            assert position.worst_regret > 0


@pytest.mark.parametrize("name", sorted(suite()))
def test_a_position_is_replayed_to_the_seat_and_the_actions_it_names(name: str) -> None:
    for position in suite()[name][:5]:
        state = position.state()
        assert state.turn == position.seat
        assert sorted(state.legal()) == sorted(position.values)


def test_the_values_are_proven_again() -> None:
    for position in suite()["settlement-medium"][:5]:
        state = position.state()
        assert isinstance(state, Settlement)
        found = {state.game.text(each.action): each.value for each in values(state, Budget()).candidates}
        assert found == position.values


def test_who_proves_costs_nothing_and_random_costs_something(tmp_path: Path) -> None:
    proven = measured("norn-1@60000n", tmp_path / "norn.jsonl").sets[0]
    at_random = measured("random", tmp_path / "random.jsonl").sets[0]
    assert (proven.best.figure, proven.regret.figure, proven.positions) == (1.0, 0.0, len(suite()[SMALL[0]]))
    assert at_random.regret.low > 0
    assert at_random.best.figure < 0.9


def test_answers_are_kept_and_not_asked_for_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = measured("random", file).sets[0]
    lines = file.read_bytes()
    run = run_of("fjords", "random", {}, SMALL)
    assert len(known(run, file)[0]) == len(suite()[SMALL[0]])
    again = measured("random", file).sets[0]
    assert (again.best, again.regret, again.positions) == (first.best, first.regret, first.positions)
    assert file.read_bytes() == lines
    file.write_bytes(lines[:-20])
    assert len(known(run, file)[0]) == len(suite()[SMALL[0]]) - 1


def test_a_bot_that_fails_counts_with_its_worst_action(tmp_path: Path) -> None:
    own = OwnBot("hermit", (sys.executable, UNRULY, "cheating"))
    found = measured("hermit", tmp_path / "results.jsonl", own).sets[0]
    worst = [position.worst_regret for position in suite()[SMALL[0]]]
    assert found.failed == found.positions
    assert found.regret.figure == pytest.approx(sum(worst) / len(worst))


def test_the_command_prints_tables_and_writes_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    command = ["benchmark", "random", "--game", "northwood", "--deals", "2", "--language", "en", "--out", str(file)]
    assert main([*command, "--sets", "visit-intro"]) == 0
    told = capsys.readouterr().out
    assert "visit-intro" in told
    assert str(file) in told.replace("\n", "")
    last = json.loads(file.read_text().splitlines()[-1])
    assert (last["benchmark"], last["bot"], last["sets"][0]["set"]) == ("1", "random", "visit-intro")


def test_the_command_counts_the_answers_that_a_bot_did_not_give(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = f"hermit={sys.executable} {UNRULY} refusing"
    command = [
        "benchmark",
        "hermit",
        "--bot",
        given,
        "--sets",
        *SMALL,
        "--out",
        str(tmp_path / "x"),
        "--language",
        "en",
    ]
    for _ in range(2):  # the second time, all answers are in the file
        assert main(command) == 0
        said = capsys.readouterr()
        assert f"In {len(suite()[SMALL[0]])} positions the bot gave no valid answer." in " ".join(said.out.split())
        assert said.err.count("I am tired.") == len(suite()[SMALL[0]])


def test_on_a_ladder_a_bot_meets_every_anchor() -> None:
    ladder = benchmarks()["fjords"].ladders["fjords"]
    run = run_of("fjords", "greedy", {}, ["fjords"], deals=1)
    assert [pair[1] for pair in run.matches] == list(ladder.anchors)
    assert all(match.games == 2 for match in run.matches.values())
    alone = run_of("northwood", "greedy", {}, ["northwood-intro"], deals=3)
    assert [match.games for match in alone.matches.values()] == [15]  # three deals for greedy and four anchors


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["nobody"], "nobody"),
        (["random", "--game", "chess"], "There is no benchmark for “chess”."),
        (["random", "--sets", "settlement-huge"], "no set or ladder called “settlement-huge”"),
        (["random", "--ray", "nowhere"], "is not the address of a Ray cluster"),
        (["random", "--out", "/proc/none/x"], "/proc/none/x"),
    ],
)
def test_bad_input_is_told_in_one_line(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["benchmark", *arguments, "--language", "en"]) in (1, 2)
    complaint = capsys.readouterr().err
    assert told in complaint
    assert complaint.count("\n") == 1


def test_a_data_set_is_made_resumed_and_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = benchmarks()["northwood"]
    monkeypatch.setattr("longhouse.lab.benchmark.dataset.benchmarks", lambda: {"northwood": kept})
    monkeypatch.setattr("longhouse.lab.benchmark.kinds.benchmarks", lambda: {"northwood": kept})
    assert main(["dataset", str(tmp_path), "--games", "1", "--seed", "a"]) == 0
    lines = (tmp_path / "positions.jsonl").read_bytes()
    assert main(["dataset", str(tmp_path), "--games", "2", "--seed", "a"]) == 0
    assert (tmp_path / "positions.jsonl").read_bytes().startswith(lines)
    rows = pyarrow.parquet.read_table(tmp_path / "positions.parquet").to_pylist()
    stored = [json.loads(line)["positions"] for line in (tmp_path / "positions.jsonl").read_text().splitlines()]
    assert {row["id"] for row in rows} == {position["id"] for found in stored for position in found}
    for row in rows:
        assert dict(zip(row["actions"], row["values"], strict=True))[row["best"][0]] == row["value"]
    assert "MIT" in (tmp_path / "README.md").read_text()
