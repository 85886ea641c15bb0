"""Prepares a two-player settlement for the solvers: converts a state of the rules to bit sets and decided points.

A *stake* is the part of a settlement that is still undecided.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np

from longhouse.engine.compiled import Uint64s
from longhouse.engine.fjords.contest import COMMON, EXTRAS, HOMES, Ground
from longhouse.engine.fjords.realm import (
    BRIDGE,
    FRIENDS,
    FRONTIER,
    MOST_STONES,
    REST,
    RIDE,
    SHIP,
    SIZE,
    SPENT,
    SUPPLY,
    VACANT,
    WIDEST,
    Realm,
    place,
)
from longhouse.games.fjords.hexes import Cell
from longhouse.games.fjords.land import bits, union
from longhouse.games.fjords.reach import farthest_reach, flood
from longhouse.games.fjords.scoring import scores
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Seat

MOST_TILES = 64
VERBS = ("viking", "journey", "horse", "wisdom")
"""For each kind of move in `realm`, the verb that the Python rules use for it."""


@dataclass(frozen=True, slots=True)
class Stake:
    """A settlement in which everything is decided except a contest, in the form that the solver of contests uses.

    A contest is land that both seats can still reach. In a bit set, bit i stands for the tile `tiles[i]`. Differences
    are from the perspective of the seat to move.
    """

    tiles: tuple[int, ...]
    """The numbers of the contested tiles on the board."""
    ground: Ground
    """The connections of these tiles over plains, and their extra points."""
    seat: Seat
    """The seat to move."""
    vacant: np.uint64
    """The tiles of the contest, as a bit set."""
    mine: np.uint64
    """The tiles that the seat to move can claim at once, as a bit set."""
    theirs: np.uint64
    """The tiles that the other seat can claim at once, as a bit set."""
    scored: int
    """The difference in points that are scored already."""
    decided: int
    """The difference in points still to come for tiles that only one seat can reach."""
    limits: tuple[int, int, int] | None
    """Three numbers that limit the points if vikings run out: the vikings left to the seat to move, those left to the
    other seat, and the number of tiles that can be claimed.

    None if bonus land counts (F8.2) or one of these tiles is worth more than 1.
    """

    def final(self, contested: int) -> int:
        """Return the final difference in points, if the contest ends with the difference `contested`."""
        difference = self.decided + contested
        if self.limits is None:
            return self.scored + difference
        mine, theirs, tiles = self.limits
        return self.scored + min(mine, (tiles + difference) // 2) - min(theirs, (tiles - difference) // 2)


def stake(position: Settlement, earlier: Stake | None = None) -> Stake | None:
    """Convert a settlement to a `Stake` if only contested land is still undecided; otherwise return None.

    The result is None while a rune may still place a viking, while a Friendship stone is undecided, or if a seat could
    run out of vikings too early. `earlier` may be a stake made before from the same settlement; each tile then keeps
    the bit that it has there.
    """
    me, land, vacant = position.seat, position.land, position.vacant
    other = position.game.left_of[me]
    reach = [flood(land, joined, vacant) for joined in position.joined]
    if any(_carried(position, Seat(seat), reach[seat]) for seat in (0, 1)):
        return None
    everything, contested = reach[0] | reach[1], reach[0] & reach[1]
    if "friendship" in position.game.chosen.runes and union(land.near, position.stones("friendship")) & everything:
        return None
    extras = extras_of(position)
    if not all(_lasts(position, Seat(seat), reach, extras) for seat in (0, 1)):
        return None
    tiles = tuple(bits(contested)) if earlier is None else earlier.tiles
    if len(tiles) > MOST_TILES:
        return None
    bit = _bits_of(tiles)
    if earlier is None:
        ground = Ground(
            np.array([_packed(bit, land.plains[tile]) for tile in tiles] or [0], dtype=np.uint64),
            np.array([_packed(bit, extra) for extra in extras], dtype=np.uint64),
        )
    else:
        ground = earlier.ground
    limits = None
    if not position.game.bonus_land and not any(extra & everything for extra in extras):
        limits = position.supply(me), position.supply(other), everything.bit_count()
    now = [score.total - score.land for score in scores(position)]
    secured = [worth_of(extras, seat, reach[seat] & ~contested) for seat in (0, 1)]
    return Stake(
        tiles=tiles,
        ground=ground,
        seat=me,
        vacant=np.uint64(_packed(bit, contested)),
        mine=np.uint64(_packed(bit, position.joined[me] & contested)),
        theirs=np.uint64(_packed(bit, position.joined[other] & contested)),
        scored=now[me] - now[other],
        decided=secured[me] - secured[other],
        limits=limits,
    )


def _lasts(position: Settlement, seat: Seat, reach: list[int], extras: list[int]) -> bool:
    """Return whether a seat has enough vikings for the contest solver to be exact, whatever is played.

    A seat does not need a viking for each tile it can reach if bonus land counts (F8.2), or if no tile is worth more
    than 1, so that only the number of vikings limits the points. But its vikings must not run out during the contest,
    and after it there must be one for each of its tiles that is worth more than 1. If it cannot claim such a tile at
    once, it may also need vikings for the tiles on the way, so then it must have one for each tile.

    Seats alternate during the contest, so when n tiles are claimed, the seat has claimed n / 2, rounded up if it moves
    first. If k tiles worth more than 1 are left to it, n is at most the number of all tiles minus k. So (all + k) / 2
    vikings, rounded in the same way, leave k of them.
    """
    own, special = reach[seat], reach[seat] & (extras[0] | extras[1] | extras[HOMES + seat])
    everything = reach[0] | reach[1]
    valued = not position.game.bonus_land and any(extra & everything for extra in extras)
    if valued or special & ~position.joined[seat]:
        needed = own.bit_count()
    elif reach[0] & reach[1]:
        needed = (everything.bit_count() + special.bit_count() + (seat == position.seat)) // 2
    else:
        needed = special.bit_count()
    return position.supply(seat) >= min(needed, own.bit_count())


def claimed(position: Settlement, action: Event) -> int:
    """Return the number, on the board, of the tile on which `action` puts a viking."""
    *_, cell = action[1:]
    return position.land.at[Cell(cell)]


def extras_of(position: Settlement) -> list[int]:
    """Return the four sets of tiles where a viking scores 1 extra point, as bit masks.

    In this order, they are the tiles beside a Strength stone, those connected to Water by sea, those beside the Home
    stone of seat 0, and those beside the Home stone of seat 1.
    """
    land, runes = position.land, position.game.chosen.runes
    extras = [0] * EXTRAS
    if "strength" in runes:
        extras[0] = union(land.near, position.stones("strength"))
    if "water" in runes:
        for stone in bits(position.stones("water")):
            extras[1] |= land.connected_by_sea(stone)
    if "home" in runes:
        for seat in (0, 1):
            extras[HOMES + seat] = union(land.near, position.homes[seat])
    return extras


def worth_of(extras: list[int], seat: int, tiles: int) -> int:
    """Return the points that a seat gets if it has vikings on all of `tiles`.

    `extras` are the sets of tiles where a viking scores 1 extra point, in the order in which `extras_of` returns them.
    """
    return sum((tiles & each).bit_count() for each in (tiles, *extras[:COMMON], extras[HOMES + seat]))


def _carried(position: Settlement, seat: Seat, reach: int) -> bool:
    """Return whether a rune can still place a viking of this seat; `reach` are the tiles it reaches without runes."""
    pieces = position.pieces(seat) | reach
    return any(rune.carries(position, pieces, position.vacant) for rune in position.unspent(seat))


def _bits_of(tiles: tuple[int, ...]) -> dict[int, int]:
    """Assign consecutive bits to these tiles."""
    return {tile: 1 << i for i, tile in enumerate(tiles)}


def _packed(bit: dict[int, int], mask: int) -> int:
    """Convert a set of board tiles to the assigned bits; tiles without a bit are left out."""
    return sum(bit[tile] for tile in bits(mask) if tile in bit)


@dataclass(frozen=True, slots=True)
class WholeStake:
    """A settlement in the form that the search for whole settlements (`whole`) uses.

    Bit i stands for `tiles[i]` in a set of tiles, and for `spaces[i]` in a set of empty cells.
    """

    tiles: tuple[int, ...]
    """The numbers on the board of the tiles that a seat may still reach."""
    spaces: tuple[Cell, ...]
    """The empty cells that Wisdom may still use."""
    realm: Realm
    """The constant part of the settlement."""
    position: Uint64s
    """The position, as an array of masks with the indices that `realm` defines."""
    scored: int
    """The current difference in points, for the seat to move."""
    promise: Event
    """An action that guarantees the lower bound that `bounds` gives."""

    def way(self, position: Settlement, action: Event) -> tuple[int, int, int]:
        """Return the arguments of `realm.place` for an action: kind, tile and empty cell."""
        verb, *cells = action
        space = self.spaces.index(Cell(cells[0])) if verb == "wisdom" else 0
        return VERBS.index(verb), self.tiles.index(claimed(position, action)), space

    def event(self, kind: int, tile: int, space: int, cells: tuple[Cell, ...]) -> Event:
        """Return the action for a move of `realm`, given by its kind, tile and empty cell.

        `cells` are the cells of all tiles on the board.
        """
        verb, cell = VERBS[kind], cells[self.tiles[tile]]
        return (verb, self.spaces[space], cell) if verb == "wisdom" else (verb, cell)

    def after(self, position: Settlement, action: Event, following: Settlement) -> WholeStake:
        """Return the stake for `following`, the position that `action` leads to from `position`; every bit keeps its
        meaning.
        """
        after = np.zeros_like(self.position)
        decided, turn = place(self.realm, self.position, *self.way(position, action), after)
        return replace(self, position=after, scored=int(turn * (self.scored + decided)), promise=_promise(following))


def whole_stake(position: Settlement) -> WholeStake | None:
    """Convert a settlement to a `WholeStake`; None if it has too many tiles, empty cells, stones or moves."""
    me, land, game = position.seat, position.land, position.game
    other = game.left_of[me]
    reach = farthest_reach(position, me) | farthest_reach(position, other)
    for joined in position.joined:
        reach |= flood(land, joined, position.vacant)
    tiles = tuple(bits(reach))
    bridges = {
        space: facing for space, facing in land.spaces.items() if facing & reach and space not in position.wisdom
    }
    spaces = tuple(bridges) if "wisdom" in game.chosen.runes else ()
    stones = [land.near[stone] for stone in bits(position.stones("friendship")) if land.near[stone] & reach]
    ways = 3 * len(tiles) + sum((bridges[space] & reach).bit_count() for space in spaces)
    if max(len(tiles), len(spaces)) > MOST_TILES or len(stones) > MOST_STONES or ways > WIDEST:
        return None
    extras = extras_of(position)
    bit = _bits_of(tiles)

    def packed(masks: Iterable[int]) -> Uint64s:
        return np.array([_packed(bit, mask) for mask in masks], dtype=np.uint64)

    def faced(pieces: int) -> int:
        return sum(1 << i for i, space in enumerate(spaces) if bridges[space] & pieces)

    runes = game.chosen.runes
    packed_position = np.zeros(SIZE, dtype=np.uint64)
    rest = int(me)
    packed_position[VACANT] = _packed(bit, reach)
    for seat in (0, 1):
        pieces = position.pieces(Seat(seat))
        unspent = {rune.name for rune in position.unspent(Seat(seat))} if position.supply(Seat(seat)) else set()
        packed_position[FRONTIER + seat] = _packed(bit, position.joined[seat])
        packed_position[SHIP + seat] = _packed(bit, union(land.by_ship, pieces)) if "journey" in unspent else 0
        packed_position[RIDE + seat] = _packed(bit, union(land.by_horse, pieces)) if "horse" in unspent else 0
        packed_position[BRIDGE + seat] = faced(pieces) if "wisdom" in unspent else 0
        for i, name in enumerate(("journey", "horse", "wisdom")):
            rest |= (name not in unspent) << int(SPENT) + 3 * seat + i
        rest |= position.supply(Seat(seat)) << int(SUPPLY) + 6 * seat
        for i, around in enumerate(stones):
            rest |= (around & position.vikings[seat]).bit_count() << int(FRIENDS) + 6 * i + 3 * seat
    packed_position[REST] = rest
    friends = [[(around & own).bit_count() for own in position.vikings] for around in stones]
    standing = sum(2 * ((each[me] > each[other]) - (each[other] > each[me])) for each in friends)
    now = [score.total - score.land for score in scores(position)]
    return WholeStake(
        tiles=tiles,
        spaces=spaces,
        realm=Realm(
            ground=Ground(packed(land.plains[tile] for tile in tiles), packed(extras)),
            ship=packed(land.by_ship[tile] if "journey" in runes else 0 for tile in tiles),
            ride=packed(land.by_horse[tile] if "horse" in runes else 0 for tile in tiles),
            faces=np.array([faced(1 << tile) for tile in tiles], dtype=np.uint64),
            facing=packed(bridges[space] for space in spaces),
            friends=packed(stones),
            bonus_land=game.bonus_land,
        ),
        position=packed_position,
        scored=now[me] - now[other] - standing,
        promise=_promise(position),
    )


def _promise(position: Settlement) -> Event:
    """Return an action that guarantees the lower bound of `bounds`: claiming a tile that the opponent can also
    reach.
    """
    reach = farthest_reach(position, position.game.left_of[position.seat])
    return max(position.actions(), key=lambda action: action[0] == "viking" and reach >> claimed(position, action) & 1)
