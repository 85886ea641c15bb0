"""HTTP routes for analyses of games and records, and for the best moves of a position."""

import asyncio
import time
from collections.abc import Sequence

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec.structs import asdict

from longhouse.bots.protocol import Advice, BotAnalysis, BotHint, BotReason, JudgedMove
from longhouse.errors import Conflict
from longhouse.games.game import Seat
from longhouse.games.record import Record
from longhouse.server.access.limits import Purse, RateLimiters
from longhouse.server.access.permissions import may_watch
from longhouse.server.errors import problem
from longhouse.server.heavy.jobs import Checked, CheckJob, DecisionDue, LineJob, TurnJob
from longhouse.server.heavy.pool import HeavyPool
from longhouse.server.http.answers import written
from longhouse.server.http.record_shapes import (
    AdviceInWords,
    Analysis,
    AnalysisTold,
    AskAnalysis,
    AskBest,
    BestTold,
    CandidateInWords,
    ExpectedStep,
    JudgedInWords,
)
from longhouse.server.sockets.messages import ReasonTold
from longhouse.service.analyses import AnalysisProgress, AnalysisRunner
from longhouse.service.rated_games import RatedGames
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.table import export
from longhouse.words import Words
from longhouse.words.events import event_text, name_at
from longhouse.words.reasons import reason_text

_MOST_CANDIDATES = 10

Players = Sequence[str] | None
"""The names of a game's players, by seat; None if they are not known."""


class AnalysisRoutes(Controller):
    """Starts analyses, and reports their progress and results."""

    path = "/api"
    tags = ("analyses",)

    @post("/games/{game:str}/analysis", status_code=200)
    async def begin_game(
        self,
        game: FromPath[str],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        analyses: NamedDependency[AnalysisRunner],
        analysing: NamedDependency[RateLimiters],
        rated: NamedDependency[RatedGames],
        words: NamedDependency[Words],
        purse: NamedDependency[Purse],
    ) -> AnalysisTold:
        """Start the analysis of a finished game."""
        record = await _over(game, somebody, tables)
        return await _told(
            await _begun(record, somebody, analyses, analysing, rated, purse), words, record.players, purse
        )

    @get("/games/{game:str}/analysis")
    async def of_game(
        self,
        game: FromPath[str],
        anybody: NamedDependency[Person | None],
        tables: NamedDependency[TableService],
        analyses: NamedDependency[AnalysisRunner],
        words: NamedDependency[Words],
        purse: NamedDependency[Purse],
    ) -> AnalysisTold:
        """Return the progress of a game's analysis, and its result once it is done."""
        record = await _over(game, anybody, tables)
        return await _told(await analyses.find(analyses.key(record)), words, record.players, purse)

    @post("/records/{name:str}/analysis", status_code=200)
    async def begin_kept(
        self,
        name: FromPath[str],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        analyses: NamedDependency[AnalysisRunner],
        analysing: NamedDependency[RateLimiters],
        rated: NamedDependency[RatedGames],
        words: NamedDependency[Words],
        purse: NamedDependency[Purse],
    ) -> AnalysisTold:
        """Start the analysis of a shared record, given by its id (`name`)."""
        record = await _kept(name, tables)
        return await _told(
            await _begun(record, somebody, analyses, analysing, rated, purse), words, record.players, purse
        )

    @get("/records/{name:str}/analysis")
    async def of_kept(
        self,
        name: FromPath[str],
        tables: NamedDependency[TableService],
        analyses: NamedDependency[AnalysisRunner],
        words: NamedDependency[Words],
        purse: NamedDependency[Purse],
    ) -> AnalysisTold:
        """Return the progress of the analysis of a shared record, given by its id (`name`), and the result once it is
        done.
        """
        record = await _kept(name, tables)
        return await _told(await analyses.find(analyses.key(record)), words, record.players, purse)

    @post("/analyses", status_code=200)
    async def begin_record(
        self,
        data: JSONBody[AskAnalysis],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        analyses: NamedDependency[AnalysisRunner],
        analysing: NamedDependency[RateLimiters],
        rated: NamedDependency[RatedGames],
        words: NamedDependency[Words],
        heavy: NamedDependency[HeavyPool],
        purse: NamedDependency[Purse],
    ) -> AnalysisTold:
        """Start the analysis of a record sent with the request."""
        checked = await heavy.result(CheckJob(record=written(data.record)), Checked, purse)
        record = await tables.wait_for(Record.read, checked.record)
        return await _told(
            await _begun(record, somebody, analyses, analysing, rated, purse), words, record.players, purse
        )

    @get("/analyses/{key:str}")
    async def of_record(
        self,
        key: FromPath[str],
        analyses: NamedDependency[AnalysisRunner],
        words: NamedDependency[Words],
        purse: NamedDependency[Purse],
    ) -> AnalysisTold:
        """Return the progress of an analysis, by its key, and its result once it is done."""
        return await _told(await analyses.find(key), words, None, purse)

    @post("/positions/best", status_code=200)
    async def best(
        self,
        data: JSONBody[AskBest],
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        analyses: NamedDependency[AnalysisRunner],
        rated: NamedDependency[RatedGames],
        words: NamedDependency[Words],
        heavy: NamedDependency[HeavyPool],
        purse: NamedDependency[Purse],
    ) -> BestTold:
        """Return the best moves in a position of a record sent with the request, best first, and the expected
        continuation.
        """
        record, language = written(data.record), words.language
        turn = await heavy.result(TurnJob(record=record, events=data.events), DecisionDue, purse)
        if turn.turn is None or turn.view is None:
            hint = BotHint(candidates=(), proven=turn.over)
        else:
            read = await tables.wait_for(Record.read, record)
            await rated.refuse_position(read, data.events, somebody.id, purse.charge)
            hint = await analyses.best(turn.view, somebody.id, data.milliseconds, _MOST_CANDIDATES)
            purse.charge(1000 * hint.seconds)
        line: list[ExpectedStep] = []
        if hint.line:
            job = LineJob(record=record, language=language, events=data.events, line=list(hint.line))
            line = await heavy.result(job, list[ExpectedStep], purse)
        who = name_at(words, turn.players, Seat(turn.turn or 0))
        return BestTold(
            seat=None if turn.turn is None else Seat(turn.turn),
            candidates=[_advice(each, turn.game, who, words) for each in hint.candidates],
            line=line,
            proven=hint.proven,
            nodes=hint.nodes,
            seconds=hint.seconds,
        )


