"""A position is what a player sees of it: the view can be turned back, and nonsense is refused."""

from typing import Any

import pytest
from support.northwood import a_visit, after, northwood

from longhouse.errors import BadView
from longhouse.games.game import Json, Seat


def a_view() -> dict[str, Any]:
    return {**after(a_visit("JE", hand="1C 5F", score="8L", fief=3), "use JE", "*draw 4L").view(Seat(0))}


@pytest.mark.parametrize(
    ("name", "nonsense"),
    [
        ("game", "fjords"),
        ("options", {"setup": "intro", "goal": 16}),
        ("due", "sleep"),
        ("due", "reply"),
        ("fiefs", []),
        ("allies", []),
        ("hand", ["1C", "1C"]),
        ("hand", ["9C"]),
        ("hand", ["8L", "5F", "4L"]),
        ("score", []),
        ("fief", 8),
        ("trump", "X"),
        ("statement", "4L"),
        ("ability", None),
        ("ability", 7),
        ("steps", []),
        ("steps", [{"step": "Draw", "count": "1"}]),
        ("steps", [{"step": "DiscardAll", "cards": "1C"}]),
        ("steps", [{"step": "Trade", "pile": "discard"}]),
        ("steps", [{"step": "ExchangeTop"}]),
        ("steps", [{"step": "Dance"}]),
        ("dialogues", -1),
        ("memory", [1]),
    ],
)
def test_what_nobody_can_see_is_refused(name: str, nonsense: Json) -> None:
    game = northwood(setup="full")
    view = a_view()
    assert game.position(view).view(Seat(0)) == view
    with pytest.raises(BadView):
        game.position({**view, name: nonsense})


@pytest.mark.parametrize("name", ["due", "fiefs", "allies", "hand", "deck", "discard", "score", "steps", "memory"])
def test_a_view_with_something_missing_is_refused(name: str) -> None:
    with pytest.raises(BadView):
        northwood(setup="full").position({key: seen for key, seen in a_view().items() if key != name})
