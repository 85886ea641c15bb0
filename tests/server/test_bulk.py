"""Work on all of a person's games at once: it is limited, and a turn that is not used is given back."""

import asyncio

import pytest

from longhouse.errors import Conflict, Unavailable
from longhouse.server.http.bulk import Bulk, between


def test_a_person_does_one_thing_at_a_time_and_others_are_not_held_up() -> None:
    async def run() -> None:
        bulk = Bulk()
        async with bulk.begin("ada"):
            with pytest.raises(Conflict):
                bulk.begin("ada")
            async with bulk.begin("bo"):
                pass
        async with bulk.begin("ada"):
            pass

    asyncio.run(run())


def test_an_answer_that_is_never_sent_leaves_nothing_behind() -> None:
    async def games(turn: object) -> object:
        yield turn

    async def run() -> None:
        bulk = Bulk()
        stream = between("", games(bulk.begin("ada")), "")  # type: ignore[arg-type]
        with pytest.raises(Conflict):
            bulk.begin("ada")
        del stream
        bulk.begin("ada")

    asyncio.run(run())


def test_too_many_who_wait_are_refused() -> None:
    async def hold(bulk: Bulk, number: int, end: asyncio.Event) -> None:
        async with bulk.begin(f"p{number}"):
            await end.wait()

    async def run() -> None:
        bulk, end = Bulk(), asyncio.Event()
        holding = [asyncio.create_task(hold(bulk, number, end)) for number in range(24)]
        await asyncio.sleep(0)
        with pytest.raises(Unavailable):
            bulk.begin("late")
        end.set()
        await asyncio.gather(*holding)
        async with bulk.begin("late"):
            pass

    asyncio.run(run())
