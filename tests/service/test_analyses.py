"""Analyses: kept in both kinds of store, never made twice at once, and gone on with after an interruption."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from support.refused import because

from longhouse.bots.client import BotPool
from longhouse.bots.protocol import AnalyseRequest, BotAnalysis, HintRequest, JudgedMove, JudgeRequest, Request
from longhouse.errors import BotError, BotUnavailable, Conflict, TooManyRequests
from longhouse.games.game import View
from longhouse.games.record import Record
from longhouse.service.analyses import AnalysisProgress, AnalysisRunner
from longhouse.service.bot_turns import BotTurns
from longhouse.service.tables import TableService
from longhouse.storage.analyses import AnalysisStore
from longhouse.storage.games import GameStore

A = TypeVar("A")

RECORDS = Path(__file__).parent.parent / "golden" / "records"
RECORD = Record.read((RECORDS / "fjords-base-2.json").read_bytes())
DECISIONS = [ply for ply, state in enumerate(RECORD.states()) if len(state.actions()) > 1]

_PATIENCE = 120.0
"""Seconds; what is waited for longer does not come."""


def judged(ply: int) -> dict[str, object]:
    """What a bot tells of a decision."""
    candidate = {"action": "house", "value": 1.5, "win": 0.5, "visits": 7}
    reason = {"key": "reason-estimate", "params": {}}
    told = {"played": candidate, "best": candidate, "reason": reason, "lost": 0.0, "lost_win": 0.0, "proven": False}
    return {"ply": ply, "seat": 0, **told}


class Oracle:
    """Bots that know at once; from some question on they may be silent or refuse."""

    def __init__(self, answers: int = 10_000, refusal: str | None = None) -> None:
        self.plies: list[int] = []
        self.records = 0
        """How many requests had the whole record."""
        self.largest = 0
        self.answers = answers
        self._refusal = refusal
        self._running = 0

    async def ask(self, request: Request[A]) -> A:
        self._running += 1
        self.largest = max(self.largest, self._running)
        try:
            asked: object = request
            assert isinstance(asked, JudgeRequest | AnalyseRequest)
            return request.read(await self._answer(asked))
        finally:
            self._running -= 1

    async def _answer(self, asked: JudgeRequest | AnalyseRequest) -> object:
        if isinstance(asked, AnalyseRequest):
            self.records += 1
            assert asked.plies is not None
            if not asked.plies:
                return {"moves": msgspec.to_builtins(asked.known), "complete": True}
        await asyncio.sleep(0)
        if len(self.plies) >= self.answers:
            if self._refusal is not None:
                raise BotError(self._refusal)
            await asyncio.Event().wait()
        if isinstance(asked, JudgeRequest):
            self.plies.append(asked.ply)
            return judged(asked.ply)
        plies = asked.plies or ()
        self.plies += plies
        return {"moves": [judged(ply) for ply in plies]}

    async def levels(self, game: str) -> list[str]:
        return [game]

    async def close(self) -> None:
        pass


def with_house(database: str, oracle: Oracle, play: Callable[[AnalysisRunner], Awaitable[None]]) -> None:
    """An analyst in a house of its own, from its opening to its closing."""

    async def open_house() -> None:
        house = TableService(GameStore.at(database))
        analyst = AnalysisRunner(house, oracle, BotTurns(house, oracle), 2)
        async with asyncio.timeout(_PATIENCE):
            await play(analyst)
        await analyst.close()
        await house.close()

    asyncio.run(open_house())


async def waited_for(analyst: AnalysisRunner, *stages: str) -> AnalysisProgress:
    while (found := await analyst.find(analyst.key(RECORD))).stage not in stages:
        await asyncio.sleep(0.01)
    return found


def seen(events: int) -> View:
    """What the seat to move sees after so many events."""
    state = RECORD.replay(events)
    return state.view(state.turn)


def test_every_decision_is_asked_for_once_however_many_want_it(database: str) -> None:
    oracle = Oracle()

    async def play(analyst: AnalysisRunner) -> None:
        assert (await analyst.find(analyst.key(RECORD))).stage == "none"
        begun = await asyncio.gather(*(analyst.begin(RECORD, f"person {n}") for n in range(5)))
        assert {found.stage for found in begun} <= {"running", "done"}, "whoever is late may find it done"
        found = await waited_for(analyst, "done")
        assert found.whole is not None
        assert found.whole.complete
        assert (await analyst.begin(RECORD, "another")).whole == found.whole

    with_house(database, oracle, play)
    assert sorted(oracle.plies, key=str) == sorted(DECISIONS, key=str)
    assert oracle.largest == 2, "as many at once as there are lanes"
    assert oracle.records == 1, "decisions are asked for with their views"


def test_bots_that_cannot_judge_a_decision_by_its_view_are_sent_the_record(database: str) -> None:
    refused: list[int] = []

    class Elders(Oracle):
        async def ask(self, request: Request[A]) -> A:
            if isinstance(request, JudgeRequest):
                refused.append(request.ply)
                raise BotError("field-choice")
            return await super().ask(request)

    async def play(analyst: AnalysisRunner) -> None:
        await analyst.begin(RECORD, "ada")
        found = await waited_for(analyst, "done")
        assert found.whole is not None

    oracle = Elders()
    with_house(database, oracle, play)
    assert sorted(oracle.plies) == DECISIONS
    assert len(refused) <= 2, "whoever refused is not asked again"


@pytest.mark.parametrize("name", ["fjords-base-2", "fjords-base-3-water-wisdom", "northwood-intro"])
def test_an_analysis_of_views_is_the_analysis_of_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Real bots are asked decision by decision, and for the whole record at once."""
    monkeypatch.setattr("longhouse.service.analyses._player", lambda _: "norn@40n")
    record = Record.read((RECORDS / f"{name}.json").read_bytes())
    found: list[BotAnalysis] = []

    async def analyse() -> None:
        house = TableService(GameStore.at(f"sqlite:///{tmp_path / 'house.db'}"))
        async with BotPool(1) as bots:
            analyst = AnalysisRunner(house, bots, BotTurns(house, bots), 1)
            key = analyst.key(record)
            async with asyncio.timeout(_PATIENCE):
                await analyst.begin(record, "ada")
                while (whole := (await analyst.find(key)).whole) is None:
                    await asyncio.sleep(0.05)
                content = json.loads(record.write())
                asked = AnalyseRequest(record=content, player="norn@40n", seed=int(key[:12], 16))
                found.extend([whole, await bots.ask(asked)])
            await analyst.close()
        await house.close()

    asyncio.run(analyse())
    by_views, by_record = found
    assert by_views == by_record
    assert by_views.complete


