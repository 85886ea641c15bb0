"""A Longhouse server as a process of its own, that can be stopped and started again."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from support.lifetimes import free_port
from support.patience import PATIENCE


class House:
    """A server on a free port of this machine, with a store in a folder."""

    def __init__(self, folder: Path, *packages: Path) -> None:
        """It also finds packages in these folders, as if they were installed."""
        self.packages = packages
        self._database = f"sqlite:///{folder / 'games.sqlite'}"
        self._port = free_port()
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def open(self) -> None:
        """Start, or start again at the same address."""
        command = [sys.executable, "-m", "longhouse.cli", "serve", "--port", str(self._port)]
        command += ["--database", self._database, "--no-limits", "--lazy-bots"]
        environment = {**os.environ, "LONGHOUSE_LANGUAGE": "en"}
        if self.packages:
            environment["PYTHONPATH"] = os.pathsep.join(map(str, self.packages))
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http"))

    def close(self) -> None:
        """Stop as Ctrl-C does."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait(PATIENCE)
