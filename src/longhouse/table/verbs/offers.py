"""Offers: commands that need the consent of the other people at the table.

These are to take moves back, to abandon the game, to let a bot substitute for a person who left, and to play a rematch.
"""

from collections.abc import Callable, Sequence

from longhouse.errors import Refused
from longhouse.games.game import Seat
from longhouse.table.entries import Answer, Body, LevelName, Offer, OfferKind, Ply
from longhouse.table.table import Offered, Table
from longhouse.table.verbs.abandon import abandon
from longhouse.table.verbs.leave import substitute
from longhouse.table.verbs.rematch import may_rematch
from longhouse.table.verbs.takeback import take_back

TIME_TO_ANSWER = 30.0
"""The seconds after which an unanswered takeback offer counts as rejected, since the game waits for the answer."""


def propose(
    table: Table,
    seats: Sequence[Seat],
    offer: OfferKind,
    to: int | None = None,
    about: Seat | None = None,
    level: LevelName | None = None,
) -> list[Body]:
    """Return the log entries that make an offer to the other people or, if nobody has to agree, carry it out at once.

    - `seats`: the seats of the person who makes the offer.
    - `offer`: what is offered.
    - `to`: for a takeback, the number of events that would remain; None to go back to the person's last decision.
    - `about`, `level`: for a substitute, the seat that the bot takes over, and the level of the bot.

    Raises `Refused` if the offer is impossible, or if the log is so long that only moves may be added to it.
    """
    asker = own(seats)
    asked = Offer(seat=asker, offer=offer, to=to, about=about, level=level)
    came_true = granted(table, asked, seats)
    alone = not voters(table, asked)
    if table.is_long and not (alone and offer == "abandon"):
        raise Refused("table-log-long")
    if alone:
        return came_true
    if any(offered.offer == asked for offered in table.offers):
        raise Refused("table-offer-waits")
    return [asked]


def answer(table: Table, seats: Sequence[Seat], ply: int, yes: bool) -> list[Body]:
    """Return the log entries with which a person accepts (`yes`) or rejects an offer.

    - `seats`: the seats of the person who answers. If they made the offer themselves, a no withdraws it.
    - `ply`: the number of the log entry with the offer.

    If this was the last consent needed, the entries also carry out the offer.
    """
    offered = next((each for each in table.offers if each.ply == ply), None)
    if offered is None:
        raise Refused("table-offer-gone", offer=ply)
    person = table.held[own(seats)].person
    waiting = voters(table, offered.offer) - _agreed(table, offered)
    withdraws = not yes and person == table.held[offered.offer.seat].person
    if person not in waiting and not withdraws:
        raise Refused("table-offer-not-asked")
    answered = Answer(offer=Ply(ply), seat=own(seats), yes=yes)
    if not yes or len(waiting) > 1:
        return [answered]
    asker = table.held[offered.offer.seat].person
    return [answered, *granted(table, offered.offer, table.seats_of(asker))]


def lapse(table: Table, now: float) -> list[Body]:
    """Return the log entries that reject the takeback offers that were not answered in time; `now` is the
    current time.
    """
    return [
        Answer(offer=offered.ply, seat=_unheard(table, offered), yes=False, late=True)
        for offered in table.offers
        if (until := lapses_at(offered)) is not None and now >= until
    ]


def lapses_at(offered: Offered) -> float | None:
    """Return the time at which an open offer counts as rejected unless it is answered; None if it has no time limit."""
    return offered.at + TIME_TO_ANSWER if offered.offer.offer == "takeback" else None


def _unheard(table: Table, offered: Offered) -> Seat:
    """Return a seat of somebody who has not answered an offer; the asker's if nobody is left who could."""
    waiting = voters(table, offered.offer) - _agreed(table, offered)
    seats = (Seat(seat) for seat, held in enumerate(table.held) if held.person in waiting)
    return next(seats, offered.offer.seat)


def granted(table: Table, offer: Offer, seats: Sequence[Seat]) -> list[Body]:
    """Return the log entries that carry out an offer, once everybody has agreed to it.

    `seats` are the seats of the person who made the offer.
    """
    make: dict[OfferKind, Callable[[], list[Body]]] = {
        "takeback": lambda: [take_back(table, seats, offer.to)],
        "abandon": lambda: [abandon(table, offer.seat)],
        "substitute": lambda: [substitute(table, offer.about, offer.level)],
        "rematch": lambda: may_rematch(table),
    }
    return make[offer.offer]()


def voters(table: Table, offer: Offer) -> set[str]:
    """Return the ids of the people who have to agree to an offer: all except the person who made it.

    For a substitute, the person who left is not asked either.
    """
    but = {table.held[offer.seat].person}
    if offer.about is not None:
        but.add(table.held[offer.about].person)
    return {person for person in table.people if person not in but}


def own(seats: Sequence[Seat]) -> Seat:
    """Return the seat with which a person makes and answers offers: the first of the `seats` that the person holds.

    Raises `Refused` if there is none, as for a spectator.
    """
    if not seats:
        raise Refused("table-only-watching")
    return seats[0]


def _agreed(table: Table, offered: Offered) -> set[str | None]:
    return {table.held[seat].person for seat in offered.agreed}
