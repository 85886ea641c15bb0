"""Searches the outcomes of a visit in which no ally can act any more, so that only replies are left to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.engine.northwood.decided.bounds import least_points, most_points
from longhouse.games.northwood.cards import ALL_CARDS, BEATEN_BY, NO_CARD, OF_SUIT, listed, suit_of

if TYPE_CHECKING:
    from longhouse.games.northwood.visit import Visit


class LimitExceeded(Exception):
    """Raised when the search would take too long."""


class SearchLimit:
    """Counts down the positions that a search may still visit; `positions` is their number, or None for no limit."""

    def __init__(self, positions: int | None) -> None:
        self._left = positions

    def spend(self) -> None:
        """Count one visited position. Raises `LimitExceeded` if it is one too many."""
        if self._left is not None:
            self._left -= 1
            if self._left < 0:
                raise LimitExceeded


def answers_can(visit: Visit, limit: SearchLimit, *, hit: bool) -> bool:
    """Return whether some sequence of statements and replies leads to success (if `hit`) or to failure (if not `hit`).

    Raises `LimitExceeded` if the search takes too long.
    """
    beaten_by = BEATEN_BY[visit.trump]
    barren: set[tuple[int, int, int]] = set()

    def told(hand: int, deck: int, known: tuple[int, ...], missing: int) -> bool:
        """Return whether exactly `missing` more points are possible (if `hit`), or any other number (if not `hit`)."""
        if not hand or not deck:
            return (missing == 0) == hit
        left_over = max(hand.bit_count() - deck.bit_count(), 0)
        least = least_points(hand, deck, visit.trump) - left_over
        if not least <= missing <= most_points(hand, deck, (visit.trump,)):
            return not hit
        if known:
            return answered(hand, known[0], deck, known[1:], missing)
        if (hand, deck, missing) in barren:
            return False
        limit.spend()
        statements = unlike_statements(hand, deck, (visit.trump,), alike=True)
        statements.sort(key=lambda card: (hand & beaten_by[card]).bit_count(), reverse=(missing > 0) == hit)
        if any(answered(hand, statement, deck, (), missing) for statement in statements):
            return True
        barren.add((hand, deck, missing))
        return False

    def answered(hand: int, statement: int, deck: int, known: tuple[int, ...], missing: int) -> bool:
        answers, scoring = hand & OF_SUIT[suit_of(statement)] or hand, beaten_by[statement]
        deck &= ~(1 << statement)
        first, then = (scoring, ~scoring) if (missing > 0) == hit else (~scoring, scoring)
        return any(
            told(hand ^ 1 << answer, deck, known, missing - (scoring >> answer & 1))
            for answer in (*listed(answers & first & ALL_CARDS), *listed(answers & then & ALL_CARDS))
        )

    missing = visit.fief - len(visit.score)
    if visit.statement != NO_CARD:
        return answered(visit.hand, visit.statement, visit.deck, visit.known, missing)
    return told(visit.hand, visit.deck, visit.known, missing)


def unlike_statements(hand: int, deck: int, trumps: tuple[int, ...], alike: bool) -> list[int]:
    """Return one card from each class of cards in `deck` that are equivalent as statements, for this hand.

    Statements are equivalent if the same cards of the hand may reply to them, and if the same cards beat them,
    whichever of the suits `trumps` is trump. Statements of different suits are equivalent only if `alike` is set.
    `hand` and `deck` are sets of cards as bit masks.
    """
    unlike: dict[tuple[int, ...], int] = {}
    for statement in listed(deck):
        answers = hand & OF_SUIT[suit_of(statement)]
        suit = -1 if alike else suit_of(statement)
        unlike.setdefault((suit, answers, *(BEATEN_BY[trump][statement] & hand for trump in trumps)), statement)
    return list(unlike.values())
