"""A view tells a seat all that the rules let it know: the whole position, but no order of the bag."""

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from support.lines import fjords_options, random_line, seeds
from support.refused import because

from longhouse.errors import BadView
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.match import Fjords
from longhouse.games.game import Json, Seat

some = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))


def fjords(options: dict[str, Json]) -> Fjords:
    game = game_with("fjords", options)
    assert isinstance(game, Fjords)
    return game


@some
@given(fjords_options(), seeds)
def test_a_view_gives_the_position_back_and_the_same_future(options: dict[str, Json], seed: str) -> None:
    game = fjords(options)
    for ply, (state, _) in enumerate(random_line(game, seed)):
        sent = json.loads(json.dumps(state.view(Seat(ply % game.seats))))
        seen = game.position(sent)
        assert seen == state
        assert seen.actions() == state.actions()
        assert seen.result == state.result


@some
@given(fjords_options(), seeds)
def test_a_view_that_was_tampered_with_is_refused_or_read_as_another_position(
    options: dict[str, Json], seed: str
) -> None:
    game = fjords(options)
    rng = random.Random(seed)
    for state, _ in random_line(game, seed):
        view = json.loads(json.dumps(state.view(Seat(0))))
        tamper(view, rng)
        try:
            seen = game.position(view)
        except BadView:
            continue
        seen.actions()


def tamper(view: dict[str, Any], rng: random.Random) -> None:
    """Change one thing somewhere below."""
    place: Any = view
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = rng.choice(keys)
        if isinstance(place[key], dict | list) and place[key] and rng.random() < 0.9:
            place = place[key]
            continue
        place[key] = rng.choice([None, -1, 1, 3, "", "01", "0,0", "PPPPPP", [], {}, True])
        return


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
