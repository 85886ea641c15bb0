"""Public summaries of games, as lists and clients show them. They contain nothing secret during play."""

from typing import Literal

import msgspec

from longhouse.games.catalogue import GAMES
from longhouse.games.chance import commitment
from longhouse.games.game import Seat, State
from longhouse.games.kinds import Opening
from longhouse.games.record import Ended
from longhouse.table.entries import AnyObject, AnyOptions, AnyResult, GameName, LevelName, OfferKind
from longhouse.table.setup import Clock, NoClock, Visibility
from longhouse.table.table import Held, Stage, Table
from longhouse.table.verbs.offers import lapses_at


class SeatTold(msgspec.Struct, frozen=True):
    """A seat in the form that clients receive."""

    kind: Literal["open", "person", "bot"]
    name: str
    person: str | None = None
    level: LevelName | None = None
    rating: float | None = None
    away: bool = False
    reserved: str | None = None


class Fair(msgspec.Struct, frozen=True):
    """The data needed to audit chance events: the commitment and, after the end, nonces and seed (docs/chance.md)."""

    commitment: str | None
    nonces: tuple[str, ...] | None = None
    seed: str | None = None


class GameTold(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a game that clients receive; they never change."""

    id: str
    game: GameName
    options: AnyOptions
    visibility: Visibility
    rated: bool
    casual: bool
    chat: bool
    clock: Clock = NoClock()
    timeout: str
    made: float
    made_by: str | None
    daily: bool = False


class OfferTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offer that waits for answers."""

    ply: int
    kind: OfferKind
    seat: Seat
    agreed: tuple[Seat, ...]
    to: int | None = None
    about: Seat | None = None
    level: str | None = None
    until: float | None = None
    """When the offer counts as rejected unless it is answered."""


class Summary(GameTold, frozen=True, kw_only=True):
    """The summary of a game for one person: `mine` are their seats, `waiting` says whether one of them is to move."""

    state: Stage
    free: bool
    seats: tuple[SeatTold, ...]
    moved: float
    ply: int
    events: int
    turn: Seat | None
    deadline: float | None
    mine: tuple[Seat, ...] = ()
    waiting: bool = False
    fair: Fair
    ended: Ended | None
    result: AnyResult | None
    openings: tuple[Opening, ...] = ()
    """The opening of each seat; empty until the game is over."""
    rematch: str | None
    offers: tuple[OfferTold, ...] = ()


def game_told(table: Table) -> GameTold:
    """Return the settings of a game in the form that clients receive."""
    setup = table.setup
    return GameTold(
        id=table.id,
        game=setup.game,
        options=table.game.options(),
        visibility=setup.visibility,
        rated=setup.rated,
        casual=setup.casual,
        chat=setup.chat,
        clock=setup.clock,
        timeout=setup.timeout,
        made=table.made_at,
        made_by=setup.made_by,
        daily=setup.daily,
    )


def summary(table: Table) -> Summary:
    """Return the summary of a game for a spectator."""
    over = table.stage == "over"
    return Summary(
        **msgspec.structs.asdict(game_told(table)),
        state=table.stage,
        free=table.free,
        seats=seats_told(table),
        moved=table.moved_at,
        ply=table.ply,
        events=len(table.events),
        turn=table.turn,
        deadline=table.deadline,
        fair=fair(table),
        ended=ended_told(table),
        result=result_told(table.state),
        openings=tuple(_opening(table, Seat(seat)) for seat in range(len(table.held) if over else 0)),
        rematch=table.rematch,
        offers=offers_told(table),
    )


def offers_told(table: Table) -> tuple[OfferTold, ...]:
    """Return the offers that wait for answers, in the form that clients receive."""
    return tuple(
        OfferTold(
            ply=each.ply,
            kind=each.offer.offer,
            seat=each.offer.seat,
            agreed=each.agreed,
            to=each.offer.to,
            about=each.offer.about,
            level=each.offer.level,
            until=lapses_at(each),
        )
        for each in table.offers
    )


def offers_to(summary: Summary, person: str) -> tuple[OfferTold, ...]:
    """Return the offers in a game that wait for a person's answer."""

    def answered(offer: OfferTold) -> bool:
        seats = {offer.seat, *offer.agreed} | (set() if offer.about is None else {offer.about})
        return any(summary.seats[seat].person == person for seat in seats)

    sits = any(seat.kind == "person" and seat.person == person for seat in summary.seats)
    return tuple(offer for offer in summary.offers if sits and not answered(offer))


def asked_by(summary: Summary, person: str | None) -> Summary:
    """Return a copy of a summary, with `mine` and `waiting` filled in for one person."""
    mine = tuple(Seat(seat) for seat, held in enumerate(summary.seats) if person is not None and held.person == person)
    return msgspec.structs.replace(summary, mine=mine, waiting=summary.turn in mine)


def seats_told(table: Table) -> tuple[SeatTold, ...]:
    return tuple(map(_seat_told, table.held))


def fair(table: Table) -> Fair:
    """Return the data needed to audit the game's chance events: the commitment; after the end also nonces and seed."""
    if table.imported is not None:
        record = table.imported
        return Fair(record.commitment, record.nonces, record.seed)
    if table.given:  # started from a position: its first events were not drawn from this seed
        return Fair(None)
    committed = commitment(table.seed)
    if table.stage != "over" or table.setup.sealed_until is not None:  # a sealed seed is told only in the record
        return Fair(committed)
    return Fair(committed, tuple(held.nonce or "" for held in table.held), table.seed)


def ended_told(table: Table) -> Ended | None:
    return table.ended if table.imported is None else table.imported.ended


def result_told(state: State) -> AnyObject | None:
    return None if state.result is None else state.result.to_json()


def _opening(table: Table, seat: Seat) -> Opening:
    return GAMES[table.game.name].opening([event.text for event in table.events if event.seat == seat])


def _seat_told(held: Held) -> SeatTold:
    return SeatTold(
        kind=held.kind,
        name=held.name,
        person=held.person,
        level=held.level,
        rating=held.rating,
        away=held.away,
        reserved=held.reserved,
    )


_DECODER: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)


def write(summary: Summary) -> str:
    return msgspec.json.encode(summary).decode()


def read(text: str) -> Summary:
    return _DECODER.decode(text)
