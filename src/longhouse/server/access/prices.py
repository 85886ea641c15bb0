"""The prices of requests and commands: roughly the milliseconds of processor time that they take.

A price is charged before the work. Work that is heavy or of unknown size is also charged afterwards, by the time it
took (`Purse.charge`), and the bodies of requests and responses by their size.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Price:
    """The price of a request, and what kinds of this request are accepted."""

    cost: float
    """The price: roughly the milliseconds of processor time that the request takes."""
    body: int = 1_000
    """The largest body that is accepted, in bytes."""
    person: bool = False
    """Whether only a known person may send the request."""


FORM_BODY = 64_000
"""The largest body of a request that contains a few fields, in bytes."""
RECORD_BODY = 200_000
"""The largest body of a request that contains a record, in bytes; a long game needs a tenth of it."""
IMPORT_BODY = 20_000_000
"""The largest body of an import of games, in bytes."""
PER_ENTRY = 0.02
"""The price of each log entry of a game that is read from the database again."""
PER_KILOBYTE = 0.05
"""The price of receiving 1 000 bytes of a request, or of writing and sending as many of a response."""

ROUTES: Mapping[tuple[str, str], Price] = {
    ("POST", "/api/people"): Price(40, FORM_BODY),
    ("POST", "/api/login"): Price(200, FORM_BODY),
    ("POST", "/api/logout"): Price(10, person=True),
    ("GET", "/api/me"): Price(4, person=True),
    ("PATCH", "/api/me"): Price(4, FORM_BODY, person=True),
    ("PUT", "/api/me/account"): Price(200, FORM_BODY, person=True),
    ("GET", "/api/me/push"): Price(4, person=True),
    ("PUT", "/api/me/push"): Price(20, FORM_BODY, person=True),
    ("DELETE", "/api/me/push"): Price(10, person=True),
    ("GET", "/api/me/sessions"): Price(4, person=True),
    ("DELETE", "/api/me/sessions"): Price(10, person=True),
    ("DELETE", "/api/me/sessions/{session}"): Price(4, person=True),
    ("DELETE", "/api/me"): Price(100, person=True),
    ("GET", "/api/me/data"): Price(100, person=True),
    ("GET", "/api/me/blocked"): Price(4, person=True),
    ("PUT", "/api/me/blocked/{person}"): Price(4, person=True),
    ("DELETE", "/api/me/blocked/{person}"): Price(4, person=True),
    ("POST", "/api/people/{person}/reports"): Price(20, FORM_BODY, person=True),
    ("GET", "/api/me/games"): Price(20, person=True),
    ("POST", "/api/me/links"): Price(20, person=True),
    ("POST", "/api/links/{code}"): Price(20),
    ("GET", "/api/me/results"): Price(20, person=True),
    ("GET", "/api/me/export"): Price(100, person=True),
    ("POST", "/api/me/import"): Price(200, IMPORT_BODY, person=True),
    ("GET", "/api/me/profile"): Price(30, person=True),
    ("PUT", "/api/me/profile"): Price(10, FORM_BODY, person=True),
    ("GET", "/api/people/search"): Price(20),
    ("GET", "/api/people/{person}/profile"): Price(30),
    ("GET", "/api/ladder"): Price(4),
    ("GET", "/api/me/friends"): Price(10, person=True),
    ("PUT", "/api/me/friends/{person}"): Price(10, person=True),
    ("DELETE", "/api/me/friends/{person}"): Price(10, person=True),
    ("POST", "/api/me/friends/links"): Price(20, person=True),
    ("GET", "/api/friends/{code}"): Price(10),
    ("POST", "/api/friends/{code}"): Price(20, person=True),
    ("GET", "/api/leaderboards/{board}"): Price(20),
    ("GET", "/api/daily/{day}/others"): Price(10, person=True),
    ("GET", "/api/clubs"): Price(10, person=True),
    ("POST", "/api/clubs"): Price(20, FORM_BODY, person=True),
    ("GET", "/api/clubs/join/{code}"): Price(10),
    ("POST", "/api/clubs/join/{code}"): Price(20, person=True),
    ("GET", "/api/clubs/{club}"): Price(30, person=True),
    ("DELETE", "/api/clubs/{club}"): Price(20, person=True),
    ("DELETE", "/api/clubs/{club}/members/{person}"): Price(20, person=True),
    ("POST", "/api/clubs/{club}/games"): Price(20, FORM_BODY, person=True),
    ("POST", "/api/clubs/{club}/tournaments"): Price(100, FORM_BODY, person=True),
    ("POST", "/api/clubs/{club}/tournaments/{tournament}/rounds"): Price(100, person=True),
    ("PUT", "/api/clubs/{club}/tournaments/{tournament}/rounds/{number}/{board}"): Price(20, FORM_BODY, person=True),
    ("DELETE", "/api/me/challenges/{game}"): Price(15, person=True),
    ("GET", "/api/people/named/{name}"): Price(20, person=True),
    ("PUT", "/api/me/seek"): Price(30, FORM_BODY, person=True),
    ("DELETE", "/api/me/seek"): Price(15, person=True),
    ("GET", "/api/games"): Price(8),
    ("POST", "/api/games"): Price(20, RECORD_BODY, person=True),
    ("GET", "/api/games/{game}"): Price(4),
    ("DELETE", "/api/games/{game}"): Price(10, person=True),
    ("POST", "/api/games/{game}/seats/{seat}"): Price(10, FORM_BODY, person=True),
    ("POST", "/api/games/{game}/same-deal"): Price(20, person=True),
    ("PUT", "/api/games/{game}/seats/{seat}/bot"): Price(10, FORM_BODY, person=True),
    ("POST", "/api/games/{game}/seats/{seat}/token"): Price(4, person=True),
    ("GET", "/api/games/{game}/seats/{seat}/plan"): Price(6, person=True),
    ("PUT", "/api/games/{game}/seats/{seat}/plan"): Price(20, FORM_BODY, person=True),
    ("DELETE", "/api/games/{game}/seats/{seat}/plan"): Price(6, person=True),
    ("POST", "/api/games/{game}/offers/{ply}"): Price(5, FORM_BODY, person=True),
    ("GET", "/api/games/{game}/log"): Price(10),
    ("GET", "/api/games/{game}/record"): Price(5),
    ("GET", "/api/games/{game}/chat"): Price(8),
    ("GET", "/api/lessons/{game}"): Price(8),
    ("GET", "/api/games/{game}/positions/{events}"): Price(10),
    ("POST", "/api/positions"): Price(10, RECORD_BODY),
    ("POST", "/api/positions/why"): Price(10, RECORD_BODY),
    ("POST", "/api/positions/chance"): Price(10, RECORD_BODY),
    ("GET", "/api/games/{game}/replay"): Price(10),
    ("POST", "/api/replays"): Price(20, RECORD_BODY),
    ("POST", "/api/records"): Price(10, RECORD_BODY),
    ("GET", "/api/records/{record}"): Price(4),
    ("POST", "/api/games/{game}/analysis"): Price(100, person=True),
    ("GET", "/api/games/{game}/analysis"): Price(4),
    ("POST", "/api/records/{name}/analysis"): Price(100, person=True),
    ("GET", "/api/records/{name}/analysis"): Price(15),
    ("POST", "/api/analyses"): Price(100, RECORD_BODY, person=True),
    ("GET", "/api/analyses/{key}"): Price(4),
    ("POST", "/api/positions/best"): Price(50, RECORD_BODY, person=True),
    ("GET", "/api/puzzles"): Price(8),
    ("GET", "/api/puzzles/next"): Price(8),
    ("GET", "/api/puzzles/{puzzle}"): Price(4),
    ("POST", "/api/puzzles/{puzzle}/try"): Price(8, FORM_BODY),
    ("POST", "/api/puzzles/{puzzle}/solution"): Price(4, FORM_BODY),
    ("GET", "/api/daily"): Price(8),
    ("GET", "/api/daily/deals"): Price(4),
    ("POST", "/api/daily/{day}/deal"): Price(20, person=True),
    ("GET", "/mail/confirm"): Price(4),
    ("POST", "/mail/confirm"): Price(10),
    ("GET", "/mail/unsubscribe"): Price(4),
    ("POST", "/mail/unsubscribe"): Price(10),
    ("GET", "/api/catalogue"): Price(8),
    ("GET", "/api/openapi.json"): Price(10),
    ("GET", "/api/schema/play.json"): Price(15),
    ("POST", "/api/enter"): Price(10, FORM_BODY),
    ("GET", "/api/qr.svg"): Price(20),
    ("GET", "/health"): Price(10),
    ("GET", "/metrics"): Price(10),
}
"""The price of each route, by method and path."""

OTHER = Price(4)
"""The price of a request for a path that does not exist."""
FILE = Price(1)
"""The price of a request for a file of the web app."""
SOCKET = Price(10)
"""The price of opening a socket."""

COMMANDS: Mapping[str, float] = {
    "abandon": 3,
    "answer": 3,
    "attend": 5,
    "chances": 50,
    "chat": 20,
    "finish": 30,
    "hint": 100,
    "join": 10,
    "leave": 3,
    "move": 3,
    "mute": 1,
    "ping": 0.2,
    "rematch": 3,
    "resign": 3,
    "substitute": 3,
    "takeback": 3,
    "watch": 5,
    "why": 5,
}
"""The price of each command of the sockets, by its type."""

LOOK_UP = 8.0
"""The price of looking up the games of a person for the lobby."""

BAD_MESSAGE = 1.0
"""The price of a message that cannot be read."""

_SHAPES: dict[tuple[str, int], list[tuple[list[str], Price]]] = {}
for (_method, _template), _price in ROUTES.items():
    _parts = _template.strip("/").split("/")
    _SHAPES.setdefault((_method, len(_parts)), []).append((_parts, _price))


def of_request(method: str, path: str) -> Price:
    """Return the price of an HTTP request with this method and path.

    >>> of_request("POST", "/api/records/abc/analysis").cost, of_request("GET", "/nothing") is OTHER
    (100, True)
    """
    asked = path.strip("/").split("/")
    for template, price in _SHAPES.get(("GET" if method == "HEAD" else method, len(asked)), ()):
        if all(part == given or part.startswith("{") for part, given in zip(template, asked, strict=True)):
            return price
    return OTHER


def of_command(kind: str) -> float:
    """Return the price of a command that a client sends over a socket, by the `type` of the command."""
    return COMMANDS[kind]
