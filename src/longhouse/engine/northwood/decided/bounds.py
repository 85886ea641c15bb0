"""Computes bounds on the final score of a visit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.games.northwood.cards import BEATEN_BY, OF_SUIT
from longhouse.games.northwood.characters import CHARACTERS, NOBODY

if TYPE_CHECKING:
    from longhouse.engine.northwood.decided.plans import Plan
    from longhouse.games.northwood.visit import Visit


class ScoreBounds:
    """Bounds on the final score of a visit, for one `Plan` of how the characters use their abilities."""

    def __init__(self, visit: Visit, plan: Plan) -> None:
        self._visit = visit
        self._plan = plan
        self._brings, self._gathers = self._cards_to_come()

    def most(self) -> int:
        """Return an upper bound on the final score, which is the number of cards on the score pile at the end.

        The bound is the smaller of two numbers:

        - how many cards the hand and the score pile together can ever hold;
        - how many cards are on the score pile now, plus how many can still get there as replies: the cards in hand that
          can score, and all cards that may join the hand, but not more than there may be statements. This limit is
          ignored if an ability may choose statements.

        If an ability may put cards on the score pile, only the first number is a bound.
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
        """Return a lower bound on the final score.

        If cards can leave the hand only as replies or to the score pile, a trump in hand scores unless the statement is
        a higher trump. The cards that abilities may take off the score pile are subtracted.
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
        """Return a lower bound on the points, provided that a trump is left in the hand when the deck runs out.

        By then all trumps of the deck have been drawn or stated, and each stated trump was replied to with a trump.
        """
        hand, plan = self._visit.hand, self._plan
        of_trump = OF_SUIT[plan.trumps[0]]
        stated = (statements & of_trump).bit_count() - plan.gathers_trumps
        failing = (hand & of_trump).bit_count() - least_points(hand, statements, plan.trumps[0])
        return stated - failing - plan.gathers_trumps - plan.lowers

    def _statements(self) -> int:
        """Return the cards that may still be a statement: the current one, the deck, and cards that may be put onto
        the deck.
        """
        visit = self._visit
        statements = visit.deck
        if visit.due == "reply":
            statements |= 1 << visit.statement
        if "lead" in self._plan.reaches:
            piles = visit.score + visit.discard if "piles" in self._plan.reaches else visit.score
            statements |= visit.hand | sum(1 << card for card in piles)
        return statements

    def _cards_to_come(self) -> tuple[int, int]:
        """Return the most cards by which hand and score pile can grow, and the most that can join the hand."""
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
    """Return a lower bound on the points of a hand if all its trumps are played as replies.

    `hand` and `statements` are sets of cards as bits; `statements` has all cards that may be one. A trump scores unless
    the statement is a higher trump: among the trumps from a given one upwards, at most as many can fail as there are
    statements higher than that one.
    """
    trumps, sure = hand & OF_SUIT[trump], 0
    higher = statements & OF_SUIT[trump]
    while trumps:
        higher &= -(trumps & -trumps)
        sure = max(sure, trumps.bit_count() - higher.bit_count())
        trumps &= trumps - 1
    return sure


def most_points(hand: int, statements: int, trumps: tuple[int, ...]) -> int:
    """Return an upper bound on the points of a hand that replies to these statements.

    `hand` and `statements` are sets of cards as bits; `trumps` are the suits that may be trump. A card of another suit
    scores only on a lower statement of its suit: among the cards from a given one downwards, at most as many can score
    as there are statements lower than that one.
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
    """Return the cards of a hand that would score on at least one statement, with at least one of these trumps."""
    scoring = 0
    for suit in range(4):
        of_suit = statements & OF_SUIT[suit]
        if of_suit:  # every card that beats another card of the suit also beats its lowest one
            lowest = (of_suit & -of_suit).bit_length() - 1
            for trump in trumps:
                scoring |= BEATEN_BY[trump][lowest]
    return hand & scoring
