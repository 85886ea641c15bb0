"""A server's settings."""

import secrets
from dataclasses import dataclass, field

from platformdirs import user_data_path

from longhouse.bots.registry import OwnBot
from longhouse.server.access.limits import Limits


def default_database() -> str:
    """Return the default database: an SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('longhouse') / 'longhouse.db'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """A server's settings: where to listen, database, Redis, access, limits and bots."""

    host: str = "127.0.0.1"
    port: int = 0
    database: str = field(default_factory=default_database)
    redis: str | None = None
    """The Redis through which nodes that share a database notify each other; None with a single node."""
    public_url: str = ""
    """The address by which people reach the server, for example behind a proxy or in the local network."""
    passphrase: str | None = None
    trusted_proxies: str = "127.0.0.1"
    hosts: tuple[str, ...] | None = None
    """The names by which the server is reached on its own port, besides `public_url`; None allows any name. This
    protects against requests from other sites and DNS rebinding.
    """
    limits: Limits = field(default_factory=Limits)
    smtp: str | None = None
    """The SMTP server for e-mail notifications: `smtp://user:password@host:port/?from=address`."""
    push_services: tuple[str, ...] = ()
    """Further push services besides those of the common browsers, for example `https://push.example.org`."""
    daily_secret: str | None = None
    """The secret from which daily deals are made, which several servers can share; None if the server has its own."""
    remote_bots: bool = False
    """Whether bots run on other machines and are asked through Redis."""
    own_bots: tuple[OwnBot, ...] = ()
    """The operator's own bots, which can be seated on this server besides the built-in ones."""
    lazy_bots: bool = False
    """Whether bots warm up only when first needed, instead of when the server starts."""
    instance: str = field(default_factory=lambda: secrets.token_hex(8))
    """A random name for this run of the server, by which a program that found its address recognises it."""
