"""Lists which characters may still act in a visit, and in which combinations (plans) they may use their abilities."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from longhouse.games.game import value
from longhouse.games.northwood.characters import CHARACTERS, NOBODY

if TYPE_CHECKING:
    from longhouse.games.northwood.characters.character import Character
    from longhouse.games.northwood.visit import Visit

_UNBOUNDED = 99


@value
class Plan:
    """One way in which the characters may use their abilities in the rest of a visit, with bounds on the effects.

    Plans differ in which characters are made ready again and where the ruler changes. In a plan, a character that may
    act can also stay idle.
    """

    reaches: frozenset[str]
    """The effects that these abilities may have, as the words that `Character.reaches` lists."""
    trumps: tuple[int, ...]
    """All suits that may become trump from now on."""
    targets: tuple[int, ...]
    """The fiefs where the visit may end."""
    brings: int
    """The maximum number of cards that abilities may add to the hand and the score pile together, not counting the
    ability of the character that is acting now.
    """
    gathers: int
    """The maximum number of cards that abilities may add to the hand, not counting the ability of the character that is
    acting now.
    """
    gathers_trumps: int
    """The maximum number of trumps that abilities may add to the hand, counting also the ability of the character that
    is acting now.
    """
    sole: int
    """The number of the character that gathers cards, if there is only one; else `NOBODY`."""
    lowers: int
    """The maximum number of cards that abilities may take off the score pile."""
    sheds: int
    """The maximum number of cards that may leave the hand in other ways than as a reply or to the score pile."""
    shed: int
    """The set of cards that may leave the hand in the ways that `sheds` counts."""
    leads: int
    """How many times an ability may choose the next statement."""


class Company:
    """The characters that may still act in a visit, the abilities that they may use, and their possible plans.

    A company depends only on what `key` returns, so positions of one visit with the same key share one company.
    """

    @staticmethod
    def key(visit: Visit) -> tuple[object, ...]:
        """Return the cache key of a visit: everything that a company depends on and that can change during a visit."""
        return visit.team, visit.ready, visit.acting, visit.heeding, visit.begun, visit.fief, visit.journey.rulers

    def __init__(self, visit: Visit) -> None:
        able = _able(visit)
        self._people, self._as_rulers = _texts(visit, able)
        self.reaches = _reach([*self._people, *self._as_rulers])
        """The union of what all abilities that may still be used can do (`Character.reaches`)."""
        self.plans = self._plans(visit, able)
        """All plans that are possible."""
        self.trumps = tuple({trump for plan in self.plans for trump in plan.trumps})
        """All suits that may be trump from now on."""
        self.lowers = max(plan.lowers for plan in self.plans)
        """The maximum number of cards that abilities may take off the score pile."""
        self.sheds = any(plan.sheds for plan in self.plans)
        """Whether abilities may make cards leave the hand in other ways than as a reply or to the score pile."""
        if len(self.trumps) == 1 and not self.reaches & {"text", "fief"}:
            self.reaches -= {"ruler"}
        self.idle = not self.reaches and not self.sheds
        """Whether only replies matter any more."""

    def _plans(self, visit: Visit, able: list[int]) -> list[Plan]:
        refreshers = sum(self._does(who, lambda text: "refresh" in text.reaches) for who in self._people)
        if refreshers == 0:
            return self._with_rulers(visit, able, 1)
        if refreshers > 1:  # two allies can refresh each other without end
            return self._with_rulers(visit, self._people, _UNBOUNDED)
        plans = list[Plan]()
        for who in self._people:
            plans += [plan for plan in self._with_rulers(visit, [*able, who], 1) if plan not in plans]
        return plans

    def _with_rulers(self, visit: Visit, texts: list[int], times: int) -> list[Plan]:
        """List a plan for each way in which these abilities, each used up to `times` times, can change the ruler."""
        moves = times * sum(self._does(who, lambda text: "ruler" in text.reaches) for who in texts)
        fiefs, trump_of, rulers = visit.journey.open_fiefs(), visit.game.trump_of, visit.journey.rulers
        if moves > 1:
            farthest = times * sum(self._does(who, lambda text: "fief" in text.reaches) for who in texts)
            here = fiefs.index(visit.fief)
            targets = tuple(fiefs[max(here - farthest, 0) : here + farthest + 1])
            trumps = {trump_of(rulers[fief]) for fief in _fiefs_to_meet(visit, [*texts, *self._as_rulers])}
            return [self._plan(visit, texts, times, trumps, targets)]
        plans = [self._plan(visit, texts, times, {visit.trump}, (visit.fief,))]
        for text in [*texts, *self._as_rulers] if moves else ():
            leads_to = CHARACTERS[text].leads_to
            for fief in () if leads_to is None else leads_to(visit):
                target = fief if "fief" in CHARACTERS[text].reaches else visit.fief
                plans.append(self._plan(visit, texts, times, {visit.trump, trump_of(rulers[fief])}, (target,)))
        return plans

    def _plan(self, visit: Visit, texts: list[int], times: int, trumps: set[int], targets: tuple[int, ...]) -> Plan:
        later = texts.copy()
        if visit.acting != NOBODY:
            later.remove(visit.acting)
        gatherers = [who for who in later if self._does(who, lambda text: text.gathers)]
        return Plan(
            reaches=_reach(texts + (self._as_rulers if "text" in _reach(texts) else [])),
            trumps=tuple(trumps),
            targets=targets,
            brings=times * sum(self._does(who, lambda text: text.brings) for who in later),
            gathers=times * sum(self._does(who, lambda text: text.gathers) for who in later),
            gathers_trumps=times * sum(self._does(who, lambda text: text.trumps) for who in texts),
            sole=gatherers[0] if len(gatherers) == times == 1 and visit.acting == NOBODY else NOBODY,
            sheds=times * sum(self._does(who, lambda text: text.sheds) for who in texts),
            shed=reduce(or_, (self._does(who, lambda text: text.shed * (text.sheds > 0)) for who in texts), 0),
            lowers=times * sum(self._does(who, lambda text: text.lowers) for who in texts),
            leads=times * sum(self._does(who, lambda text: "lead" in text.reaches) for who in texts),
        )

    def _does(self, who: int, does: Callable[[Character], int]) -> int:
        if "text" in CHARACTERS[who].reaches:
            return max(does(CHARACTERS[text]) for text in self._as_rulers)
        return does(CHARACTERS[who])


def _able(visit: Visit) -> list[int]:
    """Return the characters that may still act without being made ready again, or are acting now."""
    able = [character for slot, character in enumerate(visit.team) if visit.ready >> slot & 1]
    able += [pending for pending in (visit.acting, visit.heeding) if pending != NOBODY]
    if not visit.begun:
        able += [friend for friend in visit.journey.friends if friend not in visit.team]
    return able


def _texts(visit: Visit, able: list[int]) -> tuple[list[int], list[int]]:
    """Return all characters that may still act, and the rulers whose ability the character QL may copy.

    The first list includes characters that can act only after being made ready again.
    """
    people, rulers = able, list[int]()
    while True:
        reaches = _reach([*people, *rulers])
        more = [who for who in visit.team if who not in people] if "refresh" in reaches else []
        met = list[int]()
        if "text" in reaches:
            met = [visit.journey.rulers[fief] for fief in _fiefs_to_meet(visit, [*people, *rulers])]
        if not more and len(met) == len(rulers):
            return people, rulers
        people, rulers = people + more, met


def _fiefs_to_meet(visit: Visit, texts: list[int]) -> list[int]:
    """Return the fiefs whose rulers may become the current ruler during this visit.

    If the visit can move, these are all unvisited fiefs; otherwise those whose rulers an ability can swap in.
    """
    if "fief" in _reach(texts):
        return visit.journey.open_fiefs()
    fiefs = [visit.fief]
    for text in texts:
        leads_to = CHARACTERS[text].leads_to
        fiefs += [] if leads_to is None else [fief for fief in leads_to(visit) if fief not in fiefs]
    return fiefs


def _reach(texts: list[int]) -> frozenset[str]:
    return frozenset[str]().union(*(CHARACTERS[text].reaches for text in texts))
