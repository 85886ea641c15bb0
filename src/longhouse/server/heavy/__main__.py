"""Starts the process for heavy work (`worker`) with a low priority, so that the server itself comes first."""

import sys

from longhouse.priority import give_way


def start() -> int:
    """Lower the priority of this process, then run the jobs until the input ends; return the exit code."""
    give_way(10)
    from longhouse.server.heavy.worker import main  # it takes most of a second to import

    return main()


sys.exit(start())