async def _over(game: str, person: Person | None, tables: TableService) -> Record:
    table = await tables.table(game)
    may_watch(table, (), person)
    if table.stage != "over":
        raise Conflict("analysis-not-over")
    return export.record(table)


async def _kept(name: str, tables: TableService) -> Record:
    return await tables.wait_for(lambda: Record.read(tables.records.find(name)))


async def _begun(
    record: Record,
    person: Person,
    analyses: AnalysisRunner,
    analysing: RateLimiters,
    rated: RatedGames,
    purse: Purse,
) -> AnalysisProgress:
    progress = await analyses.find(analyses.key(record))
    if progress.stage in ("done", "running"):
        return progress
    analysing.spend(person.id)
    await rated.refuse_record(record, person.id, purse.charge)
    return await analyses.begin(record, person.id)


async def _told(progress: AnalysisProgress, words: Words, players: Players, purse: Purse) -> AnalysisTold:
    """Return an analysis in words. Writing hundreds of moves takes some time, which is charged for."""

    def write() -> tuple[Analysis | None, float]:
        begun = time.thread_time()
        whole = None if progress.whole is None else _in_words(progress.whole, words, players)
        return whole, time.thread_time() - begun

    analysis, seconds = await asyncio.to_thread(write)
    purse.charge(1_000 * seconds)
    return AnalysisTold(
        key=progress.key,
        state=progress.stage,
        done=progress.done,
        due=progress.due,
        analysis=analysis,
        problem=None if progress.problem is None else problem(progress.problem, words),
    )


def _in_words(analysis: BotAnalysis, words: Words, players: Players) -> Analysis:
    """Return an analysis with its reasons and best moves as texts in the client's language."""
    moves = [_judged(move, analysis.game, words, players) for move in analysis.moves]
    return Analysis(**{**asdict(analysis), "moves": moves})


def _judged(move: JudgedMove, game: str, words: Words, players: Players) -> JudgedInWords:
    who = name_at(words, players, move.seat)
    best = CandidateInWords(**asdict(move.best), text=event_text(words, game, move.best.action, who))
    return JudgedInWords(**{**asdict(move), "best": best, "reason": _because(move.reason, words)})


def _advice(advice: Advice, game: str, who: str, words: Words) -> AdviceInWords:
    text = event_text(words, game, advice.action, who)
    return AdviceInWords(**{**asdict(advice), "reason": _because(advice.reason, words), "text": text})


def _because(reason: BotReason, words: Words) -> ReasonTold:
    return ReasonTold(reason.key, reason.params, reason_text(words, reason.key, reason.params))
