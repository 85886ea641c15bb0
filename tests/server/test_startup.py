"""A server that is being started: who waits for it is answered, also if it cannot start."""

import asyncio
from typing import Any

import psycopg
import pytest
from sqlalchemy.exc import OperationalError, ProgrammingError

from longhouse.server.startup import Opened, StartupGate
from longhouse.storage import retry
from longhouse.storage.retry import patiently


def asked_of_a_server_that_cannot_start(kind: str) -> list[dict[str, Any]]:
    """What a client is answered that came before the start failed."""

    def prepare() -> Opened:
        raise RuntimeError

    async def ask() -> list[dict[str, Any]]:
        gate = StartupGate(prepare, lambda: None)
        sent: list[dict[str, Any]] = []
        waiting = asyncio.Event()

        async def receive() -> Any:
            return {"type": f"{kind}.connect"}

        async def receive_lifespan() -> Any:
            if not waiting.is_set():
                waiting.set()
                return {"type": "lifespan.startup"}
            await asyncio.sleep(60.0)

        async def send(message: Any) -> None:
            sent.append(message)

        async def ignore(_: Any) -> None:
            return None

        living = asyncio.create_task(gate({"type": "lifespan"}, receive_lifespan, ignore))  # type: ignore[arg-type]
        await waiting.wait()
        await asyncio.sleep(0)
        scope: Any = {"type": kind, "path": "/api/games", "method": "POST", "headers": []}
        async with asyncio.timeout(30.0):
            await gate(scope, receive, send)
        living.cancel()
        assert isinstance(gate.problem, RuntimeError)
        return sent

    return asyncio.run(ask())


def test_who_waits_for_a_server_that_cannot_start_is_told_so() -> None:
    assert asked_of_a_server_that_cannot_start("http")[0]["status"] == 503
    assert asked_of_a_server_that_cannot_start("websocket") == [
        {"type": "websocket.close", "code": 1012, "reason": None}
    ]


def test_work_is_repeated_while_postgresql_is_away_and_no_other_error_is_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(retry, "PAUSES", (0.0, 0.0, 0.0))
    tries: list[int] = []

    def away_for(times: int) -> int:
        tries.append(1)
        if len(tries) <= times:
            raise OperationalError("", {}, psycopg.OperationalError("server closed the connection unexpectedly"))
        return len(tries)

    assert patiently(lambda: away_for(2)) == 3
    tries.clear()
    with pytest.raises(OperationalError):
        patiently(lambda: away_for(9))
    tries.clear()

    def wrong() -> None:
        tries.append(1)
        raise ProgrammingError("", {}, psycopg.ProgrammingError("no such column"))

    with pytest.raises(ProgrammingError):
        patiently(wrong)
    assert len(tries) == 1
