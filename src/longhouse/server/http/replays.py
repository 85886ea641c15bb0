"""HTTP routes for replays of whole games, for playing on from a record without a table, and for shared records."""

import json
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import Parameter

from longhouse.errors import NoSuchPosition, NoSuchSeat, Refused, TooManyRequests
from longhouse.games.chance import Source
from longhouse.games.game import Seat, State, View
from longhouse.games.play_on import play_on
from longhouse.games.record import Record
from longhouse.server.access.identity import PersonRequest
from longhouse.server.access.limits import RateLimiters
from longhouse.server.access.permissions import may_watch
from longhouse.server.http.record_shapes import AskReplay, Eyes, Kept, Replay, Step
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.table import export
from longhouse.table.diffs import changes
from longhouse.table.entries import AnyObject
from longhouse.table.fairness import new_seed
from longhouse.table.summary import result_told
from longhouse.words import Words
from longhouse.words.events import event_text, name_at

_LARGEST = 200_000
"""Maximum size of a shared record in bytes; a long game takes a tenth of it."""

SeatQuery = Annotated[str | None, Parameter(pattern=r"^(\d{1,9}|turn|all)$")]


class ReplayRoutes(Controller):
    """Returns all positions of a game in one response, and stores shared records."""

    path = "/api"
    tags = ("replays",)

    @get("/games/{game:str}/replay")
    async def of_game(
        self, game: str, anybody: Person | None, tables: TableService, words: Words, seat: SeatQuery = None
    ) -> Replay:
        """The replay of a game on this server, as a seat or a spectator saw it."""
        table = await tables.table(game)
        may_watch(table, (), anybody)
        return await tables.wait_for(replay, export.record(table), AskReplay({}, _eyes(seat)), words)

    @post("/replays", status_code=200, request_max_body_size=1_000_000)
    async def of_record(self, data: AskReplay, tables: TableService, words: Words) -> Replay:
        """The replay of a record sent with the request, optionally with actions played on; nothing is stored."""
        return await tables.wait_for(_of_record, data, words)

    @post("/records", status_code=200, request_max_body_size=_LARGEST)
    async def keep(self, data: AnyObject, tables: TableService, request: PersonRequest, records: RateLimiters) -> Kept:
        """Store a record, to share it by link."""
        if not records.take(request.client.host if request.client is not None else ""):
            raise TooManyRequests("server-too-fast")
        return Kept(await tables.wait_for(tables.records.keep, json.dumps(data), tables.now()))

    @get("/records/{record:str}", media_type="application/json")
    async def kept(self, record: str, tables: TableService) -> Response[bytes]:
        """Return a stored record by its id; raises `NotFound` if there is none."""
        return Response((await tables.wait_for(tables.records.find, record)).encode(), media_type="application/json")


def _of_record(asked: AskReplay, words: Words) -> Replay:
    return replay(Record.read(json.dumps(asked.record)), asked, words)


def replay(record: Record, asked: AskReplay, words: Words) -> Replay:
    """The replay of a record, with the starting event and the view that `asked` names."""
    if isinstance(asked.seat, int) and asked.seat >= record.game.seats:
        raise NoSuchSeat("no-such-seat", seat=asked.seat)
    if asked.play is not None:
        record = played_on(record, asked.begin, asked.play, asked.seed or new_seed())
    states = list(record.states())
    if asked.begin >= len(states):
        raise NoSuchPosition("record-no-such-ply", given=asked.begin, events=len(record.events))
    over = record.ended is not None or states[-1].result is not None
    if asked.seat == "all" and not over:
        raise Refused("server-not-over")
    views = [_seen(state, asked.seat) for state in states[asked.begin :]]
    steps = []
    for n, event in enumerate(record.events[asked.begin :], asked.begin):
        edits = changes(views[n - asked.begin], views[n - asked.begin + 1])
        seat = states[n].turn
        steps.append(Step(event, seat, _told(words, record, event, seat), edits))
    return Replay(
        game=record.game.name,
        options=record.game.options(),
        seats=record.game.seats,
        players=None if record.players is None else list(record.players),
        over=over,
        ended=record.ended,
        result=result_told(states[-1]),
        begin=asked.begin,
        first=views[0],
        steps=steps,
    )


def played_on(record: Record, begin: int, actions: list[str], seed: str) -> Record:
    """The record up to event `begin`, then these actions, each followed by the chance events drawn from `seed`."""
    if begin > len(record.events):
        raise NoSuchPosition("record-no-such-ply", given=begin, events=len(record.events))
    states = list(Record(record.game, record.events[:begin]).states())
    drawn = sum(state.chance is not None for state in states[:-1])
    source, state = Source(seed), states[-1]
    events = list(record.events[:begin])
    for action in (None, *actions):
        if action is not None:
            read = state.read(action)
            events.append(record.game.text(read))
            state = state.take(read)
        for event, after in play_on(state, source, drawn):
            events.append(record.game.text(event))
            state, drawn = after, drawn + 1
    return Record(record.game, tuple(events), record.players)


def _eyes(asked: str | None) -> Eyes:
    match asked:
        case None | "turn" | "all":
            return asked
        case _:
            return int(asked)


def _seen(state: State, eyes: Eyes) -> View:
    match eyes:
        case "turn":
            return state.view(state.turn)
        case "all":
            # where legal moves are hidden (F5.5), they are shown only after the game is over
            return {**state.view(state.turn), "legal": state.legal()}
        case None:
            return state.view(None)
        case seat:
            return state.view(Seat(seat))


def _told(words: Words, record: Record, event: str, seat: Seat | None) -> str:
    if event.startswith("*first"):
        seat = Seat(int(event.split(" ")[1]))
    return event_text(words, record.game.name, event, "" if seat is None else name_at(words, record.players, seat))
