"""Kernels that play many games of For Northwood! at once: each row of an array is a board.

`longhouse.envs.northwood.coding` defines the action ids and the observations; tests check that the kernels agree with
it.
"""

import numpy as np

from longhouse.engine.boards import Bytes, Ids, Which
from longhouse.engine.boards import warm as warm_shared
from longhouse.engine.compiled import Counts, Rng, allocating, kernel
from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood.chance import chance_is_due, happen
from longhouse.engine.northwood.legal import legal
from longhouse.engine.northwood.moves import take
from longhouse.engine.northwood.piles import Position, card_in
from longhouse.engine.northwood.playouts import deal, stars_of

FIRST = np.array([0, 8, 40, 44, 45, 77, 109, 141, 173, 205, 209, 217, 221, 222], dtype=np.int64)
"""For each verb, in the order of the action codes, the first of its action ids."""
_DUE = np.array([1, 2, 3, 4, 5, 6, 7, 8], dtype=np.int64)
"""For each value of the number DUE its place in the part `due`; place 0 is the set-up, which never waits here."""
DUE_PART, CARDS, ORDER, STATEMENT, FATES, RULERS = 0, 9, 169, 201, 233, 257
ALLIES, SUBSTITUTES, READY, FIEF, TRUMP = 449, 545, 641, 645, 653
ACTING, HEEDING, STEPS, BEGUN, DIALOGUES, SIZE = 658, 682, 706, 1154, 1155, 1156
"""The offsets of the parts of an observation; `SIZE` is its length."""
_WHO, _KINDS, _STEP = 24, 24, 56
_HAND, _UNSEEN, _KNOWN, _DISCARD, _SCORE = 0, 32, 64, 96, 128


@allocating
def begin(positions: Counts, which: Which, full: bool, rngs: Rng, ids: Ids, counts: Counts) -> None:
    """Begin a new game on some of the boards, and draw chance events up to the first decision.

    - `positions`: for each board, its position (see `layout`), which is modified.
    - `rngs`: for each board, the state of its random number generator, which is modified.
    - `which`: for each board, whether to begin a game on it; the others stay as they are.
    - `full`: whether to use the set-up with all characters.
    - `ids`: receives the ids of the legal actions of each board.
    - `counts`: receives for each board the number of its legal actions.
    """
    actions = np.empty(at.MOST_ACTIONS, dtype=np.int64)
    for board in range(len(positions)):
        if which[board]:
            deal(positions[board], full, rngs[board])
            _to_decision(positions[board], rngs[board], actions, ids[board], counts, board)


@allocating
def step(
    positions: Counts,
    which: Which,
    places: Counts,
    rngs: Rng,
    ids: Ids,
    counts: Counts,
    over: Which,
    stars: Counts,
) -> None:
    """Play one action on some of the boards, then draw chance events up to the next decision.

    - `positions`: for each board, its position (see `layout`), which is modified.
    - `rngs`: for each board, the state of its random number generator, which is modified.
    - `which`: for each board, whether to play on it; the others stay as they are.
    - `places`: for each board, the index of the action to play in the list of legal actions.
    - `ids`: receives the ids of the new legal actions of each board.
    - `counts`: receives for each board the number of its new legal actions.
    - `over`: receives for each board whether the game has ended.
    - `stars`: receives for each board the total stars of the fiefs won.
    """
    actions = np.empty(at.MOST_ACTIONS, dtype=np.int64)
    for board in range(len(positions)):
        if which[board]:
            position = positions[board]
            legal(position, actions)
            take(position, actions[places[board]])
            _to_decision(position, rngs[board], actions, ids[board], counts, board)
            over[board] = position[at.DUE] == at.OVER
            stars[board] = stars_of(position[at.WON])


@kernel
def _to_decision(position: Position, rng: Rng, actions: Counts, ids: Ids, counts: Counts, board: int) -> None:
    while position[at.DUE] != at.OVER and chance_is_due(position):
        happen(position, rng)
    count = legal(position, actions)
    for k in range(count):
        ids[k] = FIRST[actions[k] >> 5] + (actions[k] & 31)
    counts[board] = count


