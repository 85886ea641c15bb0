"""Sends each request to the bot that it names: a built-in one, or a user's own."""

import asyncio
import logging
from collections.abc import Awaitable, Iterable
from typing import TypeVar, cast

from longhouse.bots.client import Bots
from longhouse.bots.own_process import OwnBotProcess
from longhouse.bots.protocol import MoveRequest, Request
from longhouse.bots.registry import OwnBot
from longhouse.errors import BotFailed

A = TypeVar("A")

_log = logging.getLogger(__name__)


class BotRouter:
    """Sends requests to built-in bots and to users' own bots, behind the common interface `Bots`.

    Users' own bots are asked only for moves.
    """

    def __init__(self, built_in: Bots, own: Iterable[OwnBot]) -> None:
        self._built_in = built_in
        self._own = {bot.name: OwnBotProcess(bot) for bot in own}

    def ask(self, request: Request[A]) -> Awaitable[A]:
        """Send a request to the bot that it names, and return the bot's answer when awaited."""
        own = self._own.get(request.player or "") if isinstance(request, MoveRequest) else None
        if own is None:
            return self._built_in.ask(request)
        return cast(Awaitable[A], own.move_soon(cast(MoveRequest, request)))

    async def levels(self, game: str) -> list[str]:
        """Return the names of the bots that play this game: the built-in ones, then the users' own."""
        names = await self._built_in.levels(game)
        for name, process in self._own.items():
            try:
                if await asyncio.to_thread(process.plays, game):
                    names.append(name)
            except BotFailed as refusal:
                _log.warning("own bot", extra={"fields": {"bot": name, "refusal": str(refusal)}})
        return names

    async def close(self) -> None:
        """Close the connections to all bots."""
        await asyncio.gather(self._built_in.close(), *(asyncio.to_thread(each.close) for each in self._own.values()))
