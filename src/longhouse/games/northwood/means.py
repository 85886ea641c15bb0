"""Bounds on what can still become of a visit's score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.games.northwood.cards import BEATEN_BY, OF_SUIT
from longhouse.games.northwood.characters import CHARACTERS, NOBODY

if TYPE_CHECKING:
    from longhouse.games.northwood.plans import Plan
    from longhouse.games.northwood.visit import Visit


class Means:
    """What can still become of a visit's score by a plan."""

    def __init__(self, visit: Visit, plan: Plan) -> None:
        self._visit = visit
        self._plan = plan
        self._brings, self._gathers = self._cards_to_come()

    def most(self) -> int:
        """A score that cannot be exceeded: each card that is in hand or comes there scores once at most.

        Counted twice: all cards that hand and score pile will ever have together, and those of the hand that have any
        hope with all that may yet come, in the place of one without hope or not.
        """
        visit, plan = self._visit, self._plan
        most = len(visit.score) + visit.hand.bit_count() + self._brings
        if "score" in plan.reaches:
            return most
        statements = self._statements()
        if "lead" in plan.reaches:
            hopeful = _can_score(visit.hand, statements, plan.trumps).bit_count() + self._gathers
        else:
            points = most_points(visit.hand, statements, plan.trumps)
            hopeful = min(points + self._gathers, statements.bit_count())
        return min(most, len(visit.score) + hopeful)

    def least(self) -> int:
        """A score that cannot be fallen short of.

        Where a card can leave the hand only as an answer or to the score pile, a trump scores unless a higher one is
        stated; if it comes back from there, that is counted in `lowers`.
        """
        visit, plan = self._visit, self._plan
        score = len(visit.score) - plan.lowers
        unsure = plan.leads and (plan.leads > 1 or "piles" in plan.reaches)
        if len(plan.trumps) > 1 or unsure:
            return max(score, 0)
        statements = self._statements()
        answers = visit.hand.bit_count() + self._gathers + plan.lowers
        to_answer = visit.deck.bit_count() + (visit.due == "reply")
        left_over = max(answers + self._gathers - to_answer, 0)
        sure = least_points(visit.hand, statements, plan.trumps[0]) - plan.sheds
        if plan.sheds:
            sure = max(sure, least_points(visit.hand & ~plan.shed, statements, plan.trumps[0]))
        if left_over:
            kept = 0 if plan.leads else self._points_with_a_trump_left_over(statements)
            sure = max(sure - left_over, min(sure, kept))
        return max(score + max(sure, 0), 0)

    def _points_with_a_trump_left_over(self, statements: int) -> int:
        """How many points there are at least if a trump of this hand stays in it until the deck runs out.

        All trumps of the deck are drawn or stated then, and each that is stated is answered with a trump.
        """
        hand, plan = self._visit.hand, self._plan
        of_trump = OF_SUIT[plan.trumps[0]]
        stated = (statements & of_trump).bit_count() - plan.gathers_trumps
        failing = (hand & of_trump).bit_count() - least_points(hand, statements, plan.trumps[0])
        return stated - failing - plan.gathers_trumps - plan.lowers

    def _statements(self) -> int:
        """The cards that may yet be answered: those of the deck, what may be put there, and one that was stated."""
        visit = self._visit
        statements = visit.deck
        if visit.due == "reply":
            statements |= 1 << visit.statement
        if "lead" in self._plan.reaches:
            piles = visit.score + visit.discard if "piles" in self._plan.reaches else visit.score
            statements |= visit.hand | sum(1 << card for card in piles)
        return statements

    def _cards_to_come(self) -> tuple[int, int]:
        """How many cards may join hand and score pile, and how many may come to the hand, whatever leaves it."""
        visit, plan = self._visit, self._plan
        if visit.acting == NOBODY:
            finds = None if plan.sole == NOBODY else CHARACTERS[plan.sole].finds
            missing = 0 if finds is None or plan.leads else max(plan.gathers - finds(visit.hand, visit.deck), 0)
            return plan.brings - missing, plan.gathers - missing
        size, gathered = visit.hand.bit_count(), 0
        for step in visit.steps:
            gathers = step.gathers()
            gathered += gathers
            size = max(size + gathers - step.spends(), 0)
        return plan.brings + size - visit.hand.bit_count(), plan.gathers + gathered


def least_points(hand: int, statements: int, trump: int) -> int:
    """A trump that is answered with scores unless the statement is a higher one.

    Of the trumps from any one upwards no more can fail than there are higher statements than that one.
    """
    trumps, sure = hand & OF_SUIT[trump], 0
    higher = statements & OF_SUIT[trump]
    while trumps:
        higher &= -(trumps & -trumps)
        sure = max(sure, trumps.bit_count() - higher.bit_count())
        trumps &= trumps - 1
    return sure


def most_points(hand: int, statements: int, trumps: tuple[int, ...]) -> int:
    """A card that is not trump needs a lower statement of its suit to score, one for each such card.

    Of the cards from any one downwards no more can score than there are lower statements than that one.
    """
    points = hand.bit_count()
    for suit in range(4):
        answers = hand & OF_SUIT[suit]
        if answers and suit not in trumps:
            lower, failing = statements & OF_SUIT[suit], 0
            while answers:
                highest = 1 << answers.bit_length() - 1
                lower &= highest - 1
                failing = max(failing, answers.bit_count() - lower.bit_count())
                answers ^= highest
            points -= failing
    return min(points, statements.bit_count())


def _can_score(hand: int, statements: int, trumps: tuple[int, ...]) -> int:
    """The cards of a hand that would score on some statement, under some trump."""
    scoring = 0
    for suit in range(4):
        of_suit = statements & OF_SUIT[suit]
        if of_suit:  # the lowest card of a suit is beaten by whatever beats another one
            lowest = (of_suit & -of_suit).bit_length() - 1
            for trump in trumps:
                scoring |= BEATEN_BY[trump][lowest]
    return hand & scoring
