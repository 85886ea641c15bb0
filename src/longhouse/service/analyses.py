"""Analyses games in the background, decision by decision, with the bots.

Each decision is a separate request with the view of the seat that decided. Such a request is short, so bots at the
tables hardly wait for it, and remote bots answer it before the timeout. The whole record is sent once, at the end, for
results that depend on the whole game. Bots that do not know the request `judge` get the record with every decision.

Partial results are stored every few seconds: an interrupted analysis resumes where it stopped when it is requested
again. The budget is counted in nodes, so the result does not depend on interruptions.
"""

import asyncio
import json
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from importlib.metadata import version
from typing import Literal, TypeVar

from msgspec.structs import replace

from longhouse.bots.client import Bots
from longhouse.bots.protocol import AnalyseRequest, BotAnalysis, BotHint, HintRequest, JudgedMove, JudgeRequest, Request
from longhouse.errors import BotError, BotUnavailable, LonghouseError, Superseded, TooManyRequests
from longhouse.games.catalogue import GAMES
from longhouse.games.game import State, View
from longhouse.games.record import FORMAT, Record
from longhouse.service.bot_turns import BACKGROUND, STUDY, BotTurns
from longhouse.service.tables import TableService
from longhouse.storage.analyses import AnalysisStore, StoredAnalysis

A = TypeVar("A")

AnalysisStage = Literal["none", "running", "left", "failed", "done"]
"""How far an analysis is: never requested (`none`), `running`, interrupted (`left`), `failed` or `done`."""

_log = logging.getLogger(__name__)
_HELD_FOR = 60.0
_BETWEEN_KEEPING = 5.0
_GIVES_WAY = 3.0
"""Seconds a request waits at most for bots that have to move; after that it is sent anyway."""
_PAUSES = (0.5, 2.0, 5.0)
"""Seconds to wait before each retry of a request that was not answered."""


@dataclass(frozen=True, slots=True)
class AnalysisProgress:
    """The progress of an analysis."""

    key: str
    """The key of the analysis."""
    stage: AnalysisStage
    done: int = 0
    """The number of decisions judged so far."""
    due: int = 0
    """The number of all decisions to judge; 0 if it is not known yet."""
    whole: BotAnalysis | None = None
    """The complete analysis; None until it is done."""
    problem: LonghouseError | None = None
    """Why the analysis failed; None unless it did."""


@dataclass(slots=True)
class _Job:
    """An analysis that runs on this node."""

    person: str
    due: int
    moves: list[JudgedMove]
    kept_at: float
    task: asyncio.Task[None] | None = field(default=None)
    judges: bool = True
    """Whether the bots know the request `judge`, as far as they were asked."""


@dataclass(frozen=True, slots=True)
class _Decision:
    """A decision of a record that is to be judged."""

    ply: int
    state: State
    action: str


