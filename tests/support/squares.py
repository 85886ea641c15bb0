"""Work for tests of the executors."""

import os
import signal
from pathlib import Path

from longhouse.lab.executing.work import Work, WorkStopped


class Squares(Work[int, tuple[int, int]]):
    """Squares numbers, and says in which process. One worker kills itself at a deadly number: once, or always."""

    def __init__(
        self, marks: Path | None = None, *, always: bool = False, deadly: range = range(10, 1_000_000)
    ) -> None:
        self._marks = marks
        self._always = always
        self._deadly = deadly
        self._begun = False

    def begin(self) -> None:
        self._begun = True
        if self._marks is not None:
            (self._marks / f"begun-{os.getpid()}").touch()

    def do(self, task: int, stopped: WorkStopped) -> tuple[int, int]:
        assert self._begun
        assert not stopped()
        if task < 0:
            raise ValueError(f"no square of {task}")
        if self._marks is not None and task in self._deadly and (self._always or not (self._marks / "killed").exists()):
            (self._marks / "killed").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return task**2, os.getpid()

    def end(self) -> None:
        if self._marks is not None:
            (self._marks / f"ended-{os.getpid()}").touch()


class Niceness(Work[int, int]):
    """Says how far a worker stands back behind other programs."""

    def do(self, task: int, stopped: WorkStopped) -> int:  # noqa: ARG002 (nothing to stop)
        return os.nice(0)
