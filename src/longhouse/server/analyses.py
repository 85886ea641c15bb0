"""HTTP: analyses of games and records, and what is best in a position now."""

import json
from collections.abc import Sequence
from typing import cast

from litestar import Controller, get, post

from longhouse.errors import Conflict, TooManyRequests
from longhouse.games.game import Json, JsonObject, Seat
from longhouse.games.record import Record
from longhouse.server.errors import problem
from longhouse.server.limits import Addresses
from longhouse.server.play import may_watch
from longhouse.server.record_shapes import AnalysisTold, AskAnalysis, AskBest
from longhouse.table import export
from longhouse.table.analyst import Analyst, Found
from longhouse.table.entries import AnyObject
from longhouse.table.house import House
from longhouse.table.people import Person
from longhouse.words import Words
from longhouse.words.events import name_at, told

_MOST_CANDIDATES = 10

Players = Sequence[str] | None


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
        return _state_of(await _begun(record, somebody, analyst, analysing), words, record.players)

    @get("/games/{game:str}/analysis")
    async def of_game(
        self, game: str, anybody: Person | None, house: House, analyst: Analyst, words: Words
    ) -> AnalysisTold:
        """How far the analysis of a game is, and what it found."""
        record = await _over(game, anybody, house)
        return _state_of(await analyst.find(analyst.key(record)), words, record.players)

    @post("/records/{name:str}/analysis", status_code=200)
    async def begin_kept(
        self, name: str, somebody: Person, house: House, analyst: Analyst, analysing: Addresses, words: Words
    ) -> AnalysisTold:
        """Have a record analysed that is kept here."""
        record = await _kept(name, house)
        return _state_of(await _begun(record, somebody, analyst, analysing), words, record.players)

    @get("/records/{name:str}/analysis")
    async def of_kept(self, name: str, house: House, analyst: Analyst, words: Words) -> AnalysisTold:
        """How far the analysis of a record is that is kept here, and what it found."""
        record = await _kept(name, house)
        return _state_of(await analyst.find(analyst.key(record)), words, record.players)

    @post("/analyses", status_code=200, request_max_body_size=1_000_000)
    async def begin_record(
        self, data: AskAnalysis, somebody: Person, house: House, analyst: Analyst, analysing: Addresses, words: Words
    ) -> AnalysisTold:
        """Have a record of your own analysed."""
        record = await house.wait_for(_checked, data.record)
        return _state_of(await _begun(record, somebody, analyst, analysing), words, record.players)

    @get("/analyses/{key:str}")
    async def of_record(self, key: str, analyst: Analyst, words: Words) -> AnalysisTold:
        """How far an analysis is, by its key."""
        return _state_of(await analyst.find(key), words, None)

    @post("/positions/best", status_code=200, request_max_body_size=1_000_000)
    async def best(self, data: AskBest, somebody: Person, house: House, analyst: Analyst, words: Words) -> AnyObject:
        """What is best in a position of a record, the best first, and the line that is expected then."""
        record = await house.wait_for(Record.read, json.dumps(data.record))
        found = await analyst.best(record, data.events, somebody.id, data.milliseconds, _MOST_CANDIDATES)
        game, who = record.game.name, name_at(words, record.players, Seat(cast(int, found["seat"] or 0)))
        candidates = [_because(each, words) for each in cast(list[JsonObject], found["candidates"])]
        expected = _expected(record, data.events, cast(list[str], found["line"]), words)
        return {
            **found,
            "candidates": [_with_text(each, game, who, words) for each in candidates],
            "line": cast(list[Json], expected),
        }


def _expected(record: Record, events: int | None, line: Sequence[str], words: Words) -> list[JsonObject]:
    """The decisions of a line until chance is next, in words."""
    *_, state = Record(record.game, record.events[:events]).states()
    steps: list[JsonObject] = []
    for action in line:
        if state.turn is None:
            break
        who = name_at(words, record.players, state.turn)
        steps.append({"action": action, "text": told(words, record.game.name, action, who)})
        state = state.apply(action)
    return steps


async def _over(game: str, person: Person | None, house: House) -> Record:
    table = await house.table(game)
    may_watch(table, (), person)
    if table.stage != "over":
        raise Conflict("analysis-not-over")
    return export.record(table)


async def _kept(name: str, house: House) -> Record:
    return Record.read(await house.wait_for(house.records.find, name))


async def _begun(record: Record, person: Person, analyst: Analyst, analysing: Addresses) -> Found:
    found = await analyst.find(analyst.key(record))
    if found.stage in ("done", "running"):
        return found
    if not analysing.take(person.id):
        raise TooManyRequests("server-too-fast")
    return await analyst.begin(record, person.id)


def _checked(content: AnyObject) -> Record:
    record = Record.read(json.dumps(content))
    record.verify()
    return record


def _state_of(found: Found, words: Words, players: Players) -> AnalysisTold:
    return AnalysisTold(
        key=found.key,
        state=found.stage,
        done=found.done,
        due=found.due,
        analysis=None if found.whole is None else _in_words(found.whole, words, players),
        problem=None if found.problem is None else problem(found.problem, words),
    )


def _in_words(analysis: JsonObject, words: Words, players: Players) -> AnyObject:
    """An analysis with its reasons, and what would have been better, in the language of who asks."""
    game = str(analysis["game"])
    moves = cast(list[JsonObject], analysis["moves"])
    return {**analysis, "moves": [_move_in_words(move, game, words, players) for move in moves]}


def _move_in_words(move: JsonObject, game: str, words: Words, players: Players) -> JsonObject:
    who = name_at(words, players, Seat(cast(int, move["seat"])))
    return {**_because(move, words), "best": _with_text(cast(JsonObject, move["best"]), game, who, words)}


def _with_text(candidate: JsonObject, game: str, who: str, words: Words) -> JsonObject:
    return {**candidate, "text": told(words, game, str(candidate["action"]), who)}


def _because(item: JsonObject, words: Words) -> JsonObject:
    reason = cast(JsonObject, item["reason"])
    params = cast(dict[str, str | int], reason["params"])
    return {**item, "reason": {**reason, "text": words.say(str(reason["key"]), **params)}}
