"""A table: the state of a running game, computed from its log. Tables are immutable; each entry leads to a new one."""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, Self, assert_never

from longhouse.games.catalogue import game_with
from longhouse.games.chance import Source
from longhouse.games.game import Game, Seat, State, View
from longhouse.games.record import Ended, Record
from longhouse.table import entries as log
from longhouse.table.clocks import Clocks
from longhouse.table.entries import Entry, Happened, LevelName, Ply
from longhouse.table.fairness import replayed
from longhouse.table.setup import Setup

_NONE = Ply(0)
_LONG_LOG = 5_000
"""A game has some hundred entries, unless its people take moves back and make offers without end."""

Stage = Literal["open", "running", "over"]
"""Whether a game waits for players (`open`), is running, or is over."""


@dataclass(frozen=True, slots=True)
class Held:
    """What is known about a seat: who holds it, or for whom it is reserved."""

    person: str | None = None
    """The id of the person who holds the seat, also if a bot substitutes for them; None if no person holds it."""
    level: LevelName | None = None
    """The level of the bot that plays the seat, for itself or as a substitute for the person; None if no bot does."""
    name: str = ""
    """The name of the player; empty if nobody holds the seat."""
    nonce: str | None = None
    """What the player contributed to the random numbers; None if nobody holds the seat."""
    rating: float | None = None
    """The person's rating when they took the seat; None if it was provisional."""
    reserved: str | None = None
    """The id of the person for whom the seat is reserved; None if it is not."""
    away: bool = False
    """Whether the person has left the table."""

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """Who plays the seat: nobody yet (`open`), a person, or a bot."""
        if self.level is not None:
            return "bot"
        return "open" if self.nonce is None else "person"


@dataclass(frozen=True, slots=True)
class Offered:
    """An offer that waits for answers."""

    ply: Ply
    """The number of the log entry with the offer."""
    offer: log.Offer
    agreed: tuple[Seat, ...] = ()
    """The seats that have agreed so far, beginning with the one that made the offer."""
    at: float = 0.0
    """The time at which the offer was made."""


