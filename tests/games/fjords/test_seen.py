"""A view tells a seat all that the rules let it know: the whole position, but no order of the bag."""

from typing import Any

import pytest
from support.lines import random_line
from support.refused import because

from longhouse.errors import BadView
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.match import Fjords
from longhouse.games.game import Json, Seat


def fjords(options: dict[str, Json]) -> Fjords:
    game = game_with("fjords", options)
    assert isinstance(game, Fjords)
    return game


@pytest.mark.parametrize(
    ("part", "change"),
    [
        ("board", lambda view: view["board"].append({"tile": "05", "cell": "9,9", "word": "MMPSPP"})),
        ("board", lambda view: view["board"].pop(0)),
        ("tiles", lambda view: view["bag"].pop()),
        ("pieces", lambda view: view["pieces"].append({"seat": 0, "cell": "9,9", "piece": "house"})),
        ("pieces", lambda view: view["pieces"].append({"seat": 0, "cell": "0,1", "piece": "viking"})),
        ("row", lambda view: view["row"].append(view["bag"].pop())),
    ],
)
def test_what_cannot_be_is_refused_and_named(part: str, change: Any) -> None:
    game = fjords({})
    state = game.start()
    for event in ("*first 0", "*row 12", "*row 17", "*row 30", "*row 07"):
        state = state.apply(event)  # type: ignore[assignment]
    view: dict[str, Any] = {**state.view(Seat(0))}
    change(view)
    with pytest.raises(BadView) as refusal:
        game.position(view)
    assert refusal.value.params["part"] == part


def test_a_view_of_other_options_is_refused() -> None:
    with pytest.raises(BadView, check=because("view-other-game")):
        fjords({}).position(fjords({"players": 3}).start().view(None))


def test_a_game_that_is_over_has_played_all_its_rounds() -> None:
    game = fjords({"edition": "2005"})
    *_, (end, _) = random_line(game, "1")
    view: dict[str, Any] = {**end.view(None)}
    for rounds in (0, 1, 2):
        short = {**view, "rounds": view["rounds"][:rounds], "starters": view["starters"][:rounds]}
        with pytest.raises(BadView, check=because("view-impossible")):
            game.position(short)
