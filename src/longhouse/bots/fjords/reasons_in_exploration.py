"""Finds reasons for laying a tile or building a longhouse: who gets nearer to land, and where land can still grow."""

from longhouse.bots.protocol import BotReason
from longhouse.bots.reasons import ESTIMATE
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.hexes import Cell, neighbours
from longhouse.games.fjords.land import Land, bits, edges_with, union, with_bits
from longhouse.games.game import Event

_GOOD_SITE = 3
"""A building site is mentioned if at least this many more tiles become nearest to its owner."""
_SAYINGS = {
    "draw": "reason-draws",
    "nothing": "reason-says-nothing-fits",
    "accept": "reason-accepts",
    "point": "reason-points-out",
}


def reason(state: Exploration, action: Event) -> BotReason:
    """Return the most important reason for an action."""
    match action:
        case ("lay", int(tile), int(cell), int(pattern)):
            return _laying(state, tile, Cell(cell), pattern)
        case ("house",):
            return _building(state)
        case ("home",):
            around = union(Land(state.game.tiles, state.board).near, 1 << len(state.board.laid) - 1)
            return BotReason("reason-builds-home", {"tiles": around.bit_count()})
        case ("none",):
            left = state.game.longhouses - state.houses[state.seat].bit_count()
            return BotReason("reason-keeps-longhouse", {"left": left})
        case _:
            return BotReason(_SAYINGS[action[0]])


def _building(state: Exploration) -> BotReason:
    land = Land(state.game.tiles, state.board)
    here = 1 << len(land.cells) - 1
    seat = state.seat
    before = nearest(state, land, state.houses)
    after = nearest(state, land, with_bits(state.houses, seat, here))
    gained = after[seat].bit_count() - before[seat].bit_count()
    taken = {
        other: before[other].bit_count() - after[other].bit_count()
        for other in range(state.game.seats)
        if other != seat
    }
    victim = max(taken, key=lambda other: taken[other])
    if taken[victim] >= max(_GOOD_SITE, gained - 1):
        return BotReason("reason-builds-against", {"tiles": taken[victim], "seat": victim})
    if gained <= 0:
        return BotReason("reason-builds-to-grow", {"openings": _openings(land, here)})
    return BotReason("reason-builds", {"tiles": gained})


def _laying(state: Exploration, tile: int, cell: Cell, pattern: int) -> BotReason:
    game, seat = state.game, state.seat
    land = Land(game.tiles, state.board)
    board = state.board.lay(game.tiles, tile, cell, pattern)
    wider = Land(game.tiles, board)
    before, after = nearest(state, land, state.houses), nearest(state, wider, state.houses)
    openings, still = ([_openings(each, own) for own in near] for each, near in ((land, before), (wider, after)))
    closed = {other: openings[other] - still[other] for other in range(game.seats) if other != seat}
    victim = max(closed, key=lambda other: closed[other])
    gained = after[seat].bit_count() - before[seat].bit_count()
    if game.no_house_on(tile, pattern) is None and state.houses[seat].bit_count() < game.longhouses:
        here = 1 << len(wider.cells) - 1
        site = nearest(state, wider, with_bits(state.houses, seat, here))[seat].bit_count() - after[seat].bit_count()
        if site >= _GOOD_SITE:
            return BotReason("reason-site", {"tiles": site})
    if closed[victim] > 0:
        return BotReason("reason-closes", {"openings": closed[victim], "seat": victim})
    if gained > 0:
        return BotReason("reason-adds-land", {"tiles": gained, "seat": seat})
    if not game.tiles.plains[pattern]:
        return BotReason("reason-barren")
    if still[seat] > openings[seat]:
        return BotReason("reason-opens", {"openings": still[seat] - openings[seat], "seat": seat})
    given = {other: after[other].bit_count() - before[other].bit_count() for other in closed}
    lucky = max(given, key=lambda other: given[other])
    if given[lucky] > 0:
        return BotReason("reason-gives", {"tiles": given[lucky], "seat": lucky})
    return BotReason("reason-quiet") if after == before and openings == still else ESTIMATE


def nearest(state: Exploration, land: Land, houses: tuple[int, ...]) -> list[int]:
    """Return, for each seat, the vacant tiles that this seat reaches before the others, as a bit set of tiles.

    All seats spread out over plains from their longhouses, one tile per step. Tiles that several seats reach in the
    same step belong to nobody. `houses` has a bit set for each seat: the tiles with its longhouses.
    """
    stones = sum(1 << place for place, tile in enumerate(land.tiles) if tile in state.game.stones)
    vacant = land.habitable & ~stones & ~sum(houses)
    found = [0] * len(houses)
    edge = list(houses)
    while vacant and any(edge):
        steps = [union(land.plains, own) & vacant for own in edge]
        shared = 0
        for seat, step in enumerate(steps):
            for other in steps[seat + 1 :]:
                shared |= step & other
        for seat, step in enumerate(steps):
            found[seat] |= step & ~shared
            vacant &= ~step
        edge = steps
    return found


def _openings(land: Land, own: int) -> int:
    """Return the number of empty cells next to a plains edge of the tiles `own`, where the land can still grow."""
    cells = set()
    for place in bits(own):
        pattern = land.patterns[place]
        for near, plains in zip(neighbours(land.cells[place]), edges_with(pattern, "P"), strict=True):
            if plains and near not in land.at:
                cells.add(near)
    return len(cells)
