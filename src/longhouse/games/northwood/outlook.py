"""Whether a visit is decided: its success certain, or impossible, however it goes on.

What `outlook` says is always true. It follows every continuation, but for those that a bound on the score answers, or
that differ from another only by what makes no difference. With endless patience it misses nothing; with limited one it
may give up on the few positions that have very many continuations, and says then that nothing is decided.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, TypeGuard, cast

from longhouse.games.chance import Chance, Source, Stream
from longhouse.games.game import Event, State
from longhouse.games.northwood.cards import BEATEN_BY
from longhouse.games.northwood.means import GaveUp, Means, Patience, answers_can, unlike_statements
from longhouse.games.northwood.steps import Look

if TYPE_CHECKING:
    from longhouse.games.northwood.journey import Camp, Finished
    from longhouse.games.northwood.visit import Visit

PATIENCE = 40_000
"""For so many positions there is time while someone waits; one in a thousand small hands needs more."""

_SMALL_HAND = 3
_PATIENCE_WITH_MORE = 300
_FEW_TRIES, _MANY_TRIES = 240, 1_500
_SHORT_SEARCH = 2_000


def outlook(position: Visit, patience: int | None = PATIENCE) -> bool | None:
    """True if success is certain, False if it is impossible, None otherwise, and always None in a scenario.

    Patience is the number of positions to look at; None is endless.
    """
    if position.game.rules:
        return None
    if patience is not None and position.hand.bit_count() > _SMALL_HAND:
        patience = min(patience, _PATIENCE_WITH_MORE)
    try:
        for success in (True, False):
            if not _can_end(position, patience, success=success):
                return not success
    except GaveUp:
        pass
    return None


def finish(position: Visit, source: Source, drawn: int) -> list[Event]:
    """The first legal choices up to the visit's end; chance goes on after the so many events that it drew before."""
    events: list[Event] = []
    state: State = position
    while _goes_on(state, position):
        chance = state.chance()
        if chance is None:
            events.append(state.actions()[0])
        else:
            events.append(chance.draw(source.output(drawn)))
            drawn += 1
        state = state.take(events[-1])
    return events


def _can_end(position: Visit, patience: int | None, *, success: bool) -> bool:
    """Whether any continuation ends so: first what is quickly seen, then with more and more effort."""
    bounded = _bounded(Means(position))
    if bounded is not None:
        return bounded == success
    if _tried(position, _FEW_TRIES, success=success):
        return True
    if patience is not None and patience <= _SHORT_SEARCH:
        return _Search(patience, success=success).finds(position)
    try:
        return _Search(_SHORT_SEARCH, success=success).finds(position)
    except GaveUp:
        tried = _tried(position, _MANY_TRIES, success=success)
        return tried or _Search(patience, success=success).finds(position)


def _tried(position: Visit, tries: int, *, success: bool) -> bool:
    """Whether a few continuations, with answers and often also chance that lead there, found such an outcome."""
    stream = Source("outlook").output(0)
    for attempt in range(tries):
        state: State = position
        last = position
        while _goes_on(state, position):
            last = state
            to_score = (len(state.score) < state.fief) == success
            chance = state.chance()
            if chance is not None:
                lucky = attempt % 3 and not (state.due == "ability" and isinstance(state.steps[0], Look))
                state = state.take(_luck(state, chance, to_score, stream) if lucky else chance.draw(stream))
                continue
            actions = state.actions()
            if state.due == "reply":
                scoring = BEATEN_BY[state.trump][state.statement]
                actions = [event for event in actions if (scoring >> event[1:][0] & 1) == to_score] or actions
            state = state.take(actions[stream.below(len(actions))])
        if _succeeded(last, state) == success:
            return True
    return False


def _luck(visit: Visit, chance: Chance, to_score: bool, stream: Stream) -> Event:
    """One of the three things that could best happen to someone who wants to score, or not to."""
    beaten_by = BEATEN_BY[visit.trump]

    def worth(event: Event) -> int:
        if visit.due == "*state":
            return (visit.hand & beaten_by[event[1:][0]]).bit_count()
        return _strength(visit, event)

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

    def finds(self, visit: Visit) -> bool:
        """Whether there is such a continuation from here."""
        means = Means(visit)
        bounded = _bounded(means)
        if bounded is not None:
            return bounded == self._success
        if not means.texts:
            return answers_can(visit, self._patience, hit=self._success)
        key = _essence(visit, means)
        if key in self._barren:
            return False
        self._patience.spend()
        for after in self._continuations(visit, means):
            if self.finds(after) if _goes_on(after, visit) else _succeeded(visit, after) == self._success:
                return True
        self._barren.add(key)
        return False

    def _continuations(self, visit: Visit, means: Means) -> Iterator[State]:
        """What can come next, the promising first, but for what differs only by what makes no difference."""
        to_score = (len(visit.score) < visit.fief) == self._success
        chance = visit.chance()
        if chance is None:
            for action in self._promising(visit, to_score):
                yield visit.take(action)
        elif visit.due == "*state":
            drawn = means.reaches & {"deck", "piles"}
            trumps = tuple(range(4)) if "ruler" in means.reaches else (visit.trump,)
            statements = [event[1:] for event, _ in chance.outcomes()]
            if not drawn and not visit.known:
                statements = [(card,) for card in unlike_statements(visit.hand, visit.deck, trumps)]
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


def _bounded(means: Means) -> bool | None:
    """Whether the bounds on the score alone decide."""
    least, most, targets = means.least(), means.most(), means.targets()
    if not any(least <= target <= most for target in targets):
        return False
    return True if [least] == [most] == targets else None


def _strength(visit: Visit, event: Event) -> int:
    """How good a card is to have, roughly; 0 for what is no card."""
    return sum((card & 7) + (8 if card >> 3 == visit.trump else 0) for card in event[1:])


def _essence(visit: Visit, means: Means) -> tuple[object, ...]:
    """What of a position its outcomes depend on."""
    piles = (visit.discard, visit.score) if means.reaches & {"piles", "lead"} else len(visit.score)
    return (
        *(visit.due, visit.hand, visit.deck, visit.known, piles, visit.statement, visit.begun),
        *(visit.team, visit.ready, visit.fief, visit.trump, visit.journey.rulers),
        *(repr(visit.steps), visit.acting, visit.heeding),
    )
