"""A server's settings."""

import secrets
from dataclasses import dataclass, field

from platformdirs import user_data_path

from longhouse.bots.registry import OwnBot
from longhouse.server.access.limits import Limits


def default_database() -> str:
    """Return the address of the default database: an SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('longhouse') / 'longhouse.db'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """A server's settings: where to listen, database, Redis, access, limits and bots."""

    host: str = "127.0.0.1"
    """The address on which the server listens; `0.0.0.0` for all of the machine's."""
    port: int = 0
    """The port on which the server listens; 0 for any free port."""
    database: str = field(default_factory=default_database)
    """The URL of the database."""
    redis: str | None = None
    """The URL of the Redis database through which several servers with a common database notify each other; None for a
    single server.
    """
    public_url: str = ""
    """The address by which people reach the server, for example behind a proxy or in the local network."""
    passphrase: str | None = None
    """The passphrase that clients have to know; None if the server is open to everybody."""
    trusted_proxies: str = "127.0.0.1"
    """The IP addresses of proxies, separated by commas. If a request comes from one of them, the server believes the
    client address that the proxy reports.
    """
    hosts: tuple[str, ...] | None = None
    """The host names by which clients may reach the server on its own port; `public_url` is allowed in any case. None
    allows any name. This protects against requests from other sites and DNS rebinding.
    """
    limits: Limits = field(default_factory=Limits)
    """The limits on message sizes and request rates."""
    smtp: str | None = None
    """The SMTP server for e-mail, as `smtp://user:password@host:port/?from=address`; None if no e-mail is sent."""
    push_services: tuple[str, ...] = ()
    """Further push services besides those of the common browsers, for example `https://push.example.org`."""
    daily_secret: str | None = None
    """The secret from which daily deals are made. Servers with the same secret have the same deals. None if the server
    makes a secret of its own.
    """
    remote_bots: bool = False
    """Whether bots run on other machines and are asked through Redis."""
    own_bots: tuple[OwnBot, ...] = ()
    """The operator's own bots, which can be seated on this server besides the built-in ones."""
    lazy_bots: bool = False
    """Whether bots load and compile their code only when first needed, instead of when the server starts."""
    instance: str = field(default_factory=lambda: secrets.token_hex(8))
    """A random name for this run of the server. By this name, a program that found the server's address in a file can
    tell whether it has reached the same run.
    """
