"""Kernels that list the legal actions and apply events; equivalent to `actions` and `take` of the rules."""

import numpy as np

from longhouse.engine.compiled import ONE, Counts, Rng, allocating, below, kernel, popcount
from longhouse.engine.fjords import acts
from longhouse.engine.fjords.acts import (
    CELL_SHIFT,
    DUE_AGAIN,
    DUE_ANSWER,
    DUE_BUILD,
    DUE_DRAW,
    DUE_FIRST,
    DUE_LAY,
    DUE_OVER,
    DUE_ROW,
    DUE_SETTLE,
    DUE_SWAP,
    DUE_TURN,
    NUMBER,
    PICK,
    TILE_SHIFT,
    VERB_SHIFT,
)
from longhouse.engine.fjords.board import clear, kinds_of, lay, placements, takes
from longhouse.engine.fjords.land import HORSE, JOURNEY, WISDOM, survey
from longhouse.engine.fjords.records import MOST_SEATS, PackedLand, PackedPosition, Rules
from longhouse.engine.fjords.settlement import put_house, put_viking, score, settling, skip_those_out
from longhouse.games.fjords.options import MOST_CLAIMS

_ROW = 4
_DONE, _NEXT, _FILL, _END, _SKIP = range(5)
"""Steps after an event: none, next turn, fill the row, end exploration, skip seats that are out."""

_DRAW, _LAY, _HOUSE, _HOME, _NONE, _NOTHING, _POINT, _ACCEPT = (
    acts.DRAW,
    acts.LAY,
    acts.HOUSE,
    acts.HOME,
    acts.NONE,
    acts.NOTHING,
    acts.POINT,
    acts.ACCEPT,
)
_JOURNEY, _HORSE, _WISDOM = acts.JOURNEY, acts.HORSE, acts.WISDOM
_VERB_FIRST, _VERB_ROW, _VERB_DRAWN, _VERB_SWAP = acts.FIRST, acts.ROW, acts.DRAWN, acts.SWAP


@kernel
def legal(pos: PackedPosition, land: PackedLand, rules: Rules, found: Counts) -> int:
    """Write the legal actions to `found`, as action codes, and return how many there are.

    The result is 0 if a chance event is due or the game is over. `land` holds the
    facts about the board on which the effects of rune stones depend.
    """
    due = pos.due
    if due == DUE_SETTLE:
        return settling(pos, land, rules, found)
    if due == DUE_BUILD:
        found[0], found[1], found[2] = _HOUSE, _NONE, _HOME
        home = rules.home and not pos.homes[pos.seat, 0] | pos.homes[pos.seat, 1]
        return 3 if home else 2
    count = 0
    if due in (DUE_TURN, DUE_AGAIN):
        found[0] = _DRAW
        count = 1
    elif due == DUE_ANSWER:
        found[0] = _ACCEPT
        count = 1
    elif due != DUE_LAY:
        return 0
    tiles, offered = pos.row, pos.in_row
    # Tiles set aside: classic, only at the start of a turn (F5.2); 2005, any time (F5.3).
    if offered == 0 and not (due == DUE_AGAIN and rules.classic):
        tiles, offered = pos.aside, pos.in_aside
    count = placements(pos, rules, _POINT if due == DUE_ANSWER else _LAY, tiles, offered, found, count)
    if due == DUE_LAY and rules.oversight and pos.pointed < 0 and pos.claims < MOST_CLAIMS:
        found[count] = _NOTHING
        count += 1
    return count


