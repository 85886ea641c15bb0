"""Rates Fjords actions by the board right after each action, without looking ahead.

A rating counts the tiles that each seat is nearest to, over plains; replies and tiles still to be drawn are ignored.
Only the Python rules are used, so a bot that plays this way needs no compiled code.
"""

from longhouse.bots.sights import LevelSight
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.hexes import Cell
from longhouse.games.fjords.land import Land, union
from longhouse.games.fjords.scoring import scores
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Seat, State

_TIE = 0.5
"""The share of a tile that a seat counts if another one is equally near."""
_PRICE, _HALF_PRICE = 2.0, 4.0
"""The tiles that a longhouse has to gain with very many turns left, and the turns left at which it is half as many."""
_RUNE = 1.0
"""The points that a rune has to gain over a plain viking to be used."""
_HOME = 1.0
"""The points that a Home stone is thought to bring."""
_NEVER = -1000.0


def looked_at(state: State, sight: LevelSight, *, forgets_runes: bool) -> list[tuple[Event, float]]:
    """Return every action of the seat to move, with the value that it seems to have without looking ahead.

    - `sight`: with `own land`, what counts is mainly the number of tiles that the seat is nearest to; with `board`, its
      lead over the best opponent in this number.
    - `forgets_runes`: whether runes are ignored; then their points are not counted, and no rune is used.
    """
    match state:
        case Settlement():
            return [(action, _placed(state, action, sight, forgets_runes)) for action in state.actions()]
        case Exploration():
            return [(action, _explored(state, action, sight)) for action in state.actions()]
        case _:
            return [(action, 0.0) for action in state.actions()]


def _explored(state: Exploration, action: Event, sight: LevelSight) -> float:
    match action:
        case ("lay", int(tile), int(cell), pattern):
            board = state.board.lay(state.game.tiles, tile, Cell(cell), pattern)
            land = Land(state.game.tiles, board)
            plain = _value(_shares(land, state, state.houses), state.seat, sight)
            here = 1 << len(board.laid) - 1
            houses = state.houses[state.seat]
            free = land.habitable & here and tile not in state.game.stones
            if not free or houses.bit_count() == state.game.longhouses:
                return plain
            return max(plain, _housed(land, state, here, sight))
        case ("house" | "home", *_):
            land = Land(state.game.tiles, state.board)
            value = _housed(land, state, 1 << len(state.board.laid) - 1, sight)
            return value + (_HOME if action[0] == "home" else 0.0)
        case ("none",):
            return _value(_shares(Land(state.game.tiles, state.board), state, state.houses), state.seat, sight)
        case ("point", *_):
            return 1.0
        case ("nothing",):
            return _NEVER
        case _:
            return 0.0


def _housed(land: Land, state: Exploration, here: int, sight: LevelSight) -> float:
    """Return what a longhouse on the tile `here` seems to be worth, minus its price."""
    houses = list(state.houses)
    houses[state.seat] |= here
    left = (len(state.bag) + len(state.row)) / state.game.seats
    value = _value(_shares(land, state, tuple(houses)), state.seat, sight)
    return value - _PRICE * left / (left + _HALF_PRICE)


def _shares(land: Land, state: Exploration, houses: tuple[int, ...]) -> list[float]:
    """Return how many tiles each seat is nearest to, given the longhouses."""
    vacant = land.habitable
    for i, tile in enumerate(land.tiles):
        if tile in state.game.stones:
            vacant &= ~(1 << i)
    for own in houses:
        vacant &= ~own
    return _nearest(land, [union(land.plains, own) for own in houses], vacant)


def _placed(state: Settlement, action: Event, sight: LevelSight, forgets_runes: bool) -> float:
    verb = action[0]
    if verb != "viking" and forgets_runes:
        return _NEVER
    me, after = state.seat, state.take(action)
    if not isinstance(after, Settlement) or after.match is not state.match:
        return 0.0  # the last viking of the settlement
    shares = _nearest(after.land, list(after.joined), after.vacant)
    if forgets_runes:
        points = [float(own.bit_count()) for own in after.vikings]
    else:
        points = [float(score.total - score.land) for score in scores(after)]
    shares = [share + own for share, own in zip(shares, points, strict=True)]
    return _value(shares, me, sight) - (_RUNE if verb != "viking" else 0.0)


def _nearest(land: Land, new: list[int], vacant: int) -> list[float]:
    """Return how many of the vacant tiles each seat is nearest to; seats that are equally near share a tile."""
    shares = [0.0] * len(new)
    while reached := [each & vacant for each in new]:
        once = twice = 0
        for own in reached:
            twice |= once & own
            once |= own
        if not once:
            break
        for seat, own in enumerate(reached):
            shares[seat] += (own & ~twice).bit_count() + _TIE * (own & twice).bit_count()
        vacant &= ~once
        new = [union(land.plains, own) for own in reached]
    return shares


def _value(shares: list[float], seat: Seat, sight: LevelSight) -> float:
    if sight == "own land":
        return shares[seat]
    return shares[seat] - max(share for other, share in enumerate(shares) if other != seat)