@kernel
def observe(positions: Counts, which: Which, seen: Bytes) -> None:
    """Write an observation to `seen[n]` for each board n for which `which[n]` is true.

    Row n of `positions` is the position on board n.
    """
    for board in range(len(positions)):
        if which[board]:
            _observe(positions[board], seen[board])


@kernel
def _observe(position: Position, seen: Bytes) -> None:
    for k in range(SIZE):
        seen[k] = 0
    due = position[at.DUE]
    seen[DUE_PART + _DUE[due]] = 1
    for fief in range(8):
        ruler = position[at.RULERS + fief]
        fate = 0 if position[at.OPEN] >> fief & 1 else (1 if position[at.WON] >> fief & 1 else 2)
        seen[FATES + fief * 3 + fate] = 1
        if ruler != at.NONE:
            seen[RULERS + fief * _WHO + ruler] = 1
    visiting = due not in (at.DUE_HAND, at.DUE_VISIT, at.OVER)
    for slot in range(4):
        seen[ALLIES + slot * _WHO + position[at.ALLIES + slot]] = 1
        seen[READY + slot] = position[at.READY] >> slot & 1 if visiting else 1
    hand = position[at.HAND]
    for card in range(32):
        seen[CARDS + _HAND + card] = hand >> card & 1
    if not visiting:
        return
    deck = position[at.DECK]
    for card in range(32):
        seen[CARDS + _UNSEEN + card] = deck >> card & 1
    for place in range(position[at.KNOWN]):
        card = card_in(position, at.KNOWN_PILE, place)
        seen[CARDS + _UNSEEN + card] = 0
        seen[CARDS + _KNOWN + card] = 1
        seen[ORDER + card] = position[at.KNOWN] - place
    for place in range(position[at.DISCARDED]):
        card = card_in(position, at.DISCARD_PILE, place)
        seen[CARDS + _DISCARD + card] = 1
        seen[ORDER + card] = place + 1
    for place in range(position[at.SCORED]):
        card = card_in(position, at.SCORE_PILE, place)
        seen[CARDS + _SCORE + card] = 1
        seen[ORDER + card] = place + 1
    if position[at.STATEMENT] != at.NONE:
        seen[STATEMENT + position[at.STATEMENT]] = 1
    for slot in range(4):
        member = position[at.TEAM + slot]
        if member != position[at.ALLIES + slot]:
            seen[SUBSTITUTES + slot * _WHO + member] = 1
    seen[FIEF + position[at.FIEF]] = 1
    seen[TRUMP + position[at.TRUMP]] = 1
    if position[at.ACTING] != at.NONE:
        seen[ACTING + position[at.ACTING]] = 1
    if position[at.HEEDING] != at.NONE:
        seen[HEEDING + position[at.HEEDING]] = 1
    for k in range(position[at.STEPS]):
        step = position[at.STEP + position[at.STEPS] - 1 - k]
        base = STEPS + k * _STEP
        seen[base + (step & 0xFF)] = 1
        for bit in range(32):
            seen[base + _KINDS + bit] = step >> 8 + bit & 1
    seen[BEGUN] = position[at.BEGUN]
    seen[DIALOGUES] = position[at.DIALOGUES]


def warm() -> None:
    """Compile the kernels of this module, by calling them for no board."""
    positions, ids, counts = (
        np.zeros((1, at.SIZE), np.int64),
        np.zeros((1, at.MOST_ACTIONS), np.int32),
        np.zeros(1, np.int64),
    )
    which, over = np.zeros(1, np.bool_), np.zeros(1, np.bool_)
    rngs = np.zeros((1, 1), np.uint64)
    begin(positions, which, False, rngs, ids, counts)
    step(positions, which, counts, rngs, ids, counts, over, counts)
    observe(positions, which, np.zeros((1, SIZE), np.uint8))
    warm_shared()
