"""Whether a visit is decided: its success certain, or impossible, however it goes on.

Nobody plays against the person, so a visit is certain if no choices and no chance lead to failure, and impossible if
none lead to success. Two questions, then, each answered by one continuation that ends so, or by the proof that there is
none. What is said is always true, and with up to three cards in hand nothing is missed, because

- a continuation that was found, by following it with the referee's own `take`, exists;
- the bounds of `means` hold for every continuation, so what they exclude does not exist;
- all other continuations are followed, but for those that cannot differ in their outcome:
  - what was looked at (QE) is forgotten, for chance may as well bring these cards later as any other ones;
  - of the discard pile only the top card counts, and only until the next statement covers it, for there is one ability
    in a dialogue; of the score pile only as many cards as can be taken off, and the one below;
  - if nobody's text tells values apart or touches the piles, the cards of a suit count by their order alone, and a
    statement by the cards of the hand between which it lies;
  - if nobody can draw, the deck consists of statements, and these differ by what the hand can do about them.

With more cards in hand the search ends after a while, and what is not told then may be decided all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, TypeGuard, cast

from longhouse.games.chance import Chance, Source, Stream
from longhouse.games.game import Event, State
from longhouse.games.northwood.answers import GaveUp, Patience, answers_can, unlike_statements
from longhouse.games.northwood.cards import BEATEN_BY
from longhouse.games.northwood.means import Means
from longhouse.games.northwood.plans import Company
from longhouse.games.northwood.steps import Look

if TYPE_CHECKING:
    from longhouse.games.northwood.journey import Camp, Finished
    from longhouse.games.northwood.visit import Visit

_SMALL_HAND = 3
_PATIENCE_WITH_MORE = 300
"""So many positions are looked at for a larger hand, while someone waits."""
_FIRST_EFFORT = 40


def outlook(position: Visit) -> bool | None:
    """True if success is certain, False if it is impossible, None otherwise, and always None in a scenario."""
    if position.game.rules:
        return None
    patience = None if position.hand.bit_count() <= _SMALL_HAND else _PATIENCE_WITH_MORE
    for success in (True, False):
        try:
            if not _can_end(position, patience, success=success):
                return not success
        except GaveUp:
            continue
    return None


def finish(position: Visit, source: Source, drawn: int) -> list[Event]:
    """The first legal choices up to the visit's end; chance goes on after the so many events that it drew before."""
    events: list[Event] = []
    state: State = position
    while _goes_on(state, position):
        chance = state.chance
        if chance is None:
            events.append(state.actions()[0])
        else:
            events.append(chance.draw(source.output(drawn)))
            drawn += 1
        state = state.take(events[-1])
    return events


