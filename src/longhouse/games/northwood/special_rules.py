"""The special rules of scenarios (section 6). Each is a class in this file; no other code of the game names it.

A rule overrides the hooks that it needs. Hooks that get a `Visit` and return None modify that object: it is the next
position, which is still being built.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, cast

from longhouse.games.chance import Chance
from longhouse.games.northwood.cards import BEATEN_BY, NO_SUIT, OF_SUIT, OF_VALUE, suit_of
from longhouse.games.northwood.characters import SUIT
from longhouse.games.northwood.draws import ALL_PLACES, ALLIES, Certain, OneCard
from longhouse.games.northwood.views import SpecialRuleTold

if TYPE_CHECKING:
    from longhouse.games.northwood.journey import Journey
    from longhouse.games.northwood.northwood import Northwood
    from longhouse.games.northwood.visit import Visit


class SpecialRule:
    """Base class of the special rules of scenarios, with hooks that change nothing.

    - `place`: the index of the rule among the game's special rules; its entry in `Journey.memory` has the same index.
    - `number`: the parameter of the rule; 0 if it has none.
    """

    name: ClassVar[str]
    """The name of the rule in scenario files and views."""
    takes: ClassVar[tuple[str, range] | None] = None
    """The name and the range of the parameter of the rule; None if it has no parameter."""
    memory: ClassVar[int] = 0
    """The number that the rule's entry in `Journey.memory` has at the start of the game."""

    def __init__(self, place: int, number: int = 0) -> None:
        self.place = place
        self.number = number

    def told(self) -> SpecialRuleTold:
        """Return the rule as JSON for views: its name and, if it has one, its parameter."""
        number = {} if self.takes is None else {self.takes[0]: self.number}
        return cast(SpecialRuleTold, {"rule": self.name, **number})

    def prepare(self, game: Northwood) -> None:
        """Modify the settings of the game, before anything is dealt."""

    def fiefs(self, journey: Journey, fiefs: list[int]) -> list[int]:
        """Return those of `fiefs` that the rule allows to be visited next: at least one."""
        return fiefs

    def worn_out(self, journey: Journey) -> int:
        """Return the places of the allies that this rule keeps exhausted for a whole visit, as bits.

        The visit in question is the current one or, between two visits, the next one.
        """
        return 0

    def seen(self, journey: Journey, visit: Visit | None) -> dict[str, int]:
        """Return the part of the rule's stored state that the player may see, as fields for views.

        `visit` is the current position in a visit, or None between visits.
        """
        return {}

    def may_call(self, visit: Visit) -> bool:
        """Return whether the rule allows calling substitutes now."""
        return True

    def may_use(self, visit: Visit, slot: int) -> bool:
        """Return whether the rule allows using the ally in the place `slot`, who is not exhausted."""
        return True

    def used(self, visit: Visit, slot: int) -> None:
        """Update the rule's stored state after the ally in the place `slot` was used; this modifies `visit`."""

    def lead(self, visit: Visit) -> Chance | None:
        """Return the chance event that draws the next statement; None to draw the top card of the deck, as usual."""
        return None

    def after_dialogue(self, visit: Visit) -> None:
        """Modify the visit after each dialogue, as the rule demands."""

    def succeeds(self, visit: Visit, success: bool) -> bool:
        """Return whether a visit that has ended is a success; `success` says whether it is one without this rule."""
        return success

    def after_visit(self, journey: Journey, visit: Visit, success: bool) -> Journey:
        """Return the journey after a visit, changed as the rule demands; `success` says whether the visit succeeded."""
        return journey

    def stars(self, journey: Journey, stars: tuple[int, ...]) -> tuple[int, ...]:
        """Return the stars that each fief brings; `stars` are those that it would bring without this rule."""
        return stars

    def wins(self, journey: Journey) -> bool:
        """Return whether the rule lets a finished journey with enough stars count as won."""
        return True


class VisitLast(SpecialRule):
    """Special rule: one given fief may be visited only after all others."""

    name = "visit-last"
    takes = ("fief", range(8))

    def fiefs(self, journey: Journey, fiefs: list[int]) -> list[int]:
        return [fief for fief in fiefs if fief != self.number] or fiefs


