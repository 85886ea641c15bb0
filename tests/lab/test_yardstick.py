"""The yardstick of For Northwood!: stored visits, replayed on decks that the seed determines."""

import gzip
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from longhouse.bots.levels import Level, level_named
from longhouse.games.northwood.visit import Visit
from longhouse.lab.northwood import yardstick
from longhouse.lab.northwood.yardstick import Replays, UncertainVisit, VisitsOfGames, share, succeeds

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture(scope="module")
def visits() -> list[UncertainVisit]:
    packed = (BENCH / "uncertain-visits.jsonl.gz").read_bytes()
    return [msgspec.json.decode(line, type=UncertainVisit) for line in gzip.decompress(packed).splitlines()]


def test_every_stored_visit_is_at_its_first_decision(visits: list[UncertainVisit]) -> None:
    assert len({visit.id for visit in visits}) == len(visits) == 600
    for visit in visits[:60]:
        state = visit.state()
        assert state.due == "dialogue"
        assert not state.begun


def test_visits_are_collected_again_as_they_were(visits: list[UncertainVisit]) -> None:
    work = VisitsOfGames("norn-1@300n")
    work.begin()
    seed = visits[0].id.rpartition("/")[0]
    assert work.do(seed, lambda: False) == [visit for visit in visits if visit.id.startswith(f"{seed}/")]


def test_a_replay_depends_on_nothing_but_its_task(visits: list[UncertainVisit]) -> None:
    work = Replays({visit.id: visit for visit in visits}, "test")
    work.begin()
    tasks = [("random", visits[number].id, 0) for number in range(20)]
    first = [work.do(task, lambda: False) for task in tasks]
    assert [work.do(task, lambda: False) for task in reversed(tasks)] == first[::-1]


def test_seconds_are_those_of_one_core(visits: list[UncertainVisit], monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Level] = []

    def noted(_visit: Visit, level: Level, *_: object) -> bool:
        played.append(level)
        return True

    monkeypatch.setattr(yardstick, "succeeds", noted)
    Replays({visits[0].id: visits[0]}, "test").do(("norn", visits[0].id, 0), lambda: False)
    assert (played[0].budget.clock, played[0].budget.threads) == (time.process_time, 1)


def test_who_searches_succeeds_more_often_than_chance(visits: list[UncertainVisit]) -> None:
    def succeeded(player: str) -> int:
        level = level_named("northwood", player)
        return sum(succeeds(visit.state(), level, f"test/{visit.id}") for visit in visits[:40])

    assert succeeded("norn-1@20n") > 2 * succeeded("random")


def test_the_decks_of_a_visit_count_together() -> None:
    alike = share({"a": [1.0, 1.0], "b": [0.0, 0.0]})
    assert alike.figure == 0.5
    assert alike.high - alike.low == pytest.approx(1.96, abs=1e-3)
    assert share({"a": [1.0, 0.0], "b": [0.0, 1.0]}).low == 0.5


def test_the_script_compares_players_on_the_same_decks() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "uncertain_visits.py",
            "measure",
            "random",
            "random",
            "--visits",
            "3",
            "--decks",
            "2",
            "--jobs",
            "1",
        ],
        cwd=BENCH,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "+0.0 ± 0.0 %" in done.stdout
