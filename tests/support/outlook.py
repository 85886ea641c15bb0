"""Brute-force check of `outlook`: tries all continuations of a visit with the referee."""

from collections.abc import Iterator
from itertools import combinations

from longhouse.engine.northwood.decided.outlook import outlook
from longhouse.games.game import State
from longhouse.games.northwood.characters import CHARACTERS
from longhouse.games.northwood.journey import Camp, FinishedJourney
from longhouse.games.northwood.visit import Visit
from support.northwood import a_visit

CODES = [character.code for character in CHARACTERS]
CARDS = ("1C", "4C", "2F", "5F", "3L", "8E")
SITUATIONS = ((0, ""), (0, "7F"), (1, ""), (1, "7F"), (2, ""), (2, "7F"), (1, "7F 6E"), (2, "7F 6E 4E 5L"))
"""Fiefs, and the cards already scored there."""
_COURT = ("QE", "KC", "KF", "QC", "KL", "QF", "QL", "KE", "JF", "JE", "JC")
_EVERY_OUTCOME = frozenset((True, False))


class TooMany(Exception):
    """Raised when a visit has too many continuations to search."""


def by_brute_force(visit: Visit, most: int) -> bool | None:
    """The correct answer of `outlook`, by an exhaustive search. Raises `TooMany` after `most` positions."""
    won = visit.journey.fates.count(True)
    met: dict[tuple[object, ...], frozenset[bool]] = {}

    def outcomes(state: State) -> frozenset[bool]:
        if isinstance(state, Camp | FinishedJourney):
            return frozenset({state.journey.fates.count(True) > won})
        assert isinstance(state, Visit)
        key = _key(state)
        if key not in met:
            if len(met) == most:
                raise TooMany
            met[key] = frozenset()  # never read: no continuation returns to a position
            found: frozenset[bool] = frozenset()
            chance = state.chance
            for event in state.actions() if chance is None else [event for event, _ in chance.outcomes()]:
                found |= outcomes(state.take(event))
                if found == _EVERY_OUTCOME:
                    break
            met[key] = found
        return met[key]

    found = outcomes(visit)
    return None if found == _EVERY_OUTCOME else next(iter(found))


def _key(visit: Visit) -> tuple[object, ...]:
    """A cache key: all of a position that can change during a visit, except the number of dialogues."""
    return (
        *(visit.due, visit.fief, visit.journey.rulers, visit.team, visit.ready, visit.begun),
        *(visit.hand, visit.deck, visit.known, visit.discard, visit.score, visit.statement),
        *(repr(visit.steps), visit.acting, visit.heeding),
    )


def small_visits(
    ready: str, exhausted: str = "", ruler: str = "", size: int = 1, every: int = 1, deck: int = 6
) -> Iterator[Visit]:
    """Visits with each hand of `size` cards out of six and a deck of `deck` others; with `every`, each n-th of them."""
    team = [*ready.split(), *exhausted.split()]
    court = [code for code in _COURT if code not in (*team, ruler)][:8]
    number = 0
    for hand in combinations(CARDS, size):
        for fief, score in SITUATIONS:
            number += 1
            if number % every:
                continue
            rulers = [ruler if ruler and at == fief else code for at, code in enumerate(court)]
            visit = a_visit(
                *team,
                hand=" ".join(hand),
                deck=" ".join([card for card in CARDS if card not in hand][:deck]),
                discard="5E",
                score=score,
                fief=fief,
                rulers=" ".join(rulers),
                lost=(3, 4, 5, 6),
            )
            visit.ready = (1 << len(ready.split())) - 1
            yield visit


def compare(visits: Iterator[Visit], most: int = 3_000) -> int:
    """Assert that `outlook` agrees with brute force; return the number of visits compared, without too large ones."""
    compared = 0
    for visit in visits:
        try:
            truth = by_brute_force(visit, most)
        except TooMany:
            continue
        compared += 1
        assert outlook(visit) == truth, visit
    return compared
