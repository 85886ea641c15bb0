"""The commands that run and maintain a server: `serve`, `bots`, `admin`."""

import argparse
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from longhouse.cli import backups
from longhouse.cli.inputs import BAD_USAGE, FAILED, Failure, read
from longhouse.errors import LonghouseError, Unavailable
from longhouse.words import Words

_SHORTEST_SECRET = 32
_LOCAL = ("localhost", "127.0.0.1", "::1")

if TYPE_CHECKING:
    from longhouse.storage.games import GameStore


def serve(chosen: argparse.Namespace, words: Words) -> int:
    """Command `serve`: serve games over the network until interrupted. Returns the exit code."""
    import logging

    from longhouse.bots.registry import own_bots
    from longhouse.server.access.limits import UNLIMITED, Limits
    from longhouse.server.logs import write_logs
    from longhouse.server.run import address_in_the_room, open_browser, run
    from longhouse.server.settings import Settings, default_database

    write_logs(logging.INFO if chosen.verbose else logging.WARNING)
    host, port, public_url = chosen.host, chosen.port, chosen.public_url or ""
    hosts: tuple[str, ...] | None = None
    if chosen.lan:
        room = address_in_the_room()
        host, port = "0.0.0.0", port or 8270
        public_url = f"http://{room}:{port}/"
        hosts = (room, *_LOCAL)
    elif host in _LOCAL or public_url:
        hosts = _LOCAL
    settings = Settings(
        host=host,
        port=port,
        database=given(chosen, "database") or default_database(),
        redis=given(chosen, "redis"),
        public_url=public_url,
        passphrase=given(chosen, "passphrase"),
        trusted_proxies=chosen.trusted_proxies,
        hosts=hosts,
        limits=UNLIMITED if chosen.no_limits else Limits(),
        smtp=given(chosen, "smtp"),
        push_services=tuple(chosen.push_service),
        daily_secret=_daily_secret(chosen.daily_secret, words),
        remote_bots=chosen.remote_bots,
        own_bots=tuple(own_bots(chosen.bot).values()),
        lazy_bots=chosen.lazy_bots,
    )

    def listening(address: str) -> None:
        print(words.say("serve-listening", address=address), flush=True)
        if chosen.lan:
            _show_code(address)
        if chosen.open:
            here = address if not chosen.lan else f"http://127.0.0.1:{port}/"
            open_browser(lambda: _at_home(here, settings.database))

    try:
        run(settings, listening)
    except LonghouseError as refusal:
        raise Failure(f"longhouse: {words.refusal(refusal)}", FAILED) from None
    return 0


def _at_home(address: str, database: str) -> str:
    """Return a login link that logs the browser in as the person who plays in the terminal.

    The plain `address` is returned if nobody has played in the terminal, or the database no longer knows that person.
    """
    import asyncio

    from longhouse.terminal.client.home import Identities
    from longhouse.terminal.client.network import NetworkTransport
    from longhouse.terminal.client.server_client import ServerClient

    secret = Identities().secret(database)
    if secret is None:
        return address
    try:
        code = asyncio.run(ServerClient(NetworkTransport(address), "en", secret).login_link())
    except LonghouseError:  # the database was replaced, for example
        return address
    return f"{address}#/link/{code}"


def bots(chosen: argparse.Namespace, words: Words) -> int:
    """Command `bots`: run bots for servers on other machines, through Redis, until interrupted. Returns the
    exit code.
    """
    import asyncio
    import logging
    import signal

    from longhouse.bots.client import processes
    from longhouse.extras import needs
    from longhouse.games.catalogue import GAMES
    from longhouse.server.logs import write_logs

    redis = given(chosen, "redis")
    if redis is None:
        raise Failure("longhouse: " + words.say("server-remote-bots"), BAD_USAGE)
    with needs("nodes"):
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
    """Command `admin`: maintain the games and accounts in a server's database. Returns the exit code.

    The server may be running.
    """
    from longhouse.server.settings import default_database
    from longhouse.storage.games import GameStore
    from longhouse.storage.problems import problems_named

    database = given(chosen, "database") or default_database()
    try:
        if chosen.what == "restore":
            return backups.restore(Path(_one(chosen, words)), database, words)
        if chosen.what == "verify" and chosen.name is not None:
            return backups.verify_backup(Path(chosen.name), words)
        store = GameStore.existing(database)
        try:
            with problems_named():
                return _ADMIN[chosen.what](store, chosen, words)
        finally:
            store.close()
    except Unavailable as refusal:
        raise Failure(f"longhouse: {words.refusal(refusal)}", FAILED) from None


