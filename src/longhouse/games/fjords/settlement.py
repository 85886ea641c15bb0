"""The settlement phase (section 7): vikings are placed until nobody can place one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from longhouse.games.fjords import refusals, view
from longhouse.games.fjords.hexes import Cell
from longhouse.games.fjords.land import Land, union, with_bits
from longhouse.games.fjords.views import SettlementView
from longhouse.games.game import Event, Seat, State, value

if TYPE_CHECKING:
    from longhouse.games.fjords.board import Board
    from longhouse.games.fjords.match import Fjords, Match
    from longhouse.games.fjords.runes import MovingRune


@value
class Settlement(State):
    """A position of the settlement.

    Sets of tiles are bit masks, in which bit i stands for the tile on `land.cells[i]`.
    """

    match: Match
    """The finished rounds, and the seat that began this round."""
    land: Land
    """The finished board."""
    starter: Seat
    """The seat that began the settlement."""
    seat: Seat
    """The seat to move."""
    houses: tuple[int, ...]
    """For each seat, the tiles with its longhouses; those with a Home stone are included."""
    homes: tuple[int, ...]
    """For each seat, the tile on which it has a longhouse with a Home stone, as a bit; 0 if there is none."""
    vikings: tuple[int, ...]
    """For each seat, the tiles with its vikings."""
    joined: tuple[int, ...]
    """For each seat, the tiles connected by plains to one of its pieces."""
    vacant: int
    """The tiles with plains that hold no piece and no stone."""
    spent: frozenset[tuple[Seat, str]]
    """The runes that were used in the settlement, as pairs of the seat that used the rune and the name of the rune."""
    wisdom: frozenset[Cell]
    """The empty cells where a Wisdom stone lies."""
    just_laid: bool = False
    """Whether the last event laid a tile: the last one of the exploration, on which nothing could be built.

    It only chooses an error: if a player tries to build now, the error says why that tile allows no longhouse.
    """

    phase: ClassVar[str] = "settlement"
    due: ClassVar[Literal["settle"]] = "settle"

    @property
    def game(self) -> Fjords:
        return self.match.game

    @property
    def turn(self) -> Seat:
        return self.seat

    def actions(self) -> list[Event]:
        cells = self.land.cells
        found: list[Event] = []
        free = self.joined[self.seat] & self.vacant
        while free:
            low = free & -free
            found.append(("viking", cells[low.bit_length() - 1]))
            free ^= low
        if self.match.game.moving_runes:
            for rune in self.unspent(self.seat):
                found += rune.moves(self)
        return found

    @property
    def chance(self) -> None:
        return None

    def take(self, event: Event) -> State:
        verb, cells = event[0], event[1:]
        seat, place = self.seat, self.land.at[Cell(cells[-1])]
        vikings = with_bits(self.vikings, seat, 1 << place)
        joined = with_bits(self.joined, seat, self.land.plains[place])
        spent, wisdom = self.spent, self.wisdom
        if verb != "viking":
            spent |= {(seat, verb)}
            if verb == "wisdom":
                wisdom |= {Cell(cells[0])}
        after = Settlement(
            self.match,
            self.land,
            self.starter,
            self.match.game.left_of[seat],
            self.houses,
            self.homes,
            vikings,
            joined,
            self.vacant & ~(1 << place),
            spent,
            wisdom,
        )
        return after.skip_those_out()

    def skip_those_out(self) -> State:
        """Pass over the seats that cannot place a viking, beginning with the seat to move (F7.3).

        Return the position in which the first seat that can place one is to move. If no seat can, return the position
        after the settlement: the next round, or the end of the game.
        """
        seat = self.seat
        for _ in self.vikings:
            if self.can_place(seat):
                return self if seat == self.seat else self.with_turn(seat)
            seat = self.match.game.left_of[seat]
        return self.match.close(self)

    def can_place(self, seat: Seat) -> bool:
        """Return whether this seat could place a viking if it were the seat to move (F7.1, F7.3)."""
        if self.vikings[seat].bit_count() == self.match.game.vikings:
            return False
        if self.joined[seat] & self.vacant:
            return True
        pieces = self.pieces(seat)
        return any(rune.carries(self, pieces, self.vacant) for rune in self.unspent(seat))

    def with_turn(self, seat: Seat) -> Settlement:
        """Return a copy of the position with another seat to move."""
        return Settlement(
            self.match,
            self.land,
            self.starter,
            seat,
            self.houses,
            self.homes,
            self.vikings,
            self.joined,
            self.vacant,
            self.spent,
            self.wisdom,
            self.just_laid,
        )

    def supply(self, seat: Seat) -> int:
        """Return the number of vikings that a seat has left (F2.3)."""
        return self.game.vikings - self.vikings[seat].bit_count()

    def pieces(self, seat: Seat) -> int:
        """Return the tiles that hold a viking or longhouse of a seat, as bits."""
        return self.vikings[seat] | self.houses[seat]

    def stones(self, rune: str) -> int:
        """Return the tiles that hold a stone of this rune, as bits."""
        return sum(1 << i for i, tile in enumerate(self.land.tiles) if self.game.stones.get(tile) == rune)

    def unspent(self, seat: Seat) -> list[MovingRune]:
        """Return the runes that a seat can still use to place a viking."""
        return [rune for rune in self.game.moving_runes if (seat, rune.name) not in self.spent]

    def read(self, text: str) -> Event:
        event = self.game.parse(text)
        if event in self.actions():
            return event
        raise refusals.in_settlement(self, event, text)

    def view(self, seat: Seat | None) -> SettlementView:
        return view.of_settlement(self, seat)

    @property
    def result(self) -> None:
        return None


def begin_settlement(
    match: Match, board: Board, houses: tuple[int, ...], homes: tuple[int, ...], seat: Seat, *, just_laid: bool
) -> State:
    """Create the first position of the settlement on a finished board; `seat` moves first.

    If no seat can place a viking, return the position after the settlement.

    - `houses`: for each seat, the tiles with its longhouses, as bits.
    - `homes`: for each seat, the tile with its Home stone, as a bit; 0 if there is none.
    - `just_laid`: whether the last event laid a tile.
    """
    game = match.game
    land = Land(game.tiles, board)
    taken = sum(houses) | sum(1 << i for i, tile in enumerate(land.tiles) if tile in game.stones)
    return Settlement(
        match=match,
        land=land,
        starter=seat,
        seat=seat,
        houses=houses,
        homes=homes,
        vikings=(0,) * game.seats,
        joined=tuple(union(land.plains, own) for own in houses),
        vacant=land.habitable & ~taken,
        spent=frozenset(),
        wisdom=frozenset(),
        just_laid=just_laid,
    ).skip_those_out()
