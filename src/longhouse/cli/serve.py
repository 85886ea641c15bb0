"""The verbs that run and maintain a server: serve, bots, admin."""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from longhouse.cli.inputs import BAD_USAGE, FAILED, Failure
from longhouse.errors import LonghouseError
from longhouse.words import Words

if TYPE_CHECKING:
    from longhouse.storage.games import GameStore


def serve(chosen: argparse.Namespace, words: Words) -> int:
    """Serve games over the network until interrupted."""
    import logging

    from longhouse.server.access.limits import UNLIMITED, Limits
    from longhouse.server.logs import write_logs
    from longhouse.server.run import address_in_the_room, open_browser, run
    from longhouse.server.settings import Settings, default_database

    write_logs(logging.INFO if chosen.verbose else logging.WARNING)
    host, port, public_url, hosts = chosen.host, chosen.port, chosen.public_url or "", None
    if chosen.lan:
        room = address_in_the_room()
        host, port = "0.0.0.0", port or 8270
        public_url = f"http://{room}:{port}/"
        hosts = (room, "localhost", "127.0.0.1")
    elif host in ("127.0.0.1", "localhost", "::1") and not public_url:
        hosts = ("localhost", "127.0.0.1", "::1")
    settings = Settings(
        host=host,
        port=port,
        database=_given(chosen, "database") or default_database(),
        redis=_given(chosen, "redis"),
        public_url=public_url,
        passphrase=_given(chosen, "passphrase"),
        trusted_proxies=chosen.trusted_proxies,
        hosts=hosts,
        limits=UNLIMITED if chosen.no_limits else Limits(),
        smtp=_given(chosen, "smtp"),
        remote_bots=chosen.remote_bots,
        lazy_bots=chosen.lazy_bots,
    )

    def listening(address: str) -> None:
        print(words.say("serve-listening", address=address), flush=True)
        if chosen.lan:
            _show_code(address)
        if chosen.open:
            open_browser(address if not chosen.lan else f"http://127.0.0.1:{port}/")

    try:
        run(settings, listening)
    except LonghouseError as refusal:
        raise Failure(f"longhouse: {words.refusal(refusal)}", FAILED) from None
    return 0


def bots(chosen: argparse.Namespace, words: Words) -> int:
    """Run bots for servers on other machines, through Redis, until interrupted."""
    import asyncio
    import logging
    import signal

    from longhouse.bots.client import processes
    from longhouse.extras import needs_nodes
    from longhouse.games.catalogue import GAMES
    from longhouse.server.logs import write_logs

    redis = _given(chosen, "redis")
    if redis is None:
        raise Failure("longhouse: " + words.say("server-remote-bots"), BAD_USAGE)
    with needs_nodes():
        from longhouse.bots.remote import think_for_others
    write_logs(logging.INFO if chosen.verbose else logging.ERROR)
    games = () if chosen.lazy_bots else tuple(GAMES)

    async def until_stopped() -> None:
        thinking = asyncio.ensure_future(think_for_others(redis, chosen.jobs or processes(), games))
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, thinking.cancel)
        print(words.say("serve-bots-ready"), flush=True)
        await asyncio.gather(thinking, return_exceptions=True)

    asyncio.run(until_stopped())
    return 0


def admin(chosen: argparse.Namespace, words: Words) -> int:
    """Maintain the games and accounts in a server's database; the server may be running."""
    from longhouse.server.settings import default_database
    from longhouse.storage.games import GameStore

    store = GameStore.at(_given(chosen, "database") or default_database())
    try:
        return _ADMIN[chosen.what](store, chosen, words)
    finally:
        store.close()


def _list(store: "GameStore", _: argparse.Namespace, _words: Words) -> int:
    for game in store.all():
        names = ", ".join(seat.name or "-" for seat in game.seats)
        print(f"{game.id}  {game.game:9}  {game.state:7}  {game.events:4}  {names}")
    return 0


def _export(store: "GameStore", chosen: argparse.Namespace, words: Words) -> int:
    from longhouse.table.export import record

    table = store.find(_one(chosen, words))
    if table is None:
        raise Failure("longhouse: " + words.say("table-no-such-game"), FAILED)
    sys.stdout.write(record(table).write())
    return 0


def _delete(store: "GameStore", chosen: argparse.Namespace, words: Words) -> int:
    if not store.delete(_one(chosen, words)):
        raise Failure("longhouse: " + words.say("table-no-such-game"), FAILED)
    return 0


def _back_up(store: "GameStore", chosen: argparse.Namespace, words: Words) -> int:
    from longhouse.storage.database import back_up

    target = Path(_one(chosen, words))
    if target.exists():
        raise Failure("longhouse: " + words.say("play-file-exists", file=str(target)), BAD_USAGE)
    back_up(store.engine, target)
    return 0


def _reset_password(store: "GameStore", chosen: argparse.Namespace, words: Words) -> int:
    from longhouse.storage.people import People

    print(People(store).reset_password(_one(chosen, words)))
    return 0


_ADMIN = {
    "list": _list,
    "export": _export,
    "delete": _delete,
    "backup": _back_up,
    "password": _reset_password,
}
ADMIN = tuple(_ADMIN)


def _given(chosen: argparse.Namespace, name: str) -> str | None:
    """The value of an option that may be secret: from the arguments or, hidden from other users, the environment."""
    given: str | None = getattr(chosen, name)
    return given or os.environ.get(f"LONGHOUSE_{name.upper()}")


def _one(chosen: argparse.Namespace, words: Words) -> str:
    if chosen.name is None:
        raise Failure("longhouse: " + words.say("serve-admin-name", what=chosen.what), BAD_USAGE)
    name: str = chosen.name
    return name


def _show_code(address: str) -> None:
    """Print the address as a QR code, for phones."""
    import segno  # imported here because it is rarely needed

    segno.make(address, error="l").terminal(compact=True)
