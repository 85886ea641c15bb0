"""Action ids and observations for Fjords (docs/envs.md); a compiled version is in `engine.fjords.boards`.

The board is mapped to a square grid that wraps around at its sides (a torus): cell `q,r` is in row `q mod side`,
column `r mod side`. The grid is large enough that two cells of a board never have the same place.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from longhouse.engine.fjords.rules import check_size
from longhouse.envs.coding import Coding, Observation, laid_out
from longhouse.games.fjords.board import Board, Laid, starting_board
from longhouse.games.fjords.exploration import NO_CLAIM, ClaimState, Exploration
from longhouse.games.fjords.hexes import Cell, coordinates, neighbours
from longhouse.games.fjords.land import Land, union
from longhouse.games.fjords.match import FinishedMatch, Fjords, Match, Round
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.fjords.tiles import TERRAINS, rotations
from longhouse.games.fjords.views import Exploring
from longhouse.games.game import Event, Seat, State

PLAIN: Final = ("draw", "house", "home", "none", "nothing", "accept")
"""The verbs of the actions that name no place on the board, in the order of their ids."""
DUE: Final = ("first", "row", "draw", "swap", "turn", "again", "lay", "build", "answer", "settle", "over")
MOVING: Final = ("journey", "horse", "wisdom")
STONES: Final = ("strength", "water", "friendship")
HOUSE, HOME, VIKING = 1, 2, 3
"""The numbers that stand for the pieces in an observation."""
ORDER, TILE, CORNERS, STONE, WISDOM, PIECES = 0, 1, 2, 8, 9, 10
"""The indices of the planes of the board in an observation.

