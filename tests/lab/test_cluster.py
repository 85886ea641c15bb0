"""Work on a real Ray cluster: the same results as in one process, also when workers or nodes are lost."""

import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.refused import refused
from support.squares import Niceness, Squares

from longhouse.errors import BadSettings, Unavailable
from longhouse.lab.executing import cluster
from longhouse.lab.executing.cluster import RayCluster
from longhouse.lab.executing.local import LocalProcesses, ThisProcess


@pytest.fixture(scope="module")
def two_workers() -> Iterator[RayCluster]:
    lost: list[str] = []
    os.environ["PYTHONPATH"] = str(Path(__file__).parents[1])  # workers import `support`
    with RayCluster(jobs=2, lost=lost.append) as executor:
        executor.told = lost  # type: ignore[attr-defined]
        yield executor


def test_a_killed_worker_changes_no_result(two_workers: RayCluster, tmp_path: Path) -> None:
    alone = {task: square for task, (square, _) in ThisProcess().run(Squares(), range(40))}
    found = dict(two_workers.run(Squares(tmp_path), range(40)))
    assert {task: square for task, (square, _) in found.items()} == alone
    assert (tmp_path / "killed").exists()
    processes = {process for _, process in found.values()}
    assert os.getpid() not in processes
    assert len(two_workers.told) == 1  # type: ignore[attr-defined]
    begun = len(list(tmp_path.glob("begun-*")))
    assert begun >= 2
    assert len(list(tmp_path.glob("ended-*"))) == begun - 1  # all but the killed one


def test_work_that_always_kills_its_worker_is_given_up(two_workers: RayCluster, tmp_path: Path) -> None:
    with refused("cluster-workers-die"):
        list(two_workers.run(Squares(tmp_path, always=True), [10]))  # one task, so one worker is started anew


def test_a_task_that_kills_its_worker_is_found_among_those_sent_with_it(
    two_workers: RayCluster, tmp_path: Path
) -> None:
    told: list[str] = two_workers.told  # type: ignore[attr-defined]
    before, found = len(told), set()
    with refused("cluster-workers-die"):
        for task, _ in two_workers.run(Squares(tmp_path, always=True, deadly=range(30, 31)), range(60)):
            found.add(task)
    assert len(told) - before >= 3  # more if an earlier batch is blamed first
    assert found >= set(range(30 - cluster._MOST_TOGETHER))  # the last ones may still be with the other worker
    assert 30 not in found


def test_tasks_that_are_short_are_sent_together(two_workers: RayCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[list[int]] = []
    batch = cluster._Crew._batch

    def noted(crew: cluster._Crew) -> list[int]:
        batches.append(batch(crew))
        return batches[-1]

    monkeypatch.setattr(cluster._Crew, "_batch", noted)
    found = {task: square for task, (square, _) in two_workers.run(Squares(), range(200))}
    assert found == {n: n**2 for n in range(200)}
    assert sum(map(len, batches)) == 200
    assert max(map(len, batches)) > 1
    assert len(batches[0]) == len(batches[-1]) == 1  # nothing is known yet; nobody waits for the last ones


def test_workers_are_as_nice_as_the_command_that_started_them(two_workers: RayCluster) -> None:
    assert {niceness for _, niceness in two_workers.run(Niceness(), range(4))} == {os.nice(0)}


def test_an_error_of_a_task_arrives_as_it_is(two_workers: RayCluster) -> None:
    with pytest.raises(ValueError, match="no square of -1"):
        list(two_workers.run(Squares(), [-1]))


def test_a_run_that_is_closed_early_ends_its_workers(two_workers: RayCluster, tmp_path: Path) -> None:
    running = two_workers.run(Squares(tmp_path), range(10))
    next(running)
    running.close()
    assert len(list(tmp_path.glob("ended-*"))) >= 1


def test_other_versions_on_a_node_are_refused(two_workers: RayCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "installed", lambda: "longhouse 0.0.1")
    with pytest.raises(BadSettings, match=r"different versions.*0\.0\.1"):
        list(two_workers.run(Squares(), [1]))


def test_a_lost_node_loses_no_game_and_nothing_is_left_behind(tmp_path: Path) -> None:
    """A cluster of two nodes is joined by its address; one node goes while games are played."""
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("lose_a_node.py")), str(tmp_path)],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "HOME": str(tmp_path / "home"), "RAY_AUTH_MODE": "disabled"},
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "same results, node lost"
    assert not (tmp_path / "home").exists()


