"""Estimates the value of the rest of a journey from the fiefs left, the stars still missing and the number of friends.

Sample hands are dealt, and the network estimates for each hand how likely a visit to each fief succeeds. Dynamic
programming from the last fief backwards then chooses the fief with the best chance of reaching the goal and, second,
the most stars. Of the friends (friendly rulers) only the number matters: n friends are taken to help as much as the
best of n random rulers does on average.
"""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import Rng, allocating, generator, kernel
from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood.chance import draw_hand
from longhouse.engine.northwood.greedy import GreedyWorkspace, new_workspace
from longhouse.engine.northwood.legal import in_team
from longhouse.engine.northwood.moves import begin_visit
from longhouse.engine.northwood.network import Network, log_odds, network
from longhouse.engine.northwood.piles import Position, copy, first, size
from longhouse.engine.northwood.playouts import STARS, stars_of

Tables = NDArray[np.float64]
"""Two values of a state of the journey: its utility, and the stars still to be expected.

The indices are the set of open fiefs, the number of stars missing, the number of friends, and which of the two values.
"""

MOST_FRIENDS = 4
MOST_MISSING = 20
HANDS_AT_FIRST = 20
MOST_HANDS = 64
STAR = 0.002
"""The utility of a star; reaching the goal has utility 1."""
SKILL = 0.2
"""What search adds to the log odds that a visit succeeds, compared with greedy play by the network."""
HELP = 0.5
"""The factor that reduces the estimated help of a friend, as the best of many estimates is too optimistic."""
SECOND_FRIEND = 0.6
"""The weight of a second friend's help in one visit; that of the first is 1."""
_GENERATOR = 20240229


@kernel
def friends_left(position: Position) -> int:
    """Return the number of friendly rulers who are not in the team of the current visit."""
    count = 0
    for fief in range(8):
        ruler = position[at.RULERS + fief]
        if position[at.WON] >> fief & 1 and ruler != at.NONE and not in_team(position, ruler):
            count += 1
    return count


@allocating
def _helped(
    odds: Tables, hands: int, position: Position, network: Network, workspace: GreedyWorkspace, rng: Rng
) -> None:
    """Fill `odds` for each hand and fief: the log odds of success without friends, and what 1, 2, … friends add to
    them.
    """
    gains = np.zeros(8)
    camp, visit = position.copy(), position.copy()
    for hand in range(hands):
        camp[at.HAND] = draw_hand(rng)
        for fief in range(8):
            if not position[at.OPEN] >> fief & 1:
                continue
            copy(camp, visit)
            begin_visit(visit, fief)
            alone = log_odds(visit, network, workspace.sight)
            odds[hand, fief, 0] = alone
            count = 0
            for other in range(8):
                friend = position[at.RULERS + other]
                if other == fief or friend == at.NONE:
                    continue
                gain = 0.0
                for slot in range(4):
                    visit[at.TEAM + slot] = friend
                    gain = max(gain, log_odds(visit, network, workspace.sight) - alone)
                    visit[at.TEAM + slot] = visit[at.ALLIES + slot]
                gains[count] = gain
                count += 1
            _best_of_some(np.sort(gains[:count]), odds[hand, fief])


@kernel
def _best_of_some(gains: Tables, odds: Tables) -> None:
    """Write the expected maximum of 1, 2, … random draws from `gains` to `odds`. `gains` must be in ascending order."""
    count = len(gains)
    for friends in range(1, MOST_FRIENDS + 1):
        expected, left = 0.0, 1.0
        # From the best draw downwards: `among` is the chance that draw n is included if no better one is.
        for n in range(count - 1, -1, -1):
            among = min(friends / (n + 1), 1.0)
            expected += left * among * gains[n]
            left *= 1.0 - among
        odds[friends] = HELP * expected


