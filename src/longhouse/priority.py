"""Lowers the priority of work for which others must not wait."""

import os
import sys
import threading
from contextlib import suppress


def give_way(nice: int) -> None:
    """Let this thread, and those that it starts, give way to other work on the machine.

    Only Linux has a priority per thread. Elsewhere the whole process gives way; on Windows nothing happens.
    """
    if sys.platform == "linux":
        with suppress(OSError):  # a sandbox may forbid it; the work is done all the same
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), nice)
    elif sys.platform != "win32" and threading.current_thread() is threading.main_thread():
        os.nice(nice)
