"""A program for `test_cluster`: starts a Ray cluster of two nodes, and loses one of them while a match is played.

It imports Ray only when it runs: Ray reads its settings once per process, and test runners import every file.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

from longhouse.games.catalogue import game_with
from longhouse.lab.arena import BotMatch, GamesOfMatch, games_of, match_of
from longhouse.lab.executing.cluster import RayCluster
from longhouse.lab.executing.local import ThisProcess
from longhouse.lab.executing.work import Work, WorkStopped
from longhouse.lab.results import MatchGame


class GamesOnNodes(Work[int, tuple[MatchGame, str]]):
    """Plays the games of a match and tells on which node; slowly until one node was lost."""

    def __init__(self, match: BotMatch, lost: Path) -> None:
        self._games = GamesOfMatch(match)
        self._lost = lost

    def begin(self) -> None:
        self._games.begin()

    def do(self, task: int, stopped: WorkStopped) -> tuple[MatchGame, str]:
        import ray

        if not self._lost.exists():
            time.sleep(0.1)
        return self._games.do(task, stopped), ray.get_runtime_context().get_node_id()


def main(folder: Path) -> None:
    """Print whether the results are those of one process."""
    from ray.cluster_utils import Cluster

    match = match_of(game_with("fjords", {}), ["random", "random"], "7", 400)
    told: list[str] = []
    found: list[MatchGame] = []
    with tempfile.TemporaryDirectory(prefix="lh-", dir="/tmp", ignore_cleanup_errors=True) as place:
        os.environ["RAY_TMPDIR"] = place  # a cluster of several nodes also writes where nodes find it
        (Path(place) / "ray").mkdir()
        head = {"include_dashboard": False, "temp_dir": f"{place}/ray"}
        machines = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": 2**27, **head})
        other = machines.add_node(num_cpus=1, object_store_memory=2**27)
        with RayCluster(machines.address, lost=told.append) as executor:
            for _, (game, node) in executor.run(GamesOnNodes(match, folder / "lost"), range(match.games)):
                found.append(game)
                if node == other.node_id and not (folder / "lost").exists():
                    machines.remove_node(other, allow_graceful=False)
                    (folder / "lost").touch()
        machines.shutdown()
    assert (folder / "lost").exists(), "the other node has played no game"
    assert told, "nobody noticed that the node was lost"
    assert len(found) == match.games
    alone = {game.number: game.result for game in games_of(match, None, ThisProcess())}
    assert {game.number: game.result for game in found} == alone
    print("same results, node lost")  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1]))
