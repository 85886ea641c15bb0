"""Groups people who look for the same game (quick pairing). Pure functions: no clock, no database, no network."""

import bisect
from collections.abc import Collection, Sequence
from dataclasses import dataclass

import msgspec

from longhouse.table.setup import Clock

_FIRST_WINDOW = 2.5
"""How far apart the ratings of two people may be at first: 100 points on the scale that people see."""
_WINDOW_GROWTH = 0.25
"""By how much `_FIRST_WINDOW` grows every second."""
_UNKNOWN = 25.0
"""The rating of people who are not rated yet."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What a person looks for in quick pairing."""

    game: str
    """The name of the game."""
    options: str
    """The options of the game as canonical JSON, so that equal options are equal texts."""
    clock: Clock
    rated: bool = False
    """Whether the game counts for ratings."""
    public: bool = False
    """Whether others may watch the game; it is public if all of its players agree to that."""
    anybody: bool = False
    """Whether opponents of any strength are welcome in a rated game; otherwise only those whose rating is near the
    person's.
    """

    @property
    def pool(self) -> tuple[str, str, Clock, bool]:
        """What must be the same for two people to be paired: game, options, clock, and whether the game is rated."""
        return self.game, self.options, self.clock, self.rated


@dataclass(frozen=True, slots=True)
class Seeker:
    """A person who looks for a game."""

    person: str
    """The id of the person."""
    wish: Wish
    seats: int
    """The number of seats of the game."""
    rating: float | None
    """The person's rating; None if there is none."""
    since: float
    """The time at which the person started to look for a game."""

    @property
    def level(self) -> float:
        """The rating by which the person is paired; a person without a rating is treated as a beginner."""
        return _UNKNOWN if self.rating is None else self.rating

    def window(self, now: float) -> float:
        """Return how far the rating of an opponent may be from the person's at the time `now`; this grows while the
        person waits.

        It is infinite if opponents of any strength are welcome, or if the game is not rated.
        """
        if self.wish.anybody or not self.wish.rated:
            return float("inf")
        return _FIRST_WINDOW + _WINDOW_GROWTH * max(0.0, now - self.since)


def groups(seekers: Sequence[Seeker], apart: Collection[frozenset[str]], now: float) -> list[list[Seeker]]:
    """Return the groups of people who can start a game at the time `now`; each group has as many people as its game has
    seats.

    - `seekers`: everybody who looks for a game. Whoever has waited longest is grouped first, with the people nearest in
      strength.
    - `apart`: pairs of people, by their ids, of whom one has blocked the other; they are never grouped together.
    """
    pools: dict[tuple[str, str, Clock, bool], list[Seeker]] = {}
    for seeker in seekers:
        pools.setdefault(seeker.wish.pool, []).append(seeker)
    return [group for pool in pools.values() for group in _groups_of_pool(pool, apart, now)]


def _groups_of_pool(pool: Sequence[Seeker], apart: Collection[frozenset[str]], now: float) -> list[list[Seeker]]:
    by_level = sorted(pool, key=lambda seeker: (seeker.level, seeker.since, seeker.person))
    found: list[list[Seeker]] = []
    for seeker in sorted(pool, key=lambda seeker: (seeker.since, seeker.person)):
        if seeker not in by_level:
            continue
        group = _group_around(seeker, by_level, apart, now)
        if len(group) == seeker.seats:
            found.append(group)
            by_level = [other for other in by_level if other not in group]
    return found


def _group_around(
    seeker: Seeker, by_level: Sequence[Seeker], apart: Collection[frozenset[str]], now: float
) -> list[Seeker]:
    """Return the seeker and those nearest to them whom everybody in the group accepts."""
    group = [seeker]
    at = bisect.bisect_left(by_level, seeker.level, key=lambda other: other.level)
    low, high = at - 1, at
    window = seeker.window(now)
    while len(group) < seeker.seats and (low >= 0 or high < len(by_level)):
        below = seeker.level - by_level[low].level if low >= 0 else float("inf")
        above = by_level[high].level - seeker.level if high < len(by_level) else float("inf")
        if min(below, above) > window:
            break
        if below < above:
            other, low = by_level[low], low - 1
        else:
            other, high = by_level[high], high + 1
        if other.person != seeker.person and all(_accept(one, other, apart, now) for one in group):
            group.append(other)
    return group


def _accept(one: Seeker, other: Seeker, apart: Collection[frozenset[str]], now: float) -> bool:
    near = abs(one.level - other.level) <= min(one.window(now), other.window(now))
    return near and frozenset((one.person, other.person)) not in apart
