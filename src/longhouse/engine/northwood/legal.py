"""Kernels that list the legal actions, in the same order as the rules in Python; special rules are not supported."""

from longhouse.engine.compiled import Counts, Rng, below, kernel
from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood.piles import Position, card_in, first, nth_card, of_suit, of_value, size, top_step

_PAIR = 9
_FARTHEST = 2


@kernel
def legal(position: Position, actions: Counts) -> int:
    """Write the legal actions to `actions`, as action codes in the same order as in the Python rules; return how many
    there are.
    """
    due, n = position[at.DUE], 0
    if due == at.DUE_REPLY:
        return _of_cards(answers(position), at.REPLY, actions, 0)
    if due == at.DUE_DIALOGUE:
        actions[0] = at.TO_LISTEN
        n = 1
        for slot in range(4):
            if position[at.READY] >> slot & 1:
                actions[n] = at.USE + slot
                n += 1
        return n if position[at.BEGUN] else _calls(position, actions, n)
    if due == at.DUE_ABILITY:
        return _in_ability(position, actions)
    if due == at.DUE_LISTEN:
        actions[0] = at.TO_LISTEN
        return 1
    if due == at.DUE_VISIT:
        return _of_fiefs(position[at.OPEN], at.VISIT, actions)
    return 0


@kernel
def answers(position: Position) -> int:
    """Return the cards in hand that may reply to the statement, as bits: those of its suit or, if there are none, all
    cards.
    """
    following = position[at.HAND] & of_suit(position[at.STATEMENT] >> 3)
    return following if following else position[at.HAND]


@kernel
def _of_cards(cards: int, verb: int, actions: Counts, n: int) -> int:
    while cards:
        actions[n] = verb + first(cards)
        cards &= cards - 1
        n += 1
    return n


@kernel
def _of_fiefs(fiefs: int, verb: int, actions: Counts) -> int:
    return _of_cards(fiefs, verb, actions, 0)


@kernel
def in_team(position: Position, character: int) -> bool:
    """Return whether a character is in the team of the current visit."""
    for slot in range(4):
        if position[at.TEAM + slot] == character:
            return True
    return False


@kernel
def _calls(position: Position, actions: Counts, n: int) -> int:
    for fief in range(8):
        friend = position[at.RULERS + fief]
        if position[at.WON] >> fief & 1 and friend != at.NONE and not in_team(position, friend):
            for slot in range(4):
                if position[at.TEAM + slot] == position[at.ALLIES + slot]:
                    actions[n] = at.CALL + fief * 4 + slot
                    n += 1
    return n


@kernel
def _in_ability(position: Position, actions: Counts) -> int:
    kind = top_step(position) & 0xFF
    if kind == at.S_STOP_OR_MORE:
        actions[0], actions[1] = at.STOP, at.MORE
        return 2
    if kind in (at.S_TRADE_DISCARD, at.S_TRADE_SCORE):
        actions[0] = at.STOP
        return _of_cards(equals(position, kind), at.SWAP, actions, 1)
    verb, numbers = _one_of(position)
    return _of_cards(numbers, verb, actions, 0)


@kernel
def _one_of(position: Position) -> tuple[int, int]:
    """Return the verb of the decisions inside an ability, and the numbers that can be added to it, as bits.

    For the steps that can be declined, this is not all; see `_in_ability`.
    """
    step = top_step(position)
    kind, knows, hand = step & 0xFF, step >> 8, position[at.HAND]
    if kind == at.S_DISCARD:
        return at.DISCARD, hand
    if kind in (at.S_DISCARD_ALL, at.S_DISCARD_ONE_OF):
        return at.DISCARD, hand & knows
    if kind == at.S_SCORE_ALL:
        return at.SCORE, hand & knows
    if kind == at.S_DISCARD_LOWEST:
        return at.DISCARD, of_lowest_value(hand)
    if kind == at.S_GATHER:
        return at.CHOOSE, hand
    if kind == at.S_FIRST_OF_PAIR:
        return at.DISCARD, with_partner(hand)
    if kind == at.S_DISCARD_COPIES:
        return at.DISCARD, copies(hand)
    if kind == at.S_SWAP_RULERS:
        return at.TO_FIEF, near(position)
    if kind == at.S_EXCHANGE_TOP:
        return at.SWAP, hand
    if kind == at.S_MOVE_VISIT:
        return at.TO_FIEF, neighbours(position)
    if kind == at.S_REFRESH:
        return at.TO_READY, 15 & ~position[at.READY] & ~(1 << knows)
    if kind == at.S_NAME_SUIT:
        return at.NAME, 15
    return at.DISCARD, _towards(hand, knows)


