"""The benchmark for Fjords: last turns of the exploration, settlements by size and runes, and a ladder of bots."""

from collections.abc import Mapping
from functools import partial

from longhouse.engine.fjords.last_turn import prove_last_turn
from longhouse.engine.fjords.settling import values
from longhouse.engine.thinking import Budget, Cancellation, Verdict
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, JsonObject, State
from longhouse.lab.benchmark.kinds import BenchmarkGame, Ladder, PositionSet

_NODES = 60_000
_FEWEST = 3
_PLAYER = "norn-1@30n"


def _settlement(smallest: int, largest: int, state: State) -> Mapping[Event, float] | None:
    """Solve a settlement whose number of vacant tiles is between `smallest` and `largest`."""
    if not isinstance(state, Settlement) or not smallest <= state.vacant.bit_count() <= largest:
        return None
    return _exact(values(state, Budget(nodes=_NODES))) if len(state.actions()) >= _FEWEST else None


def _last_turn(state: State) -> Mapping[Event, float] | None:
    if not isinstance(state, Exploration) or state.bag or state.due not in ("lay", "build"):
        return None
    found = prove_last_turn(state, Budget(nodes=_NODES), Cancellation())
    return None if found is None else _exact(found)


def _exact(verdict: Verdict) -> Mapping[Event, float] | None:
    if any(each.low is None or each.low != each.high for each in verdict.candidates):
        return None
    return {each.action: each.value for each in verdict.candidates}


def _settlements(smallest: int, largest: int, *runes: str) -> PositionSet:
    options: JsonObject = {"runes": list(runes)} if runes else {}
    return PositionSet(options=options, player=_PLAYER, values=partial(_settlement, smallest, largest), unit="points")


BENCHMARK = BenchmarkGame(
    sets={
        "exploration": PositionSet(options={}, player=_PLAYER, values=_last_turn, unit="points"),
        "settlement-small": _settlements(10, 20),
        "settlement-medium": _settlements(21, 26),
        "settlement-large": _settlements(27, 40),
        "settlement-stones": _settlements(10, 40, "strength", "water", "home"),
        "settlement-moves": _settlements(6, 16, "journey", "horse", "wisdom"),
    },
    ladders={
        "fjords": Ladder(
            options={}, anchors=("random", "norn-1@10n", "norn-1@50n", "norn-1@250n", "norn-1@1250n"), deals=10
        )
    },
)
