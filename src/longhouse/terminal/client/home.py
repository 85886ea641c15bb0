"""Connects the terminal to a server: to one that already runs on the local database, to one in this process, or to a
remote one.
"""

import asyncio
import json
import os
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from longhouse.bots.registry import OwnBot
from longhouse.errors import LonghouseError, Unauthenticated
from longhouse.server.address import running_server
from longhouse.terminal.client.here import HereTransport
from longhouse.terminal.client.network import NetworkTransport
from longhouse.terminal.client.server_client import ServerClient
from longhouse.terminal.client.transport import Transport

if TYPE_CHECKING:
    from longhouse.server.app import Server

_TIME_TO_ANSWER = 15.0
"""Seconds; a server that has just been started answers once its database is open."""


class Identities:
    """The secrets that identify this person, one for each server, in a file that only this person can read.

    A server is named by its address; the server on a local database by the URL of the database.
    """

    def __init__(self, file: Path | None = None) -> None:
        self._file = file or user_data_path("longhouse") / "terminal.json"

    def secret(self, server: str) -> str | None:
        """Return the person's secret for a server; None if there is none yet."""
        return self._read().get(server)

    def keep(self, server: str, secret: str) -> None:
        """Store the person's secret for a server."""
        kept = json.dumps({**self._read(), server: secret}, indent=1)
        self._file.parent.mkdir(parents=True, exist_ok=True)
        half_done = self._file.with_name(self._file.name + ".new")
        with open(os.open(half_done, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write(kept)
        half_done.replace(self._file)

    def _read(self) -> dict[str, str]:
        try:
            kept = json.loads(self._file.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return {str(key): str(text) for key, text in kept.items()} if isinstance(kept, dict) else {}


async def at_home(
    database: str, language: str, name: str, identities: Identities, own_bots: Sequence[OwnBot] = ()
) -> ServerClient:
    """Connect to a server on the local database, as the person who plays at this computer; return its client.

    If no server runs on the database, one is started in this process, with the user's own bots.

    - `database`: the URL of the database.
    - `language`: the code of the person's language.
    - `name`: the name for the person, if one has to be created.
    - `identities`: the person's secrets, one for each server.
    """
    transport: Transport | None = await _running(database, language)
    if transport is None:
        transport = await _started(database, own_bots)
    client = ServerClient(transport, language, identities.secret(database))
    await known(client, database, name, identities)
    return client


async def elsewhere(address: str, language: str, identities: Identities) -> ServerClient:
    """Connect to the server at this address on the network, and return its client.

    - `language`: the code of the person's language.
    - `identities`: the person's secrets, one for each server. If there is none for this server, the client acts for
      nobody yet; `known` creates a person.
    """
    transport = NetworkTransport(address)
    client = ServerClient(transport, language, identities.secret(transport.address))
    await client.health()
    return client


async def known(client: ServerClient, server: str, name: str, identities: Identities) -> None:
    """Make sure that a client acts for a person: if it has no secret, or one that the server does not know, create a
    person with this name.

    - `server`: the name of the server in `identities`.
    - `name`: the name for a new person.
    - `identities`: where the secret of a new person is stored.
    """
    if client.secret is not None:
        try:
            await client.me()
            return
        except Unauthenticated:
            client.secret = None
    identities.keep(server, await client.welcome(name))


async def _running(database: str, language: str) -> Transport | None:
    """Return a transport to the server that runs on a database; None if none does."""
    found = running_server(database)
    if found is None:
        return None
    with suppress(LonghouseError, TimeoutError):
        transport = NetworkTransport(found.address)
        async with asyncio.timeout(_TIME_TO_ANSWER):
            health = await ServerClient(transport, language).health()
        if health.instance == found.instance:
            return transport
    return None


async def _started(database: str, own_bots: Sequence[OwnBot]) -> Transport:
    """Start a server inside this process, without a port."""
    server = await asyncio.to_thread(_server, database, own_bots)
    stack = AsyncExitStack()
    await stack.enter_async_context(server.open())
    return HereTransport(server.app, database, stack.aclose)


def _server(database: str, own_bots: Sequence[OwnBot]) -> "Server":
    from longhouse.server.access.limits import UNLIMITED
    from longhouse.server.app import Server
    from longhouse.server.settings import Settings

    return Server(Settings(database=database, limits=UNLIMITED, own_bots=tuple(own_bots)))