The planes are: when a tile was laid, which tile it is, its six corners, its stone, Wisdom stones; then the pieces of
each seat.
"""
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
_PLAIN = {verb: number for number, verb in enumerate(PLAIN)}


class FjordsCoding(Coding):
    """The action ids and observations of one game of Fjords."""

    def __init__(self, game: Fjords) -> None:
        self.game: Fjords = game
        check_size(game)
        bag, start = len(game.bag), [coordinates(cell) for cell in game.tiles.start]
        spans = [max(axis) - min(axis) for axis in zip(*start, strict=True)]
        # A tile touches two others (F3.1), so a new row or column takes two tiles; empty cells around need room, too.
        self.side: int = max(spans) + bag // 2 + 4
        """The number of rows, and of columns, of the square grid."""
        self.cells: int = self.side * self.side
        """The number of places in the square grid."""
        self.slots = _ROW if game.by_row else bag
        """The maximum number of tiles that are on offer at once."""
        self.turns = tuple(
            {pattern: turn for turn, pattern in reversed(list(enumerate(rotations(tile.pattern))))}
            for tile in game.tiles.tiles
        )
        """For each tile, by each pattern in which it can lie: by how many sixths of a turn it is then rotated,
        clockwise.
        """
        self._turned = tuple(
            {game.tiles.pattern_number[pattern]: turn * self.cells for pattern, turn in turns.items()}
            for turns in self.turns
        )
        """The same by the numbers of the patterns, in cells."""
        planes = {"lay": 6 * self.slots}
        if game.oversight:
            planes["point"] = 6 * self.slots
        planes["viking"] = 1
        planes |= {rune.name: 6 if rune.name == "wisdom" else 1 for rune in game.moving_runes}
        self.first: dict[str, int] = {}
        """For each verb that names a place on the board, the first of its action ids."""
        self.actions = len(PLAIN)
        for verb, count in planes.items():
            self.first[verb] = self.actions
            self.actions += count * self.cells
        self.longest = game.rounds * ((3 * game.seats + 23) * bag + 40 * game.seats)
        self.tiles: tuple[int, ...] = (*range(len(game.tiles.start)), *game.bag)
        """The tiles of the game; the tile at index i has the number i + 1 in observations."""
        self.number = {tile: number for number, tile in enumerate(self.tiles, 1)}
        """The number of each tile in observations, which count tiles from 1."""
        everybody = range(game.seats)
        self._rows = tuple(tuple((other - seat) % game.seats for other in everybody) for seat in everybody)
        """For each observer the numbers of all seats: 0 is the observer, then clockwise."""
        self._places = _Places(self.side)
        self._latest: tuple[tuple[Laid, ...], bytearray, list[int]] = ((), bytearray(PIECES * self.cells), [])
        self._bag: tuple[tuple[int, ...] | None, bytes] = (None, b"")
        self._begun = _Begun(None, (), (), bytearray(), [], {})
        self._corners = tuple(map(_corners, game.tiles.patterns))
        self._printed = tuple(_corners(tile.pattern) for tile in game.tiles.tiles)
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
        self._due = {due: self._starts["due"] + number for number, due in enumerate(DUE)}
        self._blank = tuple(self._beginning(Seat(seat)) for seat in everybody)

    def place(self, cell: int) -> int:
        """Return the index of a cell in the square grid, counted row by row."""
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
        # As in `id_of`, but what the actions of a position have in common is looked up once.
        self.check_options(state)
        found: dict[int, Event] = {}
        places = self._places
        match state:
            case Exploration(due="build"):
                for event in state.actions():
                    found[_PLAIN[event[0]]] = event
            case Exploration():
                first = self.first["point" if state.due == "answer" else "lay"]
                planes = {
                    tile: (first + 6 * slot * self.cells, self._turned[tile])
                    for slot, tile in enumerate(state.on_offer())
                }
                for event in state.actions():
                    if len(event) == 1:
                        found[_PLAIN[event[0]]] = event
                    else:
                        tile, cell, pattern = event[1:]
                        plane, turned = planes[tile]
                        found[plane + turned[pattern] + places[cell]] = event
            case Settlement():
                first = self.first["viking"]
                for event in state.actions():
                    cells = event[1:]
                    found[first + places[cells[0]] if event[0] == "viking" else self.id_of(state, event)] = event
        return found

    def observe(self, state: State, seat: Seat) -> Observation:
        self.check_seat(seat)
        self.check_options(state)
        match state:
            case Exploration():
                seen = self._exploration(state, seat)
            case Settlement():
                seen = self._settlement(state.match, state, seat)
                seen[self._due["settle"]] = 1
                seen[self._starts["turn"] + self._rows[seat][state.seat]] = 1
            case _:
                assert isinstance(state, FinishedMatch)
                seen = self._settlement(state.match, state.last, seat)
                seen[self._due["over"]] = 1
        return np.frombuffer(seen, dtype=np.uint8)

    def _beginning(self, seat: Seat) -> bytes:
        """Return the part of an observation after the planes of tiles, as it is when a round begins."""
        game, at = self.game, self._starts
        seen = bytearray(self.size)
        seen[at["seat"] + seat] = 1
        for other in range(game.seats):
            supplies, runes = at["supplies"] + 2 * other, at["runes"] + (len(MOVING) + 1) * other
            seen[supplies : supplies + 2] = game.vikings, game.longhouses
            for rune in game.moving_runes:
                seen[runes + MOVING.index(rune.name)] = 1
            seen[runes + len(MOVING)] = game.home
        return bytes(seen[PIECES * self.cells :])

    def _write_match(self, seen: bytearray, match: Match, rows: tuple[int, ...]) -> None:
        at, seats = self._starts, self.game.seats
        seen[at["starter"] + rows[match.starter]] = 1
        if match.past:
            seen[at["past"]] = len(match.past)
        for k, each in enumerate(match.past):
            seen[at["starters"] + k] = rows[each.starter] + 1
            for row, points in zip(rows, each.scores, strict=True):
                seen[at["points"] + k * seats + row] = points

    def _tiles(self, laid: tuple[Laid, ...]) -> tuple[bytearray, list[int]]:
        """Return the part of the observation with the tiles, and the places of the tiles. Both are cached, because a
        step usually adds only one tile.
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
                planes[CORNERS * cells + at : STONE * cells : cells] = self._corners[pattern]
                if tile in self.game.stones:
                    planes[STONE * cells + at] = STONES.index(self.game.stones[tile]) + 1
            self._latest = laid, planes, places
        return planes, places

    def _write_pieces(self, seen: bytearray, places: list[int], pieces: int, row: int, piece: int) -> None:
        """Write the pieces of one seat."""
        plane = (PIECES + row) * self.cells
        while pieces:  # the loop of `bits`, because a generator takes twice as long
            low = pieces & -pieces
            seen[plane + places[low.bit_length() - 1]] = piece
            pieces ^= low

    def _write_houses(
        self,
        seen: bytearray,
        places: list[int],
        rows: tuple[int, ...],
        houses: tuple[int, ...],
        homes: tuple[int, ...],
    ) -> None:
        """Write what the seats have built, and what they have left to build."""
        game, at = self.game, self._starts
        for row, own, home in zip(rows, houses, homes, strict=True):
            if own:
                self._write_pieces(seen, places, own, row, HOUSE)
                seen[at["supplies"] + 2 * row + 1] = game.longhouses - own.bit_count()
            if home:
                self._write_pieces(seen, places, home, row, HOME)
                seen[at["runes"] + (len(MOVING) + 1) * row + len(MOVING)] = 0

    def _exploration(self, state: Exploration, seat: Seat) -> bytearray:
        rows, at, claim, number = self._rows[seat], self._starts, state.claim, self.number
        planes, places = self._tiles(state.board.laid)
        seen = planes + self._blank[seat]
        self._write_match(seen, state.match, rows)
        self._write_houses(seen, places, rows, state.houses, state.homes)
        seen[self._due[state.due]] = 1
        turn = state.turn
        if turn is not None:
            seen[at["turn"] + rows[turn]] = 1
        seen[at["mover"] + rows[state.seat]] = 1
        seen[at["just_laid"]] = state.just_laid
        if claim is not NO_CLAIM:
            seen[at["standing"]] = claim.standing
            seen[at["pointed"]] = 0 if claim.pointed is None else number[claim.pointed]
        slot, corners = at["row"], at["row_corners"]
        for tile in state.row if state.drawn is None else (state.drawn,):
            seen[slot] = number[tile]
            seen[corners : corners + 6] = self._printed[tile]
            slot += 1
            corners += 6
        for slot, tile in enumerate(state.aside, at["aside"]):
            seen[slot] = number[tile]
        seen[at["bag"] : at["bag"] + len(self.game.bag)] = self._bagged(state.bag)
        return seen

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

    def _settlement(self, match: Match, state: Settlement, seat: Seat) -> bytearray:
        rows, at = self._rows[seat], self._starts
        begun, places = self._settlement_begun(state, seat)
        seen = begun[:]
        self._write_match(seen, match, rows)
        for row, own in zip(rows, state.vikings, strict=True):
            if own:
                self._write_pieces(seen, places, own, row, VIKING)
                seen[at["supplies"] + 2 * row] = self.game.vikings - own.bit_count()
        for other, rune in state.spent:
            seen[at["runes"] + (len(MOVING) + 1) * rows[other] + MOVING.index(rune)] = 0
        for space in state.wisdom:
            seen[WISDOM * self.cells + self.place(space)] = 1
        seen[at["mover"] + rows[state.seat]] = 1
        seen[at["settler"] + rows[state.starter]] = 1
        seen[at["just_laid"]] = state.just_laid
        return seen

    def _settlement_begun(self, state: Settlement, seat: Seat) -> tuple[bytearray, list[int]]:
        """Return what an observation holds before the first viking, and the places of the tiles. Both are cached,
        because only vikings and runes change in a settlement.
        """
        begun = self._begun
        if begun.land is not state.land or begun.houses != state.houses or begun.homes != state.homes:
            numbers = [self.game.tiles.pattern_number[pattern] for pattern in state.land.patterns]
            planes, places = self._tiles(tuple(zip(state.land.tiles, state.land.cells, numbers, strict=True)))
            begun = self._begun = _Begun(state.land, state.houses, state.homes, planes, places, {})
        seen = begun.seen.get(seat)
        if seen is None:
            seen = begun.planes + self._blank[seat]
            self._write_houses(seen, begun.places, self._rows[seat], state.houses, state.homes)
            begun.seen[seat] = seen
        return seen, begun.places

    def decode(self, observation: Observation) -> State:
        self.check_length(observation)
        return _Reader(self, observation).state()


def _corners(pattern: str) -> bytes:
    """Return the numbers of the terrains at the six corners."""
    return bytes(TERRAINS.index(terrain) + 1 for terrain in pattern)


@dataclass(frozen=True, slots=True)
class _Begun:
    """The observations of a settlement before its first viking, by seat, and what they are made of."""

    land: Land | None
    houses: tuple[int, ...]
    homes: tuple[int, ...]
    planes: bytearray
    places: list[int]
    seen: dict[Seat, bytearray]


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
