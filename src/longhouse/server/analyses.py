"""HTTP: analyses of games and records, and what is best in a position now."""

import json
from typing import cast

from litestar import Controller, get, post

from longhouse.games.game import Illegal, JsonObject
from longhouse.games.record import Record
from longhouse.server.errors import problem
from longhouse.server.limits import Addresses
from longhouse.server.play import may_watch
from longhouse.server.shapes import AnalysisTold, AskAnalysis, AskBest
from longhouse.table import export
from longhouse.table.analyst import Analyst, Found
from longhouse.table.entries import AnyObject
from longhouse.table.house import House
from longhouse.table.people import Person
from longhouse.words import Words

_MOST_CANDIDATES = 10


class AnalysisRoutes(Controller):
    """Analyses are asked for, and looked at while they are under way and ever after."""

    path = "/api"
    tags = ("analyses",)

    @post("/games/{game:str}/analysis", status_code=200)
    async def begin_game(
        self, game: str, somebody: Person, house: House, analyst: Analyst, analysing: Addresses, words: Words
    ) -> AnalysisTold:
        """Have a game analysed that is over."""
        record = await _over(game, somebody, house)
        return _told(await _begun(record, somebody, analyst, analysing), words)

    @get("/games/{game:str}/analysis")
    async def of_game(
        self, game: str, anybody: Person | None, house: House, analyst: Analyst, words: Words
    ) -> AnalysisTold:
        """How far the analysis of a game is, and what it found."""
        return _told(await analyst.find(analyst.key(await _over(game, anybody, house))), words)

    @post("/analyses", status_code=200, request_max_body_size=1_000_000)
    async def begin_record(
        self, data: AskAnalysis, somebody: Person, house: House, analyst: Analyst, analysing: Addresses, words: Words
    ) -> AnalysisTold:
        """Have a record of your own analysed."""
        record = await house.wait_for(_checked, data.record)
        return _told(await _begun(record, somebody, analyst, analysing), words)

    @get("/analyses/{key:str}")
    async def of_record(self, key: str, analyst: Analyst, words: Words) -> AnalysisTold:
        """How far an analysis is, by its key."""
        return _told(await analyst.find(key), words)

    @post("/positions/best", status_code=200, request_max_body_size=1_000_000)
    async def best(self, data: AskBest, somebody: Person, house: House, analyst: Analyst, words: Words) -> AnyObject:
        """What is best in a position of a record, the best first, and the line that is expected then."""
        record = await house.wait_for(Record.read, json.dumps(data.record))
        found = await analyst.best(record, data.events, somebody.id, data.milliseconds, _MOST_CANDIDATES)
        return _worded(found, "candidates", words)


async def _over(game: str, person: Person | None, house: House) -> Record:
    table = await house.table(game)
    may_watch(table, (), person)
    if table.stage != "over":
        raise Illegal("analysis-not-over")
    return export.record(table)


async def _begun(record: Record, person: Person, analyst: Analyst, analysing: Addresses) -> Found:
    found = await analyst.find(analyst.key(record))
    if found.stage in ("done", "running"):
        return found
    if not analysing.take(person.id):
        raise Illegal("server-too-fast")
    return await analyst.begin(record, person.id)


def _checked(content: AnyObject) -> Record:
    record = Record.read(json.dumps(content))
    record.check()
    return record


def _told(found: Found, words: Words) -> AnalysisTold:
    return AnalysisTold(
        key=found.key,
        state=found.stage,
        done=found.done,
        due=found.due,
        analysis=None if found.whole is None else _worded(found.whole, "moves", words),
        problem=None if found.problem is None else problem(found.problem, words),
    )


def _worded(answer: JsonObject, items: str, words: Words) -> AnyObject:
    """What the bots found, with its reasons in the language of who asks."""
    return {**answer, items: [_with_text(item, words) for item in cast(list[JsonObject], answer[items])]}


def _with_text(item: JsonObject, words: Words) -> JsonObject:
    reason = cast(JsonObject, item["reason"])
    params = cast(dict[str, str | int], reason["params"])
    return {**item, "reason": {**reason, "text": words.say(str(reason["key"]), **params)}}