@allocating
def _work_out(
    tables: Tables, odds: Tables, hands: int, open_fiefs: int, most_missing: int, friends_now: int, skill: float
) -> None:
    """Fill `tables` by dynamic programming over the sets of unvisited fiefs, beginning with the empty set."""
    chances = np.zeros((hands, 8, MOST_FRIENDS + 1, 3))
    for hand in range(hands):
        for fief in range(8):
            for friends in range(MOST_FRIENDS + 1):
                for called in range(3):
                    logit = odds[hand, fief, 0] + skill
                    if called > 0:
                        logit += odds[hand, fief, friends]
                    if called > 1:
                        logit += SECOND_FRIEND * odds[hand, fief, max(friends - 1, 0)]
                    chances[hand, fief, friends, called] = 1.0 / (1.0 + np.exp(-logit))
    for fiefs in range(256):
        if fiefs & ~open_fiefs:
            continue
        visited = open_fiefs ^ fiefs
        for missing in range(max(most_missing - stars_of(visited), 0), most_missing + 1):
            for friends in range(min(friends_now + size(visited), MOST_FRIENDS) + 1):
                if fiefs == 0:
                    tables[0, missing, friends, 0] = 1.0 if missing == 0 else 0.0
                    continue
                utility, stars = 0.0, 0.0
                for hand in range(hands):
                    best, best_stars = -1.0, 0.0
                    for fief in range(8):
                        if not fiefs >> fief & 1:
                            continue
                        rest, brings = fiefs & ~(1 << fief), STARS[fief]
                        less = max(missing - brings, 0)
                        for called in range(min(friends, 2) + 1):
                            hit = chances[hand, fief, friends, called]
                            lost, won = friends - called, min(friends - called + 1, MOST_FRIENDS)
                            hope = hit * (tables[rest, less, won, 0] + STAR * brings)
                            hope += (1.0 - hit) * tables[rest, missing, lost, 0]
                            if hope > best:
                                best = hope
                                best_stars = hit * (tables[rest, less, won, 1] + brings)
                                best_stars += (1.0 - hit) * tables[rest, missing, lost, 1]
                    utility += best
                    stars += best_stars
                tables[fiefs, missing, friends, 0] = utility / hands
                tables[fiefs, missing, friends, 1] = stars / hands


def future(position: Position, goal: int) -> Tables:
    """Return the value tables for the rest of the journey that `position` belongs to; `goal` is the number of stars to
    reach.

    The tables are cached.
    """
    journey = position.copy()
    return _future(
        goal - int(stars_of(journey[at.WON])),
        int(journey[at.OPEN]),
        int(journey[at.WON]),
        tuple(int(person) for person in journey[at.ALLIES : at.RULERS + 8]),
    )


@lru_cache(maxsize=16)
def _future(missing: int, open_fiefs: int, won: int, people: tuple[int, ...]) -> Tables:
    """Compute tables of what the unvisited fiefs are expected to bring, once per journey.

    The sample hands have a fixed seed, so that searches are reproducible.
    """
    position = np.zeros(at.SIZE, dtype=np.int64)
    position[at.ALLIES : at.RULERS + 8] = people
    position[at.OPEN], position[at.WON] = open_fiefs, won
    position[at.FIEF] = at.NONE
    position[at.TEAM : at.TEAM + 4] = at.NONE
    hands = min(HANDS_AT_FIRST << (8 - int(size(open_fiefs))), MOST_HANDS)
    odds = np.zeros((hands, 8, MOST_FRIENDS + 1))
    _helped(odds, hands, position, network(), new_workspace(), generator(_GENERATOR))
    tables = np.zeros((256, MOST_MISSING + 1, MOST_FRIENDS + 1, 2))
    _work_out(tables, odds, hands, open_fiefs, max(missing, 0), int(friends_left(position)), SKILL)
    return tables


@kernel
def utility(
    position: Position, after: Position, hit: float, tables: Tables, missing: int, answer: NDArray[np.float64]
) -> None:
    """Value a position within a search, and write three numbers to `answer`.

    They are the utility, the probability that this visit succeeds, and the number of stars still to come.

    - `position`: where the search began.
    - `after`: the position to value.
    - `hit`: the estimated probability that the visit succeeds in `after`; ignored if the visit is over.
    - `tables`: the values of the rest of the journey.
    - `missing`: the number of stars that were missing for the goal in `position`.
    """
    if after[at.OPEN] != position[at.OPEN]:
        gone = after[at.OPEN] ^ position[at.OPEN]
        fief = first(gone)
        friends = friends_left(after)
        if after[at.WON] != position[at.WON]:
            hit, friends = 1.0, max(friends - 1, 0)
        else:
            hit = 0.0
    else:
        fief, friends = after[at.FIEF], friends_left(after)
    rest = position[at.OPEN] & ~(1 << fief)
    friends = min(friends, MOST_FRIENDS)
    won = tables[rest, max(missing - STARS[fief], 0), min(friends + 1, MOST_FRIENDS)]
    lost = tables[rest, max(missing, 0), friends]
    answer[0] = hit * (won[0] + STAR * STARS[fief]) + (1.0 - hit) * lost[0]
    answer[1] = hit
    answer[2] = hit * (won[1] + STARS[fief]) + (1.0 - hit) * lost[1]
