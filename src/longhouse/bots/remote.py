"""Client for bots on other machines: requests wait in a Redis list until a bot machine takes them.

A plain list is enough: a request may be lost with Redis or with the machine that took it, but then its caller sends it
again.
"""

import asyncio
import json
import time
from collections.abc import Collection
from typing import TypeVar

import msgspec
from redis.exceptions import RedisError
from taskiq import TaskiqError
from taskiq.api import run_receiver_task
from taskiq.kicker import AsyncKicker
from taskiq.serializers import JSONSerializer
from taskiq_redis import ListQueueBroker, RedisAsyncResultBackend

from longhouse.bots.client import BotPool
from longhouse.bots.protocol import (
    AnalyseRequest,
    HintRequest,
    JudgeRequest,
    MoveRequest,
    PrepareRequest,
    Request,
    decoded,
    refusal_told,
)
from longhouse.errors import BotUnavailable, LonghouseError

A = TypeVar("A")

_QUEUE = "longhouse:bots"
_THINK = "think"
_PATIENCE = 20.0
"""Timeout of a request in seconds, longer than any bot thinks; after it the caller may ask again."""
_BETWEEN_LOOKS = 0.05
_KEPT_FOR = 60


class LevelsAnswer(msgspec.Struct, frozen=True):
    """The answer to a `LevelsRequest`: the names of the bots that play a game."""

    levels: list[str]


class LevelsRequest(Request[LevelsAnswer], frozen=True, kw_only=True, omit_defaults=True, tag="levels"):
    """A request for the names of the bots that play a game. The program on the bot machine answers it, not a bot."""

    game: str

    def read(self, answer: object) -> LevelsAnswer:
        return decoded(answer, LevelsAnswer)


RemoteRequest = MoveRequest | HintRequest | JudgeRequest | AnalyseRequest | PrepareRequest | LevelsRequest


def _broker(url: str) -> ListQueueBroker:
    # Answers are JSON, not pickled: data that another program wrote into Redis must not be able to run code here.
    results = RedisAsyncResultBackend[str](
        url, keep_results=False, result_ex_time=_KEPT_FOR, serializer=JSONSerializer(), prefix_str=_QUEUE
    )
    return ListQueueBroker(url, queue_name=_QUEUE).with_result_backend(results)


class RemoteBots:
    """Sends requests to the bot machines that use the same Redis."""

    def __init__(self, url: str) -> None:
        self._broker = _broker(url)
        # The task is only named here; `think_for_others` registers it on the bot machines.
        self._think: AsyncKicker[[str, str, float], str] = AsyncKicker(_THINK, self._broker, labels={})

    async def ask(self, request: Request[A]) -> A:
        """Send a request, and wait for its answer.

        Raises `BotUnavailable` if no answer comes in time or Redis cannot be reached, and `BotError` if the bot
        refuses.
        """
        fields: dict[str, object] = msgspec.to_builtins(request)
        what = str(fields.pop("ask"))
        try:
            sent = await self._think.kiq(what, json.dumps(fields), time.time() + _PATIENCE)
            result = await sent.wait_result(check_interval=_BETWEEN_LOOKS, timeout=_PATIENCE)
        except (TaskiqError, RedisError, OSError):
            raise BotUnavailable("bot-away") from None
        message: dict[str, object] = {} if result.is_err else json.loads(result.return_value)
        if "answer" not in message:
            raise refusal_told(message.get("error"))
        return request.read(message["answer"])

    async def levels(self, game: str) -> list[str]:
        """Return the names of the remote bots that play this game."""
        return (await self.ask(LevelsRequest(game=game))).levels

    async def close(self) -> None:
        """Close the connection to Redis."""
        await self._broker.shutdown()


async def think_for_others(url: str, processes: int, games: Collection[str]) -> None:
    """Run a bot machine: load what the bots of these games need, then answer requests from Redis until cancelled.

    `url` is the address of Redis, and `processes` the number of bot processes.
    """
    async with BotPool(processes) as workers:

        async def think(what: str, fields: str, until: float) -> str:
            if time.time() > until:  # the caller has timed out
                return json.dumps({"error": None})
            return json.dumps(await _answer(workers, what, json.loads(fields)))

        broker = _broker(url)
        broker.register_task(think, task_name=_THINK)
        preparing = asyncio.create_task(_prepare(workers, processes, games))
        try:
            await run_receiver_task(broker, max_async_tasks=processes, run_startup=True)
        finally:
            preparing.cancel()
            await broker.shutdown()


async def _answer(workers: BotPool, what: str, fields: dict[str, object]) -> dict[str, object]:
    try:
        asked: RemoteRequest = msgspec.convert({**fields, "ask": what}, RemoteRequest)
        if isinstance(asked, LevelsRequest):
            return {"answer": {"levels": await workers.levels(asked.game)}}
        return {"answer": msgspec.to_builtins(await workers.ask(asked))}
    except LonghouseError as refusal:
        return {"error": refusal.to_json()}


async def _prepare(workers: BotPool, processes: int, games: Collection[str]) -> None:
    """Let one process compile what is missing; then let all processes load the compiled code."""
    for game in games:
        await workers.ask(PrepareRequest(game=game))
    for each in [workers.ask(PrepareRequest(game=game)) for game in games for _ in range(processes)]:
        await each
