"""Joins a Ray cluster, or starts one on this machine that leaves nothing behind."""

import logging
import os
import secrets
import shutil
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from longhouse.errors import BadSettings, Unavailable
from longhouse.extras import needs
from longhouse.games.fields import shown

_SECONDS = 5.0
"""How long an address has to answer."""
_OBJECTS = 80 * 2**20
"""Bytes of shared memory of a cluster on this machine: results are small."""
_GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
"""The beginning of every HTTP/2 connection, which Ray answers with settings as well: a frame of the type 4."""


@dataclass(frozen=True)
class Joined:
    """A cluster that this process has joined."""

    folder: Path | None
    """The folder with the files of the cluster, if this process has started it; else None."""

    def leave(self) -> None:
        """Leave the cluster. If this process has started the cluster, end it and remove its files."""
        import ray  # noqa: PLC0415 (an optional package, which takes half a second)

        ray.shutdown()
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)


def join(address: str | None, jobs: int | None) -> Joined:
    """Join the cluster at an address (`HOST:PORT`, or `auto`); if the address is None, start a cluster.

    A cluster that is started here uses `jobs` cores of this machine; None for all of them.

    Ray sends no usage reports and starts no dashboard, and a cluster that is started here has a temporary folder.
    Raises `Unavailable` if no cluster answers at the address, `BadSettings` if Ray is not installed or the address
    cannot be read.
    """
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["RAY_DEDUP_LOGS_SKIP_REGEX"] = "."  # else Ray prints lost workers among our output
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else Ray warns about the next version
    return _started(jobs) if address is None else _met(address)


def _started(jobs: int | None) -> Joined:
    if "ray" not in sys.modules:  # once it is loaded, it keeps to the mode it has read
        # A token of ours, as Ray would write one into the home folder.
        os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(32))
    os.environ.setdefault("RAY_worker_niceness", "0")  # else every other program goes before the workers
    with needs("ray"):
        import ray  # noqa: PLC0415 (as above)
    # Ray puts sockets into the folder, whose paths may have only about 100 characters: often too few for TMPDIR.
    folder = Path(
        tempfile.mkdtemp(prefix=f"longhouse-ray-{os.getpid()}-", dir="/tmp" if Path("/tmp").is_dir() else None)
    )
    try:
        with _signals_kept():
            ray.init(
                address="local",
                num_cpus=jobs,
                num_gpus=0,
                include_dashboard=False,
                object_store_memory=_OBJECTS,
                log_to_driver=False,
                logging_level=logging.ERROR,
                _temp_dir=str(folder),
            )
    except BaseException:
        ray.shutdown()
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return Joined(folder)


def _met(address: str) -> Joined:
    if address != "auto":
        _check(address)
    with needs("ray"):
        import ray  # noqa: PLC0415 (as above)
    try:
        with _signals_kept():
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        ray.shutdown()
        if address == "auto" and isinstance(error, ConnectionError):  # Ray would name options that we have not
            raise Unavailable("cluster-nobody", address="auto") from None
        problem = str(error).partition("\n")[0]
        raise Unavailable("cluster-refuses", address=shown(address), problem=problem) from None
    return Joined(None)


def _check(address: str) -> None:
    """Raise an error if nothing answers at the address, or something that is not Ray.

    Ray itself would wait for minutes.
    """
    host, colon, port = address.rpartition(":")
    if not colon or not host or "/" in host or not port.isdecimal() or not 0 < int(port) < 1 << 16:
        raise BadSettings("cluster-address", address=shown(address))
    answer = b""
    try:
        with socket.create_connection((host.strip("[]"), int(port)), _SECONDS) as met:
            met.sendall(_GREETING)
            met.settimeout(_SECONDS)
            while len(answer) < 9 and (heard := met.recv(9)):
                answer += heard
    except OSError:
        pass
    if len(answer) < 9 or answer[3] != 4:
        raise Unavailable("cluster-nobody", address=shown(address))


@contextmanager
def _signals_kept() -> Iterator[None]:
    """Restore the handler of SIGTERM, which Ray replaces."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
