"""The executor for a Ray cluster: a worker on every core of every node; tasks of lost workers are repeated."""

import os
import pickle
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Generator, Hashable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from longhouse.errors import BadSettings, Unavailable
from longhouse.lab.executing.joining import Joined, join
from longhouse.lab.executing.sources import installed
from longhouse.lab.executing.work import Executor, Task, TaskResult, Work

if TYPE_CHECKING:
    from ray import ObjectRef

_LOOK = 1.0
"""Seconds between two looks at which nodes there are."""
_PATIENCE = 600.0
"""Seconds until the first worker has to be ready; it may have to compile the engine first."""
_FAREWELL = 10.0
"""Seconds that workers have to end the bots they have started, before they are killed."""
_MOST_LOSSES = 3
"""How often a worker may be lost with the same task, or while the same node is prepared. A lost node counts once."""
_BATCH_SECONDS = 0.1
"""How long a worker should be busy with the tasks that are sent to it together."""
_MOST_TOGETHER = 16
"""The maximum number of tasks that are sent together."""


class RayCluster(Executor):
    """Does tasks on a Ray cluster.

    - `address`: where the cluster is, as `HOST:PORT` or `auto`; None to start a cluster on this machine.
    - `jobs`: the maximum number of workers; None for one on each core.
    - `lost`: called with the name of a node whenever this node or one of its workers is lost.

    The cluster is joined at the first run and left by `close`. Nodes that join the cluster later are used, too. Before
    a node gets work, its versions are compared with those of this process. The first worker of a node compiles the
    machine code that is missing there, then the others start.

    Raises `Unavailable` if no cluster answers at the address, or if workers are lost again and again. Raises
    `BadSettings` if Ray is not installed, the address cannot be read, or a node has other versions.
    """

    def __init__(
        self, address: str | None = None, jobs: int | None = None, lost: Callable[[str], None] = lambda _: None
    ) -> None:
        self._address = address
        self._jobs = jobs
        self._lost = lost
        self._joined: Joined | None = None
        self.on_this_machine = address is None

    def run(
        self, work: Work[Task, TaskResult], tasks: Iterable[Task]
    ) -> Generator[tuple[Task, TaskResult], None, None]:
        waiting = deque(tasks)
        if not waiting:
            return
        if self._joined is None:
            self._joined = join(self._address, self._jobs)
        from ray import cloudpickle  # noqa: PLC0415 (an optional package, which takes half a second)

        crew = _Crew(cloudpickle.dumps(work), waiting, self._jobs, self._lost)
        try:
            yield from crew.results()
        finally:
            crew.dismiss()

    def close(self) -> None:
        if self._joined is not None:
            self._joined.leave()
            self._joined = None


@dataclass(eq=False)
class _Hired:
    """A worker of the cluster, as this process sees it."""

    actor: Any
    node: str
    ready: bool = False
    batches: "dict[ObjectRef[Any], list[Any]]" = field(default_factory=dict)
    """The tasks that the worker has, by the answer to come; answers may arrive in another order."""


@dataclass
class _Node:
    """A node of the cluster: its name for people, its cores, and whether its first worker is ready."""

    name: str
    cores: int
    prepared: bool = False
    hired: int = 0


