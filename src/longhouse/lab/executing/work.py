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
    """Work that is split into tasks; each process that takes part has its own copy.

    It is pickled and sent to the processes before `begin`, so at that time it may hold only parameters. A
    result depends on nothing but the parameters and the task: a task whose process was lost is done again, by another
    process.
    """

    def begin(self) -> None:
        """Prepare this process, for example compile what is missing. Called once, before the first task."""

    @abstractmethod
    def do(self, task: Task, stopped: WorkStopped) -> TaskResult:
        """Do a task. If it takes long, ask `stopped` now and then, and raise any error once it returns true."""

    def end(self) -> None:
        """Release what `begin` and the tasks have started, such as processes of bots."""


class Executor(ABC):
    """Runs work. It is a context manager: leaving the block ends all processes that it has started."""

    in_this_process = False
    """Whether the tasks are done in this process, so that a caller can prepare it."""
    on_this_machine = True
    """Whether all processes run on this machine and share its cache of compiled kernels."""

    @abstractmethod
    def run(
        self, work: Work[Task, TaskResult], tasks: Iterable[Task]
    ) -> Generator[tuple[Task, TaskResult], None, None]:
        """Yield each task with its result, in the order in which they end. Closing the generator stops the work."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:  # noqa: B027 (only a cluster is joined for longer than a run)
        """End the processes and connections that outlive a single run."""
