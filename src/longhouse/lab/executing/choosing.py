"""Chooses an executor from the arguments of a command."""

import argparse
import os
import sys
from collections.abc import Callable

from longhouse.lab.executing.cluster import RayCluster
from longhouse.lab.executing.local import LocalProcesses, ThisProcess
from longhouse.lab.executing.work import Executor

LOCAL = ""
"""The value of the option `--ray` if it is given without an address: a cluster on this machine."""


def executor_of(jobs: int | None, ray: str | None, lost: Callable[[str], None] = lambda _: None) -> Executor:
    """Return the executor that the options `--jobs` and `--ray` ask for.

    - `jobs`: the maximum number of workers. Without `ray`, None or 1 means this process alone.
    - `ray`: the address of a Ray cluster; an empty text for one on this machine, None for no cluster.
    - `lost`: called with the name of a node of the cluster whenever this node or one of its workers is lost.
    """
    if ray is not None:
        return RayCluster(ray or None, jobs, lost)
    return ThisProcess() if jobs in (None, 1) else LocalProcesses(jobs)


def add_arguments(reader: argparse.ArgumentParser, jobs: int | None = None) -> None:
    """Add the options `--jobs` and `--ray` to the parser of a script.

    If a user gives neither, the script uses `jobs` processes or, if that is None, one for each core.
    """
    reader.add_argument("--jobs", type=int, help="worker processes; by default one for each core")
    reader.add_argument("--ray", nargs="?", const=LOCAL, metavar="ADDRESS", help="use a Ray cluster (docs/scale.md)")
    reader.set_defaults(local_jobs=jobs or os.cpu_count() or 1)


def executor_for(chosen: argparse.Namespace) -> Executor:
    """Return the executor that the options of `add_arguments` ask for. Lost workers are reported on the terminal."""
    jobs = chosen.local_jobs if chosen.jobs is None and chosen.ray is None else chosen.jobs
    return executor_of(jobs, chosen.ray, lambda node: print(f"A worker on {node} was lost.", file=sys.stderr))