def test_what_was_found_before_a_restart_is_not_looked_at_again(database: str) -> None:
    first, second = Oracle(answers=20), Oracle()

    async def begin(analyst: AnalysisRunner) -> None:
        await analyst.begin(RECORD, "ada")
        while len(first.plies) < 20:
            await asyncio.sleep(0.01)

    async def go_on(analyst: AnalysisRunner) -> None:
        left = await analyst.find(analyst.key(RECORD))
        assert (left.stage, left.done, left.due) == ("left", 20, len(DECISIONS))
        await analyst.begin(RECORD, "bo")
        found = await waited_for(analyst, "done")
        assert found.whole is not None
        assert sorted(move.ply for move in found.whole.moves) == DECISIONS

    with_house(database, first, begin)
    with_house(database, second, go_on)
    assert sorted([*first.plies, *second.plies], key=str) == sorted(DECISIONS, key=str)


def test_what_the_bots_refuse_is_told_and_can_be_tried_again(database: str) -> None:
    oracle = Oracle(answers=5, refusal="bot-failed")

    async def play(analyst: AnalysisRunner) -> None:
        await analyst.begin(RECORD, "ada")
        failed = await waited_for(analyst, "failed")
        assert failed.problem is not None
        assert failed.problem.key == "bot-failed"
        oracle.answers = 10_000
        await analyst.begin(RECORD, "ada")
        await waited_for(analyst, "done")

    with_house(database, oracle, play)


