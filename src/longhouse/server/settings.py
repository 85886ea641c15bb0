"""What a server is told when it starts."""

from dataclasses import dataclass, field

from platformdirs import user_data_path

from longhouse.server.limits import Limits


def default_database() -> str:
    """One file in the user's data folder."""
    return f"sqlite:///{user_data_path('longhouse') / 'longhouse.db'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """Where to listen and what to keep."""

    host: str = "127.0.0.1"
    port: int = 0
    database: str = field(default_factory=default_database)
    redis: str | None = None
    """Where nodes that share a database tell each other their news; None for a house with one node."""
    public_url: str = ""
    """The address by which people reach the server, behind a proxy or in the room."""
    passphrase: str | None = None
    trusted_proxies: str = "127.0.0.1"
    hosts: tuple[str, ...] | None = None
    """The names by which it may be called; None for any. It keeps other sites' names from leading here."""
    limits: Limits = field(default_factory=Limits)
    smtp: str | None = None
    """`smtp://user:password@host:port/?from=address`, for those who want to be notified by e-mail."""
    remote_bots: bool = False
    """Whether bots think elsewhere, and are asked through Redis."""
    lazy_bots: bool = False
    """Whether bots prepare themselves only when they are first needed, rather than when the house is opened."""