class OutsideIn(SpecialRule):
    """Special rule: only the lowest and the highest unvisited fief may be visited next."""

    name = "outside-in"

    def fiefs(self, journey: Journey, fiefs: list[int]) -> list[int]:
        return fiefs if len(fiefs) < 2 else [fiefs[0], fiefs[-1]]


class OneRoad(SpecialRule):
    """Special rule: the unvisited fief nearest to the last visited one must be visited next.

    If two fiefs are equally near, the player chooses.
    """

    name = "one-road"
    memory = -1

    def fiefs(self, journey: Journey, fiefs: list[int]) -> list[int]:
        last = journey.memory[self.place]
        if last < 0:
            return fiefs
        nearest = min(abs(fief - last) for fief in fiefs)
        return [fief for fief in fiefs if abs(fief - last) == nearest]

    def after_visit(self, journey: Journey, visit: Visit, success: bool) -> Journey:
        return journey.remembering(self.place, visit.fief)

    def seen(self, journey: Journey, visit: Visit | None) -> dict[str, int]:
        return {"last": journey.memory[self.place]}


class TurningTrump(SpecialRule):
    """Special rule: the trump suit changes after each dialogue, in the order Claws, Flowers, Leaves, Eyes, Claws
    again.
    """

    name = "turning-trump"

    def after_dialogue(self, visit: Visit) -> None:
        if visit.trump != NO_SUIT:
            visit.trump = (visit.trump + 1) % 4


class NoTrump(SpecialRule):
    """Special rule: no suit is trump."""

    name = "no-trump"

    def prepare(self, game: Northwood) -> None:
        game.has_trump = False


class BothEnds(SpecialRule):
    """Special rule: statements are drawn alternately from the top and the bottom of the deck."""

    name = "both-ends"

    def lead(self, visit: Visit) -> Chance | None:
        if not self._from_the_bottom(visit):
            return None
        unknown = visit.deck & ~sum(1 << card for card in visit.known)
        return OneCard("*state", unknown) if unknown else Certain(("*state", visit.known[-1]))

    def seen(self, journey: Journey, visit: Visit | None) -> dict[str, int]:
        return {} if visit is None else {"from": self._from_the_bottom(visit)}

    @staticmethod
    def _from_the_bottom(visit: Visit) -> int:
        return visit.dialogues % 2


class TiredAllies(SpecialRule):
    """Special rule: an ally that was used, directly or through its substitute, stays exhausted for the whole next
    visit.

    In the rule's memory, the low bits stand for the places of the allies that are tired now; the bits above them stand
    for the places of the allies that were used in the current visit.
    """

    name = "tired-allies"

    def worn_out(self, journey: Journey) -> int:
        return journey.memory[self.place] & ALL_PLACES

    def used(self, visit: Visit, slot: int) -> None:
        journey = visit.journey
        visit.journey = journey.remembering(self.place, journey.memory[self.place] | 1 << slot + ALLIES)

    def after_visit(self, journey: Journey, visit: Visit, success: bool) -> Journey:
        return journey.remembering(self.place, journey.memory[self.place] >> ALLIES)


class FewFavours(SpecialRule):
    """Special rule: allies can be used only a limited number of times in the whole game."""

    name = "few-favours"
    takes = ("favours", range(33))

    def may_use(self, visit: Visit, slot: int) -> bool:
        return visit.journey.memory[self.place] < self.number

    def seen(self, journey: Journey, visit: Visit | None) -> dict[str, int]:
        return {"left": self.number - journey.memory[self.place]}

    def used(self, visit: Visit, slot: int) -> None:
        journey = visit.journey
        visit.journey = journey.remembering(self.place, journey.memory[self.place] + 1)


class RestlessCourt(SpecialRule):
    """Special rule: after each success the rulers of the lowest and the highest unvisited fief change places."""

    name = "restless-court"

    def after_visit(self, journey: Journey, visit: Visit, success: bool) -> Journey:
        fiefs = journey.open_fiefs()
        return journey.with_rulers_swapped(fiefs[0], fiefs[-1]) if success and fiefs else journey


