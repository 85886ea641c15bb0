"""Converts the Python rules' states and events to and from the engine's records and action codes."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from longhouse.engine.compiled import Counts, kernel
from longhouse.engine.fjords.acts import CELL_SHIFT, DUE, NUMBER, PICK, TILE_SHIFT, VERB_SHIFT, VERBS
from longhouse.engine.fjords.board import clear, lay
from longhouse.engine.fjords.land import survey
from longhouse.engine.fjords.moves import legal, take
from longhouse.engine.fjords.records import LAND, POSITION, SCRATCH, Records
from longhouse.engine.fjords.rules import MOVING, grid_cell, patterns_of, rules_of
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.board import Board, starting_board
from longhouse.games.fjords.exploration import ClaimState, Exploration
from longhouse.games.fjords.hexes import Cell, neighbours
from longhouse.games.fjords.land import Land
from longhouse.games.fjords.match import FinishedMatch, Fjords, Match, Round
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Seat, State

_LOW = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Mirror:
    """A position in the engine's form: three arrays of one record each."""

    position: Records
    """The position, as a `PackedPosition`."""
    land: Records
    """What the runes need to know about the board, as a `PackedLand`."""
    rules: Records
    """The rules with their options, as `Rules`."""

    @classmethod
    def of(cls, state: State) -> "Mirror":
        """Convert a state of the Python rules to the engine's form."""
        game = state.game
        assert isinstance(game, Fjords)
        mirror = cls(np.zeros(1, POSITION), np.zeros(1, LAND), rules_of(game))
        pos = mirror.position[0]
        match state:
            case Exploration():
                _board(mirror, game, state.board.laid)
                _fill_exploration(pos, state)
                _pieces(mirror, state.match, state.houses, state.homes)
            case Settlement():
                _settled(mirror, state)
                pos["due"] = DUE.index("settle")
            case FinishedMatch():
                _settled(mirror, state.last)
                _past(pos, state.match)
                pos["due"] = DUE.index("over")
        return mirror

    def copy(self) -> "Mirror":
        """Return an independent copy; the constant rules are shared."""
        return Mirror(self.position.copy(), self.land.copy(), self.rules)

    def legal(self) -> list[int]:
        """Return the legal actions, as action codes."""
        scratch = np.empty(1, SCRATCH)
        count = _legal(self.position, self.land, self.rules, scratch)
        acts: list[int] = scratch["found"][0, :count].tolist()
        return acts

    def take(self, act: int) -> None:
        """Apply an event, given as an action code, to this position, which is modified."""
        _take(self.position, self.land, self.rules, act)

    def state(self, game: Fjords) -> State:
        """Return the position as a state of the Python rules; `game` is the game that it belongs to."""
        pos = self.position[0]
        kit, to_kit = game.tiles, patterns_of(game.tiles)[1]
        board = starting_board(kit)
        cells = {grid_cell(near): near for cell in kit.start for near in neighbours(cell)}
        for i in range(len(kit.start), int(pos["laid"])):
            cell = cells[int(pos["cell"][i])]
            cells.update((grid_cell(near), near) for near in neighbours(cell))
            board = board.lay(kit, int(pos["tile"][i]), cell, to_kit[int(pos["pattern"][i])])
        past = tuple(
            Round(Seat(int(pos["starters"][k])), tuple(pos["points"][k, : game.seats].tolist()))
            for k in range(int(pos["past"]))
        )
        match, due = Match(game, Seat(int(pos["starter"])), past), DUE[int(pos["due"])]
        houses, homes = _sets(game, pos["houses"]), _sets(game, pos["homes"])
        if due == "settle":
            return _settlement(pos, match, board, cells)
        if due == "over":
            before = Match(game, match.starter, past[:-1])
            return FinishedMatch(match, _settlement(pos, before, board, cells))
        row = tuple(pos["row"][: pos["in_row"]].tolist())
        drawn = None if game.by_row or not row else row[0]
        return Exploration(
            match,
            Seat(int(pos["seat"])),
            due,
            board,
            tuple(sorted(pos["bag"][: pos["in_bag"]].tolist())),
            row if game.by_row else (),
            tuple(pos["aside"][: pos["in_aside"]].tolist()),
            drawn,
            houses,
            homes,
            ClaimState(
                int(pos["claims"]),
                None if pos["answering"] < 0 else Seat(int(pos["answering"])),
                None if pos["pointed"] < 0 else int(pos["pointed"]),
            ),
            bool(pos["just_laid"]),
        )


