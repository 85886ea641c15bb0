"""The journey from fief to fief (N3.1, N3.5 to N3.7): the positions between visits, and the results of visits."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from longhouse.games.chance import Chance, Handful
from longhouse.games.game import Event, Seat, State, value
from longhouse.games.northwood import refusals, view
from longhouse.games.northwood.cards import NO_CARD, listed
from longhouse.games.northwood.characters import NOBODY
from longhouse.games.northwood.draws import ALL_PLACES, ALLIES
from longhouse.games.northwood.fiefs import FIEFS, STARS
from longhouse.games.northwood.result import NorthwoodResult
from longhouse.games.northwood.views import ArrivalView, CampView, FinishedNorthwoodView
from longhouse.games.northwood.visit import Visit

if TYPE_CHECKING:
    from longhouse.games.northwood.northwood import Northwood


@value
class Journey:
    """The part of a position that lasts from visit to visit: allies, rulers, and which fiefs are won.

    Characters are numbers, as in `CHARACTERS`.
    """

    game: Northwood
    """The rules with their options."""
    allies: tuple[int, ...]
    """The four allies, in the order of their places."""
    rulers: tuple[int, ...]
    """The ruler of each fief; `NOBODY` if the ruler has left the game."""
    fates: tuple[bool | None, ...]
    """For each fief, whether it was won (True) or lost (False); None if it has not been visited yet."""
    friends: tuple[int, ...]
    """The friendly rulers, who can be called as substitutes (N3.2)."""
    memory: tuple[int, ...]
    """For each special rule of the scenario, a number that only this rule sets and interprets."""

    def open_fiefs(self) -> list[int]:
        """Return the fiefs that have not been visited yet."""
        return [fief for fief, fate in enumerate(self.fates) if fate is None]

    def choices(self) -> list[int]:
        """Return the fiefs that may be visited next (N3.1)."""
        fiefs = self.open_fiefs()
        for rule in self.game.rules:
            fiefs = rule.fiefs(self, fiefs)
        return fiefs

    def worn_out(self) -> int:
        """Return the places of the allies that special rules keep exhausted for a whole visit, as bits.

        No ability can make these allies ready again.
        """
        places = 0
        for rule in self.game.rules:
            places |= rule.worn_out(self)
        return places

    def stars(self) -> tuple[int, ...]:
        """Return for each fief the stars that it has brought so far."""
        stars = tuple([worth if fate else 0 for worth, fate in zip(STARS, self.fates, strict=True)])
        for rule in self.game.rules:
            stars = rule.stars(self, stars)
        return stars

    def begin_visit(self, fief: int, hand: int) -> Visit:
        """Create the first position of a visit to `fief`; `hand` is the set of cards that was drawn for it."""
        game = self.game
        return Visit(
            self,
            fief,
            game.trump_of(self.rulers[fief]),
            self.allies,
            ALL_PLACES & ~self.worn_out(),
            "dialogue",
            hand,
            game.cards ^ hand,
            (),
            (),
            (),
            NO_CARD,
            False,
            (),
            NOBODY,
            NOBODY,
            0,
        )

    def end_visit(self, visit: Visit) -> State:
        """End a visit, and return the next position.

        The visit succeeds or fails (N3.5); then a hand is to be drawn (N3.6), or the game is over (N3.7).
        """
        fief, game = visit.fief, self.game
        success = len(visit.score) == fief
        for rule in game.rules:
            success = rule.succeeds(visit, success)
        fates = (*self.fates[:fief], success, *self.fates[fief + 1 :])
        rulers = tuple(
            [
                NOBODY if ruler in visit.team or (at == fief and not success) else ruler
                for at, ruler in enumerate(self.rulers)
            ]
        )
        friends = tuple([ruler for ruler, fate in zip(rulers, fates, strict=True) if fate and ruler != NOBODY])
        after = Journey(game, self.allies, rulers, fates, friends, self.memory)
        for rule in game.rules:
            after = rule.after_visit(after, visit, success)
        return FinishedJourney(after) if None not in fates else Camp(after, None)

    def with_rulers_swapped(self, one: int, other: int) -> Journey:
        """Return a copy of the journey in which the fiefs `one` and `other` have exchanged their rulers."""
        rulers = list(self.rulers)
        rulers[one], rulers[other] = rulers[other], rulers[one]
        return Journey(self.game, self.allies, tuple(rulers), self.fates, self.friends, self.memory)

    def remembering(self, place: int, number: int) -> Journey:
        """Return a copy of the journey in which the special rule with the index `place` has stored `number`."""
        memory = (*self.memory[:place], number, *self.memory[place + 1 :])
        return Journey(self.game, self.allies, self.rulers, self.fates, self.friends, memory)


@value
class Arrival(State):
    """The position before anything is dealt."""

    northwood: Northwood
    """The rules with their options."""

    due: ClassVar[Literal["*setup"]] = "*setup"

    @property
    def game(self) -> Northwood:
        return self.northwood

    @property
    def turn(self) -> None:
        return None

    def actions(self) -> list[Event]:
        return []

    @property
    def chance(self) -> Chance:
        return self.northwood.deal

    def take(self, event: Event) -> Camp:
        dealt = event[1:]
        game = self.northwood
        memory = tuple([rule.memory for rule in game.rules])
        return Camp(Journey(game, dealt[:ALLIES], dealt[ALLIES:], (None,) * FIEFS, (), memory), None)

    def read(self, text: str) -> Event:
        event = self.game.parse(text)
        if self.chance.probability(event):
            return event
        raise refusals.on_arrival(self, event, text)

    def view(self, seat: Seat | None) -> ArrivalView:
        return view.of_arrival(self, seat)

    @property
    def result(self) -> None:
        return None


@value
class Camp(State):
    """A position between two visits: first a hand is drawn, then a fief is chosen (N2.3, N3.1)."""

    journey: Journey
    """What lasts from visit to visit: allies, rulers, and which fiefs are won."""
    hand: int | None
    """The hand for the next visit, as a set of cards; None before it is drawn."""

    @property
    def game(self) -> Northwood:
        return self.journey.game

    @property
    def due(self) -> Literal["*hand", "visit"]:
        return "*hand" if self.hand is None else "visit"

    @property
    def turn(self) -> Seat | None:
        return None if self.hand is None else Seat(0)

    def actions(self) -> list[Event]:
        return [] if self.hand is None else [("visit", fief) for fief in self.journey.choices()]

    @property
    def chance(self) -> Chance | None:
        return self.game.hands if self.hand is None else None

    def take(self, event: Event) -> State:
        if self.hand is not None:
            return self.journey.begin_visit(*event[1:], self.hand)
        hand = 0
        for card in event[1:]:
            hand |= 1 << card
        return Camp(self.journey, hand)

    def read(self, text: str) -> Event:
        event = self.game.parse(text)
        if event in self.actions() or (self.hand is None and self.game.hands.probability(event)):
            return event
        raise refusals.in_camp(self, event, text)

    def view(self, seat: Seat | None) -> CampView:
        return view.of_camp(self, seat)

    @property
    def result(self) -> None:
        return None


@value
class FinishedJourney(State):
    """The position after the end of the game."""

    journey: Journey
    """The journey after the last visit."""

    due: ClassVar[Literal["over"]] = "over"

    @property
    def game(self) -> Northwood:
        return self.journey.game

    @property
    def turn(self) -> None:
        return None

    def actions(self) -> list[Event]:
        return []

    @property
    def chance(self) -> None:
        return None

    def take(self, event: Event) -> State:
        raise refusals.after_the_end(self.game.text(event))

    def read(self, text: str) -> Event:
        self.game.parse(text)
        raise refusals.after_the_end(text)

    def view(self, seat: Seat | None) -> FinishedNorthwoodView:
        return view.of_finished(self, seat)

    @property
    def result(self) -> NorthwoodResult:
        stars = sum(self.journey.stars())
        won = stars >= self.game.goal and all(rule.wins(self.journey) for rule in self.game.rules)
        return NorthwoodResult(stars, won, tuple([fate is True for fate in self.journey.fates]))


def all_hands(cards: int, size: int) -> Chance:
    """Return the chance event of drawing a hand (N2.3, N3.6): `size` cards of the set `cards`, all combinations equally
    likely.
    """
    return Handful("*hand", listed(cards), size)
