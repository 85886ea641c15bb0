"""Views have the fields that their types say, whatever is played, and no others."""

import json
from collections import defaultdict
from collections.abc import Mapping
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from support.lines import fjords_options, random_line, seeds
from support.northwood import northwood_options
from support.refused import because

from longhouse.errors import BadView
from longhouse.games.catalogue import game_with
from longhouse.games.fjords import views as fjords
from longhouse.games.fjords.options import RUNES
from longhouse.games.game import Json, Seat
from longhouse.games.northwood import views as northwood
from longhouse.games.northwood.scenarios import longhouse_year

some = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))

KINDS: dict[str, tuple[type[Any], ...]] = {
    "fjords": get_args(fjords.FjordsView),
    "northwood": get_args(northwood.NorthwoodView),
}


def type_of(view: Mapping[str, Any]) -> type[Any]:
    """The type of a view, told by what is due."""
    (found,) = (kind for kind in KINDS[view["game"]] if view["due"] in get_args(get_type_hints(kind)["due"]))
    return found


def check(game: str, options: dict[str, Json], seed: str) -> None:
    for state, _ in random_line(game_with(game, options), seed):
        for seat in (None, Seat(0)):
            view = json.loads(json.dumps(state.view(seat)))
            # What a type does not name is dropped, so it would be missing.
            assert msgspec.convert(view, type_of(view)) == view


@some
@given(fjords_options(), seeds)
def test_views_of_fjords_have_their_types(options: dict[str, Json], seed: str) -> None:
    check("fjords", options, seed)


@some
@given(northwood_options(), seeds)
def test_views_of_northwood_have_their_types(options: dict[str, Json], seed: str) -> None:
    check("northwood", options, seed)


ALL_OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("fjords", {"players": 3, "runes": list(RUNES)}),
    ("fjords", {"variant": "epic", "runes": list(RUNES), "oversight": True}),
    ("fjords", {"edition": "2005", "oversight": True}),
    ("fjords", {"variant": "classic"}),
    ("northwood", {"setup": "full"}),
    *(("northwood", {"scenario": scenario, "challenge": True}) for scenario in longhouse_year()),
]


def test_every_field_is_there_in_some_game() -> None:
    seen: defaultdict[type[Any], set[str]] = defaultdict(set)

    def look(kind: type[Any], content: Mapping[str, Any]) -> None:
        seen[kind] |= content.keys()
        for name, hint in get_type_hints(kind).items():
            for inner in (hint, *get_args(hint)):
                if name in content and isinstance(inner, type) and hasattr(inner, "__required_keys__"):
                    for each in content[name] if isinstance(content[name], list) else [content[name]]:
                        look(inner, each)

    for game, options in ALL_OPTIONS:
        for seed in ("1", "2", "3"):
            for state, _ in random_line(game_with(game, options), seed):
                view: Mapping[str, Any] = state.view(state.turn)
                look(type_of(view), view)
    missing = {(kind.__name__, name) for kind in seen for name in get_type_hints(kind).keys() - seen[kind]}
    assert missing == {("FinishedFjordsView", "legal"), ("FinishedNorthwoodView", "legal"), ("ArrivalView", "legal")}
    assert {kind for kinds in KINDS.values() for kind in kinds} <= seen.keys()


@pytest.mark.parametrize(("game", "as_view"), [("fjords", northwood.as_view), ("northwood", fjords.as_view)])
def test_a_view_of_another_game_is_not_taken_for_one_of_this(game: str, as_view: Any) -> None:
    with pytest.raises(BadView, check=because("view-other-game")):
        as_view(game_with(game, {}).start().view(None))
