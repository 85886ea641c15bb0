"""A visit (section 3): substitutes, dialogues, abilities, and the end of the visit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from longhouse.games.chance import Chance
from longhouse.games.game import Event, Seat, State
from longhouse.games.northwood import refusals, view
from longhouse.games.northwood.cards import NO_CARD, OF_SUIT, choices, suit_of
from longhouse.games.northwood.characters import CHARACTERS, NOBODY
from longhouse.games.northwood.draws import ALL_PLACES, Certain, OneCard
from longhouse.games.northwood.steps import Steps
from longhouse.games.northwood.views import Visiting, VisitView

if TYPE_CHECKING:
    from longhouse.games.northwood.journey import Journey
    from longhouse.games.northwood.northwood import Northwood

_PLAYER = Seat(0)
_LISTEN: Event = ("listen",)
_USE: tuple[Event, ...] = tuple(("use", character) for character in range(len(CHARACTERS)))
_SLOTS = tuple(tuple(slot for slot in range(4) if ready >> slot & 1) for ready in range(16))


@dataclass(slots=True, repr=False)
class Visit(State):
    """A position inside a visit. Sets of cards are bit masks; characters are numbers, as in `CHARACTERS`.

    `take` copies the position and lets steps and rules modify the copy; a position that `take` has returned never
    changes.
    """

    journey: Journey
    """What lasts from visit to visit: allies, rulers, and which fiefs are won."""
    fief: int
    """The number of the fief that is visited."""
    trump: int
    """The trump suit, as an index into `SUITS`; `NO_SUIT` if there is none."""
    team: tuple[int, ...]
    """The four allies or, where a substitute was called, the substitute in the place of the ally."""
    ready: int
    """The places of the team members that are not exhausted, as bits."""
    due: Visiting
    """The event that is expected.

    - `dialogue`: the player uses an ally, calls a substitute, or listens;
    - `listen`: the player listens; this is the only action after an ability;
    - `*state`: chance turns over the statement;
    - `reply`: the player replies to the statement with a card;
    - `ability`: the player or chance provides the event that the first of `steps` needs.
    """
    hand: int
    """The set of cards in hand."""
    deck: int
    """The set of cards in the deck, known or not."""
    known: tuple[int, ...]
    """The cards known to lie on top of the deck, the topmost first."""
    discard: tuple[int, ...]
    """The cards of the discard pile, the topmost last."""
    score: tuple[int, ...]
    """The cards of the score pile, the topmost last."""
    statement: int
    """The card that has to be replied to; `NO_CARD` if there is none."""
    begun: bool
    """Whether it is too late for substitutes, because an ally was used or a statement heard (N3.2)."""
    steps: Steps
    """The remaining steps of the ability that is being carried out."""
    acting: int
    """The character whose ability is being carried out, or the ruler if QL copies the ruler's ability; `NOBODY` if
    there is none.
    """
    heeding: int
    """The character (BE) that waits for the next reply; `NOBODY` if none does."""
    dialogues: int
    """The number of dialogues of this visit that are over."""

    @property
    def game(self) -> Northwood:
        return self.journey.game

    @property
    def turn(self) -> Seat | None:
        return None if self.chance is not None else _PLAYER

    @property
    def ruler(self) -> int:
        """The current ruler of the visited fief, which an ability may have changed (N4.4)."""
        return self.journey.rulers[self.fief]

    def actions(self) -> list[Event]:
        match self.due:
            case "reply":
                return choices("reply", self.answers())
            case "dialogue":
                return [_LISTEN, *self._uses()] if self.begun else [_LISTEN, *self._uses(), *self._calls()]
            case "ability":
                return self.steps[0].actions(self)
            case "listen":
                return [_LISTEN]
        return []

    @property
    def chance(self) -> Chance | None:
        match self.due:
            case "*state":
                return self._lead()
            case "ability":
                return self.steps[0].chance(self)
        return None

    def take(self, event: Event) -> State:
        after = self._copy()
        verb, numbers = event[0], event[1:]
        match verb:
            case "reply":
                return after._reply(numbers[0])
            case "listen":
                after.begun = True
                after.due = "*state"
                return after
            case "*state":
                after.statement = after.take_from_deck(numbers[0])
                after.discard += numbers
                after.due = "reply"
                return after
            case "use":
                return after._use(numbers[0])
            case "call":
                substitute, ally = numbers
                return after._call(substitute, ally)
        steps = after.steps
        return after._carry_out(steps[0].take(after, verb, numbers) + steps[1:])

    def read(self, text: str) -> Event:
        event = self.game.parse(text)
        chance = self.chance
        if event in self.actions() if chance is None else chance.probability(event):
            return event
        raise refusals.in_visit(self, event, text)

    def view(self, seat: Seat | None) -> VisitView:
        return view.of_visit(self, seat)

    @property
    def result(self) -> None:
        return None

    def answers(self) -> int:
        """Return the set of cards in hand that may reply to the statement (N3.3): those of its suit, or all cards if
        there are none of its suit.
        """
        following = self.hand & OF_SUIT[suit_of(self.statement)]
        return following if following and self.journey.game.must_follow else self.hand

    def exhausted_but(self, slot: int) -> tuple[int, ...]:
        """Return the places of all exhausted allies except the one in the place `slot`."""
        return _SLOTS[ALL_PLACES & ~self.ready & ~(1 << slot)]

    def can_be_refreshed(self, slot: int) -> tuple[int, ...]:
        """Return the places of the allies whom the ally in the place `slot` can make ready."""
        return _SLOTS[ALL_PLACES & ~self.ready & ~(1 << slot) & ~self.journey.worn_out()]

    def covered(self) -> tuple[int, ...]:
        """Return the allies that are replaced by a substitute in this visit, as numbers of characters."""
        return tuple([ally for ally in self.journey.allies if ally not in self.team])

    # Methods with which steps and rules modify a position that is being built.

    def top(self, verb: str) -> Chance:
        """Return the chance event that takes the top card of the deck; its outcomes are the events `(verb, card)`."""
        return Certain((verb, self.known[0])) if self.known else OneCard(verb, self.deck)

    def take_from_deck(self, card: int) -> int:
        """Remove a card from the deck, and return it."""
        self.deck ^= 1 << card
        if self.known:
            self.known = tuple([other for other in self.known if other != card])
        return card

    def put_on_deck(self, card: int) -> None:
        """Put a card on top of the deck; the player knows that this card is there."""
        self.deck |= 1 << card
        self.known = (card, *self.known)

    def discard_from_hand(self, card: int) -> None:
        """Move a card from the hand to the discard pile (N4.1)."""
        self.hand ^= 1 << card
        self.discard += (card,)

    def swap_rulers(self, fief: int) -> None:
        """Swap the current ruler with the ruler of another fief (ability of JL)."""
        self.journey = self.journey.with_rulers_swapped(self.fief, fief)
        self.trump = self.game.trump_of(self.ruler)

    def move_to(self, fief: int) -> None:
        """Move the visit to another fief (ability of PL)."""
        self.fief = fief
        self.trump = self.game.trump_of(self.ruler)

    def _uses(self) -> list[Event]:
        team, rules = self.team, self.journey.game.rules
        if not rules:
            return [_USE[team[slot]] for slot in _SLOTS[self.ready]]
        return [_USE[team[slot]] for slot in _SLOTS[self.ready] if all(rule.may_use(self, slot) for rule in rules)]

    def _calls(self) -> list[Event]:
        if not self.journey.friends or not all(rule.may_call(self) for rule in self.game.rules):
            return []
        uncovered = [ally for ally in self.journey.allies if ally in self.team]
        friends = [friend for friend in self.journey.friends if friend not in self.team]
        return [("call", friend, ally) for friend in friends for ally in uncovered]

    def _lead(self) -> Chance:
        for rule in self.journey.game.rules:
            if chance := rule.lead(self):
                return chance
        return self.top("*state")

    def _call(self, substitute: int, ally: int) -> State:
        covered = self.team.index(ally)
        self.team = (*self.team[:covered], substitute, *self.team[covered + 1 :])
        return self

    def _use(self, character: int) -> State:
        slot = self.team.index(character)
        self.ready ^= 1 << slot
        self.begun = True
        self.acting = character
        for rule in self.game.rules:
            rule.used(self, slot)
        return self._carry_out(self.game.characters[character].ability(self, slot))

    def _reply(self, card: int) -> State:
        self.hand ^= 1 << card
        if self.journey.game.beaten_by[self.trump][self.statement] >> card & 1:
            self.score += (card,)
        else:
            self.discard += (card,)
        if self.heeding != NOBODY:
            upon_answer = self.game.characters[self.heeding].upon_answer
            assert upon_answer is not None
            self.acting, self.heeding = self.heeding, NOBODY
            return self._carry_out(upon_answer(card))
        return self._end_dialogue()

    def _carry_out(self, steps: Steps) -> State:
        """Carry out steps of an ability until one needs an event; after the last one, continue the visit."""
        while steps:
            if steps[0].open(self):
                self.steps = steps
                self.due = "ability"
                return self
            steps = steps[1:]
        self.steps = ()
        self.acting = NOBODY
        if self.statement != NO_CARD:
            return self._end_dialogue()
        self.due = "listen"
        return self if self.hand and self.deck else self.journey.end_visit(self)  # N3.4

    def _end_dialogue(self) -> State:
        self.statement = NO_CARD
        self.dialogues += 1
        for rule in self.journey.game.rules:
            rule.after_dialogue(self)
        self.due = "dialogue"
        return self if self.hand and self.deck else self.journey.end_visit(self)  # N3.4

    def _copy(self) -> Visit:
        return Visit(
            self.journey,
            self.fief,
            self.trump,
            self.team,
            self.ready,
            self.due,
            self.hand,
            self.deck,
            self.known,
            self.discard,
            self.score,
            self.statement,
            self.begun,
            self.steps,
            self.acting,
            self.heeding,
            self.dialogues,
        )
