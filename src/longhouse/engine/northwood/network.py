"""A small neural network, trained by self-play, that estimates how likely a visit is to succeed.

Each suit has one of 3 ** 8 configurations: every card is in the hand, in the deck, or gone. A table maps the
configuration to a row of weights; there is one table per role of the suit: trump, not trump, or not trump but able to
become trump (by the ability of JL). The network adds the rows of the four suits and of all other facts that hold, and
two layers turn the sum into a probability. `bench/fit_northwood.py` trains the weights.

The estimate is for the position after a decision, before any chance event that follows, and assumes that the player
calls no more substitutes.
"""

from functools import cache
from importlib import resources
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from longhouse.engine.compiled import Counts, kernel
from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood.legal import near, neighbours
from longhouse.engine.northwood.piles import Position, beats, card_in, of_suit, size

Reals = NDArray[np.float32]

CONFIGURATIONS: Final = 3**8
PARTS: Final = 3
WIDTH: Final = 48
INNER: Final = 16
MISSING: Final = 10
"""The number of values that "cards still to score" can have: too many scored already, or 0 to 8."""

# The offset of each group of facts.
_HAND_SIZE: Final = MISSING
_DECK_SIZE: Final = _HAND_SIZE + 13
_READY: Final = _DECK_SIZE + 33
_HOW_MANY_READY: Final = _READY + 24
_PHASE: Final = _HOW_MANY_READY + 5
_ACTING: Final = _PHASE + 3
_DRAWS: Final = _ACTING + 24
_DISCARDS: Final = _DRAWS + 9
_STEP: Final = _DISCARDS + 6
_HEEDING: Final = _STEP + 24
_TOP: Final = _HEEDING + 1
_MOVES: Final = _TOP + 9
FACTS: Final = _MOVES + 8
MOST_FACTS: Final = 24

_NOTHING = np.float32(0)
_TERNARY = np.array([sum(3**bit for bit in range(8) if byte >> bit & 1) for byte in range(256)], dtype=np.int64)


class Network(NamedTuple):
    """The weights of the network."""

    suits: Reals
    """The weights for suits: a row for each role and configuration of a suit."""
    facts: Reals
    """The weights for facts: a row for each fact that may hold."""
    inner: Reals
    """The weights of the hidden layer: a row for each input of this layer, a column for each unit."""
    inner_bias: Reals
    """The bias of each hidden unit."""
    outer: Reals
    """The weights of the last layer: for each number of cards still to score, a weight for each hidden unit, then the
    bias.
    """


class Sight(NamedTuple):
    """The network's inputs for one position, and buffers to evaluate it; one per thread."""

    parts: Counts
    """For each suit its role; then, for each suit, its configuration."""
    facts: Counts
    """The indices of the facts that hold, in `Network.facts`; the last number says how many there are."""
    sums: Reals
    """The sums of the rows, which are the inputs of the hidden layer."""
    inner: Reals
    """The values of the hidden units."""


def new_sight() -> Sight:
    """Allocate the buffers of one thread."""
    return Sight(
        np.zeros(8, dtype=np.int64),
        np.zeros(MOST_FACTS + 1, dtype=np.int64),
        np.zeros(WIDTH, dtype=np.float32),
        np.zeros(INNER, dtype=np.float32),
    )


@cache
def network() -> Network:
    """Return the trained network that is part of the package; it is loaded once."""
    file = resources.files("longhouse.engine.northwood") / "data" / "network.npz"
    with file.open("rb") as opened, np.load(opened) as numbers:
        return expanded({name: numbers[name].astype(np.float32) for name in numbers.files})


def expanded(numbers: dict[str, Reals]) -> Network:
    """Return a network built from trained weights, by computing the table rows of all suit configurations.

    `numbers` has the trained arrays, by the names under which `network.npz` stores them.
    """
    configurations = np.arange(CONFIGURATIONS)
    bits = np.zeros((CONFIGURATIONS, 16), dtype=np.float32)
    for card in range(8):
        where = configurations // 3**card % 3
        bits[:, card], bits[:, 8 + card] = where == 1, where == 2
    suits = np.stack(
        [
            np.maximum(bits @ numbers["cards"][part] + numbers["cards_bias"][part], 0) @ numbers["suits"][part]
            for part in range(PARTS)
        ]
    )
    return Network(
        np.ascontiguousarray(suits, dtype=np.float32),
        np.ascontiguousarray(numbers["facts"]),
        np.ascontiguousarray(numbers["inner"]),
        np.ascontiguousarray(numbers["inner_bias"]),
        np.ascontiguousarray(numbers["outer"]),
    )


