"""Finds out whether a visit is already decided: success is certain, or impossible, whatever happens.

There is no opponent, so success is certain if no sequence of choices and draws leads to failure, and impossible if none
leads to success. Each of the two questions is answered by one continuation with that outcome, or by a proof that there
is none. The answer is always right, and with up to three cards in hand it is always found, because

- continuations are played with the game's own `take`, so a continuation that was found exists;
- the bounds of `bounds` hold for every continuation, so outcomes that they exclude are impossible;
- all other continuations are searched, except those that cannot differ in their outcome:
  - cards that the player has looked at are forgotten, since chance can bring these cards later as well as any others;
  - of the discard pile only the top card counts, and only until the next statement covers it, since a dialogue has
    only one ability; of the score pile only the cards that can be taken off count, and the one below;
  - if no ability distinguishes values or touches the piles, the cards of a suit count by their order alone, and a
    statement by its place in the order of the cards in hand;
  - if no ability draws cards, the deck consists of statements, which count by which cards in hand may reply or beat
    them.

With more cards in hand the search gives up after a while, so a decided visit may not be recognised.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, TypeGuard, cast

from longhouse.engine.northwood.decided.answers import LimitExceeded, SearchLimit, answers_can, unlike_statements
from longhouse.engine.northwood.decided.bounds import ScoreBounds
from longhouse.engine.northwood.decided.plans import Company
from longhouse.games.chance import Chance, Source, Stream
from longhouse.games.game import Event, State
from longhouse.games.northwood.cards import BEATEN_BY
from longhouse.games.northwood.steps import Look

if TYPE_CHECKING:
    from longhouse.games.northwood.journey import Camp, FinishedJourney
    from longhouse.games.northwood.visit import Visit

_SMALL_HAND = 3
_LIMIT_WITH_MORE = 300
"""The maximum number of positions searched for a larger hand, since a player waits for the answer."""
_FIRST_EFFORT = 40


def outlook(position: Visit) -> bool | None:
    """Return True if the success of a visit is certain, False if it is impossible, and None if it is still open or the
    search gives up.

    In a game with special rules (a scenario) the result is always None.
    """
    if position.game.rules:
        return None
    limit = None if position.hand.bit_count() <= _SMALL_HAND else _LIMIT_WITH_MORE
    for success in (True, False):
        try:
            if not _can_end(position, limit, success=success):
                return not success
        except LimitExceeded:
            continue
    return None


def _can_end(position: Visit, limit: int | None, *, success: bool) -> bool:
    """Return whether any continuation ends with this outcome: by bounds if they decide it, otherwise by a search.

    The search is repeated with growing effort until it decides or `limit` is reached.
    """
    bounded = _bounded(position, Company(position))
    if bounded is not None:
        return bounded == success
    effort = _FIRST_EFFORT
    while limit is None or effort < limit:
        try:
            return _Search(effort, success=success).finds(position)
        except LimitExceeded:
            if _tried(position, effort // 10, success=success):
                return True
            effort *= 8
    return _Search(limit, success=success).finds(position)


def _tried(position: Visit, tries: int, *, success: bool) -> bool:
    """Try random continuations; return whether one of them has this outcome.

    Replies, and often draws, are biased towards the outcome.
    """
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
    """Choose a draw: one of the three that help most to score (if `to_score`) or to avoid scoring (if not)."""
    beaten_by = BEATEN_BY[visit.trump]

    def worth(event: Event) -> int:
        if visit.due == "*state":
            return (visit.hand & beaten_by[event[1:][0]]).bit_count()
        return _strength(visit, event, worth_of_trump)

    ranked = sorted((event for event, _ in chance.outcomes()), key=worth, reverse=to_score)[:3]
    return ranked[stream.below(len(ranked))]


def _succeeded(last: Visit, after: State) -> bool:
    """Return whether a visit was a success, given its last position and the position after it."""
    return cast("Camp | FinishedJourney", after).journey.fates.count(True) > last.journey.fates.count(True)


class _Search:
    """A search for one continuation that ends in success, or for one that ends in failure."""

    def __init__(self, limit: int | None, *, success: bool) -> None:
        self._limit = SearchLimit(limit)
        self._success = success
        self._barren: set[tuple[object, ...]] = set()
        self._companies: dict[tuple[object, ...], Company] = {}

    def finds(self, visit: Visit) -> bool:
        """Return whether there is a continuation with the wanted outcome from this position."""
        company = self._company(visit)
        bounded = _bounded(visit, company)
        if bounded is not None:
            return bounded == self._success
        if company.idle:
            return answers_can(visit, self._limit, hit=self._success)
        key = _essence(visit, company)
        if key in self._barren:
            return False
        self._limit.spend()
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
        """Yield the next positions, the most promising first, and only one of several equivalent ones."""
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
            # Looking at cards changes nothing that can happen, so one outcome is enough, and the cards are forgotten.
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
    """Return whether `state`, which follows `visit`, is still in the same visit."""
    return type(state) is type(visit)


def _bounded(visit: Visit, company: Company) -> bool | None:
    """Return the outcome, if the bounds on the score decide it for every plan; None if they do not."""
    decided: bool | None = None
    for plan in company.plans:
        bounds = ScoreBounds(visit, plan)
        least, most = bounds.least(), bounds.most()
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
    """Return a rough rating of the cards in an event, by value and trump; 0 if it has no cards."""
    return sum((card & 7) + (worth_of_trump if card >> 3 == visit.trump else 0) for card in event[1:])


def _essence(visit: Visit, company: Company) -> tuple[object, ...]:
    """Return a cache key: the features of a position on which its outcomes depend."""
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
    """Reduce hand and deck to the order of their cards in each suit; the result is part of a cache key."""
    return tuple([_ranks_of_suit(hand >> shift & 255, deck >> shift & 255) for shift in (0, 8, 16, 24)])


@cache
def _ranks_of_suit(hand: int, deck: int) -> int:
    """Return the cards of one suit in hand and deck, from low to high; each bit says whether the card is in hand."""
    found = 1
    for bit in range(8):
        if (hand | deck) >> bit & 1:
            found = found << 1 | hand >> bit & 1
    return found
