"""What can still become of a visit's score: who may act, by which texts, and the bounds that follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from longhouse.games.northwood.cards import ALL_CARDS, BEATEN_BY, NO_CARD, OF_SUIT, listed, suit_of
from longhouse.games.northwood.characters import CHARACTERS, NOBODY

if TYPE_CHECKING:
    from longhouse.games.northwood.characters.character import Character
    from longhouse.games.northwood.visit import Visit

_UNBOUNDED = 99
_EASES_A_HAND = frozenset(("sheds", "score", "ruler", "piles", "lead", "text"))
_GIVES_HOPE = frozenset(("score", "ruler", "lead"))
"""What can make a card score that no statement of the deck would let score."""


class GaveUp(Exception):
    """Following all continuations would take too long."""


class Patience:
    """How many positions there is time for; None is endless."""

    def __init__(self, positions: int | None) -> None:
        self._left = positions

    def spend(self) -> None:
        """One more position is looked at."""
        if self._left is not None:
            self._left -= 1
            if self._left < 0:
                raise GaveUp


class Means:
    """The texts that may still be carried out in a visit, and what they can do at most, taken together."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit
        self._able = _able(visit)
        self.texts = _texts(visit, self._able)
        self.reaches = frozenset[str]().union(*(CHARACTERS[text].reaches for text in self.texts))

    def targets(self) -> list[int]:
        """The fiefs where the visit may end."""
        visit = self._visit
        if "fief" not in self.reaches:
            return [visit.fief]
        fiefs = visit.journey.open_fiefs()
        here, moves = fiefs.index(visit.fief), self._together(lambda character: "fief" in character.reaches)
        return fiefs[max(here - moves, 0) : here + moves + 1]

    def most(self) -> int:
        """A score that cannot be exceeded: each card that is in hand or comes there scores once at most.

        Counted twice: all cards that hand and score pile will ever have together, and those of the hand that have any
        hope with all that may yet come, in the place of one without hope or not.
        """
        visit = self._visit
        most = len(visit.score) + visit.hand.bit_count() + self._brings()
        if self.reaches & _GIVES_HOPE:
            return most
        hopeful = _can_score(visit).bit_count() + self._together(lambda character: character.gathers)
        return min(most, len(visit.score) + hopeful)

    def least(self) -> int:
        """A score that cannot be fallen short of."""
        visit = self._visit
        score = max(len(visit.score) - self._together(lambda character: character.lowers), 0)
        answers = visit.hand.bit_count() + self._brings()
        lasts = visit.deck.bit_count() > answers + self._brings()
        if lasts and visit.statement == NO_CARD and not self.reaches & _EASES_A_HAND:
            return score + least_points(visit.hand, visit.deck, visit.trump)
        return score

    def _brings(self) -> int:
        """How many cards may join hand and score pile; one more where a card went before others come."""
        return self._together(lambda character: character.brings) + (self._visit.acting != NOBODY)

    def _together(self, does: Callable[[Character], int]) -> int:
        """How much of something can be done at most: everybody acts once, and one more time whom LL refreshes."""
        if "refresh" not in self.reaches:
            return sum(does(CHARACTERS[text]) for text in self.texts)
        most = max(does(CHARACTERS[text]) for text in self.texts)
        if "text" in self.reaches:  # LL and QL acting as LL may refresh each other
            return _UNBOUNDED if most else 0
        return sum(does(CHARACTERS[text]) for text in self._able) + most


def _able(visit: Visit) -> list[int]:
    """Everybody who may still act without being refreshed, or is about to."""
    able = [character for slot, character in enumerate(visit.team) if visit.ready >> slot & 1]
    able += [pending for pending in (visit.acting, visit.heeding) if pending != NOBODY]
    if not visit.begun:
        able += [friend for friend in visit.journey.friends if friend not in visit.team]
    return able


def _texts(visit: Visit, able: list[int]) -> list[int]:
    """All whose text may still be carried out: those who are able or can be refreshed, QL as any ruler she may meet."""
    able = able.copy()
    while True:
        reaches = frozenset[str]().union(*(CHARACTERS[text].reaches for text in able))
        more = set[int]()
        if "refresh" in reaches:
            more |= {*visit.team}
        if "text" in reaches:
            rulers = visit.journey.rulers
            more |= {rulers[fief] for fief in visit.journey.open_fiefs()} if "ruler" in reaches else {visit.ruler}
        if more <= set(able):
            return able
        able += more - set(able)


def _can_score(visit: Visit) -> int:
    """The cards of the hand that would score on some statement, with the trump as it is."""
    beaten_by = BEATEN_BY[visit.trump]
    scoring = 0 if visit.statement == NO_CARD else beaten_by[visit.statement]
    for suit in range(4):
        of_suit = visit.deck & OF_SUIT[suit]
        if of_suit:  # the lowest card of a suit is beaten by whatever beats another one
            scoring |= beaten_by[listed(of_suit & -of_suit)[0]]
    return visit.hand & scoring


def answers_can(visit: Visit, patience: Patience, *, hit: bool) -> bool:
    """Whether answers alone, if nobody acts any more, can lead to the fief's number, or else to another score."""
    beaten_by = BEATEN_BY[visit.trump]
    barren: set[tuple[int, int, int]] = set()

    def told(hand: int, deck: int, known: tuple[int, ...], missing: int) -> bool:
        """Whether so many more points, or any other number, can come from here."""
        if not hand or not deck:
            return (missing == 0) == hit
        if not least_points(hand, deck, visit.trump) <= missing <= most_points(hand, deck, visit.trump):
            return not hit
        if known:
            return answered(hand, known[0], deck, known[1:], missing)
        if (hand, deck, missing) in barren:
            return False
        patience.spend()
        statements = unlike_statements(hand, deck, (visit.trump,))
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


def least_points(hand: int, deck: int, trump: int) -> int:
    """A trump scores unless the statement is a higher one, and a card may be left over only if the deck runs out."""
    trumps = hand & OF_SUIT[trump]
    higher = deck & OF_SUIT[trump] & -(trumps & -trumps)
    left_over = max(hand.bit_count() - deck.bit_count(), 0)
    return max(trumps.bit_count() - higher.bit_count() - left_over, 0)


def most_points(hand: int, deck: int, trump: int) -> int:
    """A card that is not trump needs a lower statement of its suit to score, one for each such card."""
    points = (hand & OF_SUIT[trump]).bit_count()
    for suit in range(4):
        answers = hand & OF_SUIT[suit]
        if answers and suit != trump:
            lower = deck & OF_SUIT[suit] & (1 << answers.bit_length() - 1) - 1
            points += min(answers.bit_count(), lower.bit_count())
    return min(points, deck.bit_count())


def unlike_statements(hand: int, deck: int, trumps: tuple[int, ...]) -> list[int]:
    """One statement for each way in which one can differ to this hand, and to any part of it, under these trumps."""
    unlike: dict[tuple[int, ...], int] = {}
    for statement in listed(deck):
        answers = hand & OF_SUIT[suit_of(statement)]
        unlike.setdefault((answers, *(BEATEN_BY[trump][statement] & hand for trump in trumps)), statement)
    return list(unlike.values())
