"""Work on all of a person's games at once: it is limited, and a turn that is not used is given back."""

import asyncio
import json
from pathlib import Path

import pytest
from support.houses import Visitor, running_house
from support.strict_house import IMPORTED

from longhouse.errors import Conflict, TooManyRequests, Unavailable
from longhouse.server.http.bulk import Bulk, between


def test_a_person_does_one_thing_at_a_time_and_others_are_not_held_up() -> None:
    async def run() -> None:
        bulk = Bulk(3)
        async with bulk.begin("ada", "1.2.3.4"):
            with pytest.raises(Conflict):
                bulk.begin("ada", "1.2.3.4")
            async with bulk.begin("bo", "1.2.3.4"):
                pass
        async with bulk.begin("ada", "1.2.3.4"):
            pass

    asyncio.run(run())


def test_an_address_leaves_room_for_others() -> None:
    """The puppets of one address could let everybody else wait, by files that arrive slowly."""

    async def run() -> None:
        bulk = Bulk(3)
        async with bulk.begin("one", "1.2.3.4"), bulk.begin("two", "1.2.3.4"), bulk.begin("three", "1.2.3.4"):
            with pytest.raises(TooManyRequests):
                bulk.begin("four", "1.2.3.4")
            async with bulk.begin("ada", "5.6.7.8"):
                pass
        async with bulk.begin("four", "1.2.3.4"):
            pass

    asyncio.run(run())


def test_an_answer_that_is_never_sent_leaves_nothing_behind() -> None:
    async def games(turn: object) -> object:
        yield turn

    async def run() -> None:
        bulk = Bulk(3)
        stream = between("", games(bulk.begin("ada", "1.2.3.4")), "")  # type: ignore[arg-type]
        with pytest.raises(Conflict):
            bulk.begin("ada", "1.2.3.4")
        del stream
        bulk.begin("ada", "1.2.3.4")

    asyncio.run(run())


def test_too_many_who_wait_are_refused() -> None:
    async def hold(bulk: Bulk, number: int, end: asyncio.Event) -> None:
        async with bulk.begin(f"p{number}", f"1.2.3.{number}"):
            await end.wait()

    async def run() -> None:
        bulk, end = Bulk(3), asyncio.Event()
        holding = [asyncio.create_task(hold(bulk, number, end)) for number in range(24)]
        await asyncio.sleep(0)
        with pytest.raises(Unavailable):
            bulk.begin("late", "5.6.7.8")
        end.set()
        await asyncio.gather(*holding)
        async with bulk.begin("late", "5.6.7.8"):
            pass

    asyncio.run(run())


def test_nobody_imports_games_without_end(tmp_path: Path) -> None:
    """Each import compares with all games of the person."""
    record = json.loads((Path(__file__).parents[1] / "golden" / "records" / "fjords-base-2.json").read_text("utf-8"))
    games = [{**record, "players": ["Ada", f"Bo {number}"]} for number in range(IMPORTED + 1)]
    with running_house(f"sqlite:///{tmp_path / 'house.db'}", module="support.strict_house") as house:
        ada = Visitor(house)
        for _ in range(2):
            status, told = house.ask("POST", "/api/me/import", {"games": games}, ada.secret)
            assert (status, told["error"]["key"]) == (400, "server-most-imported")
            assert told["error"]["params"] == {"most": IMPORTED}
            assert len(house.get("/api/me/games", ada.secret)) == IMPORTED
