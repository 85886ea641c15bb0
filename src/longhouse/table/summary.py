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
    """Whether the seat is open, or is played by a person or a bot. A reserved seat is open until its person
    takes it.
    """
    name: str
    """The name of the player; empty if the seat is open."""
    person: str | None = None
    """The id of the person, also if a bot substitutes for them; null for other bots and open seats."""
    level: LevelName | None = None
    """The level of the bot; null for a person or an open seat."""
    rating: float | None = None
    """The person's rating when they took the seat; null if it was provisional."""
    away: bool = False
    """Whether the person has left the table."""
    reserved: str | None = None
    """The id of the person for whom the seat is reserved; null if it is not reserved."""


class Fair(msgspec.Struct, frozen=True):
    """The data needed to audit the chance events of a game (docs/chance.md)."""

    commitment: str | None
    """The SHA-256 hash of the seed; null if the game started from a given position."""
    nonces: tuple[str, ...] | None = None
    """What each seat contributed to the random numbers; null until the game is over."""
    seed: str | None = None
    """The seed; null until the game is over, and for some time after a daily deal."""


class GameTold(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a game in the form that clients receive; they never change."""

    id: str
    game: GameName
    options: AnyOptions
    visibility: Visibility
    """Who may watch the game: everybody, who also finds it in lists (`public`), everybody who has its link (`link`), or
    only its players and its creator (`private`).
    """
    rated: bool
    """Whether the game counts for ratings."""
    casual: bool
    """Whether moves can be taken back even if a chance event has revealed something since."""
    chat: bool
    """Whether the game has a chat."""
    clock: Clock = NoClock()
    timeout: str
    """What happens to a seat that runs out of time: it resigns (`resign`), or a bot takes it over (`bot:LEVEL`)."""
    made: float
    """The time at which the game was created."""
    made_by: str | None
    """The id of the person who created the game; null if the server did."""
    daily: bool = False
    """Whether this is a daily deal."""


class OfferTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offer that waits for answers."""

    ply: int
    """The number of the log entry with the offer."""
    kind: OfferKind
    """What is offered."""
    seat: Seat
    """The seat that made the offer."""
    agreed: tuple[Seat, ...]
    """The seats that have agreed so far, beginning with the one that made the offer."""
    to: int | None = None
    """For a takeback, the number of events that would remain."""
    about: Seat | None = None
    """For a substitute, the seat that the bot would take over."""
    level: str | None = None
    """For a substitute, the level of the bot."""
    until: float | None = None
    """The time at which the offer counts as rejected unless it is answered; absent if there is no such time."""


class Summary(GameTold, frozen=True, kw_only=True):
    """The summary of a game for one person, or for a spectator."""

    state: Stage
    """Whether the game waits for players, is running, or is over."""
    free: bool
    """Whether at most one person plays, so that nobody has to agree to an offer."""
    seats: tuple[SeatTold, ...]
    moved: float
    """The time of the last entry that changed the position."""
    ply: int
    """The number of the last log entry."""
    events: int
    """The number of events so far."""
    turn: Seat | None
    """The seat to move; null unless the game is running and a seat has to decide."""
    deadline: float | None
    """The time at which the seat to move runs out of time; null if it has no limit."""
    mine: tuple[Seat, ...] = ()
    """The seats of the person for whom the summary is made; empty for a spectator."""
    waiting: bool = False
    """Whether one of the seats in `mine` is to move."""
    fair: Fair
    """The data with which the chance events can be audited."""
    ended: Ended | None
    """Why the game ended before it was played out; null if it was played out or is not over."""
    result: AnyResult | None
    """The result; null if the game was not played out."""
    openings: tuple[Opening, ...] = ()
    """The opening of each seat; empty until the game is over."""
    rematch: str | None
    """The id of the game that is the rematch; null if there is none."""
    offers: tuple[OfferTold, ...] = ()
    """The offers that wait for answers."""


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
    """Return the offers in a game that the person with the id `person` still has to answer."""

    def answered(offer: OfferTold) -> bool:
        seats = {offer.seat, *offer.agreed} | (set() if offer.about is None else {offer.about})
        return any(summary.seats[seat].person == person for seat in seats)

    sits = any(seat.kind == "person" and seat.person == person for seat in summary.seats)
    return tuple(offer for offer in summary.offers if sits and not answered(offer))


def asked_by(summary: Summary, person: str | None) -> Summary:
    """Return a copy of a summary in which `mine` and `waiting` are those of the person with the id `person`, or of a
    spectator if that is None.
    """
    mine = tuple(Seat(seat) for seat, held in enumerate(summary.seats) if person is not None and held.person == person)
    return msgspec.structs.replace(summary, mine=mine, waiting=summary.turn in mine)


def seats_told(table: Table) -> tuple[SeatTold, ...]:
    """Return the seats of a table in the form that clients receive."""
    return tuple(map(_seat_told, table.held))


def fair(table: Table) -> Fair:
    """Return the data needed to audit the game's chance events: the commitment and, once they are public, nonces and
    seed.
    """
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
    """Return why the game ended before it was played out; None if it was played out or is not over."""
    return table.ended if table.imported is None else table.imported.ended


def result_told(state: State) -> AnyObject | None:
    """Return the result of a game that ends in this position, as JSON; None if the position is not the end."""
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
    """Encode a summary as JSON for the database."""
    return msgspec.json.encode(summary).decode()


def read(text: str) -> Summary:
    """Decode a summary from the database."""
    return _DECODER.decode(text)