@kernel
def any_action(position: Position, actions: Counts, rng: Rng) -> int:
    """Return a random legal action: the same as a random one of the list of `legal`, but found without the list where
    that is quicker. `actions` is a buffer.
    """
    due = position[at.DUE]
    if due == at.DUE_REPLY:
        cards = answers(position)
        return at.REPLY + nth_card(cards, int(below(rng, size(cards))))
    if due == at.DUE_DIALOGUE and position[at.BEGUN]:
        ready = position[at.READY]
        n = int(below(rng, 1 + size(ready)))
        return at.USE + nth_card(ready, n - 1) if n else at.TO_LISTEN
    if due == at.DUE_LISTEN:
        below(rng, 1)
        return at.TO_LISTEN
    if due == at.DUE_VISIT:
        return at.VISIT + nth_card(position[at.OPEN], int(below(rng, size(position[at.OPEN]))))
    if due == at.DUE_ABILITY:
        kind = top_step(position) & 0xFF
        if kind not in (at.S_STOP_OR_MORE, at.S_TRADE_DISCARD, at.S_TRADE_SCORE):
            verb, numbers = _one_of(position)
            return verb + nth_card(numbers, int(below(rng, size(numbers))))
    return actions[below(rng, legal(position, actions))]


@kernel
def of_lowest_value(hand: int) -> int:
    """Return the cards of a hand that have its lowest value, as bits."""
    for value in range(1, 9):
        if hand & of_value(value):
            return hand & of_value(value)
    return 0


@kernel
def of_highest_value(hand: int) -> int:
    """Return the cards of a hand that have its highest value, as bits."""
    for value in range(8, 0, -1):
        if hand & of_value(value):
            return hand & of_value(value)
    return 0


@kernel
def with_partner(hand: int) -> int:
    """Return the cards of a hand whose value and that of another card in the hand sum to 9, as bits."""
    found = 0
    for value in range(1, 5):
        low, high = hand & of_value(value), hand & of_value(_PAIR - value)
        if low and high:
            found |= low | high
    return found


@kernel
def copies(hand: int) -> int:
    """Return the cards of a hand whose value another card in the hand has, too, as bits."""
    found = 0
    for value in range(1, 9):
        copies = hand & of_value(value)
        if copies & (copies - 1):
            found |= copies
    return found


@kernel
def near(position: Position) -> int:
    """Return the fiefs whose ruler the character JL can swap with the current ruler, as bits."""
    found, here = 0, position[at.FIEF]
    for fief in range(8):
        if position[at.OPEN] >> fief & 1 and 0 < abs(fief - here) <= _FARTHEST:
            found |= 1 << fief
    return found


@kernel
def neighbours(position: Position) -> int:
    """Return the fiefs to which the character PL can move the visit, as bits."""
    here = position[at.FIEF]
    above = position[at.OPEN] & ~((2 << here) - 1)
    below_ = position[at.OPEN] & ((1 << here) - 1)
    found = above & -above
    while below_ & (below_ - 1):
        below_ &= below_ - 1
    return found | below_


@kernel
def equals(position: Position, kind: int) -> int:
    """Return the cards in hand that the character BL can exchange, as bits: those with the value of the top card of a
    pile.

    `kind` is the kind of step: `S_TRADE_DISCARD` or `S_TRADE_SCORE`, for the discard pile or the score pile.
    """
    count, pile = at.DISCARDED, at.DISCARD_PILE
    if kind == at.S_TRADE_SCORE:
        count, pile = at.SCORED, at.SCORE_PILE
    if not position[count]:
        return 0
    return position[at.HAND] & of_value((card_in(position, pile, position[count] - 1) & 7) + 1)


@kernel
def _towards(hand: int, total: int) -> int:
    """Return the cards of the hand that the character LE may discard next.

    After the discard, cards must be left whose values complete the sum `total`.
    """
    possible = 0
    for value in range(1, min(total, 8) + 1):
        cards = hand & of_value(value)
        if not cards:
            continue
        others, sums = hand ^ (cards & -cards), 1
        while others:
            sums |= sums << ((first(others) & 7) + 1)
            others &= others - 1
        if sums >> (total - value) & 1:
            possible |= cards
    return possible
