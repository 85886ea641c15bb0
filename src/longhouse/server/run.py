"""Run a server: listen, say where, open the browser, and stop cleanly."""

import asyncio
import contextlib
import gc
import ipaddress
import socket
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from longhouse.errors import BadSettings
from longhouse.server.foyer import Foyer, Opened
from longhouse.server.settings import Settings

_TIME_TO_CLOSE = 10
_A_MOMENT = 0.05
"""So that the last words go out before the sockets are closed."""

_SWEEPS = (2_000, 20, 1_000)
"""How Python looks for garbage that refers to itself: at what is new often, which is short, at what is old rarely.
With a thousand games in memory one look at all of them takes a quarter of a second, in which nobody is answered; as it
is set by default that was every other second."""


def run(settings: Settings, listening: Callable[[str], None]) -> None:
    """Serve until it is interrupted; `listening` is told the address when it can be reached."""
    gc.set_threshold(*_SWEEPS)
    with listening_socket(settings) as ear:
        host, port = ear.getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        address = settings.public_url or f"http://{shown}:{port}/"

        def prepare() -> Opened:
            from longhouse.server.app import Server  # noqa: PLC0415 (it takes long to import)

            return Server(replace(settings, port=port))

        def give_up() -> None:
            server.should_exit = True

        foyer = Foyer(prepare, give_up)
        config = uvicorn.Config(
            foyer,
            log_config=None,
            access_log=False,
            ws="websockets-sansio",
            ws_max_size=settings.limits.frame_bytes,
            ws_per_message_deflate=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.trusted_proxies,
            server_header=False,
            timeout_graceful_shutdown=_TIME_TO_CLOSE,
            lifespan="on",
        )
        server = _Uvicorn(config, foyer, lambda: listening(address))
        with contextlib.suppress(KeyboardInterrupt):  # uvicorn has stopped by then, and passes it on
            server.run(sockets=[ear])
        if foyer.problem is not None:
            raise foyer.problem


class _Uvicorn(uvicorn.Server):
    """Says when it listens, and tells its guests before it goes."""

    def __init__(self, config: uvicorn.Config, foyer: Foyer, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._foyer = foyer
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._foyer.say_goodbye()
        await asyncio.sleep(_A_MOMENT)
        await super().shutdown(sockets)


def address_in_the_room() -> str:
    """The address of this machine for the phones beside it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way out there would be
            address: str = probe.getsockname()[0]
        except OSError:
            raise BadSettings("server-no-network") from None
    if ipaddress.ip_address(address).is_loopback:
        raise BadSettings("server-no-network")
    return address


def open_browser(address: str) -> None:
    """Show the app; a machine without a browser shows nothing."""

    def show() -> None:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)

    threading.Thread(target=show, daemon=True).start()


def listening_socket(settings: Settings) -> socket.socket:
    """Where guests come in; a port that is taken is refused."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio lets small messages go at once only where the protocol is named; else each waits 40 ms for the one before.
    ear = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        ear.bind((settings.host, settings.port))
        ear.listen(2048)
    except OSError as error:
        ear.close()
        reason = error.strerror or str(error)
        raise BadSettings("server-cannot-listen", host=settings.host, port=str(settings.port), problem=reason) from None
    return ear
