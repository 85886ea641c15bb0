"""A program for `test_cluster`: starts a Ray cluster of two nodes, and loses one of them while a match is played."""

import os
import sys
import tempfile
from pathlib import Path

from ray.cluster_utils import Cluster

from longhouse.games.catalogue import game_with
from longhouse.lab.arena import games_of, match_of
from longhouse.lab.executing.cluster import RayCluster
from longhouse.lab.executing.local import ThisProcess
from longhouse.lab.results import MatchGame


def main(folder: Path) -> None:
    """Print whether the results are those of one process."""
    match = match_of(game_with("fjords", {}), ["random", "random"], "7", 60)
    file = folder / "results.jsonl"
    lost: list[str] = []
    with tempfile.TemporaryDirectory(prefix="lh-", dir="/tmp", ignore_cleanup_errors=True) as place:
        os.environ["RAY_TMPDIR"] = place  # a cluster of several nodes also writes where nodes find it
        (Path(place) / "ray").mkdir()
        machines = Cluster(
            initialize_head=True,
            head_node_args={
                "num_cpus": 1,
                "include_dashboard": False,
                "temp_dir": f"{place}/ray",
                "object_store_memory": 2**27,
            },
        )
        other = machines.add_node(num_cpus=1, object_store_memory=2**27)
        found: list[MatchGame] = []
        with RayCluster(machines.address, lost=lost.append) as executor:
            for game in games_of(match, file, executor):
                found.append(game)
                if len(found) == 20:
                    machines.remove_node(other, allow_graceful=False)
        machines.shutdown()
    alone = {game.number: game.result for game in games_of(match, None, ThisProcess())}
    kept = {game.number: game.result for game in games_of(match, file, ThisProcess())}
    assert {game.number: game.result for game in found} == alone == kept
    assert len(found) == len(alone) == 60
    assert lost, "nobody noticed that the node was lost"
    print("same results, node lost")  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1]))
