"""Runs a server: listens, reports the address, opens the browser, and shuts down cleanly."""

import asyncio
import contextlib
import gc
import ipaddress
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from longhouse.errors import BadSettings
from longhouse.server.access.addresses import TrustedProxies
from longhouse.server.access.connections import Connections, limited
from longhouse.server.address import RunningServer, announced
from longhouse.server.settings import Settings
from longhouse.server.startup import Opened, StartupGate

_TIME_TO_CLOSE = 5.0
"""Seconds after which requests that are still being answered are ended."""
_TIME_TO_TAKE = 1.0
"""Seconds after which a connection is cut if the client does not read the last messages."""
_LAST_RESORT = 15
"""Seconds after which uvicorn itself gives up."""
_A_MOMENT = 0.05
"""Seconds between the closing messages and the end of the sockets, so that the messages are sent."""

_SWEEPS = (2_000, 20, 1_000)
"""Thresholds of Python's cyclic garbage collector: young objects often, which is fast, old ones rarely.
With a thousand games in memory a full collection blocks the server for a quarter of a second; with Python's defaults
that happened every other second."""

_SWITCH_SECONDS = 0.0005
"""How long a thread that reads the database may keep the interpreter while the event loop waits for it. With Python's
default of 5 ms, one person's long list delayed every step of the others' moves.
"""


def run(settings: Settings, listening: Callable[[str], None]) -> None:
    """Serve until interrupted. Once the server can be reached, `listening` is called with its address."""
    gc.set_threshold(*_SWEEPS)
    sys.setswitchinterval(_SWITCH_SECONDS)
    with listening_socket(settings) as ear:
        host, port = ear.getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        address = settings.public_url or f"http://{shown}:{port}/"

        def prepare() -> Opened:
            from longhouse.server.app import Server  # it takes long to import

            return Server(replace(settings, port=port))

        def give_up() -> None:
            server.should_exit = True

        from longhouse.server.access.frames import limited_socket  # it takes long to import

        foyer = StartupGate(prepare, give_up)
        config = uvicorn.Config(
            foyer,
            log_config=None,
            access_log=False,
            http=limited(Connections(settings.limits, TrustedProxies(settings.trusted_proxies))),
            ws=limited_socket(settings.limits),
            ws_max_size=settings.limits.frame_bytes,
            ws_per_message_deflate=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.trusted_proxies,
            server_header=False,
            timeout_graceful_shutdown=_LAST_RESORT,
            lifespan="on",
        )
        server = _Uvicorn(config, foyer, lambda: listening(address))
        here = RunningServer(_reached_here(host, port), settings.instance)
        with announced(settings.database, here), contextlib.suppress(KeyboardInterrupt):  # uvicorn raises it again
            server.run(sockets=[ear])
        if foyer.problem is not None:
            raise foyer.problem


class _Uvicorn(uvicorn.Server):
    """A uvicorn server that reports when it listens, and notifies clients before it shuts down."""

    def __init__(self, config: uvicorn.Config, foyer: StartupGate, listening: Callable[[], None]) -> None:
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
        ending = asyncio.create_task(self._end_what_hangs())
        await super().shutdown(sockets)
        ending.cancel()

    async def _end_what_hangs(self) -> None:
        """End the requests that take too long, then the connections of clients that do not read."""
        await asyncio.sleep(_TIME_TO_CLOSE)
        self._foyer.end_requests()
        await asyncio.sleep(_TIME_TO_TAKE)
        for connection in list(self.server_state.connections):
            if connection.transport is not None:
                connection.transport.abort()  # `close` would wait until the client has read everything


def _reached_here(host: str, port: int) -> str:
    """Return the address of the server for programs on the same machine.

    >>> _reached_here("0.0.0.0", 8270), _reached_here("::1", 80)
    ('http://127.0.0.1:8270/', 'http://[::1]:80/')
    """
    local = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{local}]:{port}/" if ":" in local else f"http://{local}:{port}/"


def address_in_the_room() -> str:
    """Return the IP address of this machine in the local network; raises `BadSettings` if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only selects the network interface
            address: str = probe.getsockname()[0]
        except OSError:
            raise BadSettings("server-no-network") from None
    if ipaddress.ip_address(address).is_loopback:
        raise BadSettings("server-no-network")
    return address


def open_browser(address: Callable[[], str]) -> None:
    """Open the app in the default browser, if there is one, without waiting for it. `address` returns the URL of the
    app; it is called in another thread.
    """

    def show() -> None:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address())

    threading.Thread(target=show, daemon=True).start()


def listening_socket(settings: Settings) -> socket.socket:
    """Return the socket on which the server listens. Raises `BadSettings` if that is impossible, for example if the
    port is taken.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sets TCP_NODELAY only if the protocol is given; otherwise small messages are delayed by 40 ms.
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
