"""The interfaces of executors and of the work that they run."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Hashable, Iterable
from types import TracebackType
from typing import Generic, Self, TypeVar

Task = TypeVar("Task", bound=Hashable)
TaskResult = TypeVar("TaskResult")

WorkStopped = Callable[[], bool]
"""A function that a task calls to learn whether its result is no longer needed."""


class Work(ABC, Generic[Task, TaskResult]):
    """Work that is split into tasks. Each process that takes part has its own copy of the work.

    The copies are pickled before `begin` is called, so until then the work may hold only its parameters. A result
    depends on nothing but the parameters and the task: if a process is lost, another one does its task again.
    """

    def begin(self) -> None:
        """Prepare this process, for example by compiling machine code. Called once, before the first task."""

    @abstractmethod
    def do(self, task: Task, stopped: WorkStopped) -> TaskResult:
        """Do a task, and return its result.

        A long task should call `stopped` now and then, and raise any error once the answer is True.
        """

    def end(self) -> None:
        """Release what `begin` and the tasks have started, such as processes of bots."""


class Executor(ABC):
    """Runs work.

    An executor is a context manager: at the end of the block, all processes that it has started end.
    """

    in_this_process = False
    """Whether the tasks are done in this process, so that a caller can prepare the process."""
    on_this_machine = True
    """Whether all processes run on this machine and share its cache of compiled kernels."""

    @abstractmethod
    def run(
        self, work: Work[Task, TaskResult], tasks: Iterable[Task]
    ) -> Generator[tuple[Task, TaskResult], None, None]:
        """Yield each task together with its result, in the order in which the tasks end. Closing the generator stops
        the work.
        """

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:  # noqa: B027 (only a cluster is joined for longer than a run)
        """End the processes and connections that the executor keeps between runs."""
