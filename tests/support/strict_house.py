"""A server with small limits, so that tests need not wait for them: `python -m support.strict_house --database …`."""

import argparse
import logging
import sys

from longhouse.server.access.limits import Limits
from longhouse.server.logs import write_logs
from longhouse.server.run import run
from longhouse.server.settings import Settings

CONNECTIONS, CONNECTIONS_EACH = 12, 5
IMPORTED = 2
LIMITS = Limits(
    connections=CONNECTIONS,
    connections_per_address=CONNECTIONS_EACH,
    head_seconds=1.0,
    joining_seconds=1.0,
    body_seconds=1.0,
    taking_seconds=1.0,
    imported_games=IMPORTED,
)


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("--database")
    # No proxy is trusted, so that connections of this machine are counted by their address.
    reader.add_argument("--trusted-proxies", default="192.0.2.1")
    chosen, _ = reader.parse_known_args()
    write_logs(logging.WARNING)
    proxies = chosen.trusted_proxies
    settings = Settings(database=chosen.database, limits=LIMITS, trusted_proxies=proxies, lazy_bots=True)

    def listening(address: str) -> None:
        sys.stdout.write(f"{address}\n")
        sys.stdout.flush()

    run(settings, listening)


if __name__ == "__main__":
    main()
