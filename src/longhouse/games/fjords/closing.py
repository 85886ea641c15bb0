"""Finds out whether a settlement in Fjords is decided: no land is contested, and everybody has enough vikings."""

from longhouse.games.fjords.land import bits
from longhouse.games.fjords.reach import farthest_reach, prospects
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Seat, State
from longhouse.games.kinds import Decided


class SettlementCloser:
    """The `Closer` for Fjords: plays a settlement to its end once no land is contested any more."""

    slow = False

    def applies(self, state: State) -> bool:
        return isinstance(state, Settlement)

    def look(self, state: State) -> Decided:
        return Decided(can_finish=isinstance(state, Settlement) and all_is_settled(state))

    def choose(self, state: State) -> Event:
        return next(action for action in state.actions() if action[0] == "viking")


def all_is_settled(position: Settlement) -> bool:
    """Return whether no choice in this settlement matters any more.

    This is so if no tile is contested, and if each seat that has vikings left can reach only tiles that are secured for
    it, and has enough vikings for all of them.
    """
    found = prospects(position)
    if found.contested:
        return False
    for seat in map(Seat, range(position.game.seats)):
        supply = position.supply(seat)
        own = found.secured[seat]
        if supply and (farthest_reach(position, seat) & ~own or len(list(bits(own))) > supply):
            return False
    return True


CLOSING = SettlementCloser()