@kernel
def take(pos: PackedPosition, land: PackedLand, rules: Rules, act: int) -> None:
    """Apply a legal event, given as an action code, to `pos`, which is modified.

    `land` is what the runes need to know about the board; it is filled in when the settlement begins. The steps that
    follow an event are at the end of the function, and each is called in only one place: the compiler inlines every
    call, so a second call would make the code larger.
    """
    verb = act >> VERB_SHIFT << VERB_SHIFT
    tile, cell, last = act >> TILE_SHIFT & NUMBER, act >> CELL_SHIFT & NUMBER, act & NUMBER
    seat = pos.seat
    left = _DONE
    pos.just_laid = 0
    if pos.due == DUE_SETTLE:
        put_viking(pos, last)
        if verb == _JOURNEY:
            pos.spent[seat] |= JOURNEY
        elif verb == _HORSE:
            pos.spent[seat] |= HORSE
        elif verb == _WISDOM:
            pos.spent[seat] |= WISDOM
            pos.wisdom[pos.wise] = cell
            pos.wise += 1
        pos.seat = (seat + 1) % rules.seats
        left = _SKIP
    elif verb == _LAY:
        if pos.in_row:
            pos.in_row = _remove(pos.row, pos.in_row, tile)
        else:
            pos.in_aside = _remove(pos.aside, pos.in_aside, tile)
        lay(pos, rules, tile, cell, last)
        pos.just_laid = 1
        pos.claims = 0
        pos.pointed = -1
        pos.due = DUE_BUILD
        if not may_build(pos, rules, tile, last):
            left = _NEXT
    elif verb in (_HOUSE, _HOME, _NONE):
        if verb != _NONE:
            put_house(pos, pos.laid - 1)
            if verb == _HOME:
                pos.homes[seat, pos.laid - 1 >> 6] |= ONE << np.uint64(pos.laid - 1 & 63)
        left = _NEXT
    elif verb == _VERB_ROW:
        pos.in_bag = _remove(pos.bag, pos.in_bag, tile)
        pos.row[pos.in_row] = tile
        pos.in_row += 1
        left = _FILL
    elif verb == _VERB_SWAP:
        _swap(pos, act)
        left = _FILL
    elif verb == _DRAW:
        pos.due = DUE_DRAW
    elif verb == _VERB_DRAWN:
        pos.in_bag = _remove(pos.bag, pos.in_bag, tile)
        pos.row[0] = tile
        pos.in_row = 1
        pos.due = DUE_LAY
        if not (rules.oversight and pos.claims < MOST_CLAIMS) and not takes(pos, rules, kinds_of(rules, pos.row, 1)):
            left = _set_aside(pos)
    elif verb == _VERB_FIRST:
        pos.seat = pos.starter = last
        pos.due = DUE_ROW if rules.by_row else DUE_TURN
    elif verb == _NOTHING:
        pos.due = DUE_ANSWER
        pos.answering = (seat + 1) % rules.seats
    elif verb == _POINT:
        pos.due = DUE_LAY
        pos.answering = -1
        pos.pointed = tile
    else:
        left = _accept(pos, rules)

    if left == _NEXT:  # F4.1, F5.1, F5.4
        pos.seat = (seat + 1) % rules.seats
        pos.due = DUE_TURN
        left = _FILL if rules.by_row else (_DONE if pos.in_bag else _END)
    if left == _FILL:  # F2.5, F4.2, F4.3
        pos.due = DUE_ROW
        if pos.in_row >= _ROW or pos.in_bag == 0:
            pos.due = DUE_LAY
            if not takes(pos, rules, kinds_of(rules, pos.row, pos.in_row)):
                if not takes(pos, rules, kinds_of(rules, pos.bag, pos.in_bag)):
                    left = _END
                elif not rules.oversight or pos.claims == MOST_CLAIMS:
                    pos.due = DUE_SWAP
    if left == _END:
        pos.due = DUE_SETTLE
        pos.settler = pos.seat
        if rules.runes:
            survey(pos, land, rules)
        left = _SKIP
    if left == _SKIP and not skip_those_out(pos, land, rules):
        _close(pos, land, rules)


@kernel
def may_build(pos: PackedPosition, rules: Rules, tile: int, pattern: int) -> bool:
    """Return whether the seat to move may put a longhouse on a tile after laying it (F6.1, F6.2, F10.1).

    `tile` is the number of the tile; `pattern` is the number of the corner pattern in which it is laid.
    """
    built = popcount(pos.houses[pos.seat, 0]) + popcount(pos.houses[pos.seat, 1])
    return bool(built < rules.longhouses and rules.plain_edges[pattern] != 0 and rules.stone[tile] == 0)