def test_bots_that_were_away_are_asked_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longhouse.service.analyses._PAUSES", (0.0, 0.0))
    away = iter(["bot-away", "bot-died"])

    class Wanderers(Oracle):
        async def ask(self, request: Request[A]) -> A:
            for refusal in away:
                raise BotUnavailable(refusal)
            return await super().ask(request)

    async def play(analyst: AnalysisRunner) -> None:
        await analyst.begin(RECORD, "ada")
        await waited_for(analyst, "done")

    oracle = Wanderers()
    with_house(database, oracle, play)
    assert sorted(oracle.plies, key=str) == sorted(DECISIONS, key=str)


def test_who_asks_for_the_best_anew_gives_up_what_they_asked_before(tmp_path: Path) -> None:
    asked = asyncio.Event()

    class Ponderers(Oracle):
        async def ask(self, request: Request[A]) -> A:
            if not asked.is_set():
                asked.set()
                await asyncio.Event().wait()
            return request.read({"candidates": [], "line": [], "proven": isinstance(request, HintRequest)})

    async def play(analyst: AnalysisRunner) -> None:
        first = asyncio.create_task(analyst.best(seen(DECISIONS[0]), "ada", 100, 3))
        await asked.wait()
        assert (await analyst.best(seen(DECISIONS[1]), "bo", 100, 3)).proven
        assert not first.done(), "what another asks leaves it alone"
        assert (await analyst.best(seen(DECISIONS[1]), "ada", 100, 3)).proven
        with pytest.raises(Conflict, check=because("analysis-asked-anew")):
            await first

    with_house(f"sqlite:///{tmp_path / 'house.db'}", Ponderers(), play)


def test_a_person_has_one_analysis_at_a_time(database: str) -> None:
    shorter = Record(RECORD.game, RECORD.events[:40])

    async def play(analyst: AnalysisRunner) -> None:
        await analyst.begin(RECORD, "ada")
        with pytest.raises(TooManyRequests, check=because("analysis-one-at-a-time")):
            await analyst.begin(shorter, "ada")
        assert (await analyst.begin(shorter, "bo")).stage == "running"

    with_house(database, Oracle(answers=0), play)


def test_of_two_nodes_one_is_at_work_until_it_is_gone(store: GameStore) -> None:
    kept = AnalysisStore(store)
    assert kept.take("key", 3, now=10.0, until=70.0) == []
    assert kept.take("key", 3, now=20.0, until=80.0) is None, "another node is at work on it"
    found_so_far = [msgspec.convert(judged(4), JudgedMove)]
    kept.keep("key", found_so_far, until=90.0)
    assert kept.take("key", 3, now=80.0, until=140.0) is None
    assert kept.take("key", 3, now=91.0, until=150.0) == found_so_far, "it went down"
    whole = BotAnalysis(game="wörds ä", moves=tuple(found_so_far), complete=True)
    kept.complete("key", whole)
    assert kept.take("key", 3, now=1000.0, until=2000.0) is None, "there is nothing left to do"
    found = kept.find("key")
    assert found is not None
    assert found.whole == whole
    assert kept.find("other") is None


@pytest.mark.parametrize("nonsense", [None, [], "move", {}, {"moves": [{"ply": 3}]}, {"moves": 7, "complete": True}])
def test_an_analysis_that_makes_no_sense_fails_and_can_be_tried_again(database: str, nonsense: object) -> None:
    class Babblers(Oracle):
        async def _answer(self, asked: JudgeRequest | AnalyseRequest) -> object:
            return await super()._answer(asked) if self.answers else nonsense

    oracle = Babblers(answers=0)

    async def play(analyst: AnalysisRunner) -> None:
        await analyst.begin(RECORD, "ada")
        failed = await waited_for(analyst, "failed")
        assert failed.problem is not None
        assert failed.problem.key == "bot-unclear"
        oracle.answers = 10_000
        await analyst.begin(RECORD, "ada")
        await waited_for(analyst, "done")

    with_house(database, oracle, play)
