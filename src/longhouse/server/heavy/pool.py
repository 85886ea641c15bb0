"""The server's side of the processes for heavy work: a fair queue in front of a few processes."""

import os
import sys
from typing import TypeVar

import msgspec

from longhouse import errors
from longhouse.bots.client import BotPool
from longhouse.errors import BotError, LonghouseError, TooHeavy
from longhouse.server.access.limits import Purse
from longhouse.server.heavy.jobs import AnyJob
from longhouse.server.heavy.worker import DoRequest, JobProblem
from longhouse.service.fair_queue import FairQueue

COMMAND = (sys.executable, "-m", "longhouse.server.heavy")
"""The command that starts a process for heavy work."""
_MOST_PROCESSES = 4
_MOST_WAITING, _MOST_WAITING_EACH = 200, 20
_SECONDS = 3.0
"""The most time of the processor for one job; the replay of a long game takes a tenth of it."""
_SECONDS_FOR_A_FILE = 10.0

T = TypeVar("T")


class HeavyPool:
    """Runs heavy jobs for clients, and charges their budgets for the processor time."""

    def __init__(self) -> None:
        lanes = max(1, min((os.cpu_count() or 2) - 1, _MOST_PROCESSES))
        self._processes = BotPool(lanes, COMMAND)
        self._queue = FairQueue(lanes, _MOST_WAITING, _MOST_WAITING_EACH)

    @property
    def waiting(self) -> int:
        """The number of jobs that wait for a process."""
        return self._queue.length

    async def json(self, job: AnyJob, purse: Purse, rank: int = 0) -> bytes:
        """Run a job and return its result as JSON. Raises the job's error, or `TooHeavy` if the job exceeds a limit.

        - `purse`: the budgets of the client, which are charged for the processor time.
        - `rank`: the priority in the queue; a lower rank goes first. Use 0 for work that a person is waiting for, and a
          higher rank for other work, which may also take longer.
        """
        async with self._queue.turn(purse.owner, rank):
            asked = self._processes.ask(DoRequest(job=job, seconds=_SECONDS if rank == 0 else _SECONDS_FOR_A_FILE))
            asked.lives = 1  # what ended a process would end the next one, too
            try:
                done = await asked
            except BotError:
                raise TooHeavy("server-too-heavy") from None
        purse.charge(done.cost)
        if done.problem is not None:
            raise _raised(done.problem)
        assert done.result is not None
        return done.result.encode()

    async def result(self, job: AnyJob, kind: type[T], purse: Purse, rank: int = 0) -> T:
        """Run a job and return its result as a value of type `kind`. Raises the job's error, or `TooHeavy` if it
        exceeds a limit.

        - `purse`: the budgets of the client, which are charged for the processor time.
        - `rank`: the priority in the queue; a lower rank goes first. Use 0 for work that a person is waiting for, and a
          higher rank for other work, which may also take longer.
        """
        return msgspec.json.decode(await self.json(job, purse, rank), type=kind)

    async def close(self) -> None:
        """End the processes."""
        await self._processes.close()


def _raised(told: JobProblem) -> LonghouseError:
    kind = getattr(errors, told.type, LonghouseError)
    error: LonghouseError = kind(told.key, rule=told.rule, event=told.event)
    error.params = told.params
    error.index = told.index
    return error
