"""Kernels for chance events: dealing hands, revealing statements, drawing cards and looking at them."""

from longhouse.engine.compiled import Rng, below, kernel
from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood.moves import carry_out, take_from_deck
from longhouse.engine.northwood.piles import (
    Position,
    card_in,
    known_top,
    nth_card,
    push,
    push_step,
    set_card,
    size,
    top_step,
    unknown_cards,
)


@kernel
def chance_is_due(position: Position) -> bool:
    """Return whether a chance event comes next: a card from the deck, or a new hand."""
    due = position[at.DUE]
    if due == at.DUE_ABILITY:
        return top_step(position) & 0xFF <= at.S_DRAW_AND_ADD
    return due in (at.DUE_STATEMENT, at.DUE_HAND)


@kernel
def feed(position: Position, card: int) -> None:
    """Draw `card` from the top of the deck; `position` is modified.

    The card becomes the statement if a statement is due; otherwise it joins the hand, and the ability that draws it
    goes on.
    """
    take_from_deck(position, card)
    if position[at.DUE] == at.DUE_STATEMENT:
        position[at.STATEMENT] = card
        push(position, at.DISCARDED, at.DISCARD_PILE, card)
        position[at.DUE] = at.DUE_REPLY
        return
    position[at.HAND] |= 1 << card
    step = top_step(position)
    kind, knows = step & 0xFF, step >> 8
    position[at.STEPS] -= 1
    if kind == at.S_DRAW:
        if knows > 1:
            push_step(position, kind, knows - 1)
    elif kind == at.S_DRAW_ON:
        if card >> 3 != position[at.TRUMP] and position[at.DECK]:
            push_step(position, at.S_STOP_OR_MORE, 0)
    else:
        total, count = (knows >> 4) + (card & 7) + 1, knows & 15
        if count > 1 and position[at.DECK]:
            push_step(position, at.S_DRAW_AND_ADD, total << 4 | (count - 1))
        else:
            push_step(position, at.S_DISCARD_SUM, total)
    carry_out(position)


@kernel
def looks_for(position: Position) -> int:
    """Return how many unknown cards the current step of an ability reveals to the player; 0 if it is no step that looks
    at cards.
    """
    if position[at.DUE] != at.DUE_ABILITY or top_step(position) & 0xFF != at.S_LOOK:
        return 0
    return max(min(top_step(position) >> 8, size(position[at.DECK])) - position[at.KNOWN], 0)


@kernel
def come_to_know(position: Position, card: int) -> None:
    """Record in `position` that `card` is the topmost of the unknown cards of the deck, and that the player now knows
    it.
    """
    count = position[at.KNOWN]
    for place in range(count, 0, -1):
        set_card(position, at.KNOWN_PILE, place, card_in(position, at.KNOWN_PILE, place - 1))
    set_card(position, at.KNOWN_PILE, 0, card)
    position[at.KNOWN] = count + 1


@kernel
def end_look(position: Position) -> None:
    """Finish the step that looks at cards, and go on with the ability. It is called once all these cards are known."""
    position[at.STEPS] -= 1
    carry_out(position)


@kernel
def deal_hand(position: Position, hand: int) -> None:
    """Set the hand for the next visit, a set of cards as bits; the next decision is then which fief to visit."""
    position[at.HAND] = hand
    position[at.DUE] = at.DUE_VISIT


@kernel
def draw_hand(rng: Rng) -> int:
    """Return a random hand of eight of the 32 cards, as bits."""
    hand, left = 0, at.CARDS
    for n in range(at.FULL_HAND):
        card = nth_card(left, int(below(rng, 32 - n)))
        hand |= 1 << card
        left ^= 1 << card
    return hand


@kernel
def happen(position: Position, rng: Rng) -> None:
    """Draw the chance event that is due at random, and apply it to `position`."""
    if position[at.DUE] == at.DUE_HAND:
        deal_hand(position, draw_hand(rng))
        return
    if position[at.DUE] == at.DUE_ABILITY and top_step(position) & 0xFF == at.S_LOOK:
        for _ in range(looks_for(position)):
            cards = unknown_cards(position)
            come_to_know(position, nth_card(cards, int(below(rng, size(cards)))))
        end_look(position)
        return
    card = known_top(position)
    if card == at.NONE:
        card = nth_card(position[at.DECK], int(below(rng, size(position[at.DECK]))))
    feed(position, card)