class _Crew:
    """The workers of one run."""

    def __init__(self, work: bytes, waiting: "deque[Any]", jobs: int | None, lost: Callable[[str], None]) -> None:
        import ray  # noqa: PLC0415 (as above)

        self._ray = ray
        self._work = work
        self._waiting = waiting
        self._jobs = jobs
        self._lost = lost
        self._nodes: dict[str, _Node] = {}
        self._workers: list[_Hired] = []
        self._asked: dict[ObjectRef[Any], tuple[_Hired, str]] = {}
        self._losses: Counter[Hashable] = Counter()
        self._done, self._seconds = 0, 0.0
        self._mine = installed()

    def results(self) -> Generator[tuple[Any, Any], None, None]:
        """Hire workers, hand out the tasks and yield the results, until all are there."""
        began = time.monotonic()
        looked = -_LOOK
        while self._waiting or any(worker.batches for worker in self._workers):
            if time.monotonic() - looked >= _LOOK:
                self._hire()
                looked = time.monotonic()
            self._hand_out()
            answered, _ = self._ray.wait(list(self._asked), num_returns=1, timeout=_LOOK) if self._asked else ([], [])
            if not answered and not any(worker.ready for worker in self._workers):
                if time.monotonic() - began > _PATIENCE:
                    raise Unavailable("cluster-no-worker")
                if not self._asked:
                    time.sleep(_LOOK / 10)
            found = [result for each in answered for result in self._heard(each)]
            self._hand_out()
            yield from found

    def dismiss(self) -> None:
        """End all workers; those that do not end by themselves in time are killed."""
        ready = [worker.actor for worker in self._workers if worker.ready]
        for actor in ready:
            actor.stop.options(concurrency_group="control").remote()
        if ended := [actor.end.remote() for actor in ready]:
            self._ray.wait(ended, num_returns=len(ended), timeout=_FAREWELL)
        for worker in self._workers:
            self._ray.kill(worker.actor)
        self._workers.clear()

    def _hire(self) -> None:
        """Start workers on the cores of the nodes: one per node first, which prepares it, and then the others."""
        found = {each["NodeID"]: each for each in self._ray.nodes() if each["Alive"]}
        for key in [key for key in self._nodes if key not in found]:
            del self._nodes[key]
        for key, each in found.items():
            cores = int(each["Resources"].get("CPU", 0))
            node = self._nodes.setdefault(key, _Node(f"{each['NodeManagerHostname']} ({key[:6]})", cores))
            while node.hired < (node.cores if node.prepared else min(node.cores, 1)) and self._wanted():
                node.hired += 1
                self._hire_at(key)

    def _wanted(self) -> bool:
        """Return whether another worker would have something to do."""
        most = len(self._waiting) + sum(len(batch) for worker in self._workers for batch in worker.batches.values())
        return len(self._workers) < min(most, self._jobs or most)

    def _hire_at(self, key: str) -> None:
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy  # noqa: PLC0415 (as above)

        place = NodeAffinitySchedulingStrategy(key, soft=False)
        hired = self._ray.remote(num_cpus=1, concurrency_groups={"control": 1}, scheduling_strategy=place)(_Worker)
        worker = _Hired(hired.remote(), key)
        self._workers.append(worker)
        self._asked[worker.actor.installed.remote()] = worker, "installed"

    def _hand_out(self) -> None:
        """Give each worker that is ready a batch of tasks, and a second one while there are enough for all."""
        for ahead in (0, 1):
            for worker in self._workers:
                if worker.ready and len(worker.batches) <= ahead and len(self._waiting) > ahead * len(self._workers):
                    batch = self._batch()
                    answer = worker.actor.do.remote(batch)
                    worker.batches[answer] = batch
                    self._asked[answer] = worker, "do"

    def _batch(self) -> list[Any]:
        """Take tasks that are sent together: several if they are short, as each message takes about a millisecond.

        A task that has lost its worker is sent alone, in case it is the reason.
        """
        batch = [self._waiting.popleft()]
        if not self._done:
            return batch
        in_time = int(_BATCH_SECONDS * self._done / max(self._seconds, 1e-9))
        size = min(in_time, _MOST_TOGETHER, len(self._waiting) // (2 * len(self._workers)))
        while len(batch) < size and not self._losses["task", batch[0]] and not self._losses["task", self._waiting[0]]:
            batch.append(self._waiting.popleft())
        return batch

    def _heard(self, answer: "ObjectRef[Any]") -> Generator[tuple[Any, Any], None, None]:
        """Act on the answer of a worker; yield the result if it is one."""
        worker, asked = self._asked.pop(answer)
        if worker not in self._workers:
            return  # the second task of a worker that is already known to be lost
        from ray.exceptions import RayActorError, RayError, RayTaskError  # noqa: PLC0415 (as above)

        try:
            found = self._ray.get(answer)
        except RayTaskError as error:
            cause = getattr(error, "cause", None)
            raise (cause if isinstance(cause, Exception) else error) from None
        except RayActorError as error:
            if "init" in str(error) and "ModuleNotFoundError" in str(error):
                raise BadSettings("cluster-no-longhouse", node=self._name(worker)) from None
            self._bury(worker)
            return
        except RayError:  # the node of a worker that was still to start is gone
            self._bury(worker)
            return
        if asked == "do":
            results, seconds = found
            self._done += len(results)
            self._seconds += seconds
            yield from zip(worker.batches.pop(answer), results, strict=True)
        elif asked == "installed":
            if found != self._mine:
                raise BadSettings("cluster-differs", node=self._name(worker), there=found, here=self._mine)
            self._asked[worker.actor.begin.remote(self._work)] = worker, "begin"
        else:
            worker.ready = True
            if worker.node in self._nodes:
                self._nodes[worker.node].prepared = True
                self._hire()

    def _bury(self, worker: _Hired) -> None:
        """Put the tasks of a lost worker back; the next look at the nodes hires another one."""
        self._workers.remove(worker)
        batches = list(worker.batches.values())
        self._waiting.extendleft(reversed([task for batch in batches for task in batch]))
        self._lost(self._name(worker))
        if worker.node in self._nodes:
            self._nodes[worker.node].hired -= 1
        reasons = [("task", task) for task in batches[0]] if batches else [("node", worker.node)]
        self._losses.update(reasons)
        if any(self._losses[reason] >= _MOST_LOSSES for reason in reasons):
            raise Unavailable("cluster-workers-die", node=self._name(worker))

    def _name(self, worker: _Hired) -> str:
        node = self._nodes.get(worker.node)
        return worker.node[:6] if node is None else node.name


class _Worker:
    """A process of the cluster that does tasks. `stop` has a thread of its own, so that it is heard during a task."""

    def __init__(self) -> None:
        self._stop = threading.Event()
        self._work: Work[Any, Any] | None = None

    def installed(self) -> str:
        """Say which versions are installed here, before anything is unpickled."""
        return installed()

    def begin(self, work: bytes) -> int:
        """Prepare the work; return the id of this process."""
        self._work = pickle.loads(work)
        self._work.begin()
        return os.getpid()

    def do(self, tasks: list[Any]) -> tuple[list[Any], float]:
        """Do some tasks; return the results, and the seconds it took.

        Once the run is over, nobody asks for the results or an error of them.
        """
        assert self._work is not None
        began = time.perf_counter()
        try:
            results = [self._work.do(task, self._stop.is_set) for task in tasks if not self._stop.is_set()]
        except Exception:
            if not self._stop.is_set():
                raise
            results = []
        return results, time.perf_counter() - began

    def end(self) -> None:
        """Release what the work has started."""
        if self._work is not None:
            self._work.end()

    def stop(self) -> None:
        """Tell the running task that its result is not needed any more, and start no other."""
        self._stop.set()