def _can_end(position: Visit, patience: int | None, *, success: bool) -> bool:
    """Whether any continuation ends so: first what is quickly seen, then with more and more effort."""
    bounded = _bounded(position, Company(position))
    if bounded is not None:
        return bounded == success
    effort = _FIRST_EFFORT
    while patience is None or effort < patience:
        try:
            return _Search(effort, success=success).finds(position)
        except GaveUp:
            if _tried(position, effort // 10, success=success):
                return True
            effort *= 8
    return _Search(patience, success=success).finds(position)


def _tried(position: Visit, tries: int, *, success: bool) -> bool:
    """Whether a few continuations, with answers and often also chance that lead there, found such an outcome."""
    stream = Source("outlook").output(0)
    for attempt in range(tries):
        eager, tireless, worth_of_trump = stream.below(4), stream.below(5), (8, 0, -8)[stream.below(3)]
        state: State = position
        last = position
        while _goes_on(state, position):
            last = state
            to_score = (len(state.score) < state.fief) == success
            chance = state.chance
            if chance is not None:
                lucky = attempt % 3 and not (state.due == "ability" and isinstance(state.steps[0], Look))
                luck = _luck(state, chance, to_score, worth_of_trump, stream) if lucky else chance.draw(stream)
                state = state.take(luck)
                continue
            actions = state.actions()
            if state.due == "reply":
                scoring = BEATEN_BY[state.trump][state.statement]
                actions = [event for event in actions if (scoring >> event[1:][0] & 1) == to_score] or actions
            elif state.due == "dialogue" and len(actions) > 1:
                actions = actions[1:] if stream.below(4) < eager else actions[:1]
            elif actions[-1][0] == "more":
                enough = state.hand.bit_count() >= state.fief - len(state.score)
                goes_on = stream.below(4) < tireless if tireless else not enough
                actions = actions[1:] if goes_on else actions[:1]
            state = state.take(actions[stream.below(len(actions))])
        if _succeeded(last, state) == success:
            return True
    return False


def _luck(visit: Visit, chance: Chance, to_score: bool, worth_of_trump: int, stream: Stream) -> Event:
    """One of the three things that could best happen to someone who wants to score, or not to."""
    beaten_by = BEATEN_BY[visit.trump]

    def worth(event: Event) -> int:
        if visit.due == "*state":
            return (visit.hand & beaten_by[event[1:][0]]).bit_count()
        return _strength(visit, event, worth_of_trump)

    ranked = sorted((event for event, _ in chance.outcomes()), key=worth, reverse=to_score)[:3]
    return ranked[stream.below(len(ranked))]


def _succeeded(last: Visit, after: State) -> bool:
    """Whether a visit was a success, from its last position and the one after it."""
    return cast("Camp | Finished", after).journey.fates.count(True) > last.journey.fates.count(True)


class _Search:
    """A search for one continuation that ends in success, or for one that ends in failure."""

    def __init__(self, patience: int | None, *, success: bool) -> None:
        self._patience = Patience(patience)
        self._success = success
        self._barren: set[tuple[object, ...]] = set()
        self._companies: dict[tuple[object, ...], Company] = {}

    def finds(self, visit: Visit) -> bool:
        """Whether there is such a continuation from here."""
        company = self._company(visit)
        bounded = _bounded(visit, company)
        if bounded is not None:
            return bounded == self._success
        if company.idle:
            return answers_can(visit, self._patience, hit=self._success)
        key = _essence(visit, company)
        if key in self._barren:
            return False
        self._patience.spend()
        for after in self._continuations(visit, company):
            if self.finds(after) if _goes_on(after, visit) else _succeeded(visit, after) == self._success:
                return True
        self._barren.add(key)
        return False

    def _company(self, visit: Visit) -> Company:
        key = Company.key(visit)
        if key not in self._companies:
            self._companies[key] = Company(visit)
        return self._companies[key]

    def _continuations(self, visit: Visit, company: Company) -> Iterator[State]:
        """What can come next, the promising first, but for what differs only by what makes no difference."""
        to_score = (len(visit.score) < visit.fief) == self._success
        chance = visit.chance
        if chance is None:
            for action in self._promising(visit, to_score):
                yield visit.take(action)
        elif visit.due == "*state":
            statements = [event[1:] for event, _ in chance.outcomes()]
            alike = not company.reaches & {"deck", "piles"}
            if not visit.known and (alike or not company.reaches & {"piles", "lead", "values"}):
                statements = [(card,) for card in unlike_statements(visit.hand, visit.deck, company.trumps, alike)]
            beaten_by = BEATEN_BY[visit.trump]
            for (statement,) in sorted(
                statements, key=lambda cards: (visit.hand & beaten_by[cards[0]]).bit_count(), reverse=to_score
            ):
                yield visit.take(("*state", statement))
        elif len(visit.steps) == 1 and isinstance(visit.steps[0], Look):
            # To have looked changes nothing that can happen: one of the many things to be seen, forgotten, is enough.
            seen, _ = next(chance.outcomes())
            looked = visit.take(seen)
            yield replace(looked, known=visit.known) if _goes_on(looked, visit) else looked
        else:
            events = [event for event, _ in chance.outcomes()]
            for event in sorted(events, key=lambda event: _strength(visit, event), reverse=to_score):
                yield visit.take(event)

    def _promising(self, visit: Visit, to_score: bool) -> list[Event]:
        actions = visit.actions()
        match visit.due:
            case "reply":
                scoring = BEATEN_BY[visit.trump][visit.statement]
                actions.sort(key=lambda event: scoring >> event[1:][0] & 1, reverse=to_score)
            case "dialogue":
                short = visit.fief - len(visit.score) - visit.hand.bit_count()
                if self._success and (short > 0 or len(visit.score) > visit.fief):
                    actions.reverse()
            case "ability":
                actions.sort(key=lambda event: _strength(visit, event), reverse=not to_score)
        return actions


def _goes_on(state: State, visit: Visit) -> TypeGuard[Visit]:
    """Whether a visit is still under way in a position that came from it."""
    return type(state) is type(visit)


def _bounded(visit: Visit, company: Company) -> bool | None:
    """Whether the bounds on the score alone decide, whatever the plan."""
    decided: bool | None = None
    for plan in company.plans:
        means = Means(visit, plan)
        least, most = means.least(), means.most()
        if not any(least <= target <= most for target in plan.targets):
            success = False
        elif (least,) == (most,) == plan.targets:
            success = True
        else:
            return None
        if decided not in (None, success):
            return None
        decided = success
    return decided


def _strength(visit: Visit, event: Event, worth_of_trump: int = 8) -> int:
    """How good a card is to have, roughly; 0 for what is no card."""
    return sum((card & 7) + (worth_of_trump if card >> 3 == visit.trump else 0) for card in event[1:])


def _essence(visit: Visit, company: Company) -> tuple[object, ...]:
    """What of a position its outcomes depend on."""
    reaches = company.reaches
    on_top = "piles" in reaches and visit.due in ("dialogue", "ability")
    top = visit.discard[-1:] if on_top else ()
    scored = visit.score[-company.lowers - 1 :] if reaches & {"piles", "lead"} else ()
    cards: tuple[object, ...] = visit.hand, visit.deck, visit.statement
    if visit.due == "dialogue" and not visit.known and not reaches & {"piles", "lead"}:
        if "values" not in reaches:
            cards = _ranks(visit.hand, visit.deck)
        elif "deck" not in reaches:
            cards = visit.hand, *_ranks(visit.hand, visit.deck)
    return (
        *(visit.due, *cards, visit.known, top, len(visit.score), scored, visit.begun),
        *(visit.team, visit.ready, visit.fief, visit.trump, visit.journey.rulers),
        *(repr(visit.steps) if visit.steps else "", visit.acting, visit.heeding),
    )


def _ranks(hand: int, deck: int) -> tuple[int, ...]:
    """Hand and deck as far as it matters which card of a suit is higher."""
    return tuple([_ranks_of_suit(hand >> shift & 255, deck >> shift & 255) for shift in (0, 8, 16, 24)])


@cache
def _ranks_of_suit(hand: int, deck: int) -> int:
    """The cards of hand and deck from the lowest to the highest, a bit for each: whether it is in hand."""
    found = 1
    for bit in range(8):
        if (hand | deck) >> bit & 1:
            found = found << 1 | hand >> bit & 1
    return found