@kernel
def deal(pos: PackedPosition, rules: Rules, rng: Rng) -> int:
    """Draw the chance event that is due, and return its action code. The event is not applied, but `pos.bag` may be
    reordered.
    """
    if pos.due == DUE_FIRST:
        return _VERB_FIRST | int(below(rng, rules.seats))
    if pos.due != DUE_SWAP:
        verb = _VERB_ROW if pos.due == DUE_ROW else _VERB_DRAWN
        return verb | int(pos.bag[below(rng, pos.in_bag)]) << TILE_SHIFT
    act = _VERB_SWAP
    left = pos.in_bag
    for k in range(_ROW):
        picked = PICK
        if left:
            # Move the picked tile behind those left, so that no tile is picked twice.
            place = int(below(rng, left))
            left -= 1
            picked = int(pos.bag[place])
            pos.bag[place] = pos.bag[left]
            pos.bag[left] = picked
        act |= picked << 10 * k
    return act


@kernel
def _swap(pos: PackedPosition, act: int) -> None:
    """Swap the row (F4.2): put the old row back into the bag and the tiles of `act` into the row."""
    for k in range(_ROW):
        old = pos.row[k]
        tile = act >> 10 * k & PICK
        if tile != PICK:
            pos.in_bag = _remove(pos.bag, pos.in_bag, tile)
            pos.row[k] = tile
        if k < pos.in_row:
            # The old tile goes to the end of the bag; the swap draws only tiles that were in the bag before.
            pos.bag[pos.in_bag] = old
            pos.in_bag += 1
    pos.in_row = 0
    while pos.in_row < _ROW and act >> 10 * pos.in_row & PICK != PICK:
        pos.in_row += 1


@kernel
def _set_aside(pos: PackedPosition) -> int:
    """Set the drawn tile aside (F5.1); return which step follows (F5.4)."""
    pos.in_row = 0
    if pos.in_bag == 0:
        return _END
    pos.aside[pos.in_aside] = pos.row[0]
    pos.in_aside += 1
    pos.due = DUE_AGAIN
    return _DONE


@kernel
def _accept(pos: PackedPosition, rules: Rules) -> int:
    """Record that one opponent accepts the claim that nothing fits (F5.5); return which step follows.

    The claim stands when all opponents have accepted it.
    """
    pos.answering = (pos.answering + 1) % rules.seats
    if pos.answering != pos.seat:
        return _DONE
    pos.answering = -1
    pos.claims += 1
    if not rules.by_row:
        return _set_aside(pos)
    pos.due = DUE_SWAP
    return _DONE if pos.in_bag else _END


@allocating
def _close(pos: PackedPosition, land: PackedLand, rules: Rules) -> None:
    """End the round when no seat can place a viking (F7.3): begin the next round (F8.4), or end the game."""
    points = np.zeros(MOST_SEATS, dtype=np.int64)
    score(pos, land, rules, points)
    for seat in range(MOST_SEATS):
        pos.points[pos.past, seat] = points[seat]
    pos.starters[pos.past] = pos.starter
    pos.past += 1
    if pos.past == rules.rounds:
        pos.due = DUE_OVER
        return
    loser = 0 if points[0] < points[1] else 1
    if points[0] == points[1]:
        loser = 1 - pos.starter
    clear(pos, rules)
    pos.seat = pos.starter = loser
    pos.due = DUE_TURN


@kernel
def _remove(tiles: Counts, count: int, tile: int) -> int:
    """Remove `tile` from a list, keeping the order; return the new length."""
    k = 0
    while tiles[k] != tile:
        k += 1
    for after in range(k + 1, count):
        tiles[after - 1] = tiles[after]
    return count - 1