def event_of(act: int, state: State) -> Event:
    """Return the event of the Python rules for an action code; `state` is the position in which it is played."""
    verb = VERBS[act >> VERB_SHIFT]
    tile, cell, last = act >> TILE_SHIFT & NUMBER, act >> CELL_SHIFT & NUMBER, act & NUMBER
    match state:
        case Exploration() if verb in ("lay", "point"):
            there = next(known for known in state.board.open if grid_cell(known) == cell)
            return (verb, tile, there, patterns_of(state.game.tiles)[1][last])
        case Settlement() if verb == "wisdom":
            space = next(known for known in state.land.spaces if grid_cell(known) == cell)
            return (verb, space, state.land.cells[last])
        case Settlement():
            return (verb, state.land.cells[last])
    return (verb,)


def act_of(event: Event, state: State) -> int:
    """Return the action code for an event of the Python rules; `state` is the position in which it happens."""
    verb, numbers = event[0], event[1:]
    act = VERBS.index(verb) << VERB_SHIFT
    match state:
        case Exploration() if verb in ("lay", "point"):
            tile, cell, pattern = numbers
            lies = patterns_of(state.game.tiles)[0][pattern]
            return act | tile << TILE_SHIFT | grid_cell(Cell(cell)) << CELL_SHIFT | lies
        case Settlement():
            space = grid_cell(Cell(numbers[0])) if verb == "wisdom" else 0
            return act | space << CELL_SHIFT | state.land.at[Cell(numbers[-1])]
    match verb:
        case "*first":
            return act | numbers[0]
        case "*row" | "*draw":
            return act | numbers[0] << TILE_SHIFT
        case "*swap":
            tiles = [*numbers, *[PICK] * (4 - len(numbers))]
            return act | sum(tile << 10 * k for k, tile in enumerate(tiles))
    return act


def _board(mirror: Mirror, game: Fjords, laid: Iterable[tuple[int, Cell, int]]) -> None:
    patterns = patterns_of(game.tiles)[0]
    lines = [(tile, grid_cell(cell), patterns[pattern]) for tile, cell, pattern in laid]
    _rebuild(mirror.position, mirror.rules, np.array(lines, dtype=np.int64))


def _fill_exploration(pos: np.void, state: Exploration) -> None:
    pos["due"], pos["seat"], pos["just_laid"] = DUE.index(state.due), state.seat, state.just_laid
    row = state.row if state.drawn is None else (state.drawn,)
    for name, tiles in (("bag", sorted(state.bag)), ("row", row), ("aside", state.aside)):
        pos[name][: len(tiles)] = tiles
        pos[f"in_{name}"] = len(tiles)
    claim = state.claim
    pos["claims"] = claim.standing
    pos["answering"] = -1 if claim.answering is None else claim.answering
    pos["pointed"] = -1 if claim.pointed is None else claim.pointed


def _settled(mirror: Mirror, state: Settlement) -> None:
    game, pos = state.game, mirror.position[0]
    number = game.tiles.pattern_number
    land = state.land
    _board(mirror, game, zip(land.tiles, land.cells, (number[pattern] for pattern in land.patterns), strict=True))
    pos["in_bag"] = 0
    pos["seat"], pos["settler"], pos["just_laid"] = state.seat, state.starter, state.just_laid
    _pieces(mirror, state.match, state.houses, state.homes)
    for seat in range(game.seats):
        pos["vikings"][seat] = _halves(state.vikings[seat])
        pos["joined"][seat] = _halves(state.joined[seat])
    pos["vacant"] = _halves(state.vacant)
    for seat, rune in state.spent:
        pos["spent"][seat] |= 1 << MOVING.index(rune)
    pos["wise"] = len(state.wisdom)
    pos["wisdom"][: len(state.wisdom)] = [grid_cell(space) for space in sorted(state.wisdom)]
    if game.chosen.runes:
        _survey(mirror.position, mirror.land, mirror.rules)


