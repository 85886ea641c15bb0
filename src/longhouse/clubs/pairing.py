"""Pairs the players of a tournament, round by round, and computes its standings. Pure functions: no clock, no database.

Players are numbers from 0. A pairing is two players, the first of whom gets the first seat; a player without an
opponent has a bye.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

TournamentKind = Literal["round-robin", "swiss"]
"""How the players are paired: everybody meets everybody (`round-robin`), or players with similar points meet (`swiss`).
"""
TournamentScore = Literal["one", "other", "drawn", "none"]
"""The result of a pairing: its first player won (`one`), its second player won (`other`), a draw (`drawn`), or no
points because neither came (`none`)."""
LEAST, MOST = 3, 16
"""The minimum and the maximum number of players in a tournament."""


@dataclass(frozen=True, slots=True)
class RoundPairing:
    """A pairing of two players in a round, or a player who has a bye."""

    one: int
    """The number of the player who gets the first seat or has the bye."""
    other: int | None
    """The number of the player who gets the second seat; None for a bye."""
    score: TournamentScore | None = None
    """The result; None until the pairing is decided."""


@dataclass(frozen=True, slots=True)
class TournamentPlace:
    """A player's row in the standings of a tournament. Points are counted in halves: a win is 2, a draw 1."""

    player: int
    """The number of the player."""
    place: int
    """The player's place, from 1; players with equal values in all columns share a place."""
    halves: int
    """The player's points, in halves."""
    wins: int
    """How many games the player won, without byes."""
    played: int
    """How many games of the player have a result (won, drawn or lost), without byes."""
    buchholz: int
    """The sum of the points of all opponents, in halves."""
    berger: int
    """The sum of the points of beaten opponents, plus half the points of opponents with whom the player drew; in
    quarters."""


def rounds_of(kind: TournamentKind, players: int) -> int:
    """Return how many rounds a tournament has.

    In a round robin everybody meets everybody. A Swiss tournament has at least two rounds, and so many that at most one
    player can win every game.

    >>> rounds_of("round-robin", 4), rounds_of("round-robin", 5), rounds_of("swiss", 16)
    (3, 5, 4)
    """
    if kind == "round-robin":
        return players - 1 + players % 2
    return max(2, (players - 1).bit_length())


def paired(
    kind: TournamentKind, players: int, gone: Collection[int], rounds: Sequence[Sequence[RoundPairing]]
) -> list[RoundPairing]:
    """Pair the players for the next round of a tournament.

    - `players`: the number of players.
    - `gone`: the players who have left; they are not paired.
    - `rounds`: the pairings of all earlier rounds.
    """
    if kind == "round-robin":
        return _round_robin(players, gone, len(rounds))
    return _swiss(players, gone, rounds)


def table(kind: TournamentKind, players: int, rounds: Sequence[Sequence[RoundPairing]]) -> list[TournamentPlace]:
    """Return the standings, ordered by points, then by `buchholz`, then by `berger`, then by wins (see
    `TournamentPlace`).

    A bye counts as a win in a Swiss tournament, where few players get one, and as nothing in a round robin, where all
    players get equally many.

    - `players`: the number of players.
    - `rounds`: the pairings of all rounds so far.
    """
    pairings = [pairing for each in rounds for pairing in each]
    halves = [sum(_halves(kind, pairing, player) for pairing in pairings) for player in range(players)]
    rows: list[tuple[tuple[int, int, int, int], int, int]] = []
    for player in range(players):
        met = [
            (_halves(kind, pairing, player), other)
            for pairing in pairings
            if (other := _met(pairing, player)) is not None
        ]
        buchholz = sum(halves[other] for _, other in met)
        berger = sum(got * halves[other] for got, other in met)
        wins = sum(got == 2 for got, _ in met)
        rows.append(((halves[player], buchholz, berger, wins), len(met), player))
    keys = sorted((key for key, _, _ in rows), reverse=True)
    return [
        TournamentPlace(
            player=player,
            place=keys.index(key) + 1,
            halves=key[0],
            wins=key[3],
            played=played,
            buchholz=key[1],
            berger=key[2],
        )
        for key, played, player in sorted(rows, key=lambda row: (tuple(-part for part in row[0]), row[2]))
    ]


def _met(pairing: RoundPairing, player: int) -> int | None:
    """Return the opponent of a player in a decided pairing; None if the player had none."""
    if pairing.score is None or pairing.other is None or player not in (pairing.one, pairing.other):
        return None
    return pairing.other if player == pairing.one else pairing.one


def _halves(kind: TournamentKind, pairing: RoundPairing, player: int) -> int:
    if player not in (pairing.one, pairing.other):
        return 0
    if pairing.other is None:
        return 2 if kind == "swiss" else 0
    match pairing.score:
        case "one":
            return 2 if player == pairing.one else 0
        case "other":
            return 2 if player == pairing.other else 0
        case "drawn":
            return 1
        case _:
            return 0


def _round_robin(players: int, gone: Collection[int], number: int) -> list[RoundPairing]:
    """Pair by the circle method: one player stays, the others go around. The first seat alternates."""
    count = players + players % 2
    ring = [0, *((number + step) % (count - 1) + 1 for step in range(count - 1))]
    pairings = []
    for at in range(count // 2):
        one, other = ring[at], ring[count - 1 - at]
        if (at + number) % 2:
            one, other = other, one
        here = [player for player in (one, other) if player < players and player not in gone]
        if len(here) == 2:
            pairings.append(RoundPairing(one, other))
        elif here:
            pairings.append(RoundPairing(here[0], None))
    return pairings


def _swiss(players: int, gone: Collection[int], rounds: Sequence[Sequence[RoundPairing]]) -> list[RoundPairing]:
    """Pair players of about equal points who have not met; the last in the table without a bye gets one.

    Nobody meets the same opponent or has a bye twice as long as that is possible.
    """
    order = [row.player for row in table("swiss", players, rounds) if row.player not in gone]
    before = [pairing for each in rounds for pairing in each]
    met = {frozenset((pairing.one, pairing.other)) for pairing in before if pairing.other is not None}
    byes = {pairing.one for pairing in before if pairing.other is None}
    first = {player: sum(pairing.one == player for pairing in before) for player in order}
    bye: list[RoundPairing] = []
    if len(order) % 2:
        rests = sorted(order, key=lambda player: (player in byes, -order.index(player)))
        for rest in rests:
            found = _matched([player for player in order if player != rest], met)
            if found is not None:
                return [*(_seated(pair, first) for pair in found), RoundPairing(rest, None)]
        rest = rests[0]
        order, bye = [player for player in order if player != rest], [RoundPairing(rest, None)]
    found = _matched(order, met)
    if found is None:  # everybody has met everybody who is left
        found = [(order[at], order[at + 1]) for at in range(0, len(order), 2)]
    return [*(_seated(pair, first) for pair in found), *bye]


def _matched(order: Sequence[int], met: Collection[frozenset[int]]) -> list[tuple[int, int]] | None:
    """Pair neighbours in the table who have not met; None if that is impossible. At most sixteen players."""
    if not order:
        return []
    one, *others = order
    for other in others:
        if frozenset((one, other)) not in met:
            rest = _matched([player for player in others if player != other], met)
            if rest is not None:
                return [(one, other), *rest]
    return None


def _seated(pair: tuple[int, int], first: dict[int, int]) -> RoundPairing:
    """Let the one who sat first less often sit first."""
    one, other = pair
    return RoundPairing(one, other) if first[one] <= first[other] else RoundPairing(other, one)
