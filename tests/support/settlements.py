"""Small two-player settlements, and their values by plain minimax with the referee."""

import random
from collections.abc import Iterator

from longhouse.games.catalogue import game_with
from longhouse.games.chance import Source
from longhouse.games.fjords.board import Board
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.land import Land
from longhouse.games.fjords.match import FinishedMatch, Fjords
from longhouse.games.fjords.options import RUNES
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.fjords.tiles import built_in_content
from longhouse.games.game import Json, JsonObject, State

POINTS = ["strength", "water", "home"]
KINDS: dict[str, JsonObject] = {
    "base": {},
    "epic": {"variant": "epic"},
    "classic": {"variant": "classic", "rounds": 1},
    "2005": {"edition": "2005", "rounds": 1},
    "points": {"runes": list(POINTS)},
    "friends": {"runes": ["friendship", "water"]},
    "journey": {"runes": ["journey"]},
    "horse": {"runes": ["horse"]},
    "wisdom": {"runes": ["wisdom"]},
    "moving": {"runes": ["journey", "horse", "wisdom"]},
    "all runes": {"runes": list(RUNES)},
    "epic with all runes": {"variant": "epic", "runes": list(RUNES)},
}


def small_settlements(kind: str, count: int, vacant: int = 8) -> Iterator[Settlement]:
    """Make `count` settlements with at most `vacant` vacant tiles: late in random games, or early with a few tiles.

    In half of the games each seat has only a few vikings.
    """
    seed = 0
    while count:
        rng = random.Random(f"{kind}/{seed}")
        options = dict(KINDS[kind])
        if seed % 3:
            options["tiles"] = few_tiles(rng)
        game = game_with("fjords", options)
        assert isinstance(game, Fjords)
        if seed % 2:
            game.vikings = rng.randint(2, 9)
        state = _settling(game, rng, str(seed))
        most = vacant - 2 if game.moving_runes else vacant  # moving runes multiply the number of actions
        while isinstance(state, Settlement) and state.vacant.bit_count() > most:
            state = state.take(rng.choice(state.actions()))
        seed += 1
        if isinstance(state, Settlement):
            count -= 1
            yield state


def minimax(state: Settlement) -> int:
    """The final difference of points for the seat to move with best play, by searching everything."""
    known: dict[object, int] = {}

    def value(now: Settlement) -> int:
        key = now.vikings, now.seat, now.spent, now.wisdom
        if key not in known:
            known[key] = max(outcome(now, now.take(action)) for action in now.actions())
        return known[key]

    def outcome(now: Settlement, after: State) -> int:
        if isinstance(after, Settlement) and after.match is now.match:
            return value(after) if after.seat == now.seat else -value(after)
        return difference(now, after)

    return value(state)


def difference(state: Settlement, after: State) -> int:
    """The lead, in the final position `after`, of the seat to move in `state`."""
    assert isinstance(after, FinishedMatch | Exploration)
    points = after.match.past[-1].scores
    return points[state.seat] - points[1 - state.seat]


def with_tiles_renumbered(state: Settlement, rng: random.Random) -> Settlement:
    """The same position, as if the tiles had been laid in another order."""
    old = state.land
    order = list(range(len(old.cells)))
    rng.shuffle(order)

    def moved(mask: int) -> int:
        return sum((mask >> tile & 1) << place for place, tile in enumerate(order))

    kit = state.game.tiles
    laid = tuple((old.tiles[tile], old.cells[tile], kit.pattern_number[old.patterns[tile]]) for tile in order)
    return Settlement(
        state.match,
        Land(kit, Board(laid, {}, {})),
        state.starter,
        state.seat,
        tuple(map(moved, state.houses)),
        tuple(map(moved, state.homes)),
        tuple(map(moved, state.vikings)),
        tuple(map(moved, state.joined)),
        moved(state.vacant),
        state.spent,
        state.wisdom,
    )


def _settling(game: Fjords, rng: random.Random, seed: str) -> State:
    """The start of the settlement after a random exploration, or the state after it if nobody can settle."""
    source, drawn = Source(seed), 0
    state: State = game.start()
    while isinstance(state, Exploration) and not state.match.past:
        chance = state.chance
        if chance is not None:
            state = state.take(chance.draw(source.output(drawn)))
            drawn += 1
        else:
            state = state.take(rng.choice(state.actions()))
    return state


def few_tiles(rng: random.Random) -> dict[str, Json]:
    """A tile set with a few tiles, some with symbols."""
    content = built_in_content("reconstruction-1")
    groups = content["tiles"]
    assert isinstance(groups, list)
    patterns = [pattern for group in groups if isinstance(group, dict) for pattern in group["words"]]  # type: ignore[union-attr]
    chosen: list[Json] = list(rng.sample(patterns, rng.randint(7, 11)))
    first, second, third, fourth = rng.sample([f"{n:02}" for n in range(1, len(chosen) + 1)], 4)
    return {
        "name": "few",
        "start": content["start"],
        "tiles": [{"players": 2, "words": chosen}],
        "symbols": {"strength": [first], "water": [second], "friendship": [third, fourth]},
    }