@kernel
def look(position: Position, sight: Sight) -> int:
    """Write the inputs of the network to `sight`: role and configuration of each suit, and the facts that hold.

    Cards that are certain to be discarded or scored count as discarded or scored already. Returns an index for
    the number of cards still to score: this number plus 1, or 0 if too many have scored.
    """
    facts, n = sight.facts, 1
    hand, missing = position[at.HAND], position[at.FIEF] - position[at.SCORED]
    draws, discards = 0, 0
    for place in range(position[at.STEPS]):
        step = position[at.STEP + place]
        kind, knows = step & 0xFF, step >> 8
        if kind == at.S_DISCARD_ALL:
            hand &= ~knows
        elif kind == at.S_SCORE_ALL:
            missing -= size(hand & knows)
            hand &= ~knows
        elif kind == at.S_DRAW:
            draws += knows
        elif kind == at.S_DRAW_AND_ADD:
            draws += knows & 15
        elif kind == at.S_DISCARD:
            discards += knows
    deck, ready, trump = position[at.DECK], position[at.READY], position[at.TRUMP]
    missing = min(max(missing, -1), 8) + 1
    facts[0] = missing
    facts[n] = _HAND_SIZE + min(size(hand), 12)
    facts[n + 1] = _DECK_SIZE + size(deck)
    facts[n + 2] = _HOW_MANY_READY + size(ready)
    n += 3
    swaps = 0
    for slot in range(4):
        if ready >> slot & 1:
            who = position[at.TEAM + slot]
            if who == at.QL:
                who = position[at.RULERS + position[at.FIEF]]
            facts[n] = _READY + who
            n += 1
            if who == at.JL:
                fiefs = near(position)
                for fief in range(8):
                    if fiefs >> fief & 1:
                        swaps |= 1 << (position[at.RULERS + fief] // 6)
            elif who == at.PL:
                n = _where_to_move(position, facts, n)
    if position[at.DUE] == at.DUE_ABILITY:
        step = position[at.STEP + position[at.STEPS] - 1]
        facts[n] = _PHASE + 2
        facts[n + 1] = _ACTING + position[at.ACTING]
        facts[n + 2] = _DRAWS + min(draws, 8)
        facts[n + 3] = _DISCARDS + min(discards, 5)
        facts[n + 4] = _STEP + (step & 0xFF)
        n += 5
    else:
        facts[n] = _PHASE + (position[at.DUE] != at.DUE_DIALOGUE)
        n += 1
    if position[at.HEEDING] != at.NONE:
        facts[n] = _HEEDING
        n += 1
    for depth in range(min(position[at.KNOWN], 3)):
        card = card_in(position, at.KNOWN_PILE, position[at.KNOWN] - 1 - depth)
        facts[n] = _TOP + 3 * depth + _answerable(hand, card, trump)
        n += 1
    for suit in range(4):
        sight.parts[suit] = 0 if suit == trump else 2 if swaps >> suit & 1 else 1
        shift = suit << 3
        sight.parts[4 + suit] = _TERNARY[hand >> shift & 0xFF] + 2 * _TERNARY[deck >> shift & 0xFF]
    facts[MOST_FACTS] = n
    return missing


@kernel
def _where_to_move(position: Position, facts: Counts, n: int) -> int:
    """Append facts about how far the character PL could move the visit up and down; return the new number of facts."""
    fiefs, here = neighbours(position), position[at.FIEF]
    for fief in range(8):
        if fiefs >> fief & 1:
            facts[n] = _MOVES + (min(fief - here, 4) - 1 if fief > here else 3 + min(here - fief, 4))
            n += 1
    return n


@kernel
def _answerable(hand: int, statement: int, trump: int) -> int:
    """Return 0 if no reply to a statement can score, 1 if every reply scores, 2 if it depends on the card."""
    cards = hand & of_suit(statement >> 3)
    if not cards:
        cards = hand
    higher, lower = 0, 0
    for card in range(32):
        if cards >> card & 1:
            if beats(statement, card, trump):
                higher = 1
            else:
                lower = 1
    return 2 if higher and lower else higher


@kernel
def log_odds(position: Position, network: Network, sight: Sight) -> float:
    """Return the network's estimate of the log odds that the visit succeeds. `sight` is a buffer for the inputs of the
    network.
    """
    missing = look(position, sight)
    sums, inner, parts, facts = sight.sums, sight.inner, sight.parts, sight.facts
    rows, suits, count = network.facts, network.suits, facts[MOST_FACTS]
    # Several rows are added in one pass, one after the other: the order decides how the sums are rounded.
    fact, a, b, c, d = facts[0], parts[4], parts[5], parts[6], parts[7]
    of_a, of_b, of_c, of_d = parts[0], parts[1], parts[2], parts[3]
    for i in range(WIDTH):
        sums[i] = rows[fact, i] + suits[of_a, a, i] + suits[of_b, b, i] + suits[of_c, c, i] + suits[of_d, d, i]
    n = 1
    while n + 4 <= count:
        a, b, c, d = facts[n], facts[n + 1], facts[n + 2], facts[n + 3]
        for i in range(WIDTH):
            sums[i] = sums[i] + rows[a, i] + rows[b, i] + rows[c, i] + rows[d, i]
        n += 4
    while n < count:
        fact = facts[n]
        for i in range(WIDTH):
            sums[i] += rows[fact, i]
        n += 1
    # Units that are not active add 0: whether they are is hard to predict, so there is no branch.
    for j in range(INNER):
        inner[j] = network.inner_bias[j]
    weights = network.inner
    for i in range(0, WIDTH, 4):
        p, q, r, s = (
            max(sums[i], _NOTHING),
            max(sums[i + 1], _NOTHING),
            max(sums[i + 2], _NOTHING),
            max(sums[i + 3], _NOTHING),
        )
        for j in range(INNER):
            inner[j] = (
                inner[j] + p * weights[i, j] + q * weights[i + 1, j] + r * weights[i + 2, j] + s * weights[i + 3, j]
            )
    odds = network.outer[missing, INNER]
    for j in range(INNER):
        odds += max(inner[j], _NOTHING) * network.outer[missing, j]
    return odds
