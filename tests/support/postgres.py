"""Runs a private PostgreSQL server for tests, on the loopback interface."""

import os
import pwd
import shutil
import signal
import subprocess
import time
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Literal

import psycopg

from support.lifetimes import free_port, living


def programs() -> Path | None:
    """The folder with initdb and postgres; None if PostgreSQL is not installed."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return debian[-1].parent if debian else None


class RunningPostgres:
    """A server that can be stopped and started again at the same address."""

    def __init__(self, name: str, fsync: Literal["on", "off"]) -> None:
        folder = programs()
        assert folder is not None
        self._folder = folder
        self._name = name
        self._fsync = fsync
        self._data = Path(name) / "data"
        self._user = _unprivileged()
        self._port = free_port()
        self.url = f"postgresql://longhouse@127.0.0.1:{self._port}/postgres"
        if self._user is not None:
            os.chown(name, pwd.getpwnam(self._user).pw_uid, -1)
        init: list[str | Path] = [
            folder / "initdb",
            "--auth=trust",
            "--username=longhouse",
            "--no-sync",
            "--encoding=UTF8",
            "-D",
            self._data,
        ]
        subprocess.run(init, user=self._user, check=True, stdout=subprocess.DEVNULL, cwd=name)
        self.start()

    def start(self) -> None:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self._port,
            "unix_socket_directories": "",
            "fsync": self._fsync,
        }
        options = [part for key, setting in settings.items() for part in ("-c", f"{key}={setting}")]
        command: list[str | Path] = [self._folder / "postgres", "-D", self._data, *options]
        self._server = subprocess.Popen(command, user=self._user, stderr=subprocess.DEVNULL, cwd=self._name)
        while not _answers(self.url):
            assert self._server.poll() is None, "PostgreSQL did not start"
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop at once, as in a crash: only the write-ahead log survives."""
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait()


def running_postgres(fsync: Literal["on", "off"] = "off") -> AbstractContextManager[RunningPostgres]:
    """A context manager that runs a server. `fsync` is off for speed; turn it on to measure durable writes."""
    return living(partial(RunningPostgres, fsync=fsync))


def _answers(url: str) -> bool:
    try:
        psycopg.connect(url).close()
    except psycopg.OperationalError:
        return False
    return True


def _unprivileged() -> str | None:
    """The user to run as: PostgreSQL refuses to run as root."""
    return "postgres" if os.geteuid() == 0 else None
