"""Runs a private Redis server for tests, on the loopback interface."""

import shutil
import subprocess
import time
from contextlib import AbstractContextManager

import redis

from support.lifetimes import free_port, living

PROGRAM = shutil.which("redis-server")
"""The path of the Redis server; None if Redis is not installed."""


class RunningRedis:
    """A Redis server that can be stopped and started again at the same address."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        assert PROGRAM is not None
        settings = {"port": self.port, "bind": "127.0.0.1", "save": "", "appendonly": "no", "dir": self._folder}
        options = [part for key, setting in settings.items() for part in (f"--{key}", str(setting))]
        self._process = subprocess.Popen([PROGRAM, *options], stdout=subprocess.DEVNULL)
        while not _answers(self.url):
            assert self._process.poll() is None, "Redis did not start"
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop at once, as in a crash: clients are not notified."""
        self._process.kill()
        self._process.wait()

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def processes(self) -> list[int]:
        """The id of the server's process."""
        return [self._process.pid]


def running_redis() -> AbstractContextManager[RunningRedis]:
    """A context manager that runs a server."""
    return living(RunningRedis)


def _answers(url: str) -> bool:
    try:
        with redis.Redis.from_url(url) as asked:
            return bool(asked.ping())
    except redis.RedisError:
        return False
