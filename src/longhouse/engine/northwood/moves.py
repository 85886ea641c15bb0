"""Kernels that apply actions to a position; tests compare them with the rules in `longhouse.games.northwood`."""

import numpy as np

from longhouse.engine.compiled import kernel
from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood.legal import (
    copies,
    equals,
    in_team,
    near,
    neighbours,
    of_highest_value,
    with_partner,
)
from longhouse.engine.northwood.piles import (
    Position,
    beats,
    known_top,
    of_suit,
    of_value,
    pop,
    push,
    push_step,
    size,
    top_step,
)

_SUIT = np.array([who // 6 for who in range(24)], dtype=np.int64)
_LOW = 0x07070707
"""The set of all cards of value 1, 2 and 3."""
_PAIR = 9


@kernel
def take(position: Position, action: int) -> None:
    """Apply a legal action, given as an action code, to `position`, which is modified."""
    verb, number = action & ~31, action & 31
    if verb == at.REPLY:
        _reply(position, number)
    elif verb == at.TO_LISTEN:
        position[at.BEGUN] = 1
        position[at.DUE] = at.DUE_STATEMENT
    elif verb == at.USE:
        _use(position, number)
    elif verb == at.CALL:
        position[at.TEAM + (number & 3)] = position[at.RULERS + (number >> 2)]
    elif verb == at.VISIT:
        begin_visit(position, number)
    else:
        _decide(position, verb, number)
        carry_out(position)


@kernel
def begin_visit(position: Position, fief: int) -> None:
    """Start a visit to `fief` in `position`: set trump, team and deck. The first dialogue is then due."""
    position[at.FIEF] = fief
    position[at.TRUMP] = _SUIT[position[at.RULERS + fief]]
    for slot in range(4):
        position[at.TEAM + slot] = position[at.ALLIES + slot]
    position[at.READY] = 15
    position[at.DUE] = at.DUE_DIALOGUE
    position[at.DECK] = at.CARDS ^ position[at.HAND]


@kernel
def _use(position: Position, slot: int) -> None:
    position[at.READY] ^= 1 << slot
    position[at.BEGUN] = 1
    character = position[at.TEAM + slot]
    if character == at.QL:
        ruler = position[at.RULERS + position[at.FIEF]]
        if ruler != at.QL:
            _begin_ability(position, ruler, slot)
    else:
        _begin_ability(position, character, slot)
    carry_out(position)


@kernel
def _begin_ability(position: Position, character: int, slot: int) -> None:
    """Push the steps of an ability onto the stack, in reverse order."""
    position[at.ACTING] = character
    hand = position[at.HAND]
    if character == at.JC:
        if size(hand) < at.FULL_HAND:
            push_step(position, at.S_DRAW, at.FULL_HAND - size(hand))
    elif character == at.QC:
        push_step(position, at.S_TAKE_TOPS, 0)
        push_step(position, at.S_DRAW, 1)
    elif character == at.KC:
        push_step(position, at.S_SCORE_ALL, of_highest_value(hand))
    elif character == at.PC:
        push_step(position, at.S_DRAW_ON, 0)
    elif character == at.LC:
        push_step(position, at.S_DISCARD_LOWEST, 0)
    elif character == at.BC:
        push_step(position, at.S_GATHER, 0)
    elif character == at.JF:
        push_step(position, at.S_DISCARD_ALL, of_suit(position[at.TRUMP]))
    elif character == at.QF:
        push_step(position, at.S_RETURN_TOP, 0)
    elif character == at.KF:
        push_step(position, at.S_FIRST_OF_PAIR, 0)
    elif character == at.PF:
        push_step(position, at.S_DISCARD_COPIES, 0)
    elif character == at.LF:
        if 0 < size(hand) <= 8:
            push_step(position, at.S_DISCARD_ONE_OF, of_value(size(hand)))
    elif character == at.BF:
        push_step(position, at.S_DISCARD_ALL, _LOW)
    elif character == at.JL:
        push_step(position, at.S_SWAP_RULERS, 0)
    elif character == at.KL:
        if hand and position[at.DECK]:
            push_step(position, at.S_EXCHANGE_TOP, 0)
            push_step(position, at.S_LOOK, 1)
    elif character == at.PL:
        push_step(position, at.S_MOVE_VISIT, 0)
    elif character == at.LL:
        push_step(position, at.S_REFRESH, slot)
        push_step(position, at.S_DRAW, 1)
    elif character == at.BL:
        push_step(position, at.S_TRADE_SCORE, 0)
        push_step(position, at.S_TRADE_DISCARD, 0)
    elif character == at.JE:
        push_step(position, at.S_DISCARD, 2)
        push_step(position, at.S_DRAW, 2)
    elif character == at.QE:
        push_step(position, at.S_LOOK, 3)
    elif character == at.KE:
        push_step(position, at.S_NAME_SUIT, 0)
    elif character == at.PE:
        for _ in range(1 + size(15 & ~position[at.READY] & ~(1 << slot))):
            push_step(position, at.S_DRAW, 1)
            push_step(position, at.S_DISCARD, 1)
    elif character == at.LE:
        push_step(position, at.S_DRAW_AND_ADD, 2)
    elif character == at.BE:
        push_step(position, at.S_HEED_ANSWER, 0)


@kernel
def _open(position: Position, step: int) -> bool:
    """Do the part of a step that needs no event; return whether the step needs a decision or a card."""
    kind, knows, hand = step & 0xFF, step >> 8, position[at.HAND]
    if kind <= at.S_DRAW_AND_ADD:
        return position[at.DECK] != 0
    if kind in (at.S_DISCARD, at.S_DISCARD_LOWEST, at.S_GATHER):
        return hand != 0
    if kind in (at.S_DISCARD_ALL, at.S_DISCARD_ONE_OF, at.S_SCORE_ALL):
        return hand & knows != 0
    if kind == at.S_TAKE_TOPS:
        if position[at.DISCARDED]:
            position[at.HAND] |= 1 << pop(position, at.DISCARDED, at.DISCARD_PILE)
        if position[at.SCORED]:
            position[at.HAND] |= 1 << pop(position, at.SCORED, at.SCORE_PILE)
        return False
    if kind == at.S_RETURN_TOP:
        if position[at.SCORED]:
            _put_on_deck(position, pop(position, at.SCORED, at.SCORE_PILE))
        return False
    if kind == at.S_FIRST_OF_PAIR:
        return with_partner(hand) != 0
    if kind == at.S_DISCARD_COPIES:
        return copies(hand) != 0
    if kind == at.S_SWAP_RULERS:
        return near(position) != 0
    if kind == at.S_MOVE_VISIT:
        return neighbours(position) != 0
    if kind == at.S_REFRESH:
        return 15 & ~position[at.READY] & ~(1 << knows) != 0
    if kind in (at.S_TRADE_DISCARD, at.S_TRADE_SCORE):
        return equals(position, kind) != 0
    if kind == at.S_DISCARD_SUM:
        return knows > 0
    if kind == at.S_HEED_ANSWER:
        position[at.HEEDING] = position[at.ACTING]
        return False
    return True


@kernel
def _put_on_deck(position: Position, card: int) -> None:
    position[at.DECK] |= 1 << card
    push(position, at.KNOWN, at.KNOWN_PILE, card)


@kernel
def take_from_deck(position: Position, card: int) -> None:
    """Remove a card from the deck in `position`; if cards on top of the deck are known, it is the topmost of them."""
    position[at.DECK] ^= 1 << card
    if position[at.KNOWN]:
        pop(position, at.KNOWN, at.KNOWN_PILE)


@kernel
def _discard(position: Position, card: int) -> None:
    position[at.HAND] ^= 1 << card
    push(position, at.DISCARDED, at.DISCARD_PILE, card)


@kernel
def _decide(position: Position, verb: int, number: int) -> None:
    """Apply a decision inside an ability: pop the current step and push the steps that follow from it."""
    step = top_step(position)
    kind, knows = step & 0xFF, step >> 8
    position[at.STEPS] -= 1
    if verb == at.DISCARD:
        _discard(position, number)
        value = (number & 7) + 1
        if kind == at.S_DISCARD:
            if knows > 1:
                push_step(position, kind, knows - 1)
        elif kind in (at.S_DISCARD_ALL, at.S_DISCARD_COPIES):
            push_step(position, kind, knows)
        elif kind == at.S_DISCARD_LOWEST:
            push_step(position, at.S_DRAW, value)
        elif kind == at.S_FIRST_OF_PAIR:
            push_step(position, at.S_DISCARD_ONE_OF, of_value(_PAIR - value))
        elif kind == at.S_DISCARD_SUM:
            push_step(position, kind, knows - value)
    elif verb == at.SCORE:
        position[at.HAND] ^= 1 << number
        push(position, at.SCORED, at.SCORE_PILE, number)
        push_step(position, kind, knows)
    elif verb == at.MORE:
        push_step(position, at.S_DRAW_ON, 0)
    elif verb == at.CHOOSE:
        found = position[at.DECK] & of_value((number & 7) + 1)
        position[at.HAND] |= found
        position[at.DECK] ^= found
        for part in range(4):
            position[at.KNOWN_PILE + part] = 0
        position[at.KNOWN] = 0
    elif verb == at.NAME:
        push_step(position, at.S_DISCARD_ALL, of_suit(number))
        push_step(position, at.S_DRAW, 2)
    elif verb == at.TO_READY:
        position[at.READY] |= 1 << number
    elif verb == at.TO_FIEF:
        here = position[at.FIEF]
        if kind == at.S_MOVE_VISIT:
            position[at.FIEF] = number
        else:
            ruler = position[at.RULERS + here]
            position[at.RULERS + here] = position[at.RULERS + number]
            position[at.RULERS + number] = ruler
        position[at.TRUMP] = _SUIT[position[at.RULERS + position[at.FIEF]]]
    elif verb == at.SWAP:
        _swap(position, kind, number)


@kernel
def _swap(position: Position, kind: int, given: int) -> None:
    if kind == at.S_EXCHANGE_TOP:
        top = known_top(position)
        take_from_deck(position, top)
        position[at.HAND] ^= 1 << top | 1 << given
        _put_on_deck(position, given)
    elif kind == at.S_TRADE_DISCARD:
        position[at.HAND] ^= 1 << pop(position, at.DISCARDED, at.DISCARD_PILE) | 1 << given
        push(position, at.DISCARDED, at.DISCARD_PILE, given)
    else:
        position[at.HAND] ^= 1 << pop(position, at.SCORED, at.SCORE_PILE) | 1 << given
        push(position, at.SCORED, at.SCORE_PILE, given)


@kernel
def _reply(position: Position, card: int) -> None:
    position[at.HAND] ^= 1 << card
    if beats(position[at.STATEMENT], card, position[at.TRUMP]):
        push(position, at.SCORED, at.SCORE_PILE, card)
    else:
        push(position, at.DISCARDED, at.DISCARD_PILE, card)
    if position[at.HEEDING] != at.NONE:
        position[at.ACTING] = position[at.HEEDING]
        position[at.HEEDING] = at.NONE
        # Card numbers start at 0 for value 1, so an odd number means an even value.
        push_step(position, at.S_DRAW if card & 1 else at.S_DISCARD, 1)
        carry_out(position)
    else:
        _end_dialogue(position)


@kernel
def carry_out(position: Position) -> None:
    """Carry out the steps of an ability in `position`, up to the next step that needs a decision or a card.

    After the last step, the visit goes on.
    """
    while position[at.STEPS]:
        if _open(position, top_step(position)):
            position[at.DUE] = at.DUE_ABILITY
            return
        position[at.STEPS] -= 1
    position[at.ACTING] = at.NONE
    if position[at.STATEMENT] != at.NONE:
        _end_dialogue(position)
        return
    position[at.DUE] = at.DUE_LISTEN
    if not (position[at.HAND] and position[at.DECK]):
        _end_visit(position)


@kernel
def _end_dialogue(position: Position) -> None:
    position[at.STATEMENT] = at.NONE
    position[at.DIALOGUES] += 1
    position[at.DUE] = at.DUE_DIALOGUE
    if not (position[at.HAND] and position[at.DECK]):
        _end_visit(position)


@kernel
def _end_visit(position: Position) -> None:
    """End the visit: success or failure (N3.5), then the next hand (N3.6) or the end of the game (N3.7)."""
    fief = position[at.FIEF]
    success = position[at.SCORED] == fief
    for other in range(8):
        if in_team(position, position[at.RULERS + other]):
            position[at.RULERS + other] = at.NONE
    if success:
        position[at.WON] |= 1 << fief
    else:
        position[at.RULERS + fief] = at.NONE
    position[at.OPEN] &= ~(1 << fief)
    break_camp(position)
    if not position[at.OPEN]:
        position[at.DUE] = at.OVER


@kernel
def break_camp(position: Position) -> None:
    """Clear everything in `position` that belongs to a visit; drawing the next hand is then due."""
    position[at.HAND] = position[at.DECK] = 0
    position[at.DUE] = at.DUE_HAND
    position[at.FIEF] = position[at.TRUMP] = at.NONE
    position[at.STATEMENT] = position[at.ACTING] = position[at.HEEDING] = at.NONE
    position[at.READY] = position[at.BEGUN] = position[at.DIALOGUES] = 0
    position[at.DISCARDED] = position[at.SCORED] = position[at.KNOWN] = position[at.STEPS] = 0
    for slot in range(4):
        position[at.TEAM + slot] = at.NONE
    for index in range(at.STEP, at.SIZE):
        position[index] = 0
