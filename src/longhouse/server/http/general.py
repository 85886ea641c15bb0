"""HTTP routes for the server itself: catalogue of games, passphrase, health, metrics and QR codes."""

import io
from importlib import metadata

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody

from longhouse.errors import BadRequest, PassphraseNeeded
from longhouse.games.catalogue import GAMES
from longhouse.server import schema
from longhouse.server.access.identity import PersonRequest, address_of
from longhouse.server.access.logins import LoginLimiter
from longhouse.server.access.middleware import PassphraseGate
from longhouse.server.http.shapes import Catalogue, CatalogueEntry, Health, Passphrase
from longhouse.server.metrics import Metrics
from longhouse.server.sockets.rooms import LevelsByGame, Rooms
from longhouse.service.health import HealthCheck
from longhouse.table.entries import AnyObject
from longhouse.words import LANGUAGES

_LONGEST_LINK = 500


def version() -> str:
    """Return the version of Longhouse that is running."""
    return metadata.version("longhouse")


class GeneralRoutes(Controller):
    """Routes that belong to no game."""

    path = "/"
    tags = ("house",)

    @get("/api/catalogue")
    async def catalogue(self, rooms: NamedDependency[Rooms], levels: NamedDependency[LevelsByGame]) -> Catalogue:
        """Return the games that can be created here, with their options and bots."""
        ready = rooms.bots is not None and rooms.bots.ready
        return Catalogue(
            games=[_entry(name) for name in GAMES],
            bots=dict(levels),
            bots_ready=ready,
            languages=list(LANGUAGES),
            version=version(),
        )

    @get("/api/schema/play.json")
    async def of_messages(self) -> AnyObject:
        """Return the JSON Schema of the messages on the sockets."""
        return schema.of_sockets()

    @post("/api/enter", status_code=204)
    async def enter(
        self,
        data: JSONBody[Passphrase],
        gate: NamedDependency[PassphraseGate],
        request: PersonRequest,
        logins: NamedDependency[LoginLimiter],
    ) -> Response[None]:
        """Check the server's passphrase; if it is right, the response sets a cookie that gives access."""
        logins.attempt(address_of(request))
        if not gate.opens(data.passphrase):
            raise PassphraseNeeded("server-passphrase")
        logins.succeeded(address_of(request))
        return Response(None, headers={"Set-Cookie": gate.cookie}, status_code=204)

    @get("/api/qr.svg", media_type="image/svg+xml")
    async def qr(
        self, request: PersonRequest, path: FromQuery[str], public_url: NamedDependency[str]
    ) -> Response[bytes]:
        """Return a QR code for the address of this server with the path `path`, as an SVG image."""
        if not path.startswith("/") or path.startswith("//") or len(path) > _LONGEST_LINK or not path.isprintable():
            raise BadRequest("server-bad-request", problem="path")
        import segno  # few need it

        base = public_url or str(request.base_url)
        drawn = io.BytesIO()
        segno.make(base.rstrip("/") + path, error="m").save(drawn, kind="svg", scale=4, border=4, xmldecl=False)
        return Response(drawn.getvalue(), media_type="image/svg+xml")

    @get("/health")
    async def health(
        self, checkup: NamedDependency[HealthCheck], rooms: NamedDependency[Rooms], instance: NamedDependency[str]
    ) -> Health:
        """Check that the database can be written and read. If not, the response has the status 503 and says why."""
        return Health("ok", version(), await checkup.games(), rooms.sockets, instance)

    @get("/metrics", media_type="text/plain")
    async def metrics(self, metrics: NamedDependency[Metrics]) -> bytes:
        """Return the metrics in the text format of Prometheus."""
        return metrics.write()


def _entry(name: str) -> CatalogueEntry:
    kind = GAMES[name]
    return CatalogueEntry(
        name=name,
        options=kind.game.with_options({}).options(),
        seats=list(kind.seats),
        scenarios=kind.scenarios(),
        learning=[list(runes) for runes in kind.learning],
    )