def test_the_arena_plays_on_a_cluster_of_its_own_that_leaves_nothing_behind(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "longhouse.cli", "arena", "fjords", "--players", "random,random", "--games", "6"]
    home = {**os.environ, "HOME": str(tmp_path / "home")}
    told = []
    for how in (["--ray", "--jobs", "2"], ["--jobs", "1"]):
        playing = subprocess.Popen(
            [*command, "--json", *how], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=home, start_new_session=True
        )
        told.append(playing.communicate(timeout=240))
        assert playing.returncode == 0, told
        assert list(Path("/tmp").glob(f"longhouse-ray-{playing.pid}-*")) == []
    assert _without_times(told[0][0]) == _without_times(told[1][0])
    assert told[0][1] == b""
    assert not (tmp_path / "home").exists()


def test_a_program_that_has_imported_ray_can_start_a_cluster() -> None:
    program = """
import ray
from longhouse.lab.executing.cluster import RayCluster
from support.squares import Squares
with RayCluster(jobs=1) as executor:
    print([square for _, (square, _) in executor.run(Squares(), [7])])
"""
    plain = {name: text for name, text in os.environ.items() if not name.startswith("RAY_")}
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        encoding="utf-8",
        env={**plain, "PYTHONPATH": str(Path(__file__).parents[1])},
        check=False,
        timeout=240,
    )
    assert done.stdout == "[49]\n", done.stderr


def _without_times(told: bytes) -> Any:
    content = json.loads(told)
    for player in content["players"]:
        del player["seconds_per_game"], player["slowest_move"]
    return content


@pytest.mark.parametrize("kind", ["closed", "silent", "other"])
def test_an_address_where_no_ray_answers_is_refused(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longhouse.lab.executing.joining._SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as there:
        port = there.getsockname()[1]
        if kind == "closed":
            there.close()
        elif kind == "other":

            def answer() -> None:
                met, _ = there.accept()
                met.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
                met.close()

            threading.Thread(target=answer, daemon=True).start()
        with pytest.raises(Unavailable, match=rf"No Ray cluster answers at 127\.0\.0\.1:{port}"):
            list(RayCluster(f"127.0.0.1:{port}").run(Squares(), [1]))


def test_auto_is_refused_where_no_ray_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(**_: object) -> None:
        raise ConnectionError("Could not find any running Ray instance. Set `--address`.")

    monkeypatch.setattr("ray.init", nobody)
    monkeypatch.setattr("ray.shutdown", lambda: None)  # the cluster of the other tests stays
    with pytest.raises(Unavailable, match=r"^No Ray cluster answers at auto\. "):
        list(RayCluster("auto").run(Squares(), [1]))


@pytest.mark.parametrize("address", ["fjords", "host:", ":6379", "host:port", "ray://host:1", "host:99999"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(BadSettings, match="is not the address of a Ray cluster"):
        list(RayCluster(address).run(Squares(), [1]))


def test_local_processes_find_the_same() -> None:
    found = dict(LocalProcesses(2).run(Squares(), range(5)))
    assert {task: square for task, (square, _) in found.items()} == {n: n**2 for n in range(5)}
    assert os.getpid() not in {process for _, process in found.values()}


def test_no_work_starts_nothing() -> None:
    assert list(RayCluster("nobody:1").run(Squares(), [])) == []
