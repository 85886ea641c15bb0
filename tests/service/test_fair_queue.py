"""The fair queue: who asks for much does not make others wait."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from longhouse.errors import TooManyRequests, Unavailable
from longhouse.service.fair_queue import FairQueue


def served(lanes: int, asks: list[tuple[str, int]]) -> list[str]:
    """The order in which requests get a lane that all came while it was taken."""

    async def ask() -> list[str]:
        queue = FairQueue(lanes)
        order: list[str] = []

        async def one(owner: str, rank: int) -> None:
            async with queue.turn(owner, rank):
                order.append(owner)
                await asyncio.sleep(0)

        async with queue.turn("first"):
            waiting = [asyncio.create_task(one(owner, rank)) for owner, rank in asks]
            await asyncio.sleep(0.01)
            assert order == []
        await asyncio.gather(*waiting)
        assert queue.length == 0
        return order

    return asyncio.run(ask())


def test_owners_take_turns_however_many_requests_each_has() -> None:
    assert served(1, [("a", 0)] * 4 + [("b", 0), ("c", 0), ("b", 0)]) == ["a", "b", "c", "a", "b", "a", "a"]


def test_the_lower_rank_goes_first() -> None:
    assert served(1, [("alone", 4), ("alone", 4), ("there", 0), ("away", 1)]) == ["there", "away", "alone", "alone"]


def together(work: Callable[[FairQueue], Awaitable[None]], queue: FairQueue) -> None:
    async def run() -> None:
        await work(queue)

    asyncio.run(run())


def test_too_many_of_one_and_too_many_in_all_are_refused() -> None:
    async def crowd(queue: FairQueue) -> None:
        async with queue.turn("x"):
            waiting = [asyncio.create_task(enter(queue, owner)) for owner in ("a", "a", "b")]
            await asyncio.sleep(0.01)
            with pytest.raises(TooManyRequests):
                await enter(queue, "a")
            waiting.append(asyncio.create_task(enter(queue, "c")))
            await asyncio.sleep(0.01)
            with pytest.raises(Unavailable):
                await enter(queue, "d")
        await asyncio.gather(*waiting)

    async def enter(queue: FairQueue, owner: str) -> None:
        async with queue.turn(owner):
            pass

    together(crowd, FairQueue(1, most=4, most_each=2))


def test_who_gives_up_waiting_takes_no_lane_with_them() -> None:
    async def give_up(queue: FairQueue) -> None:
        async with queue.turn("x"):
            tasks = [asyncio.create_task(hold(queue)) for _ in range(3)]
            await asyncio.sleep(0.01)
            tasks[0].cancel()
        tasks[1].cancel()  # as the lane is handed to it
        await asyncio.gather(*tasks, return_exceptions=True)
        async with asyncio.timeout(60), queue.turn("after"):
            assert queue.length == 0

    async def hold(queue: FairQueue) -> None:
        async with queue.turn("a"):
            await asyncio.sleep(0)

    together(give_up, FairQueue(1))
