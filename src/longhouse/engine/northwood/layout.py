"""The memory layout of a position: index and meaning of each number, and the codes of actions and steps.

A position is a row of `int64` numbers. A set of cards is the low 32 bits of a number, so the sign bit is never set. A
pile stores one card per byte, eight per number, the top card last. The steps of an ability are a stack, the next step
last. In the code of a step, the low byte is the kind of step, and the bits above are its parameter.
"""

from typing import Final

from longhouse.games.northwood.characters import NUMBER

HAND: Final = 0
DECK: Final = 1
DUE: Final = 2
FIEF: Final = 3
TRUMP: Final = 4
READY: Final = 5
STATEMENT: Final = 6
BEGUN: Final = 7
ACTING: Final = 8
HEEDING: Final = 9
DIALOGUES: Final = 10
OPEN: Final = 11
"""The index of the number whose bits are the fiefs that have not been visited yet."""
WON: Final = 12
"""The index of the number whose bits are the fiefs that were won."""
DISCARDED: Final = 13
"""The index of the number of cards in the discard pile."""
SCORED: Final = 14
"""The index of the number of cards in the score pile."""
KNOWN: Final = 15
"""The index of the number of known cards on top of the deck."""
STEPS: Final = 16
"""The index of the number of steps on the stack."""
TEAM: Final = 17
ALLIES: Final = 21
RULERS: Final = 25
STEP: Final = 33
DISCARD_PILE: Final = 41
SCORE_PILE: Final = 45
KNOWN_PILE: Final = 49
"""The index of the pile of known cards of the deck, the topmost last."""
SIZE: Final = 53

NONE: Final = -1
"""Marks an absent card, character or fief."""
CARDS: Final = 0xFFFF_FFFF
LOWEST_CARDS: Final = 0x01010101
"""The set of the four cards of value 1; shifted left by n bits, the set of the cards of value n + 1."""
FULL_HAND: Final = 8

# Values of DUE: what comes next.
DUE_HAND: Final = 0
DUE_VISIT: Final = 1
DUE_DIALOGUE: Final = 2
DUE_LISTEN: Final = 3
DUE_STATEMENT: Final = 4
DUE_REPLY: Final = 5
DUE_ABILITY: Final = 6
OVER: Final = 7

# An action is one of these codes plus a number below 32: a card, fief, suit or place in the team.
VISIT: Final = 0
CALL: Final = 32
"""The code of the actions that call a substitute.

The number added to it is 4 × the fief of the substitute + the place of the ally.
"""
USE: Final = 64
TO_LISTEN: Final = 96
REPLY: Final = 128
DISCARD: Final = 160
SCORE: Final = 192
SWAP: Final = 224
CHOOSE: Final = 256
NAME: Final = 288
TO_FIEF: Final = 320
TO_READY: Final = 352
MORE: Final = 384
STOP: Final = 416
MOST_ACTIONS: Final = 40

# The kinds of steps; the first four need a card from the deck, so a chance event is due.
S_DRAW: Final = 0
"""The kind of step that draws cards. This and the next three kinds need a card from the deck, so a chance event is due.
"""
S_LOOK: Final = 1
S_DRAW_ON: Final = 2
S_DRAW_AND_ADD: Final = 3
S_DISCARD: Final = 4
S_DISCARD_ALL: Final = 5
S_DISCARD_ONE_OF: Final = 6
S_TAKE_TOPS: Final = 7
S_SCORE_ALL: Final = 8
S_STOP_OR_MORE: Final = 9
S_DISCARD_LOWEST: Final = 10
S_GATHER: Final = 11
S_RETURN_TOP: Final = 12
S_FIRST_OF_PAIR: Final = 13
S_DISCARD_COPIES: Final = 14
S_SWAP_RULERS: Final = 15
S_EXCHANGE_TOP: Final = 16
S_MOVE_VISIT: Final = 17
S_REFRESH: Final = 18
S_TRADE_DISCARD: Final = 19
S_TRADE_SCORE: Final = 20
S_NAME_SUIT: Final = 21
S_DISCARD_SUM: Final = 22
S_HEED_ANSWER: Final = 23

JC, QC, KC, PC, LC, BC = (NUMBER[rank + "C"] for rank in "JQKPLB")
JF, QF, KF, PF, LF, BF = (NUMBER[rank + "F"] for rank in "JQKPLB")
JL, QL, KL, PL, LL, BL = (NUMBER[rank + "L"] for rank in "JQKPLB")
JE, QE, KE, PE, LE, BE = (NUMBER[rank + "E"] for rank in "JQKPLB")
