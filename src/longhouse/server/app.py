"""The ASGI application: wires routes, tables, bots, clocks and e-mail together."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import encode_json
from litestar.types import Message, Scope

from longhouse.bots.client import ASIDE, HOUSE, BotPool, Bots, processes
from longhouse.bots.router import BotRouter
from longhouse.errors import BadSettings, LonghouseError
from longhouse.extras import needs
from longhouse.games.catalogue import GAMES
from longhouse.server import schema
from longhouse.server.access.identity import provide_anybody, provide_purse, provide_somebody, provide_words
from longhouse.server.access.limits import Budgets, RateLimiters
from longhouse.server.access.logins import LoginLimiter
from longhouse.server.access.middleware import AccessMiddleware, PassphraseGate
from longhouse.server.access.origins import Origins
from longhouse.server.access.turns import OneByOne
from longhouse.server.errors import broken, failed, refused, too_deep
from longhouse.server.heavy.pool import HeavyPool
from longhouse.server.http.analyses import AnalysisRoutes
from longhouse.server.http.bulk import Bulk
from longhouse.server.http.challenges import ChallengeRoutes
from longhouse.server.http.clubs import ClubRoutes
from longhouse.server.http.collections import CollectionRoutes
from longhouse.server.http.daily import DailyRoutes
from longhouse.server.http.friends import FriendRoutes
from longhouse.server.http.games import GameRoutes
from longhouse.server.http.general import GeneralRoutes, version
from longhouse.server.http.leaderboards import LeaderboardRoutes
from longhouse.server.http.lessons import LessonRoutes
from longhouse.server.http.links import LinkRoutes
from longhouse.server.http.mail import MailRoutes
from longhouse.server.http.own_data import OwnDataRoutes
from longhouse.server.http.pairing import PairingRoutes
from longhouse.server.http.people import PeopleRoutes
from longhouse.server.http.plans import PlanRoutes
from longhouse.server.http.positions import PositionRoutes
from longhouse.server.http.profiles import ProfileRoutes
from longhouse.server.http.push import PushRoutes
from longhouse.server.http.puzzles import PuzzleRoutes
from longhouse.server.http.replays import ReplayRoutes
from longhouse.server.mail import Mailer
from longhouse.server.metrics import Metrics
from longhouse.server.push import PUSH_SERVICES, Pusher
from longhouse.server.settings import Settings
from longhouse.server.sockets.lobby import lobby
from longhouse.server.sockets.play import play
from longhouse.server.sockets.rooms import LevelsByGame, Rooms
from longhouse.service.analyses import AnalysisRunner
from longhouse.service.bot_turns import BotTurns
from longhouse.service.challenges import Challenges
from longhouse.service.closing import ClosingClient
from longhouse.service.daily_deals import DailyDeals
from longhouse.service.fair_queue import FairQueue
from longhouse.service.health import HealthCheck
from longhouse.service.notifications import Bus
from longhouse.service.pairing import Pairing
from longhouse.service.planned_moves import PlannedMoves
from longhouse.service.rated_games import RatedGames
from longhouse.service.tables import TableService
from longhouse.service.timekeeper import Timekeeper
from longhouse.service.tournaments import TournamentRunner
from longhouse.service.unanswered import UnansweredOffers
from longhouse.storage.games import GameStore

_log = logging.getLogger(__name__)
_RESTARTING = 1012
_BEFORE_AGAIN = 1.0
_LOOK_AFTER_BOTS = 15.0
_MOST_HASHING, _MOST_HASHING_EACH = 50, 3
"""How many passwords may wait to be hashed, one after the other: each takes 64 MB and a tenth of a second."""
_OF_PUSH = ("py_vapid", "pywebpush", "cryptography", "aiohttp", "requests", "http_ece")
"""The packages of the extra `push`."""
_FIRST_THE_PAGE = 0.5
"""Seconds before the bots are started, since that would slow down the first page load."""

ROUTES = (
    PeopleRoutes,
    OwnDataRoutes,
    ProfileRoutes,
    FriendRoutes,
    LeaderboardRoutes,
    ClubRoutes,
    PushRoutes,
    LinkRoutes,
    CollectionRoutes,
    GameRoutes,
    PairingRoutes,
    ChallengeRoutes,
    PlanRoutes,
    LessonRoutes,
    PositionRoutes,
    ReplayRoutes,
    AnalysisRoutes,
    PuzzleRoutes,
    DailyRoutes,
    MailRoutes,
    GeneralRoutes,
)
"""The controllers of all HTTP routes."""


class _Described(JsonRenderPlugin):
    """Renders the OpenAPI document once, with the same schema as the sockets (`server.schema`)."""

    _rendered: bytes | None = None

    def prepare(self, app: Litestar) -> bytes:
        """Render the document, unless it was rendered before. That takes a third of a second."""
        if self._rendered is None:
            self._rendered = encode_json(schema.openapi(app.openapi_schema.to_schema(), ROUTES))
        return self._rendered

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002
        return self.prepare(request.app)


class Server:
    """All parts of a running server, and the Litestar application `app`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tables = TableService(GameStore.at(settings.database), _bus(settings))
        self._bots = _bots(settings)
        self._bot_turns = BotTurns(self.tables, self._bots)
        self._analyses = AnalysisRunner(self.tables, self._bots, self._bot_turns, processes())
        self._deals = DailyDeals(self.tables, self._bots, self._bot_turns, settings.daily_secret)
        self._tournaments = TournamentRunner(self.tables)
        self._closing = ClosingClient()
        self._heavy = HeavyPool()
        self.rooms = Rooms(self.tables, self._bot_turns, self._closing)
        self._timekeeper = Timekeeper(self.tables)
        self._unanswered = UnansweredOffers(self.tables)
        self._planned_moves = PlannedMoves(self.tables)
        self._challenges = Challenges(self.tables)
        self.rooms.offers.pairing = self._pairing = Pairing(self.tables)
        self._levels: LevelsByGame = {}
        self._mailer = None
        if settings.smtp is not None:
            address = settings.public_url or f"http://127.0.0.1:{settings.port}/"
            self._mailer = Mailer(self.tables, settings.smtp, address)
        self._pusher = _pusher(self.tables, settings)
        self._budgets = Budgets(settings.limits)
        self._hashing = FairQueue(1, _MOST_HASHING, _MOST_HASHING_EACH)
        self._metrics = self._measured()
        gate = PassphraseGate(settings.passphrase, settings.public_url)
        origins = Origins.of(settings.public_url, settings.hosts, settings.port)
        self._described = _Described(path="/")
        self._litestar = self._application(gate)
        self.app = AccessMiddleware(self._litestar, gate, settings.limits, origins, self._budgets)

    def say_goodbye(self) -> None:
        """Close all sockets with the close code for a restart, so that clients reconnect."""
        self.rooms.close("restart", _RESTARTING)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Async context manager: run the background tasks (notifications, clocks, bots) during the block, then shut
        down.
        """
        await asyncio.to_thread(self.tables.store.probe_patiently)
        await self._timekeeper.give_back()
        running = [
            asyncio.create_task(lasting(self.tables.bus.run)),
            asyncio.create_task(lasting(self.tables.keep_up)),
            asyncio.create_task(lasting(self._timekeeper.run)),
            asyncio.create_task(self._wake_bots()),
            asyncio.create_task(lasting(self._look_after_bots)),
            asyncio.create_task(lasting(self._deals.run)),
            asyncio.create_task(lasting(self._tournaments.run)),
            asyncio.create_task(lasting(self._pairing.run)),
            asyncio.create_task(lasting(self._planned_moves.run)),
            asyncio.create_task(lasting(self._challenges.run)),
        ]
        try:
            yield
        finally:
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
            self._unanswered.close()
            await self._planned_moves.close()
            await self._challenges.close()
            await self._analyses.close()
            await self._bot_turns.close()
            await self._bots.close()
            await asyncio.to_thread(self._closing.close)
            await self._heavy.close()
            if self._mailer is not None:
                await self._mailer.close()
            if self._pusher is not None:
                await self._pusher.close()
            await self.tables.close()

    async def _wake_bots(self) -> None:
        """Find out which bots are available. Unless `lazy_bots` is set, prepare what would make the first who needs it
        wait: the description of the interface, and the bots, which compile.
        """
        await asyncio.sleep(_FIRST_THE_PAGE)
        for game in GAMES:
            while game not in self._levels:
                try:
                    self._levels[game] = await self._bots.levels(game)
                except LonghouseError as refusal:
                    _log.warning("bots", extra={"fields": {"game": game, "refusal": str(refusal)}})
                    await asyncio.sleep(_LOOK_AFTER_BOTS)
        if not self.settings.lazy_bots:
            await asyncio.to_thread(self._described.prepare, self._litestar)
            await self._bot_turns.prepare(self._levels)

    async def _look_after_bots(self) -> None:
        """Resume bot turns that were interrupted by a restart or by the crash of a node, until cancelled."""
        await self._bot_turns.resume()
        while True:
            await asyncio.sleep(_LOOK_AFTER_BOTS)
            await self._bot_turns.resume(_LOOK_AFTER_BOTS)

    def _measured(self) -> Metrics:
        """Let the parts of this server tell its metrics how long things take."""
        gauges = {
            "longhouse_sockets": ("Open sockets", lambda: self.rooms.sockets),
            "longhouse_games_watched": ("Games that somebody plays or watches", self.tables.watched),
            "longhouse_budget_spent_total": ("Prices paid by all clients", lambda: self._budgets.spent),
        }
        queues = {
            "bots": lambda: self._bot_turns.queue.length,
            "heavy": lambda: self._heavy.waiting,
            "passwords": lambda: self._hashing.length,
            "writes": lambda: self.tables.writer.waiting,
            "notices": lambda: self.tables.bus.unsent,
        }
        metrics = Metrics(self.tables, gauges, queues)
        self.rooms.moved = metrics.moved
        self.tables.writer.stored = metrics.stored
        self._bot_turns.thought = metrics.thought
        return metrics

    def _application(self, gate: PassphraseGate) -> Litestar:
        settings = self.settings
        limits = settings.limits
        logins = LoginLimiter(limits.login_burst)
        known: dict[str, object] = {
            "tables": self.tables,
            "rooms": self.rooms,
            "limits": limits,
            "levels": self._levels,
            "logins": logins,
            "analyses": self._analyses,
            "deals": self._deals,
            "tournaments": self._tournaments,
            "pairing": self._pairing,
            "planned_moves": self._planned_moves,
            "challenges": self._challenges,
            "mailer": self._mailer,
            "pusher": self._pusher,
            "rated": RatedGames(self.tables),
            "analysing": RateLimiters(limits.analysis_burst, limits.analysis_rate),
            "records": RateLimiters(limits.record_burst, limits.record_rate),
            "heavy": self._heavy,
            "hashing": self._hashing,
            "bulk": Bulk(limits.bulk_per_address),
            "makers": OneByOne(),
            "newcomers": RateLimiters(limits.newcomer_burst, limits.newcomer_rate),
            "gate": gate,
            "metrics": self._metrics,
            "checkup": HealthCheck(self.tables),
            "public_url": settings.public_url,
            "instance": settings.instance,
        }
        return Litestar(
            [*ROUTES, play, lobby],
            dependencies={
                **{name: _always(value) for name, value in known.items()},
                "anybody": Provide(provide_anybody),
                "somebody": Provide(provide_somebody),
                "words": Provide(provide_words),
                "purse": Provide(provide_purse),
            },
            exception_handlers={
                LonghouseError: refused,
                HTTPException: failed,
                RecursionError: too_deep,
                Exception: broken,
            },
            before_send=[self._count],
            request_max_body_size=None,  # `access.prices` has the limits
            compression_config=CompressionConfig(backend="gzip", minimum_size=1_000, gzip_compress_level=5),
            openapi_config=OpenAPIConfig(
                title="Longhouse",
                version=version(),
                path="/api/openapi.json",
                render_plugins=[self._described],
                use_handler_docstrings=True,
            ),
            logging_config=None,
            pdb_on_exception=False,
            debug=False,
        )

    async def _count(self, message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            self._metrics.answered(message["status"])


def _pusher(tables: TableService, settings: Settings) -> Pusher | None:
    """Return what sends push notifications; None without the extra `push`."""
    try:
        return Pusher(tables, settings.public_url, (*PUSH_SERVICES, *settings.push_services))
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in _OF_PUSH:
            raise
        return None


def _bus(settings: Settings) -> Bus:
    if settings.redis is None:
        return Bus()
    with needs("nodes"):
        from longhouse.service.redis_notifications import RedisBus  # not needed with one node
    return RedisBus(settings.redis)


def _bots(settings: Settings) -> Bots:
    built_in = _built_in_bots(settings)
    return BotRouter(built_in, settings.own_bots) if settings.own_bots else built_in


def _built_in_bots(settings: Settings) -> Bots:
    if not settings.remote_bots:
        return BotPool(processes(), (*HOUSE, ASIDE))
    if settings.redis is None:
        raise BadSettings("server-remote-bots")
    with needs("nodes"):
        from longhouse.bots.remote import RemoteBots  # it takes long to import
    return RemoteBots(settings.redis)


def _always(value: object) -> Provide:
    def provided() -> object:
        return value

    return Provide(provided, sync_to_thread=False, use_cache=True)


async def lasting(work: Callable[[], Awaitable[None]]) -> None:
    """Run a background task for ever: when it fails, for example during an outage of the database, start it again."""
    while True:
        try:
            return await work()
        except LonghouseError as refusal:
            _log.warning("begun again", extra={"fields": {"refusal": str(refusal)}})
            await asyncio.sleep(_BEFORE_AGAIN)
        except Exception:
            _log.exception("begun again")
            await asyncio.sleep(_BEFORE_AGAIN)
