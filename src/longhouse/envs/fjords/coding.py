"""Action ids and observations for Fjords (docs/envs.md); a compiled version is in `engine.fjords.boards`.

The board is mapped to a square grid that wraps around at its sides (a torus): cell `q,r` is in row `q mod side`,
column `r mod side`. The grid is large enough that two cells of a board never have the same place.
"""

from typing import Final

import numpy as np

from longhouse.engine.fjords.rules import check_size
from longhouse.envs.coding import Coding, Observation, laid_out
from longhouse.games.fjords.board import Board, Laid, starting_board
from longhouse.games.fjords.exploration import ClaimState, Exploration
from longhouse.games.fjords.hexes import Cell, coordinates, neighbours
from longhouse.games.fjords.land import Land, union
from longhouse.games.fjords.match import FinishedMatch, Fjords, Match, Round
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.fjords.tiles import TERRAINS, rotations
from longhouse.games.fjords.views import Exploring
from longhouse.games.game import Event, Seat, State

PLAIN: Final = ("draw", "house", "home", "none", "nothing", "accept")
"""The actions without a place, in the order of their ids."""
DUE: Final = ("first", "row", "draw", "swap", "turn", "again", "lay", "build", "answer", "settle", "over")
MOVING: Final = ("journey", "horse", "wisdom")
STONES: Final = ("strength", "water", "friendship")
HOUSE, HOME, VIKING = 1, 2, 3
"""The pieces, as numbers in the planes of the seats."""
ORDER, TILE, CORNERS, STONE, WISDOM, PIECES = 0, 1, 2, 8, 9, 10
"""The planes of the board: when a tile was laid, which, its corners, stones; then a plane of pieces for each seat."""
_EXPLORING: dict[str, Exploring] = {
    "first": "first",
    "row": "row",
    "draw": "draw",
    "swap": "swap",
    "turn": "turn",
    "again": "again",
    "lay": "lay",
    "build": "build",
    "answer": "answer",
}
_ROW = 4


