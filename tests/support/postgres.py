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

from support.lifetimes import children_of, free_port, living


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
        self.port = free_port()
        self.url = f"postgresql://longhouse@127.0.0.1:{self.port}/postgres"
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

    @property
    def settings(self) -> dict[str, str]:
        """More settings of the server."""
        return {}

    def start(self) -> None:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "fsync": self._fsync,
            **self.settings,
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

    @property
    def running(self) -> bool:
        return self._server.poll() is None

    def processes(self) -> list[int]:
        """The ids of the server's processes, the main one first."""
        return [self._server.pid, *children_of(self._server.pid)]


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


class ArchivedPostgres(RunningPostgres):
    """A server that archives its write-ahead log, and can be recovered from a base backup and that archive."""

    def __init__(self, name: str) -> None:
        self._archive = Path(name) / "archive"
        self._base = Path(name) / "base"
        super().__init__(name, "off")

    @property
    def settings(self) -> dict[str, str]:
        return {
            "archive_mode": "on",
            "archive_command": f"mkdir -p {self._archive} && test ! -f {self._archive}/%f && cp %p {self._archive}/%f",
            "restore_command": f"cp {self._archive}/%f %p",
        }

    def back_up_base(self) -> None:
        beside = (self._folder / "initdb").resolve().with_name("pg_basebackup")
        command: list[str | Path] = [
            beside if beside.exists() else "pg_basebackup",
            "-D",
            self._base,
            "-d",
            self.url,
            "--checkpoint=fast",
        ]
        subprocess.run(command, user=self._user, check=True, cwd=self._name)

    def archive_now(self) -> None:
        """Archive what is written so far; without this, that happens when a segment is full."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            [segment] = connection.execute("SELECT pg_walfile_name(pg_switch_wal())").fetchone() or [""]
            while segment > (_archived(connection) or ""):
                time.sleep(0.05)

    def lose_everything_but_the_archive(self) -> None:
        self.stop()
        shutil.rmtree(self._data)

    def recover(self) -> None:
        self._base.rename(self._data)
        (self._data / "recovery.signal").touch()
        self.start()
        with psycopg.connect(self.url, autocommit=True) as connection:
            while connection.execute("SELECT pg_is_in_recovery()").fetchone() == (True,):
                time.sleep(0.05)


def archived_postgres() -> AbstractContextManager[ArchivedPostgres]:
    """A context manager that runs a server which archives its log."""
    return living(ArchivedPostgres)


def _archived(connection: psycopg.Connection[tuple[object, ...]]) -> str | None:
    [last] = connection.execute("SELECT last_archived_wal FROM pg_stat_archiver").fetchone() or [None]
    return None if last is None else str(last)
