"""Computes the exact chance that a visit succeeds with best play, by searching every decision and every card.

Positions that must have the same chance share a cache entry:

- the order of the deck does not matter;
- only the sizes of the piles matter, unless a character can reach their cards;
- when no ally can act any more, a card of the deck matters only by which cards of the hand may reply to it and beat it.
"""

from collections.abc import Hashable
from functools import partial

from longhouse.games.game import Event
from longhouse.games.northwood.cards import BEATEN_BY, NO_CARD, OF_SUIT, listed, suit_of
from longhouse.games.northwood.characters import CHARACTERS, NOBODY
from longhouse.games.northwood.journey import Camp, FinishedJourney
from longhouse.games.northwood.visit import Visit

_READERS_OF_PILES = frozenset(n for n, who in enumerate(CHARACTERS) if "piles" in who.reaches)
_IMITATORS = frozenset(n for n, who in enumerate(CHARACTERS) if "text" in who.reaches)
_MOST_KEPT = 400_000


class TooMany(Exception):
    """Raised when the search exceeds its limit of positions."""


class Chances:
    """Computes and caches chances of success; the positions of one visit share many continuations.

    `limit` is the maximum number of positions that one call searches.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._known: dict[Hashable, float] = {}
        self._alone: dict[Hashable, float] = {}
        self.nodes = 0
        """The number of positions that the last call searched."""

    def of_actions(self, visit: Visit) -> dict[Event, float]:
        """Return for each action of a visit the chance that the visit succeeds with best play. Raises `TooMany` if too
        many positions would have to be searched.
        """
        if len(self._known) + len(self._alone) > _MOST_KEPT:
            self._known.clear()
            self._alone.clear()
        self.nodes = 0
        return {action: self._after(visit, action) for action in visit.actions()}

    def _after(self, visit: Visit, event: Event) -> float:
        state = visit.take(event)
        if not isinstance(state, Visit):
            assert isinstance(state, Camp | FinishedJourney)
            return float(state.journey.fates.count(True) > visit.journey.fates.count(True))
        if _nobody_acts(state):
            return self._by_answers(state)
        key = _key(state)
        found = self._known.get(key)
        if found is None:
            self._spend()
            found = self._known[key] = self._looked_ahead(state)
        return found

    def _looked_ahead(self, state: Visit) -> float:
        chance = state.chance
        if chance is not None:
            return sum(likely * self._after(state, event) for event, likely in chance.outcomes())
        best = 0.0
        for action in state.actions():
            best = max(best, self._after(state, action))
            if best == 1.0:
                break
        return best

    def _by_answers(self, state: Visit) -> float:
        """Return the chance of success when only replies are left to decide."""
        missing = state.fief - len(state.score)
        if state.statement != NO_CARD:
            return self._answered(state.trump, state.hand, state.statement, state.deck, state.known, missing)
        return self._heard(state.trump, state.hand, state.deck, state.known, missing)

    def _heard(self, trump: int, hand: int, deck: int, known: tuple[int, ...], missing: int) -> float:
        if not hand or not deck:
            return float(missing == 0)  # N3.4, N3.5
        if not 0 <= missing <= hand.bit_count():
            return 0.0
        if known:
            return self._answered(trump, hand, known[0], deck ^ 1 << known[0], known[1:], missing)
        kinds: dict[tuple[int, int], tuple[int, int]] = {}
        for statement in listed(deck):
            kind = hand & OF_SUIT[suit_of(statement)], hand & BEATEN_BY[trump][statement]
            count, _ = kinds.get(kind, (0, 0))
            kinds[kind] = count + 1, statement
        key = hand, missing, tuple(sorted((kind, count) for kind, (count, _) in kinds.items()))
        found = self._alone.get(key)
        if found is None:
            self._spend()
            total = deck.bit_count()
            found = self._alone[key] = sum(
                count / total * self._answered(trump, hand, statement, deck ^ 1 << statement, (), missing)
                for count, statement in kinds.values()
            )
        return found

    def _answered(
        self, trump: int, hand: int, statement: int, deck: int, known: tuple[int, ...], missing: int
    ) -> float:
        """Return the chance of success after the best reply to this statement (N3.3)."""
        scoring = BEATEN_BY[trump][statement]
        return max(
            self._heard(trump, hand ^ 1 << card, deck, known, missing - (scoring >> card & 1))
            for card in listed(hand & OF_SUIT[suit_of(statement)] or hand)
        )

    def _spend(self) -> None:
        self.nodes += 1
        if self.nodes > self._limit:
            raise TooMany


def _nobody_acts(state: Visit) -> bool:
    idle = not state.ready and not state.steps and state.heeding == NOBODY and state.begun
    return idle and state.due in ("dialogue", "listen", "reply")


def _key(state: Visit) -> Hashable:
    if _IMITATORS.isdisjoint(state.team):
        touched = not _READERS_OF_PILES.isdisjoint(state.team)
    else:
        touched = not _READERS_OF_PILES.isdisjoint((*state.team, *state.journey.rulers))
    return (
        (state.fief, state.trump, state.journey.rulers, state.journey.fates, state.ready, state.team),
        (state.due, state.statement, _steps(state), state.acting, state.heeding, state.begun),
        (state.hand, state.deck, state.known),
        (state.discard, state.score) if touched else len(state.score),
    )


def _steps(state: Visit) -> Hashable:
    return tuple((type(step), *map(partial(getattr, step), step.__slots__)) for step in state.steps)