class FjordsCoding(Coding):
    """The action ids and observations of one game of Fjords."""

    def __init__(self, game: Fjords) -> None:
        self.game: Fjords = game
        check_size(game)
        bag, start = len(game.bag), [coordinates(cell) for cell in game.tiles.start]
        spans = [max(axis) - min(axis) for axis in zip(*start, strict=True)]
        # A tile touches two others (F3.1), so a new row or column takes two tiles; empty cells around need room, too.
        self.side: int = max(spans) + bag // 2 + 4
        self.cells: int = self.side * self.side
        self.slots = _ROW if game.by_row else bag
        """How many tiles can be on offer at once."""
        self.turns = tuple(
            {pattern: turn for turn, pattern in reversed(list(enumerate(rotations(tile.pattern))))}
            for tile in game.tiles.tiles
        )
        """For each tile, how far it is turned from its printed pattern to lie as each other pattern."""
        planes = {"lay": 6 * self.slots}
        if game.oversight:
            planes["point"] = 6 * self.slots
        planes["viking"] = 1
        planes |= {rune.name: 6 if rune.name == "wisdom" else 1 for rune in game.moving_runes}
        self.first: dict[str, int] = {}
        """For each verb with a place, its first id."""
        self.actions = len(PLAIN)
        for verb, count in planes.items():
            self.first[verb] = self.actions
            self.actions += count * self.cells
        self.longest = game.rounds * ((3 * game.seats + 23) * bag + 40 * game.seats)
        self.tiles: tuple[int, ...] = (*range(len(game.tiles.start)), *game.bag)
        """The tiles of the game in the order of their numbers in observations, which begin with 1."""
        self.number = {tile: number for number, tile in enumerate(self.tiles, 1)}
        everybody = range(game.seats)
        self._rows = tuple(tuple((other - seat) % game.seats for other in everybody) for seat in everybody)
        """For each observer the numbers of all seats: 0 is the observer, then clockwise."""
        self._places = _Places(self.side)
        self._latest: tuple[tuple[Laid, ...], bytearray, list[int]] = ((), bytearray(PIECES * self.cells), [])
        self._bag: tuple[tuple[int, ...] | None, bytes] = (None, b"")
        self._land: tuple[Land | None, tuple[Laid, ...]] = (None, ())
        self._printed = tuple(
            bytes(TERRAINS.index(terrain) + 1 for terrain in tile.pattern) for tile in game.tiles.tiles
        )
        seats = game.seats
        self.parts = laid_out(
            board=(PIECES + seats, self.side, self.side),
            due=(len(DUE),),
            seat=(seats,),
            turn=(seats,),
            mover=(seats,),
            starter=(seats,),
            settler=(seats,),
            just_laid=(1,),
            standing=(1,),
            pointed=(1,),
            row=(_ROW if game.by_row else 1,),
            row_corners=(_ROW if game.by_row else 1, 6),
            aside=(0 if game.by_row else bag,),
            bag=(bag,),
            supplies=(seats, 2),
            runes=(seats, len(MOVING) + 1),
            past=(1,),
            points=(3, seats),
            starters=(3,),
        )
        self._starts = {name: part.start for name, part in self.parts.items()}

    def place(self, cell: int) -> int:
        """Return the index of a cell in the square grid."""
        return self._places[cell]

    def id_of(self, state: State, event: Event) -> int:
        verb, numbers = event[0], event[1:]
        if verb in PLAIN:
            return PLAIN.index(verb)
        plane: int = 0
        if isinstance(state, Exploration):
            tile, cell, pattern = numbers
            plane = state.on_offer().index(tile) * 6 + self.turns[tile][self.game.tiles.patterns[pattern]]
        else:
            cell = numbers[-1]
            if verb == "wisdom":
                plane = neighbours(Cell(cell)).index(Cell(numbers[0]))
        return self.first[verb] + plane * self.cells + self.place(cell)

    def legal(self, state: State) -> dict[int, Event]:
        if not isinstance(state, Exploration):
            return super().legal(state)
        # As in `id_of`, but the tiles on offer are looked up once.
        slots = {tile: (6 * slot, self.turns[tile]) for slot, tile in enumerate(state.on_offer())}
        patterns, places, cells, first = self.game.tiles.patterns, self._places, self.cells, self.first
        found: dict[int, Event] = {}
        for event in state.actions():
            if len(event) == 1:
                found[PLAIN.index(event[0])] = event
            else:
                verb, (tile, cell, pattern) = event[0], event[1:]
                plane, turns = slots[tile]
                found[first[verb] + (plane + turns[patterns[pattern]]) * cells + places[cell]] = event
        return found

    def observe(self, state: State, seat: Seat) -> Observation:
        self.check_seat(seat)
        # Single bytes are written three times faster into a bytearray than into an array.
        seen, at = bytearray(self.size), self._starts
        seen[at["seat"] + seat] = 1
        match state:
            case Exploration():
                self._write_exploration(seen, state, seat)
            case Settlement():
                self._write_match(seen, state.match, seat)
                self._write_settlement(seen, state, seat)
                seen[at["due"] + DUE.index("settle")] = 1
                seen[at["turn"] + self._rows[seat][state.seat]] = 1
            case FinishedMatch():
                self._write_match(seen, state.match, seat)
                self._write_settlement(seen, state.last, seat)
                seen[at["due"] + DUE.index("over")] = 1
        return np.frombuffer(seen, dtype=np.uint8)

    def _write_match(self, seen: bytearray, match: Match, seat: Seat) -> None:
        at, seats = self._starts, self.game.seats
        seen[at["starter"] + self._rows[seat][match.starter]] = 1
        seen[at["past"]] = len(match.past)
        for k, each in enumerate(match.past):
            seen[at["starters"] + k] = self._rows[seat][each.starter] + 1
            for other, points in enumerate(each.scores):
                seen[at["points"] + k * seats + self._rows[seat][other]] = points

    def _write_tiles(self, seen: bytearray, laid: tuple[Laid, ...]) -> list[int]:
        """Write the part of the observation with the tiles, and return the places of the tiles. Both are cached,
        because a step usually adds only one tile.
        """
        known, planes, places = self._latest
        if laid is not known and laid != known:
            if known == laid[: len(known)]:
                planes, places = planes[:], places[:]
            else:
                known, planes, places = (), bytearray(len(planes)), []
            cells = self.cells
            for order, (tile, cell, pattern) in enumerate(laid[len(known) :], len(known) + 1):
                at = self.place(cell)
                places.append(at)
                planes[ORDER * cells + at], planes[TILE * cells + at] = order, self.number[tile]
                for corner, terrain in enumerate(self.game.tiles.patterns[pattern], CORNERS):
                    planes[corner * cells + at] = TERRAINS.index(terrain) + 1
                if tile in self.game.stones:
                    planes[STONE * cells + at] = STONES.index(self.game.stones[tile]) + 1
            self._latest = laid, planes, places
        seen[: PIECES * self.cells] = planes
        return places

    def _write_pieces(
        self, seen: bytearray, places: list[int], pieces: tuple[int, ...], seat: Seat, piece: int
    ) -> None:
        for other, own in enumerate(pieces):
            if own:
                plane = (PIECES + self._rows[seat][other]) * self.cells
                left = own
                while left:  # the loop of `bits`, because a generator takes twice as long
                    low = left & -left
                    seen[plane + places[low.bit_length() - 1]] = piece
                    left ^= low

    def _write_supplies(
        self,
        seen: bytearray,
        seat: Seat,
        vikings: tuple[int, ...],
        houses: tuple[int, ...],
        homes: tuple[int, ...],
        spent: frozenset[tuple[Seat, str]],
    ) -> None:
        game, at = self.game, self._starts
        for other in range(game.seats):
            row = self._rows[seat][other]
            supplies, runes = at["supplies"] + 2 * row, at["runes"] + (len(MOVING) + 1) * row
            seen[supplies] = game.vikings - vikings[other].bit_count()
            seen[supplies + 1] = game.longhouses - houses[other].bit_count()
            for rune in game.moving_runes:
                seen[runes + MOVING.index(rune.name)] = (Seat(other), rune.name) not in spent
            seen[runes + len(MOVING)] = game.home and not homes[other]

    def _write_exploration(self, seen: bytearray, state: Exploration, seat: Seat) -> None:
        game, claim, at = self.game, state.claim, self._starts
        self._write_match(seen, state.match, seat)
        seen[at["due"] + DUE.index(state.due)] = 1
        turn, rows = state.turn, self._rows[seat]
        if turn is not None:
            seen[at["turn"] + rows[turn]] = 1
        seen[at["mover"] + rows[state.seat]] = 1
        places = self._write_tiles(seen, state.board.laid)
        self._write_pieces(seen, places, state.houses, seat, HOUSE)
        self._write_pieces(seen, places, state.homes, seat, HOME)
        self._write_supplies(seen, seat, (0,) * game.seats, state.houses, state.homes, frozenset())
        seen[at["just_laid"]], seen[at["standing"]] = state.just_laid, claim.standing
        seen[at["pointed"]] = 0 if claim.pointed is None else self.number[claim.pointed]
        for slot, tile in enumerate(state.row if state.drawn is None else (state.drawn,)):
            seen[at["row"] + slot] = self.number[tile]
            corners = at["row_corners"] + 6 * slot
            seen[corners : corners + 6] = self._printed[tile]
        for slot, tile in enumerate(state.aside, at["aside"]):
            seen[slot] = self.number[tile]
        seen[at["bag"] : at["bag"] + len(game.bag)] = self._bagged(state.bag)

    def _bagged(self, bag: tuple[int, ...]) -> bytes:
        """Return the part `bag` of the observation. It is cached, because the bag changes only when a tile is drawn."""
        known, part = self._bag
        if bag is not known:
            number, first = self.number, len(self.game.tiles.start) + 1
            left = bytearray(len(self.game.bag))
            for tile in bag:
                left[number[tile] - first] = 1
            part = bytes(left)
            self._bag = bag, part
        return part

    def _write_settlement(self, seen: bytearray, state: Settlement, seat: Seat) -> None:
        land, at = state.land, self._starts
        known, laid = self._land
        if known is not land:
            numbers = [self.game.tiles.pattern_number[pattern] for pattern in land.patterns]
            laid = tuple(zip(land.tiles, land.cells, numbers, strict=True))
            self._land = land, laid
        places = self._write_tiles(seen, laid)
        for pieces, piece in ((state.houses, HOUSE), (state.homes, HOME), (state.vikings, VIKING)):
            self._write_pieces(seen, places, pieces, seat, piece)
        for space in state.wisdom:
            seen[WISDOM * self.cells + self.place(space)] = 1
        self._write_supplies(seen, seat, state.vikings, state.houses, state.homes, state.spent)
        seen[at["mover"] + self._rows[seat][state.seat]] = 1
        seen[at["settler"] + self._rows[seat][state.starter]] = 1
        seen[at["just_laid"]] = state.just_laid

    def decode(self, observation: Observation) -> State:
        return _Reader(self, observation).state()


