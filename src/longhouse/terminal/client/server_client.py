"""The client for HTTP requests to a server, over any transport, on behalf of one person."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar
from urllib.parse import quote, urlencode

import msgspec

from longhouse.errors import Forbidden, LonghouseError, NotFound, PassphraseNeeded, Refused, Unauthenticated
from longhouse.server.http.puzzle_shapes import DayTold, PuzzleSolution, PuzzleTold, Themes, Tried
from longhouse.server.http.record_shapes import AnalysisTold, BestTold, Replay
from longhouse.server.http.shapes import (
    Catalogue,
    ErrorBody,
    Health,
    Log,
    LoginCode,
    Me,
    PersonWithSecret,
    SatDown,
    Token,
)
from longhouse.server.protocol import PROTOCOL
from longhouse.table.entries import EntryTold
from longhouse.table.summary import Summary
from longhouse.terminal.client.transport import ClientSocket, ConnectionLost, Transport, refusal_told

T = TypeVar("T")

_KINDS: Mapping[str, type[LonghouseError]] = {
    "PassphraseNeeded": PassphraseNeeded,
    "Unauthenticated": Unauthenticated,
    "Forbidden": Forbidden,
    "NotFound": NotFound,
    "NoSuchGame": NotFound,
}
"""The errors that the app treats in different ways; all others are `Refused`."""


class ServerClient:
    """Sends one person's requests to a server.

    Every method raises the error that the server reports, or `ConnectionLost` if the server cannot be reached.
    """

    def __init__(self, transport: Transport, language: str, secret: str | None = None) -> None:
        self._transport = transport
        self.language = language
        self.secret = secret

    @property
    def address(self) -> str:
        """The address of the server, in the form in which messages show it."""
        return self._transport.address

    async def close(self) -> None:
        """Close the connection. If the server runs in this process, it is shut down."""
        await self._transport.close()

    async def connect(self, game: str) -> ClientSocket:
        """Open the WebSocket for a game, given by its id."""
        return await self._transport.connect(f"/api/games/{quote(game, safe='')}/play?protocol={PROTOCOL}")

    # People

    async def welcome(self, name: str) -> str:
        """Create a person with this name, act as that person from now on, and return the person's secret."""
        made = await self._post("/api/people", PersonWithSecret, {"name": name, "language": self.language})
        self.secret = made.secret
        return made.secret

    async def log_in(self, login: str, password: str) -> str:
        """Log in to an account, act as its person from now on, and return the new secret."""
        known = await self._post("/api/login", PersonWithSecret, {"login": login, "password": password})
        self.secret = known.secret
        return known.secret

    async def enter(self, passphrase: str) -> None:
        """Send the server's passphrase, which gives access to the server."""
        await self._call("POST", "/api/enter", {"passphrase": passphrase})

    async def me(self) -> Me:
        """Return the profile of this person."""
        return await self._get("/api/me", Me)

    async def rename(self, name: str) -> None:
        """Change the name of this person."""
        await self._call("PATCH", "/api/me", {"name": name})

    async def login_link(self) -> str:
        """Create a login link for this person, and return its code.

        The link, which is the server's address followed by `#/link/CODE`, logs one other device in as this person.
        """
        return (await self._post("/api/me/links", LoginCode, None)).code

    # Games

    async def health(self) -> Health:
        """Check that the server works; return its version and how many games it has. If it does not work, its error is
        raised.
        """
        return await self._get("/health", Health)

    async def catalogue(self) -> Catalogue:
        """Return the games of the server with their options and bots."""
        return await self._get("/api/catalogue", Catalogue)

    async def my_games(self) -> list[Summary]:
        """Return the person's games, beginning with those in which it is the person's turn."""
        return await self._get("/api/me/games", list[Summary])

    async def open_games(self) -> list[Summary]:
        """Return the public games with open seats."""
        return await self._get("/api/games?state=open", list[Summary])

    async def game(self, game: str) -> Summary:
        """Return the summary of a game."""
        return await self._get(f"/api/games/{quote(game, safe='')}", Summary)

    async def make(self, setup: Mapping[str, object], names: Sequence[str | None] = ()) -> Summary:
        """Create a game, and take the seats in it that are reserved for this person; return its summary.

        - `setup`: the body of the request, as in `NewGame`.
        - `names`: by seat, the names under which the seats are taken; None stands for the person's usual name. Empty
          unless several people play at this terminal.
        """
        made = await self._post("/api/games", Summary, setup)
        return await self.take_seats(made, names)

    async def take_seats(self, game: Summary, names: Sequence[str | None] = ()) -> Summary:
        """Take all seats of a game that are reserved for this person and not taken yet; return the new summary.

        `names` are, by seat, the names under which the seats are taken; None stands for the person's usual name. It is
        empty unless several people play at this terminal.
        """
        me = (await self.me()).person
        for seat, place in enumerate(game.seats):
            if place.kind == "open" and place.reserved == me:
                game = await self.sit(game.id, seat, names[seat] if seat < len(names) else None)
        return game

    async def sit(self, game: str, seat: int, name: str | None = None) -> Summary:
        """Take a seat in a game, given by id; return the summary of the game.

        `name` is the person's name in this game; None for their usual name.
        """
        body = {"nonce": secrets.token_hex(16), **({} if name is None else {"name": name})}
        return (await self._post(f"/api/games/{game}/seats/{seat}", SatDown, body)).game

    async def token(self, game: str, seat: int) -> str:
        """Return a new token for a seat that this person holds."""
        return (await self._post(f"/api/games/{game}/seats/{seat}/token", Token, None)).token

    async def delete(self, game: str) -> None:
        """Delete a game that has not started."""
        await self._call("DELETE", f"/api/games/{game}", None)

    async def deal_again(self, game: str) -> Summary:
        """Start a game with the same deal as a finished one, given by id; return the summary of the new game."""
        return (await self._post(f"/api/games/{game}/same-deal", SatDown, None)).game

    async def log(self, game: str) -> list[EntryTold]:
        """Return all entries of a game's log."""
        return (await self._get(f"/api/games/{game}/log", Log)).entries

    # Records

    async def record(self, game: str) -> dict[str, Any]:
        """Return the record of a game."""
        return await self._get(f"/api/games/{game}/record", dict[str, Any])

    async def replay(self, game: str) -> Replay:
        """Return all positions of a game, each as the seat to move sees it."""
        return await self._get(f"/api/games/{game}/replay?seat=turn", Replay)

    async def replay_of(self, record: Mapping[str, object]) -> Replay:
        """Return all positions of a record, which need not be stored on the server."""
        return await self._post("/api/replays", Replay, {"record": record, "seat": "turn"})

    async def best(self, record: Mapping[str, object], events: int) -> BestTold:
        """Return the best moves in a position of a record: that after `events` events."""
        return await self._post("/api/positions/best", BestTold, {"record": record, "events": events})

    async def begin_analysis(self, record: Mapping[str, object], game: str | None) -> AnalysisTold:
        """Start the analysis of a record; return its progress.

        `game` is the id of the game on this server; None if the record is not of a game there.
        """
        if game is not None:
            return await self._post(f"/api/games/{game}/analysis", AnalysisTold, None)
        return await self._post("/api/analyses", AnalysisTold, {"record": record})

    async def analysis(self, key: str) -> AnalysisTold:
        """Return the progress of the analysis with this key, and its result once it is done."""
        return await self._get(f"/api/analyses/{quote(key, safe='')}", AnalysisTold)

    # Puzzles and days

    async def puzzle_themes(self, game: str) -> Themes:
        """Return the themes of a game's puzzles, and this person's progress."""
        return await self._get(f"/api/puzzles?{urlencode({'game': game})}", Themes)

    async def next_puzzle(self, game: str, theme: str | None = None, but: str | None = None) -> PuzzleTold:
        """Return a puzzle whose rating is near the person's.

        - `theme`: return only a puzzle with this theme; None for any.
        - `but`: the id of a puzzle that must not be returned; None if any may be.
        """
        wanted = {"game": game, **({"theme": theme} if theme else {}), **({"but": but} if but else {})}
        return await self._get(f"/api/puzzles/next?{urlencode(wanted)}", PuzzleTold)

    async def puzzle(self, puzzle: str) -> PuzzleTold:
        """Return the puzzle with this id."""
        return await self._get(f"/api/puzzles/{quote(puzzle, safe='')}", PuzzleTold)

    async def attempt(self, puzzle: str, actions: Sequence[str], day: str | None) -> Tried:
        """Send all decisions made so far in a puzzle, and return whether they are right.

        - `puzzle`: the id of the puzzle.
        - `actions`: the decisions, as text.
        - `day`: the day if it is a daily puzzle (`YYYY-MM-DD`); otherwise None.
        """
        return await self._post(f"/api/puzzles/{puzzle}/try", Tried, {"actions": list(actions), "day": day})

    async def solution(self, puzzle: str, day: str | None) -> PuzzleSolution:
        """Give up a puzzle, given by id, and return its solution.

        `day` is the day if it is a daily puzzle (`YYYY-MM-DD`); otherwise None.
        """
        return await self._post(f"/api/puzzles/{puzzle}/solution", PuzzleSolution, {"day": day})

    async def day(self) -> DayTold:
        """Return today's puzzle and deal."""
        return await self._get("/api/daily", DayTold)

    async def deal_of(self, day: str) -> Summary:
        """Start the daily deal of a day (`YYYY-MM-DD`), and return the game. If the person has started it already, that
        game is returned.
        """
        return await self._post(f"/api/daily/{day}/deal", Summary, None)

    # How requests are sent

    async def _get(self, path: str, kind: type[T]) -> T:
        return msgspec.json.decode(await self._call("GET", path, None), type=kind)

    async def _post(self, path: str, kind: type[T], body: Mapping[str, object] | None) -> T:
        return msgspec.json.decode(await self._call("POST", path, body), type=kind)

    async def _call(self, method: str, path: str, body: Mapping[str, object] | None) -> bytes:
        headers = {"Accept-Language": self.language, "Longhouse-Protocol": str(PROTOCOL)}
        if self.secret is not None:
            headers["Authorization"] = f"Bearer {self.secret}"
        if body is not None:
            headers["Content-Type"] = "application/json"
        content = None if body is None else msgspec.json.encode(body)
        reply = await self._transport.request(method, path, headers, content)
        if reply.status >= 400:
            raise _refusal(reply.body, self.address)
        return reply.body


def _refusal(body: bytes, server: str) -> LonghouseError:
    """Convert an error response to an exception. The response may come from another program at this address."""
    try:
        problem = msgspec.json.decode(body, type=ErrorBody).error
    except msgspec.DecodeError:
        return ConnectionLost("terminal-not-a-server", server=server)
    if problem.key == "server-protocol":
        return Refused("terminal-other-version", server=server)
    return refusal_told(problem.key, problem.rule, problem.params, _KINDS.get(problem.kind, Refused))
