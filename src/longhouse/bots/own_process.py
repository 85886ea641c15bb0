"""The process of a user's own bot: requests moves, enforces the time limit, and checks the answers."""

import asyncio
import json
from collections.abc import Mapping
from types import TracebackType
from typing import NoReturn, Self, cast

from msgspec.structs import replace

from longhouse.bots.client import BotProcess
from longhouse.bots.protocol import BotMove, MoveRequest
from longhouse.bots.registry import OwnBot, environment
from longhouse.errors import BotError, BotFailed, IllegalAction
from longhouse.games.catalogue import game_with
from longhouse.games.fields import shown
from longhouse.games.game import Game, View


class OwnBotProcess:
    """A user's own bot with its process, which the first request starts.

    Every request raises `BotFailed` if the bot does not play the game, gives no answer in time, refuses, crashes, or
    answers with an action that is not legal. A process that was too slow is ended; the next request starts a new one.
    """

    def __init__(self, bot: OwnBot) -> None:
        self.bot = bot
        self._process = BotProcess(bot.command, environment(), foreign=True)
        self._games: dict[str, Game] = {}

    def plays(self, game: str) -> bool:
        """Return whether the bot says that it plays `game`. This starts its process."""
        return bool(self._offered(game))

    def move(self, request: MoveRequest) -> BotMove:
        """Request a move, and block until the answer comes."""
        asked = self._process.ask(self._addressed(request))
        try:
            return self._checked(request, asked.result(self.bot.seconds))
        except TimeoutError:
            self._too_slow()
        except BotError as refusal:
            self._refused(refusal)

    async def move_soon(self, request: MoveRequest) -> BotMove:
        """Request a move, and await the answer without blocking the event loop."""
        addressed = await asyncio.to_thread(self._addressed, request)
        try:
            async with asyncio.timeout(self.bot.seconds):
                answer = await self._process.ask(addressed)
            return await asyncio.to_thread(self._checked, request, answer)
        except TimeoutError:
            await asyncio.to_thread(self._process.end)
            self._too_slow()
        except BotError as refusal:
            self._refused(refusal)

    def close(self) -> None:
        """End the process."""
        self._process.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()

    def _offered(self, game: str) -> list[str]:
        try:
            return self._process.players(game, self.bot.seconds)
        except TimeoutError:
            self._too_slow()
        except BotError as refusal:
            self._refused(refusal)

    def _addressed(self, request: MoveRequest) -> MoveRequest:
        """Return the request with a name that the program offers: the name of this bot, or else the first one."""
        game = str(request.view.get("game"))
        names = self._offered(game)
        if not names:
            raise BotFailed("own-bot-other-game", name=self.bot.name, game=shown(game))
        return replace(request, player=self.bot.name if self.bot.name in names else names[0])

    def _checked(self, request: MoveRequest, answer: BotMove) -> BotMove:
        try:
            self._game_of(request.view).position(request.view).read(answer.action)
        except IllegalAction:
            raise BotError("bot-illegal", action=shown(answer.action)) from None
        return answer

    def _game_of(self, view: View) -> Game:
        options = cast(Mapping[str, object], view["options"])
        key = json.dumps([view["game"], options], sort_keys=True)
        if key not in self._games:
            self._games = {key: game_with(str(view["game"]), options)}
        return self._games[key]

    def _too_slow(self) -> NoReturn:
        self._process.end()
        raise BotFailed("own-bot-slow", name=self.bot.name, limit=f"{self.bot.seconds:g}") from None

    def _refused(self, refusal: BotError) -> NoReturn:
        if isinstance(refusal, BotFailed):
            raise refusal
        raise BotFailed("own-bot-refused", name=self.bot.name, problem=str(refusal)) from refusal
