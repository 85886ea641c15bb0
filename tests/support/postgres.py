"""A PostgreSQL server of the tests' own, on loopback, from the installed package."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


def programs() -> Path | None:
    """The folder with initdb and postgres; None where PostgreSQL is not installed."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return debian[-1].parent if debian else None


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a server that lives as long as the block."""
    folder = programs()
    assert folder is not None
    user = _unprivileged()
    with tempfile.TemporaryDirectory(prefix="longhouse-pg-") as name:
        data = Path(name) / "data"
        if user is not None:
            os.chown(name, pwd.getpwnam(user).pw_uid, -1)
        init: list[str | Path] = [
            folder / "initdb",
            "--auth=trust",
            "--username=longhouse",
            "--no-sync",
            "--encoding=UTF8",
            "-D",
            data,
        ]
        subprocess.run(init, user=user, check=True, stdout=subprocess.DEVNULL, cwd=name)
        port = _free_port()
        settings = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": "", "fsync": "off"}
        options = [part for key, setting in settings.items() for part in ("-c", f"{key}={setting}")]
        server = subprocess.Popen(
            [folder / "postgres", "-D", data, *options], user=user, stderr=subprocess.DEVNULL, cwd=name
        )
        try:
            url = f"postgresql://longhouse@127.0.0.1:{port}/postgres"
            while not _answers(url):
                assert server.poll() is None, "PostgreSQL did not start"
                time.sleep(0.05)
            yield url
        finally:
            server.terminate()
            server.wait()


def _answers(url: str) -> bool:
    try:
        psycopg.connect(url).close()
    except psycopg.OperationalError:
        return False
    return True


def _unprivileged() -> str | None:
    """PostgreSQL refuses to run as root."""
    return "postgres" if os.geteuid() == 0 else None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