class _Places(dict[int, int]):
    """The index of each cell in the square grid, computed when it is first asked for."""

    def __init__(self, side: int) -> None:
        self._side = side

    def __missing__(self, cell: int) -> int:
        q, r = coordinates(Cell(cell))
        self[cell] = found = q % self._side * self._side + r % self._side
        return found


class _Reader:
    """Builds the position that an observation shows."""

    def __init__(self, coding: FjordsCoding, observation: Observation) -> None:
        self._coding = coding
        self._game = coding.game
        self._part = {name: part.of(observation) for name, part in coding.parts.items()}
        self._seat = int(self._part["seat"].argmax())
        self._planes = self._part["board"].reshape(-1, coding.cells)
        self._cells: dict[int, Cell] = {}
        """The cells beside the tiles, by their places in the frame."""

    def state(self) -> State:
        due = DUE[int(self._part["due"].argmax())]
        past = tuple(
            Round(Seat((int(self._part["starters"][k]) - 1 + self._seat) % self._game.seats), self._points(k))
            for k in range(int(self._part["past"][0]))
        )
        match = Match(self._game, self._absolute("starter"), past[:-1] if due == "over" else past)
        board = self._board()
        if due == "over":
            return FinishedMatch(Match(self._game, match.starter, past), self._settlement(match, board))
        return self._settlement(match, board) if due == "settle" else self._exploration(match, board, _EXPLORING[due])

    def _absolute(self, name: str) -> Seat:
        return Seat((int(self._part[name].argmax()) + self._seat) % self._game.seats)

    def _points(self, k: int) -> tuple[int, ...]:
        seats = self._game.seats
        return tuple(int(self._part["points"][k, (seat - self._seat) % seats]) for seat in range(seats))

    def _board(self) -> Board:
        kit = self._game.tiles
        board = starting_board(kit)
        place = self._coding.place
        self._cells = {place(near): near for cell in kit.start for near in (cell, *neighbours(cell))}
        order = self._planes[ORDER]
        places = sorted((int(at) for at in order.nonzero()[0]), key=lambda at: int(order[at]))
        self._laid = [self._cells[at] for at in places[: len(kit.start)]]
        for at in places[len(kit.start) :]:
            cell = self._cells[at]
            pattern = "".join(TERRAINS[int(corner) - 1] for corner in self._planes[CORNERS : CORNERS + 6, at])
            board = board.lay(kit, self._tile(self._planes[TILE, at]), cell, kit.pattern_number[pattern])
            self._cells.update((place(near), near) for near in neighbours(cell))
            self._laid.append(cell)
        return board

    def _tile(self, number: np.uint8) -> int:
        return self._coding.tiles[int(number) - 1]

    def _tiles(self, name: str) -> tuple[int, ...]:
        return tuple(self._tile(number) for number in self._part[name] if number)

    def _pieces(self, *pieces: int) -> tuple[int, ...]:
        """Return for each seat the tiles that have one of these pieces, as bits."""
        seats = self._game.seats
        found: list[int] = []
        for seat in range(seats):
            plane = self._planes[PIECES + (seat - self._seat) % seats]
            found.append(
                sum(1 << i for i, cell in enumerate(self._laid) if int(plane[self._coding.place(cell)]) in pieces)
            )
        return tuple(found)

    def _exploration(self, match: Match, board: Board, due: Exploring) -> Exploration:
        part, game = self._part, self._game
        offered = self._tiles("row")
        return Exploration(
            match,
            self._absolute("mover"),
            due,
            board,
            tuple(tile for tile, there in zip(game.bag, part["bag"], strict=True) if there),
            offered if game.by_row else (),
            self._tiles("aside"),
            None if game.by_row or not offered else offered[0],
            self._pieces(HOUSE, HOME),
            self._pieces(HOME),
            ClaimState(
                int(part["standing"][0]),
                self._absolute("turn") if due == "answer" else None,
                self._tile(part["pointed"][0]) if part["pointed"][0] else None,
            ),
            bool(part["just_laid"][0]),
        )

    def _settlement(self, match: Match, board: Board) -> Settlement:
        game = self._game
        land = Land(game.tiles, board)
        houses, vikings = self._pieces(HOUSE, HOME), self._pieces(VIKING)
        taken = sum(houses) | sum(vikings) | sum(1 << i for i, tile in enumerate(land.tiles) if tile in game.stones)
        runes = self._part["runes"]
        return Settlement(
            match=match,
            land=land,
            starter=self._absolute("settler"),
            seat=self._absolute("mover"),
            houses=houses,
            homes=self._pieces(HOME),
            vikings=vikings,
            joined=tuple(union(land.plains, own | other) for own, other in zip(houses, vikings, strict=True)),
            vacant=land.habitable & ~taken,
            spent=frozenset(
                (Seat(seat), rune.name)
                for seat in range(game.seats)
                for rune in game.moving_runes
                if not runes[(seat - self._seat) % game.seats, MOVING.index(rune.name)]
            ),
            wisdom=frozenset(self._cells[int(at)] for at in self._planes[WISDOM].nonzero()[0]),
            just_laid=bool(self._part["just_laid"][0]),
        )