@dataclass(frozen=True, slots=True)
class Table:
    """The state of a game: position, seats, clocks, open offers, and how it ended."""

    id: str
    """The id of the game."""
    setup: Setup
    """The settings of the game."""
    seed: str
    """The server's secret contribution to the random numbers."""
    game: Game
    state: State
    """The present position."""
    held: tuple[Held, ...]
    """Who holds each seat."""
    clocks: Clocks
    ply: Ply = _NONE
    """The number of the last log entry; 0 before the first."""
    moved: Ply = _NONE
    """The number of the last log entry that changed the position."""
    made_at: float = 0.0
    """The time at which the game was created."""
    moved_at: float = 0.0
    """The time of the last log entry that changed the position."""
    events: tuple[Happened, ...] = ()
    """The events so far, including those with which the game started."""
    imported: Record | None = None
    """The record of a game that was played elsewhere; None for games played here."""
    given: int = 0
    """The number of events with which the game started, because it continues another record; they cannot be
    taken back.
    """
    began: bool = False
    """Whether the game has started."""
    offers: tuple[Offered, ...] = ()
    """The offers that wait for answers."""
    ended: Ended | None = None
    """Why the game ended before it was played out; None if it did not."""
    rematch: str | None = None
    """The id of the game that is the rematch; None if there is none."""
    views: dict[Seat | None, View] = field(default_factory=dict, init=False, repr=False, compare=False)
    """A cache of the views of this position by seat, with None for spectators; the next table starts with an
    empty one.
    """

    @classmethod
    def laid(cls, game_id: str, setup: Setup, seed: str) -> Self:
        """Create the table of a new game, before its first log entry.

        `seed` is the server's secret contribution to the random numbers.
        """
        game = game_with(setup.game, setup.options)
        return cls(
            id=game_id,
            setup=setup,
            seed=seed,
            game=game,
            state=game.start(),
            held=(Held(),) * game.seats,
            clocks=Clocks.of(setup.clock, game.seats),
        )

    @property
    def is_long(self) -> bool:
        """Whether the log is so long that from now on only moves are added to it, so that everybody can still load the
        game.
        """
        return self.ply >= _LONG_LOG

    @property
    def stage(self) -> Stage:
        """Whether the game waits for players, is running, or is over."""
        if self.ended is not None or self.imported is not None or self.state.result is not None:
            return "over"
        return "running" if self.began else "open"

    @property
    def turn(self) -> Seat | None:
        """The seat to move; None unless the game is running and a seat has to decide."""
        return self.state.turn if self.stage == "running" else None

    @property
    def waits_for(self) -> str | None:
        """The id of the person who holds the seat to move, even if a bot substitutes for them; None if there is
        none.
        """
        return None if self.turn is None else self.held[self.turn].person

    @property
    def bot_to_move(self) -> LevelName | None:
        """The level of the bot that is to move; None if no bot is."""
        return None if self.turn is None else self.held[self.turn].level

    @property
    def deadline(self) -> float | None:
        """The time at which the seat to move runs out of time; None without a clock, and for bots, which have no
        limit.
        """
        return None if self.bot_to_move is not None else self.clocks.deadline()

    @property
    def flag_at(self) -> float | None:
        """The time at which the seat to move loses on time: its deadline plus the grace for network delay. None without
        a deadline.
        """
        return None if self.deadline is None else self.deadline + self.clocks.grace

    @property
    def people(self) -> set[str]:
        """The ids of the people who hold seats, except those for whom a bot substitutes."""
        return {held.person for held in self.held if held.kind == "person" and held.person is not None}

    @property
    def bots_alone(self) -> bool:
        """Whether bots hold all seats."""
        return all(held.kind == "bot" for held in self.held)

    @property
    def free(self) -> bool:
        """Whether at most one person plays (solo, hot-seat and bot games), so that nobody has to agree to an offer."""
        return self.began and len(self.people) <= 1

    @property
    def source(self) -> Source:
        """The source of the game's random numbers, made from its seed and nonces. It does not change after the start of
        the game.
        """
        return Source(self.seed, [held.nonce or "" for held in self.held])

    @property
    def drawn(self) -> int:
        """The number of chance events so far."""
        return sum(event.seat is None for event in self.events)

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        """Return the seats of a person, given by id, including those where a bot substitutes for them; none if `person`
        is None.
        """
        return tuple(Seat(seat) for seat, held in enumerate(self.held) if person is not None and held.person == person)

    def open_seats(self) -> tuple[Seat, ...]:
        """Return the seats that nobody holds yet, including reserved ones."""
        return tuple(Seat(seat) for seat, held in enumerate(self.held) if held.kind == "open")

    def eyes(self, seats: Sequence[Seat]) -> Seat | None:
        """Return the seat whose view is shown to somebody who holds `seats`: the seat to move if it is among them, else
        the first.

        None if `seats` is empty, for a spectator.
        """
        if self.turn in seats:
            return self.turn
        return seats[0] if seats else None

    def view(self, seat: Seat | None) -> View:
        """Return what a seat (None: a spectator) may see of the position.

        Clients and bots receive positions only in this form.
        """
        return self.state.view(seat)

    def after(self, entry: Entry) -> "Table":  # noqa: PLR0912 (a branch per kind of entry)
        """Return the table after one more log entry."""
        body = entry.body
        if isinstance(body, Happened):  # nearly all entries: copy the table once instead of twice
            return self.happened(entry, body, self.state.take(self.game.parse(body.text)))
        table = replace(
            self,
            ply=entry.ply,
            moved=entry.ply if body.moves else self.moved,
            moved_at=entry.at if body.moves else self.moved_at,
        )
        match body:
            case log.Made():
                return table._set_up(body, entry.at)
            case log.Sat(seat=seat):
                held = Held(person=body.person, level=body.level, name=body.name, nonce=body.nonce, rating=body.rating)
                return table._with_seat(seat, held)
            case log.Began():
                return replace(table, began=True, clocks=table.clocks.turned(entry.at, self.state.turn))
            case log.TookBack(to=to):
                return table._taken_back(to, entry.at)
            case log.Offer():
                others = tuple(offer for offer in self.offers if offer.offer.offer != body.offer)
                return replace(table, offers=(*others, Offered(entry.ply, body, (body.seat,), entry.at)))
            case log.Answer():
                return replace(table, offers=tuple(_answered(self.offers, body)))
            case log.Substitute(seat=seat, level=level, why="failed"):
                return table._with_seat(seat, replace(self.held[seat], level=level, name=level))
            case log.Substitute(seat=seat, level=level):
                return table._with_seat(seat, replace(self.held[seat], level=level, away=True))
            case log.Left(seat=seat):
                return table._with_seat(seat, replace(self.held[seat], away=True))
            case log.Back(seat=seat):
                back = table._with_seat(seat, replace(self.held[seat], away=False, level=None))
                return replace(back, clocks=back.clocks.refilled(seat, entry.at))
            case log.Pause(seconds=seconds):
                return replace(table, clocks=self.clocks.paused(seconds))
            case log.EndedEarly(by=by, seat=seat):
                return replace(table, ended=Ended(by, seat), offers=(), clocks=self.clocks.turned(entry.at, None))
            case log.Over():
                return replace(table, offers=(), clocks=self.clocks.turned(entry.at, None))
            case log.Rematch(game=game):
                return replace(table, rematch=game, offers=())
            case _:
                assert_never(body)

    def after_all(self, entries: Iterable[Entry]) -> "Table":
        """Return the table after these log entries."""
        table = self
        for entry in entries:
            table = table.after(entry)
        return table

    def _set_up(self, made: log.Made, at: float) -> "Table":
        state = self.state
        imported = None if made.record is None else Record.read(made.record)
        events: list[Happened] = []
        for text in made.events if imported is None else imported.events:
            chance = state.chance
            event = self.game.parse(text)
            revealed = chance is not None and chance.probability(event) < 1
            events.append(Happened(text=text, seat=state.turn, revealed=revealed))
            state = state.take(event)
        held = self.held
        if made.reserved:
            held = tuple(Held(reserved=person) for person in made.reserved)
        if imported is not None and imported.players is not None:
            held = tuple(replace(each, name=name) for each, name in zip(held, imported.players, strict=True))
        return replace(
            self,
            state=state,
            events=tuple(events),
            given=len(events),
            imported=imported,
            held=held,
            made_at=at,
            moved_at=at,
        )

    def happened(self, entry: Entry, body: Happened, state: State) -> "Table":
        """Return the table after an event of the game.

        - `entry`: the log entry of the event.
        - `body`: the body of this entry.
        - `state`: the position after the event.
        """
        if body.seat is None:
            clocks = self.clocks.turned(entry.at, state.turn)
        else:
            clocks = self.clocks.pressed(entry.at, state.turn, body.lag)
        return replace(
            self,
            ply=entry.ply,
            moved=entry.ply,
            moved_at=entry.at,
            state=state,
            events=(*self.events, body),
            offers=_still_open(self.offers),
            clocks=clocks,
        )

    def _taken_back(self, to: int, at: float) -> "Table":
        events = self.events[:to]
        state = replayed(self.game, events)
        clocks = self.clocks.turned(at, state.turn)
        return replace(self, state=state, events=events, offers=_still_open(self.offers), clocks=clocks)

    def _with_seat(self, seat: Seat, held: Held) -> "Table":
        return replace(self, held=(*self.held[:seat], held, *self.held[seat + 1 :]))


def new_id() -> str:
    """Return a random id for a game: 16 hexadecimal digits.

    It has no hyphen, because an id with a leading hyphen would look like a command-line option.
    """
    return secrets.token_hex(8)


def _answered(offers: tuple[Offered, ...], answer: log.Answer) -> Iterable[Offered]:
    for offered in offers:
        if offered.ply != answer.offer:
            yield offered
        elif answer.yes:
            yield replace(offered, agreed=(*offered.agreed, answer.seat))


def _still_open(offers: tuple[Offered, ...]) -> tuple[Offered, ...]:
    """Return the offers that stay open after the position has changed: all but takebacks, which refer to the old
    position.
    """
    return tuple(offered for offered in offers if offered.offer.offer != "takeback")