class HandSize(SpecialRule):
    """Special rule: each visit begins with a hand of a given size, different from the usual one."""

    name = "hand-size"
    takes = ("size", range(4, 13))

    def prepare(self, game: Northwood) -> None:
        game.hand_size = self.number


class InPairs(SpecialRule):
    """Special rule: a won fief brings its stars only if a neighbouring fief is won too."""

    name = "in-pairs"

    def stars(self, journey: Journey, stars: tuple[int, ...]) -> tuple[int, ...]:
        won = [False, *(fate is True for fate in journey.fates), False]
        return tuple(
            [0 if won[fief + 1] and not (won[fief] or won[fief + 2]) else worth for fief, worth in enumerate(stars)]
        )


class NoSubstitutes(SpecialRule):
    """Special rule: friendly rulers cannot be called as substitutes."""

    name = "no-substitutes"

    def may_call(self, visit: Visit) -> bool:
        return False


class LateHelp(SpecialRule):
    """Special rule: no ally can be used before the first reply of a visit."""

    name = "late-help"

    def may_use(self, visit: Visit, slot: int) -> bool:
        return visit.dialogues > 0


class MissingValue(SpecialRule):
    """Special rule: the four cards of one value are removed from the game."""

    name = "missing-value"
    takes = ("value", range(1, 9))

    def prepare(self, game: Northwood) -> None:
        game.cards &= ~OF_VALUE[self.number]


class LowWins(SpecialRule):
    """Special rule: a reply in the suit of the statement scores if it is lower than the statement instead of higher."""

    name = "low-wins"

    def prepare(self, game: Northwood) -> None:
        game.beaten_by = tuple(
            tuple(scoring ^ OF_SUIT[suit_of(statement)] ^ 1 << statement for statement, scoring in enumerate(of_trump))
            for of_trump in BEATEN_BY
        )


class FreeSpeech(SpecialRule):
    """Special rule: replies need not follow suit."""

    name = "free-speech"

    def prepare(self, game: Northwood) -> None:
        game.must_follow = False


class NearEnough(SpecialRule):
    """Special rule: a visit also succeeds with a score of one less than the number of the fief."""

    name = "near-enough"

    def succeeds(self, visit: Visit, success: bool) -> bool:
        return success or len(visit.score) == visit.fief - 1


class Toll(SpecialRule):
    """Special rule: every lost fief costs a star."""

    name = "toll"

    def stars(self, journey: Journey, stars: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([-1 if fate is False else worth for worth, fate in zip(stars, journey.fates, strict=True)])


class Mourning(SpecialRule):
    """Special rule: when a ruler leaves after a failed visit, the ally of the same suit stays exhausted until the
    game ends.
    """

    name = "mourning"

    def worn_out(self, journey: Journey) -> int:
        return journey.memory[self.place]

    def after_visit(self, journey: Journey, visit: Visit, success: bool) -> Journey:
        if success:
            return journey
        suit = SUIT[visit.ruler]
        mourners = sum(1 << slot for slot, ally in enumerate(journey.allies) if SUIT[ally] == suit)
        return journey.remembering(self.place, journey.memory[self.place] | mourners)


class MustWin(SpecialRule):
    """Special rule: the game is lost unless a given fief is won, however many stars there are."""

    name = "must-win"
    takes = ("fief", range(8))

    def wins(self, journey: Journey) -> bool:
        return journey.fates[self.number] is True


SPECIAL_RULES: Mapping[str, type[SpecialRule]] = {
    rule.name: rule
    for rule in (
        VisitLast,
        OutsideIn,
        OneRoad,
        TurningTrump,
        NoTrump,
        BothEnds,
        TiredAllies,
        FewFavours,
        RestlessCourt,
        HandSize,
        InPairs,
        NoSubstitutes,
        LateHelp,
        MissingValue,
        LowWins,
        FreeSpeech,
        NearEnough,
        Toll,
        Mourning,
        MustWin,
    )
}
