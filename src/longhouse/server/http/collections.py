"""HTTP routes for all of a person's games together: list their results, export and import them."""

from dataclasses import dataclass
from hashlib import sha256
from typing import cast

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import OpenAPIMediaType, Operation, Reference, RequestBody
from litestar.response import Stream

from longhouse.errors import BadRequest, LonghouseError, Refused, Unavailable
from longhouse.server.access.identity import PersonRequest
from longhouse.server.access.limits import Limits, Purse
from longhouse.server.heavy.jobs import Checked, CheckJob
from longhouse.server.heavy.pool import HeavyPool
from longhouse.server.http.bulk import Bulk, between, breathe, exported, written
from longhouse.server.http.record_stream import records
from longhouse.server.http.shapes import Games, Imported
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.table.entries import Made
from longhouse.table.results import OwnResult, result_for
from longhouse.table.setup import Setup
from longhouse.table.summary import Summary
from longhouse.words import Words

_MOST_IMPORTED = 2_000
_MOST_RESULTS = 5_000
_PER_RESULT = 0.05
"""The price of a result (`prices`)."""
_IN_BACKGROUND = 1


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
    async def results(
        self,
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        purse: NamedDependency[Purse],
        bulk: NamedDependency[Bulk],
    ) -> list[OwnResult]:
        """Return the results of the person's games, the latest first."""

        def read() -> list[OwnResult]:
            summaries = tables.store.lists.of_person(somebody.id, _MOST_RESULTS)
            return [result for summary in summaries if (result := result_for(summary, somebody.id)) is not None]

        async with bulk.lists.turn(purse.owner):
            found = await tables.wait_for(read)
        purse.charge(_PER_RESULT * len(found))
        return found

    @get("/export")
    async def export(
        self,
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        bulk: NamedDependency[Bulk],
        purse: NamedDependency[Purse],
    ) -> Response[Games]:
        """Return the records of all of the person's games. They are sent one by one, as they are read from the
        database.
        """
        ids = await tables.wait_for(tables.store.lists.ids_of_person, somebody.id)
        games = exported(ids, bulk.begin(somebody.id, purse.owner), tables, purse)
        end = '],"format":"' + Games.__struct_defaults__[0] + '"}'
        return cast(Response[Games], Stream(between('{"games":[', games, end), media_type="application/json"))

    @post("/import", operation_class=_ImportOperation)
    async def take_in(
        self,
        request: PersonRequest,
        somebody: NamedDependency[Person],
        tables: NamedDependency[TableService],
        bulk: NamedDependency[Bulk],
        heavy: NamedDependency[HeavyPool],
        purse: NamedDependency[Purse],
        words: NamedDependency[Words],
        limits: NamedDependency[Limits],
    ) -> Imported:
        """Import the records of games, and return how many were imported and how many were already known.

        The records are checked against the rules and stored one by one, as they arrive. If one is refused, the games
        before it stay imported.
        """
        turn = bulk.begin(somebody.id, purse.owner)
        body = request.stream()
        number = imported = 0
        try:
            async with turn:
                there = len(await tables.wait_for(tables.store.lists.ids_of_person, somebody.id))
                if there >= limits.imported_games:
                    raise Refused("server-most-imported", most=limits.imported_games)
                known = _Known(await tables.wait_for(tables.store.lists.of_person, somebody.id), tables)
                async for text in records(body):
                    if number == _MOST_IMPORTED:
                        raise Refused("server-too-many-games", most=_MOST_IMPORTED)
                    number += 1
                    record = await _checked(text, number, heavy, purse, words)
                    if not await known.has(record):
                        if there + imported >= limits.imported_games:
                            raise Refused("server-most-imported", most=limits.imported_games)
                        await _imported(record, somebody, tables)
                        known.add(record)
                        imported += 1
                    await breathe(purse)
        except LonghouseError:
            async for _ in body:  # a client that cannot send the rest would not read the answer
                pass
            raise
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
            text = await self._tables.wait_for(written, self._tables, game)
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