def _pieces(mirror: Mirror, match: Match, houses: tuple[int, ...], homes: tuple[int, ...]) -> None:
    pos = mirror.position[0]
    _past(pos, match)
    for seat in range(match.game.seats):
        pos["houses"][seat] = _halves(houses[seat])
        pos["homes"][seat] = _halves(homes[seat])
    _join(mirror.position, mirror.rules)


def _past(pos: np.void, match: Match) -> None:
    pos["starter"], pos["past"] = match.starter, len(match.past)
    for k, each in enumerate(match.past):
        pos["points"][k, : len(each.scores)] = each.scores
        pos["starters"][k] = each.starter


def _settlement(pos: np.void, match: Match, board: Board, cells: dict[int, Cell]) -> Settlement:
    game = match.game
    return Settlement(
        match=match,
        land=Land(game.tiles, board),
        starter=Seat(int(pos["settler"])),
        seat=Seat(int(pos["seat"])),
        houses=_sets(game, pos["houses"]),
        homes=_sets(game, pos["homes"]),
        vikings=_sets(game, pos["vikings"]),
        joined=_sets(game, pos["joined"]),
        vacant=_whole(pos["vacant"]),
        spent=frozenset(
            (Seat(seat), rune)
            for seat in range(game.seats)
            for k, rune in enumerate(MOVING)
            if int(pos["spent"][seat]) >> k & 1
        ),
        wisdom=frozenset(cells[int(cell)] for cell in pos["wisdom"][: pos["wise"]]),
        just_laid=bool(pos["just_laid"]),
    )


def _halves(mask: int) -> tuple[int, int]:
    return mask & _LOW, mask >> 64


def _whole(halves: Counts) -> int:
    return int(halves[0]) | int(halves[1]) << 64


def _sets(game: Fjords, masks: Counts) -> tuple[int, ...]:
    return tuple(_whole(masks[seat]) for seat in range(game.seats))


def warm() -> None:
    """Compile the kernels that build a position and list legal actions."""
    start = game_with("fjords", {"runes": ["water"]}).start()
    mirror = Mirror.of(start)
    mirror.legal()
    _survey(mirror.position, mirror.land, mirror.rules)


@kernel
def _rebuild(positions: Records, rules: Records, laid: Counts) -> None:
    pos = positions[0]
    clear(pos, rules[0])
    for i in range(rules[0].starting, len(laid)):
        lay(pos, rules[0], laid[i, 0], laid[i, 1], laid[i, 2])


@kernel
def _join(positions: Records, rules: Records) -> None:
    """Update `vacant` and `joined` for the longhouses that are already on the board."""
    pos = positions[0]
    for seat in range(rules[0].seats):
        for i in range(pos.laid):
            if pos.houses[seat, i >> 6] >> np.uint64(i & 63) & np.uint64(1):
                pos.vacant[i >> 6] &= ~(np.uint64(1) << np.uint64(i & 63))
                pos.joined[seat, 0] |= pos.plains[i, 0]
                pos.joined[seat, 1] |= pos.plains[i, 1]


@kernel
def _survey(positions: Records, lands: Records, rules: Records) -> None:
    survey(positions[0], lands[0], rules[0])


@kernel
def _legal(positions: Records, lands: Records, rules: Records, scratches: Records) -> int:
    return legal(positions[0], lands[0], rules[0], scratches[0].found)


@kernel
def _take(positions: Records, lands: Records, rules: Records, act: int) -> None:
    take(positions[0], lands[0], rules[0], act)
