"""Lowers the priority of background work."""

import os
import sys
import threading
from contextlib import suppress

_LOWEST = 19


def give_way(nice: int) -> None:
    """Lower the priority of this thread, and of the threads that it starts, by `nice`, the niceness as in Unix.

    Each call lowers the priority further. Only Linux has a priority per thread: on other Unix systems a call from the
    main thread lowers the priority of the whole process, and on Windows nothing happens.
    """
    if sys.platform == "linux":
        with suppress(OSError):  # a sandbox may forbid it; the work is done all the same
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
        thread = threading.get_native_id()
        own = os.getpriority(os.PRIO_PROCESS, thread)  # of the whole server, if it was started with a low priority
        os.setpriority(os.PRIO_PROCESS, thread, min(_LOWEST, own + nice))
    elif sys.platform != "win32" and threading.current_thread() is threading.main_thread():
        os.nice(nice)
