"""What can become of a visit, by going through all its continuations as the referee tells them."""

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
"""Fiefs, and what was scored there before."""
_COURT = ("QE", "KC", "KF", "QC", "KL", "QF", "QL", "KE", "JF", "JE", "JC")
_EVERY_OUTCOME = frozenset((True, False))


class TooMany(Exception):
    """More continuations than there is time for."""


def by_brute_force(visit: Visit, most: int) -> bool | None:
    """What `outlook` has to say, from so many positions at most; each card by itself, without any bound."""
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
            met[key] = frozenset()  # no continuation comes back to a position
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
    """All of a position but what is the same during a whole visit, and the number of dialogues."""
    return (
        *(visit.due, visit.fief, visit.journey.rulers, visit.team, visit.ready, visit.begun),
        *(visit.hand, visit.deck, visit.known, visit.discard, visit.score, visit.statement),
        *(repr(visit.steps), visit.acting, visit.heeding),
    )


def small_visits(
    ready: str, exhausted: str = "", ruler: str = "", size: int = 1, every: int = 1, deck: int = 6
) -> Iterator[Visit]:
    """Visits with all hands of a size from six cards and a deck of so many others; or every so manieth of them."""
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
    """Hold the outlook against brute force; for how many of these visits there was time."""
    compared = 0
    for visit in visits:
        try:
            truth = by_brute_force(visit, most)
        except TooMany:
            continue
        compared += 1
        assert outlook(visit) == truth, visit
    return compared
