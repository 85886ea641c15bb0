"""Database calls in threads, seen from the event loop."""

import asyncio
import threading

import pytest

from longhouse.storage.pool import DatabasePool


@pytest.mark.parametrize("steps", range(8))
def test_a_cancellation_that_comes_together_with_the_result_is_not_lost(steps: int) -> None:
    async def run() -> None:
        finish = threading.Event()
        call = asyncio.create_task(DatabasePool(1, "test").run(finish.wait))
        await asyncio.sleep(0.01)
        finish.set()
        for _ in range(steps):
            await asyncio.sleep(0)
        if call.cancel():
            with pytest.raises(asyncio.CancelledError):
                await call

    for _ in range(20):
        asyncio.run(run())