def _list(store: "GameStore", _: argparse.Namespace, _words: Words) -> int:
    for game in store.lists.all():
        names = ", ".join(seat.name or "-" for seat in game.seats)
        print(f"{game.id}  {game.game:9}  {game.state:7}  {game.events:4}  {names}")
    return 0


def _export(store: "GameStore", chosen: argparse.Namespace, words: Words) -> int:
    from longhouse.table.export import record

    table = store.find(_one(chosen, words))
    if table is None:
        raise Failure("longhouse: " + words.say("table-no-such-game"), FAILED)
    sys.stdout.write(record(table, time.time()).write())
    return 0


def _delete(store: "GameStore", chosen: argparse.Namespace, words: Words) -> int:
    if not store.delete(_one(chosen, words)):
        raise Failure("longhouse: " + words.say("table-no-such-game"), FAILED)
    return 0


def _back_up(store: "GameStore", chosen: argparse.Namespace, words: Words) -> int:
    return backups.back_up(store, Path(_one(chosen, words)), words)


def _verify(store: "GameStore", _: argparse.Namespace, words: Words) -> int:
    return backups.verify(store, words)


def _reset_password(store: "GameStore", chosen: argparse.Namespace, words: Words) -> int:
    from longhouse.storage.people import People

    print(People(store).reset_password(_one(chosen, words)))
    return 0


def _moderated(store: "GameStore", chosen: argparse.Namespace, words: Words) -> int:
    from longhouse.storage.moderation import Moderation

    moderation = Moderation(store)
    person = moderation.find(_one(chosen, words))
    if chosen.what == "rename":
        if chosen.text is None:
            raise Failure("longhouse: " + words.say("serve-admin-text", what=chosen.what), BAD_USAGE)
        moderation.rename(person, chosen.text, time.time())
    else:
        moderation.apply(chosen.what, person, time.time(), chosen.text or "")
    return 0


def _reports(store: "GameStore", _: argparse.Namespace, _words: Words) -> int:
    from longhouse.storage.moderation import Moderation

    for each in Moderation(store).reports():
        print(f"{_when(each.at)}  {each.by} → {each.about}  {each.game or '-'}  {each.text}")
    return 0


def _log(store: "GameStore", _: argparse.Namespace, _words: Words) -> int:
    from longhouse.storage.moderation import Moderation

    for each in Moderation(store).log():
        print(f"{_when(each.at)}  {each.what:7}  {each.person}  {each.detail}")
    return 0


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(at))


_ADMIN = {
    "list": _list,
    "export": _export,
    "delete": _delete,
    "backup": _back_up,
    "password": _reset_password,
    "verify": _verify,
    "ban": _moderated,
    "unban": _moderated,
    "mute": _moderated,
    "unmute": _moderated,
    "rename": _moderated,
    "reports": _reports,
    "log": _log,
}
ADMIN = (*_ADMIN, "restore")
"""The names of all commands of `longhouse admin`."""


def given(chosen: argparse.Namespace, name: str) -> str | None:
    """Return the value of an option that may be secret; None if it is not given.

    The value comes from the argument `name` or, without it, from the environment variable of the option. Other users of
    the machine can see the arguments, but not the environment.
    """
    option: str | None = getattr(chosen, name)
    return option or os.environ.get(f"LONGHOUSE_{name.upper()}")


def _daily_secret(file: str | None, words: Words) -> str | None:
    """Return the secret of the daily deals, from a file or the environment; None to use the secret in the database."""
    secret = (
        os.environ.get("LONGHOUSE_DAILY_SECRET", "") if file is None else read(file, words).decode("utf-8", "replace")
    )
    secret = secret.strip()
    # The hash of each seed is public, so a short secret could be found by brute force.
    if secret and len(secret) < _SHORTEST_SECRET:
        raise Failure("longhouse: " + words.say("server-daily-secret", least=_SHORTEST_SECRET), BAD_USAGE)
    return secret or None


def _one(chosen: argparse.Namespace, words: Words) -> str:
    if chosen.name is None:
        raise Failure("longhouse: " + words.say("serve-admin-name", what=chosen.what), BAD_USAGE)
    name: str = chosen.name
    return name


def _show_code(address: str) -> None:
    """Print the address as a QR code, for phones."""
    import segno  # imported here because it is rarely needed

    segno.make(address, error="l").terminal(compact=True)
