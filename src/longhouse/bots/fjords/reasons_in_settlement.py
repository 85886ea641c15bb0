"""Finds reasons for placing a viking: which tiles are secured and contested before and after it (`reach.prospects`)."""

from longhouse.bots.protocol import BotReason
from longhouse.games.fjords.hexes import Cell
from longhouse.games.fjords.land import bits
from longhouse.games.fjords.reach import Prospects, prospects
from longhouse.games.fjords.scoring import scores
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Seat

_REGION = 3
"""From this number on, tiles are called a region in reasons."""
_THREAT = 2


def reason(state: Settlement, action: Event) -> BotReason:
    """Return the most important reason for an action: the first that applies, in the order in which a player thinks of
    them.
    """
    before, after = prospects(state), state.take(action)
    verb, cells = action[0], action[1:]
    seat, here = state.seat, 1 << state.land.at[Cell(cells[-1])]
    if not isinstance(after, Settlement) or after.match != state.match:
        return BotReason("reason-last-viking")
    if not before.contested:
        return BotReason("reason-fills", {"tiles": before.secured[seat].bit_count()})
    then = prospects(after)
    secured = (before.contested & then.secured[seat]).bit_count()
    denied, opponent = _denied(state, before, here)
    if secured >= max(_REGION, denied):
        return BotReason("reason-cuts-off", {"tiles": secured})
    if denied >= _REGION:
        return BotReason("reason-denies", {"tiles": denied, "seat": opponent})
    if secured:
        return BotReason("reason-secures", {"tiles": secured})
    rune = _rune_points(state, after)
    if rune is not None:
        return rune
    if verb != "viking":
        return BotReason("reason-carried", {"rune": verb})
    threat = _threat(after, then, seat)
    if threat >= _THREAT:
        return BotReason("reason-threatens", {"tiles": threat})
    if denied:
        return BotReason("reason-denies", {"tiles": denied, "seat": opponent})
    reached = after.joined[seat] & ~state.joined[seat] & after.vacant & then.contested
    if reached:
        return BotReason("reason-reaches", {"tiles": reached.bit_count()})
    return BotReason("reason-takes-contested" if before.contested & here else "reason-waits")


def _denied(state: Settlement, before: Prospects, here: int) -> tuple[int, Seat]:
    """Return the largest number of tiles that an opponent would secure by taking the tile `here`, and that opponent's
    seat.
    """
    most, who = 0, state.seat
    for seat in map(Seat, range(state.game.seats)):
        if seat != state.seat and state.joined[seat] & here and state.supply(seat):
            gained = _secured_by(state.with_turn(seat), before, here)
            if gained > most:
                most, who = gained, seat
    return most, who


def _threat(after: Settlement, then: Prospects, seat: Seat) -> int:
    """Return the largest number of tiles that a seat could secure if it had another turn now."""
    if not after.supply(seat):
        return 0
    turn = after.with_turn(seat)
    places = after.joined[seat] & after.vacant & then.contested
    return max((_secured_by(turn, then, 1 << place) for place in bits(places)), default=0)


def _secured_by(state: Settlement, before: Prospects, here: int) -> int:
    """Return how many contested tiles the seat to move secures by taking the tile `here`, not counting that tile."""
    after = state.take(("viking", state.land.cells[here.bit_length() - 1]))
    if not isinstance(after, Settlement) or after.match != state.match:
        return 0
    return (before.contested & prospects(after).secured[state.seat]).bit_count()


def _rune_points(state: Settlement, after: Settlement) -> BotReason | None:
    """Return the reason that names the rune which scores most for this viking; None if no rune scores for it."""
    old, new = scores(state)[state.seat].runes, scores(after)[state.seat].runes
    gains = {name: new[name] - old[name] for name in new}
    rune = max(gains, key=lambda name: gains[name], default=None)
    if rune is None or gains[rune] <= 0:
        return None
    return BotReason("reason-rune-points", {"rune": rune, "points": gains[rune]})
