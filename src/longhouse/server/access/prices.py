"""The prices of requests and commands: roughly the milliseconds of processor time that they take.

A price is charged before the work. Work that is heavy or of unknown size is also charged afterwards, by the time it
took (`Purse.charge`), and a request body by its size.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Price:
    """The price of a request, and the largest body that it accepts, in bytes."""

    cost: float
    body: int = 64_000


RECORD_BODY = 200_000
"""The size of requests that contain a record; a long game takes a tenth of it."""
IMPORT_BODY = 20_000_000
PER_KILOBYTE = 0.05
"""The price of receiving a thousand bytes."""

ROUTES: Mapping[tuple[str, str], Price] = {
    ("POST", "/api/people"): Price(40),
    ("POST", "/api/login"): Price(200),
    ("POST", "/api/enter"): Price(10),
    ("POST", "/api/me/links"): Price(20),
    ("POST", "/api/links/{code}"): Price(20),
    ("PUT", "/api/me/account"): Price(200),
    ("DELETE", "/api/me"): Price(100),
    ("GET", "/api/me/games"): Price(20),
    ("GET", "/api/me/results"): Price(20),
    ("GET", "/api/me/export"): Price(100),
    ("GET", "/api/me/profile"): Price(30),
    ("GET", "/api/people/{person}/profile"): Price(30),
    ("GET", "/api/me/friends"): Price(10),
    ("PUT", "/api/me/friends/{person}"): Price(10),
    ("POST", "/api/me/friends/links"): Price(20),
    ("POST", "/api/friends/{code}"): Price(20),
    ("GET", "/api/leaderboards/{board}"): Price(20),
    ("GET", "/api/daily/{day}/others"): Price(10),
    ("POST", "/api/me/import"): Price(200, IMPORT_BODY),
    ("GET", "/api/games"): Price(8),
    ("POST", "/api/games"): Price(20, RECORD_BODY),
    ("POST", "/api/games/{game}/offers/{ply}"): Price(5),
    ("GET", "/api/games/{game}/log"): Price(10),
    ("GET", "/api/games/{game}/record"): Price(5),
    ("GET", "/api/games/{game}/replay"): Price(10),
    ("GET", "/api/games/{game}/positions/{events}"): Price(10),
    ("POST", "/api/games/{game}/analysis"): Price(100),
    ("POST", "/api/records"): Price(10, RECORD_BODY),
    ("POST", "/api/records/{name}/analysis"): Price(100),
    ("POST", "/api/analyses"): Price(100, RECORD_BODY),
    ("POST", "/api/positions"): Price(10, RECORD_BODY),
    ("POST", "/api/positions/why"): Price(10, RECORD_BODY),
    ("POST", "/api/positions/chance"): Price(10, RECORD_BODY),
    ("POST", "/api/positions/best"): Price(50, RECORD_BODY),
    ("POST", "/api/replays"): Price(20, RECORD_BODY),
    ("GET", "/api/openapi.json"): Price(10),
    ("GET", "/api/schema/play.json"): Price(15),
    ("GET", "/api/qr.svg"): Price(20),
}
"""The routes whose price is not `OTHER`."""

OTHER = Price(4)
"""The price of any other route, and of a path that does not exist."""
FILE = Price(1)
"""The price of a file of the web app."""
SOCKET = Price(10)
"""The price of opening a socket."""

COMMANDS: Mapping[str, float] = {
    "ping": 0.2,
    "join": 10,
    "why": 5,
    "hint": 100,
    "finish": 30,
    "mute": 1,
    "attend": 2,
}
"""The commands of a play socket whose price is not `COMMAND`."""

COMMAND = 3.0
"""The price of any other command, for example a move."""

BAD_MESSAGE = 1.0
"""The price of a message that cannot be read."""

_SHAPES: dict[tuple[str, int], list[tuple[list[str], Price]]] = {}
for (_method, _template), _price in ROUTES.items():
    _parts = _template.strip("/").split("/")
    _SHAPES.setdefault((_method, len(_parts)), []).append((_parts, _price))


def of_request(method: str, path: str) -> Price:
    """Return the price of an HTTP request by its method and path.

    >>> of_request("POST", "/api/records/abc/analysis").cost, of_request("GET", "/nothing") is OTHER
    (100, True)
    """
    asked = path.strip("/").split("/")
    for template, price in _SHAPES.get(("GET" if method == "HEAD" else method, len(asked)), ()):
        if all(part == given or part.startswith("{") for part, given in zip(template, asked, strict=True)):
            return price
    return OTHER


def of_command(kind: str) -> float:
    """Return the price of a command of a play socket by its type."""
    return COMMANDS.get(kind, COMMAND)
