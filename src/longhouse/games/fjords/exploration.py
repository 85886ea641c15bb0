"""The exploration phase (sections 4 to 6): turns, available tiles, laying, building, claims.

The variants differ only in where tiles come from: from a face-up row (section 4, `_fill_row`) or from single draws
(section 5, `_drawn` and `_set_aside`). `on_offer` returns the tiles that may be laid.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from longhouse.games.chance import Chance, Handful, OneOf
from longhouse.games.fjords import refusals, view
from longhouse.games.fjords.board import Board
from longhouse.games.fjords.hexes import Cell
from longhouse.games.fjords.land import with_bits
from longhouse.games.fjords.options import MOST_CLAIMS
from longhouse.games.fjords.views import ExplorationView, Exploring
from longhouse.games.game import Event, Seat, State, value

if TYPE_CHECKING:
    from longhouse.games.fjords.match import Fjords, Match

ROW = 4

_AS_BEFORE = -1


@value
class ClaimState:
    """The state of the claims in the current turn. A claim says that no available tile fits anywhere (F5.5)."""

    standing: int = 0
    """The number of claims of this turn that all opponents have accepted."""
    answering: Seat | None = None
    """The seat that has to answer the current claim; None if no claim has to be answered."""
    pointed: int | None = None
    """The number of a tile that an opponent has shown to fit; None if there is none.

    The claimant must then lay the drawn tile or, if tiles come from a row, any tile of the row.
    """


NO_CLAIM = ClaimState()


@value
class Exploration(State):
    """A position of the exploration. Tiles are numbers in the tile set; sets of tiles on the board are bit masks.

    In these masks, bit i stands for the tile `board.laid[i]`, the starting tiles included.
    """

    match: Match
    """The finished rounds, and the seat that began this round."""
    seat: Seat
    """The seat whose turn it is; the seat to move is another one if an opponent has to answer a claim."""
    due: Exploring
    """What comes next: a chance event, or a decision.

    The chance events are `first` (which seat begins), `row` (a tile for the row), `swap` (a new row) and `draw`. The
    decisions are `turn` (draw, or lay a tile that was set aside), `again` (the same after a drawn tile did not fit),
    `lay`, `build`, and `answer` (to a claim).
    """
    board: Board
    """The tiles on the board."""
    bag: tuple[int, ...]
    """The tiles in the bag, in ascending order."""
    row: tuple[int, ...]
    """The tiles in the face-up row; empty in variants in which tiles are drawn one by one."""
    aside: tuple[int, ...]
    """The tiles that were drawn, did not fit and were set aside."""
    drawn: int | None
    """The tile that was drawn and not laid yet; None if there is none."""
    houses: tuple[int, ...]
    """For each seat, the tiles with its longhouses, as bits; those with a Home stone are included."""
    homes: tuple[int, ...]
    """For each seat, the tile on which it has a longhouse with a Home stone, as a bit; 0 if there is none."""
    claim: ClaimState
    """The claims of the current turn (F5.5)."""
    just_laid: bool
    """Whether the last event laid a tile."""

    phase: ClassVar[str] = "exploration"

    @property
    def game(self) -> Fjords:
        return self.match.game

    @property
    def turn(self) -> Seat | None:
        if self.due == "answer":
            return self.claim.answering
        return None if self.due in ("first", "row", "swap", "draw") else self.seat

    def actions(self) -> list[Event]:
        match self.due:
            case "lay":
                found = self._placements("lay", self.on_offer())
                if self.may_claim():
                    found.append(("nothing",))
                return found
            case "build":
                builds: list[Event] = [("house",), ("none",)]
                if self.game.home and not self.homes[self.seat]:
                    builds.append(("home",))
                return builds
            case "turn" | "again":
                return [("draw",), *self._placements("lay", self.on_offer())]
            case "answer":
                return [("accept",), *self._placements("point", self.on_offer())]
        return []

    @property
    def chance(self) -> Chance | None:
        match self.due:
            case "row":
                return OneOf("*row", self.bag)
            case "draw":
                return OneOf("*draw", self.bag)
            case "swap":
                return Handful("*swap", self.bag, min(ROW, len(self.bag)))
            case "first":
                return OneOf("*first", range(self.game.seats))
        return None

    def take(self, event: Event) -> State:
        verb, numbers = event[0], event[1:]
        match verb:
            case "lay":
                tile, cell, pattern = numbers
                return self._lay(tile, Cell(cell), pattern)
            case "*row":
                row, bag = self.row + numbers, _without(self.bag, numbers)
                return self._fill_row(self.seat, self.board, bag, row, self.houses, self.homes, self.claim)
            case "none" | "house" | "home":
                return self._build(verb)
            case "draw":
                return self._but(due="draw")
            case "*draw":
                return self._drawn(*numbers)
            case "*swap":
                bag = tuple(sorted((*_without(self.bag, numbers), *self.row)))
                return self._fill_row(self.seat, self.board, bag, numbers, self.houses, self.homes, self.claim)
            case "*first":
                return self.match.begin(Seat(*numbers))
            case "nothing":
                return self._but(due="answer", claim=ClaimState(self.claim.standing, self.game.left_of[self.seat]))
            case "point":
                return self._but(due="lay", claim=ClaimState(self.claim.standing, pointed=numbers[0]))
        return self._accept()

    def read(self, text: str) -> Event:
        event = self.game.parse(text)
        chance = self.chance
        if chance is not None and chance.probability(event):
            return event
        if event in self.actions():
            return event
        raise refusals.in_exploration(self, event, text)

    def view(self, seat: Seat | None) -> ExplorationView:
        return view.of_exploration(self, seat)

    @property
    def result(self) -> None:
        return None

    def on_offer(self) -> tuple[int, ...]:
        """Return the tiles that may be laid now, provided that they fit; while a claim is answered, the tiles that are
        claimed to fit nowhere.
        """
        if self.drawn is not None:
            return (self.drawn,)
        if self.due == "again" and self.game.variant == "classic":
            return ()  # Classic: only at the start of a turn (F5.2); 2005: any time (F5.3)
        return self.row or self.aside

    def may_claim(self) -> bool:
        """Return whether the seat to move may claim that none of its tiles fits anywhere (F5.5)."""
        return self.game.oversight and self.claim.pointed is None and self.claim.standing < MOST_CLAIMS

    def _placements(self, verb: str, tiles: tuple[int, ...]) -> list[Event]:
        kit = self.match.game.tiles
        wanted = kit.any_of(tiles)
        lies = [(tile, kit.lies[tile]) for tile in tiles]
        numbers = kit.numbers
        found: list[Event] = []
        for cell, fits in self.board.open.items():
            if fits & wanted:
                for tile, patterns in lies:
                    if fits & patterns:
                        for pattern in numbers(fits & patterns):
                            found.append((verb, tile, cell, pattern))
        return found

    def _lay(self, tile: int, cell: Cell, pattern: int) -> State:
        game = self.match.game
        board = self.board.lay(game.tiles, tile, cell, pattern)
        row, aside = self.row, self.aside
        if row:
            row = _without(row, (tile,))
        elif self.drawn is None:
            aside = _without(aside, (tile,))
        if self.houses[self.seat].bit_count() < game.longhouses and game.no_house_on(tile, pattern) is None:
            return Exploration(
                self.match,
                self.seat,
                "build",
                board,
                self.bag,
                row,
                aside,
                None,
                self.houses,
                self.homes,
                NO_CLAIM,
                True,
            )
        return self._begin_turn(board, row, aside, self.houses, self.homes, just_laid=True)

    def _build(self, build: str) -> State:
        houses, homes, seat = self.houses, self.homes, self.seat
        if build != "none":
            here = 1 << len(self.board.laid) - 1
            houses = with_bits(houses, seat, here)
            if build == "home":
                homes = with_bits(homes, seat, here)
        return self._begin_turn(self.board, self.row, self.aside, houses, homes, just_laid=False)

    def _begin_turn(
        self,
        board: Board,
        row: tuple[int, ...],
        aside: tuple[int, ...],
        houses: tuple[int, ...],
        homes: tuple[int, ...],
        *,
        just_laid: bool,
    ) -> State:
        """Begin the next player's turn (F4.1, F4.3, F5.1), or end the exploration (F5.4)."""
        game = self.match.game
        seat = game.left_of[self.seat]
        if game.by_row:
            return self._fill_row(seat, board, self.bag, row, houses, homes, NO_CLAIM, just_laid=just_laid)
        if not self.bag:
            return self.match.settle(board, houses, homes, seat, just_laid=just_laid)
        return Exploration(
            self.match, seat, "turn", board, self.bag, row, aside, None, houses, homes, NO_CLAIM, just_laid
        )

    def _fill_row(
        self,
        seat: Seat,
        board: Board,
        bag: tuple[int, ...],
        row: tuple[int, ...],
        houses: tuple[int, ...],
        homes: tuple[int, ...],
        claim: ClaimState,
        *,
        just_laid: bool = False,
    ) -> State:
        """Refill the row (F2.5), swap it if none of it fits (F4.2), or end the exploration (F4.3)."""
        due: Exploring = "row"
        if len(row) >= ROW or not bag:
            due = "lay"
            kit = self.match.game.tiles
            if not board.takes(kit.any_of(row)):
                if not board.takes(kit.any_of(bag)):
                    return self.match.settle(board, houses, homes, seat, just_laid=just_laid)
                if not self.game.oversight or claim.standing == MOST_CLAIMS:
                    due = "swap"
        return Exploration(self.match, seat, due, board, bag, row, (), None, houses, homes, claim, just_laid)

    def _drawn(self, tile: int) -> State:
        bag = _without(self.bag, (tile,))
        fits = self.board.takes(self.game.tiles.lies[tile])
        if fits or (self.game.oversight and self.claim.standing < MOST_CLAIMS):
            return self._but(due="lay", bag=bag, drawn=tile)
        return self._set_aside(tile, bag, self.claim)

    def _set_aside(self, tile: int, bag: tuple[int, ...], claim: ClaimState) -> State:
        if not bag:  # F5.4
            return self.match.settle(self.board, self.houses, self.homes, self.seat)
        return self._but(due="again", bag=bag, drawn=None, aside=(*self.aside, tile), claim=claim)

    def _accept(self) -> State:
        """Accept a claim (F5.5). The next opponent has to answer it; when all have accepted, the claim stands."""
        assert self.claim.answering is not None
        answering = self.game.left_of[self.claim.answering]
        if answering != self.seat:
            return self._but(due="answer", claim=ClaimState(self.claim.standing, answering))
        claim = ClaimState(self.claim.standing + 1)
        if self.drawn is not None:
            return self._set_aside(self.drawn, self.bag, claim)
        if not self.bag:
            return self.match.settle(self.board, self.houses, self.homes, self.seat)
        return self._but(due="swap", claim=claim)

    def _but(
        self,
        *,
        due: Exploring,
        bag: tuple[int, ...] | None = None,
        aside: tuple[int, ...] | None = None,
        drawn: int | None = _AS_BEFORE,
        claim: ClaimState | None = None,
        just_laid: bool = False,
    ) -> Exploration:
        """Copy the position with the given fields changed; `just_laid` is False in the copy unless given."""
        return Exploration(
            self.match,
            self.seat,
            due,
            self.board,
            self.bag if bag is None else bag,
            self.row,
            self.aside if aside is None else aside,
            self.drawn if drawn == _AS_BEFORE else drawn,
            self.houses,
            self.homes,
            self.claim if claim is None else claim,
            just_laid,
        )


def _without(tiles: tuple[int, ...], gone: Sequence[int]) -> tuple[int, ...]:
    if len(gone) == 1:
        place = tiles.index(gone[0])
        return tiles[:place] + tiles[place + 1 :]
    return tuple(tile for tile in tiles if tile not in gone)
