"""The benchmark for For Northwood!: visits with exact chances of success, and journeys compared with fixed bots."""

from collections.abc import Mapping

from longhouse.games.game import Event, State
from longhouse.games.northwood.visit import Visit
from longhouse.lab.benchmark.kinds import BenchmarkGame, Ladder, PositionSet
from longhouse.lab.northwood.chances import Chances, TooMany
from longhouse.lab.northwood.visits import is_small

_PLAYER = "norn-1@30n"
_NODES = 6_000
_CHANCES = Chances(_NODES)
_ANCHORS = ("random", "norn-1@20n", "norn-1@100n", "norn-1@500n")


def _visit(state: State) -> Mapping[Event, float] | None:
    """Compute the chance that the visit succeeds after each action."""
    if not isinstance(state, Visit) or not state.begun or not is_small(state) or len(state.actions()) < 2:
        return None
    try:
        return _CHANCES.of_actions(state)
    except TooMany:
        return None


BENCHMARK = BenchmarkGame(
    sets={
        "visit-intro": PositionSet(options={}, player=_PLAYER, values=_visit, unit="chance"),
        "visit-full": PositionSet(options={"setup": "full"}, player=_PLAYER, values=_visit, unit="chance"),
    },
    ladders={
        "northwood-intro": Ladder(options={}, anchors=_ANCHORS, deals=50),
        "northwood-full": Ladder(options={"setup": "full"}, anchors=_ANCHORS, deals=50),
    },
)
