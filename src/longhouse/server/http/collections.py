"""HTTP routes for all of a person's games together: list their results, export and import them."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from hashlib import sha256
from typing import cast

from litestar import Controller, Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, Reference, RequestBody
from litestar.response import Stream

from longhouse.errors import BadRequest, Conflict, LonghouseError, Refused, Unavailable
from longhouse.server.access.identity import PersonRequest
from longhouse.server.access.limits import Purse
from longhouse.server.heavy.jobs import Checked, CheckJob
from longhouse.server.heavy.pool import HeavyPool
from longhouse.server.http.record_stream import records
from longhouse.server.http.shapes import Games, Imported
from longhouse.service.fair_queue import FairQueue
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.table import export
from longhouse.table.entries import Made
from longhouse.table.results import OwnResult, result_for
from longhouse.table.setup import Setup
from longhouse.table.summary import Summary
from longhouse.words import Words

_MOST_IMPORTED = 2_000
_MOST_RESULTS = 5_000
_AT_ONCE = 4
_BETWEEN = 0.02
"""Seconds between two exported or imported games, during which other clients are served."""
_PER_GAME, _PER_RESULT = 5.0, 0.05
"""The price of an exported or imported game (`prices`), and that of a result."""
_IN_BACKGROUND = 1


class Imports:
    """Limits imports and exports: one at a time per person, and a few in all."""

    def __init__(self) -> None:
        self.queue = FairQueue(_AT_ONCE, most=20)
        self.running: set[str] = set()

    def begin(self, person: str) -> None:
        """Record that a person's import or export has begun; raises `Conflict` if another one of theirs is running."""
        if person in self.running:
            raise Conflict("server-import-running")
        self.running.add(person)


@dataclass
class _ImportOperation(Operation):
    """The OpenAPI description of the import route, which reads its body as a stream."""

    def __post_init__(self) -> None:
        games = OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Games"))
        self.request_body = RequestBody(content={"application/json": games}, required=True)


class CollectionRoutes(Controller):
    """Returns the results of a person's games, and exports and imports the games."""

    path = "/api/me"
    tags = ("people",)

    @get("/results")
    async def results(self, somebody: Person, tables: TableService, purse: Purse) -> list[OwnResult]:
        """Return the results of the person's games, the latest first."""

        def read() -> list[OwnResult]:
            summaries = tables.store.lists.of_person(somebody.id, _MOST_RESULTS)
            return [result for summary in summaries if (result := result_for(summary, somebody.id)) is not None]

        found = await tables.wait_for(read)
        purse.charge(_PER_RESULT * len(found))
        return found

    @get("/export")
    async def export(self, somebody: Person, tables: TableService, imports: Imports, purse: Purse) -> Response[Games]:
        """Export all of the person's games; they are sent one by one as they are read."""
        ids = await tables.wait_for(tables.store.lists.ids_of_person, somebody.id)
        imports.begin(somebody.id)
        stream = Stream(_exported(ids, somebody.id, tables, imports, purse), media_type="application/json")
        return cast(Response[Games], stream)

    @post("/import", operation_class=_ImportOperation)
    async def take_in(
        self,
        request: PersonRequest,
        somebody: Person,
        tables: TableService,
        imports: Imports,
        heavy: HeavyPool,
        purse: Purse,
        words: Words,
    ) -> Imported:
        """Import games as records, one by one as they arrive: each is checked against the rules, and known ones are
        skipped.

        If one is refused, the games before it stay imported.
        """
        imports.begin(somebody.id)
        body = request.stream()
        number = imported = 0
        try:
            async with imports.queue.turn(somebody.id):
                known = _Known(await tables.wait_for(tables.store.lists.of_person, somebody.id), tables)
                async for text in records(body):
                    if number == _MOST_IMPORTED:
                        raise Refused("server-too-many-games", most=_MOST_IMPORTED)
                    number += 1
                    record = await _checked(text, number, heavy, purse, words)
                    if not await known.has(record):
                        await _imported(record, somebody, tables)
                        known.add(record)
                        imported += 1
                    purse.charge(_PER_GAME)
                    await asyncio.sleep(_BETWEEN)
        except LonghouseError:
            async for _ in body:  # a client that cannot send the rest would not read the answer
                pass
            raise
        finally:
            imports.running.discard(somebody.id)
        return Imported(imported, number - imported)


async def _checked(text: bytes, number: int, heavy: HeavyPool, purse: Purse, words: Words) -> Checked:
    """Check one record of an import. Its error names the record by its number."""
    try:
        job = CheckJob(record=text.decode())
    except UnicodeError:
        raise BadRequest("server-bad-json") from None
    try:
        return await heavy.result(job, Checked, purse, _IN_BACKGROUND)
    except Unavailable:
        raise
    except LonghouseError as refusal:
        problem = words.quote(refusal.key, refusal.params)
        named = type(refusal)("server-import-refused", rule=refusal.rule, number=number, problem=problem)
        named.index = refusal.index
        raise named from None


class _Known:
    """The games that a person already has, to recognise duplicates. Only games that could be equal are loaded."""

    def __init__(self, summaries: list[Summary], tables: TableService) -> None:
        self._tables = tables
        self._unread: dict[tuple[str, int, str | None], list[str]] = {}
        self._hashes: set[bytes] = set()
        for each in summaries:
            self._unread.setdefault((each.game, each.events, each.fair.commitment), []).append(each.id)

    async def has(self, record: Checked) -> bool:
        for game in self._unread.pop((record.game, record.events, record.commitment), []):
            text = await self._tables.wait_for(_written, self._tables, game)
            if text is not None:
                self._hashes.add(_hash(text))
        return _hash(record.record) in self._hashes

    def add(self, record: Checked) -> None:
        """Add a game that was imported."""
        self._hashes.add(_hash(record.record))


def _hash(record: str) -> bytes:
    return sha256(record.encode()).digest()


async def _imported(record: Checked, person: Person, tables: TableService) -> None:
    setup = Setup(game=record.game, options=record.options, visibility="private", made_by=person.id)
    reserved = [person.id, *[None] * (record.seats - 1)]
    await tables.make(setup, reserved, [], Made(record=record.record))


async def _exported(
    ids: list[str], person: str, tables: TableService, imports: Imports, purse: Purse
) -> AsyncIterator[str]:
    try:
        async with imports.queue.turn(person):
            yield '{"games":['
            comma = ""
            for game in ids:
                text = await tables.wait_for(_written, tables, game)
                if text is not None:
                    yield comma + text
                    comma = ","
                purse.charge(_PER_GAME)
                await asyncio.sleep(_BETWEEN)
            yield '],"format":"' + Games.__struct_defaults__[0] + '"}'
    finally:
        imports.running.discard(person)


def _written(tables: TableService, game: str) -> str | None:
    """Return the record of a game as text, without caching the table; None if the game was deleted meanwhile."""
    table = tables.store.find(game)
    return None if table is None else export.record(table, tables.wall()).write()
