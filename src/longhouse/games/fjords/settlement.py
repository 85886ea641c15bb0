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
    """A position of the settlement. Sets of tiles are bit masks, one integer per seat."""

    match: Match
    land: Land
    starter: Seat
    seat: Seat
    houses: tuple[int, ...]
    homes: tuple[int, ...]
    vikings: tuple[int, ...]
    joined: tuple[int, ...]
    """For each seat, the tiles joined by plains to one of its pieces."""
    vacant: int
    """The tiles with plains that hold no piece and no stone."""
    spent: frozenset[tuple[Seat, str]]
    """The runes that were used in the settlement, each with the seat that used it."""
    wisdom: frozenset[Cell]
    """The spaces where a stone of Wisdom lies."""
    just_laid: bool = False
    """Whether the last event was a `lay`, so that the error for building can say why this tile allows no longhouse."""

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
        """Pass the turn to the next seat that can place a viking, or end the settlement if no seat can (F7.3)."""
        seat = self.seat
        for _ in self.vikings:
            if self.can_place(seat):
                return self if seat == self.seat else self.with_turn(seat)
            seat = self.match.game.left_of[seat]
        return self.match.close(self)

    def can_place(self, seat: Seat) -> bool:
        """Return whether a seat could place a viking if it were its turn (F7.1, F7.3)."""
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
        """Return the tiles that hold a viking or longhouse of a seat."""
        return self.vikings[seat] | self.houses[seat]

    def stones(self, rune: str) -> int:
        """Return the tiles that hold a stone of this rune."""
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
    """Begin the settlement on a finished board; `seat` moves first. The arguments are those of `Match.settle`."""
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