class AnalysisRunner:
    """Analyses whole games in the background, and single positions on request."""

    def __init__(self, tables: TableService, bots: Bots, turns: BotTurns, lanes: int) -> None:
        self._tables = tables
        self._bots = bots
        self._turns = turns
        self._kept = AnalysisStore(tables.store)
        self._lanes = asyncio.Semaphore(lanes)
        self._live = asyncio.Semaphore(lanes)
        self._jobs: dict[str, _Job] = {}
        self._failed: dict[str, LonghouseError] = {}
        self._asked: dict[str, asyncio.Task[BotHint]] = {}

    @staticmethod
    def key(record: Record) -> str:
        """Return the key of a record's analysis: a hash of the game, its events, the bot that analyses it, and the
        version of Longhouse.
        """
        asked = [
            record.game.name,
            record.game.options(),
            list(record.events),
            _player(record),
            version("longhouse"),
        ]
        return sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()

    async def find(self, key: str) -> AnalysisProgress:
        """Return the progress of the analysis with this key, and its result if it is done."""
        job = self._jobs.get(key)
        if job is not None:
            return AnalysisProgress(key, "running", len(job.moves), job.due)
        kept = await self._tables.wait_for(self._kept.find, key)
        return self._found(key, kept)

    async def begin(self, record: Record, person: str) -> AnalysisProgress:
        """Start or resume the analysis of a record, unless it is running or done; return its progress.

        `person` is the id of the person who asks. Raises `TooManyRequests` if another analysis for this person is
        running on this node.
        """
        key = self.key(record)
        progress = await self.find(key)
        if progress.stage in ("running", "done"):
            return progress
        if key in self._jobs:
            return AnalysisProgress(key, "running")
        if any(job.person == person for job in self._jobs.values()):
            raise TooManyRequests("analysis-one-at-a-time")
        job = self._jobs[key] = _Job(person, 0, [], time.monotonic())
        try:
            decisions = await self._tables.wait_for(_decisions, record)
            now = self._tables.now()
            moves = await self._tables.wait_for(self._kept.take, key, len(decisions), now, now + _HELD_FOR)
        except BaseException:
            del self._jobs[key]
            raise
        if moves is None:  # another node has reserved it
            del self._jobs[key]
            return self._found(key, await self._tables.wait_for(self._kept.find, key))
        self._failed.pop(key, None)
        job.due, job.moves = len(decisions), moves
        job.task = asyncio.create_task(self._work(key, job, record, decisions))
        return AnalysisProgress(key, "running", len(moves), len(decisions))

    async def best(self, view: View, person: str, milliseconds: int, count: int) -> BotHint:
        """Return the best moves of a position with their expected results: at most `count`, best first.

        - `view`: the view of the seat to move.
        - `person`: the id of the person who asks. A new request of the same person cancels the one before, which then
          raises `Superseded`.
        - `milliseconds`: how long the bot may think.
        """
        before = self._asked.get(person)
        if before is not None:
            before.cancel()
        asked = asyncio.create_task(self._hint(person, view, milliseconds, count))
        self._asked[person] = asked
        try:
            await asyncio.wait([asked])
            if asked.cancelled():
                raise Superseded("analysis-asked-anew")
            return asked.result()
        finally:
            asked.cancel()
            if self._asked.get(person) is asked:
                del self._asked[person]

    async def close(self) -> None:
        """Cancel all work. Partial results are stored; an analysis that is requested again later continues from
        them.
        """
        tasks = [*(job.task for job in self._jobs.values() if job.task is not None), *self._asked.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _found(self, key: str, kept: StoredAnalysis | None) -> AnalysisProgress:
        if kept is None:
            return AnalysisProgress(key, "none")
        if kept.whole is not None:
            return AnalysisProgress(key=key, stage="done", done=kept.due, due=kept.due, whole=kept.whole)
        stage: AnalysisStage = "failed" if key in self._failed else "left"
        if kept.held_until >= self._tables.now():
            stage = "running"
        return AnalysisProgress(key, stage, kept.done, kept.due, problem=self._failed.get(key))

    async def _hint(self, person: str, view: View, milliseconds: int, count: int) -> BotHint:
        async with self._live, self._turns.queue.turn(person, STUDY):
            return await self._bots.ask(HintRequest(view=view, player=f"norn@{milliseconds}ms", count=count))

    async def _work(self, key: str, job: _Job, record: Record, decisions: list[_Decision]) -> None:
        known = {move.ply for move in job.moves}
        question = AnalyseRequest(record=_content(record), player=_player(record), seed=int(key[:12], 16))
        try:
            async with asyncio.TaskGroup() as group:
                for decision in decisions:
                    if decision.ply not in known:
                        group.create_task(self._look(key, job, question, decision))
            whole = await self._ask(job.person, replace(question, plies=(), known=tuple(job.moves)))
            await self._tables.wait_for(self._kept.complete, key, replace(whole, game=record.game.name))
        except* LonghouseError as refusals:
            first = refusals.exceptions[0]
            assert isinstance(first, LonghouseError)
            _log.warning("analysis", extra={"fields": {"key": key[:12], "refusal": str(first)}})
            self._failed[key] = first
        finally:
            try:
                with suppress(LonghouseError):
                    await self._tables.wait_for(self._leave, key, job)
            finally:
                del self._jobs[key]

    def _leave(self, key: str, job: _Job) -> None:
        """Store the partial result of an interrupted analysis and end its reservation, so that any node can resume
        it.
        """
        kept = self._kept.find(key)
        if kept is not None and kept.whole is None:
            self._kept.keep(key, job.moves, 0.0)

    async def _look(self, key: str, job: _Job, question: AnalyseRequest, decision: _Decision) -> None:
        async with self._lanes:
            await self._turns.rest(_GIVES_WAY)
            job.moves += await self._judged(job, question, decision)
        if time.monotonic() - job.kept_at >= _BETWEEN_KEEPING:
            job.kept_at = time.monotonic()
            await self._tables.wait_for(self._kept.keep, key, list(job.moves), self._tables.now() + _HELD_FOR)

    async def _judged(self, job: _Job, question: AnalyseRequest, decision: _Decision) -> Sequence[JudgedMove]:
        """Judge a decision. Bots that do not support the request `judge` get the whole record with `analyse`
        instead.
        """
        if job.judges:
            view = decision.state.view(decision.state.turn)
            judge = JudgeRequest(
                view=view, action=decision.action, ply=decision.ply, player=question.player, seed=question.seed
            )
            try:
                return [await self._ask(job.person, judge)]
            except BotUnavailable:
                raise
            except BotError:
                job.judges = False
        return (await self._ask(job.person, replace(question, plies=(decision.ply,)))).moves

    async def _ask(self, person: str, question: Request[A]) -> A:
        """Send a request to the bots, with retries while no bot is available."""
        for pause in (*_PAUSES, None):
            try:
                async with self._turns.queue.turn(person, BACKGROUND):
                    return await self._bots.ask(question)
            except BotUnavailable:
                if pause is None:
                    raise
                _log.info("analysis", extra={"fields": {"retry in": pause}})
            await asyncio.sleep(pause)
        raise AssertionError("the last try returns or raises")


def _player(record: Record) -> str:
    return f"norn@{GAMES[record.game.name].analysis_nodes}n"


def _decisions(record: Record) -> list[_Decision]:
    """Return the decisions of a record at which a player had more than one legal action."""
    return [
        _Decision(ply, state, action)
        for ply, (state, action) in enumerate(zip(record.states(), record.events, strict=False))
        if len(state.actions()) > 1
    ]


def _content(record: Record) -> dict[str, object]:
    """Return the parts of a record that bots need; names of players are left out."""
    return {"format": FORMAT, "game": record.game.name, "options": record.game.options(), "events": list(record.events)}
