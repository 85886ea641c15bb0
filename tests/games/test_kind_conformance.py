"""The kind of every game says the truth about it; and the suite finds what is wrong with a kind."""

from collections.abc import Callable
from dataclasses import replace
from typing import NotRequired, TypedDict, cast

import pytest
from support import high_card, high_card_parts
from support.high_card import HighCard, HighCardOptions

from longhouse.errors import BadOptions
from longhouse.games.catalogue import GAMES
from longhouse.games.conformance import NotConforming
from longhouse.games.game import CommonView, JsonObject
from longhouse.games.kind_conformance import conforms_kind
from longhouse.games.kinds import GameKind, Lazy, Opening
from longhouse.games.typed import misfit
from longhouse.terminal.board import TextBoard

OPTIONS: dict[str, list[dict[str, object]]] = {
    "fjords": [{}, {"edition": "2005"}, {"players": 4, "runes": ["wisdom", "home", "journey"], "oversight": True}],
    "northwood": [{}, {"scenario": "first-thaw"}],
}
KIND = replace(
    high_card.KIND,
    board=Lazy("support.high_card_parts:BOARD"),
    telling=Lazy("support.high_card_parts:tell"),
    closing=Lazy("support.high_card_parts:CLOSING"),
)


@pytest.mark.parametrize("name", GAMES)
def test_the_kind_of_every_game_conforms(name: str) -> None:
    conforms_kind(GAMES[name], OPTIONS[name], seeds=["1"])


def test_the_kind_of_a_game_with_hidden_cards_conforms() -> None:
    conforms_kind(KIND, [{}, {"ante": 2}])


class OtherOptions(TypedDict):
    stake: int


class OtherResult(TypedDict):
    winner: str
    stake: int


def no_learning(number: int) -> JsonObject:
    raise BadOptions("fjords-learning-path", given=number, games=0)


WRONG: list[tuple[Callable[[], GameKind], str]] = [
    (lambda: replace(KIND, seats=(3, 4)), "the game has 2 seats, but the kind has (3, 4)"),
    (lambda: replace(KIND, options=OtherOptions), "options has no 'stake', as a OtherOptions has"),
    (lambda: replace(KIND, views=(CommonView,)), "view has 'cards', which a CommonView has not"),
    (lambda: replace(KIND, result=OtherResult), "result.winner is"),
    (lambda: replace(KIND, result=HighCardOptions), "result has no 'ante'"),
    (lambda: replace(KIND, title="no-such-title"), "no-such-title"),
    (lambda: replace(KIND, mind=Lazy("support.no_such_module:MIND")), "mind cannot be loaded from"),
    (lambda: replace(KIND, puzzles=Lazy("support.high_card_parts:NONE")), "puzzles cannot be loaded from"),
    (lambda: replace(KIND, scenarios=lambda: ["war", "war"]), "a scenario is listed twice"),
    (lambda: replace(KIND, learning=(("easy",),)), "only one of them is there"),
    (lambda: replace(KIND, learning=(("easy",),), learn=no_learning), "BadOptions"),
    (lambda: replace(KIND, opening=lambda _: cast(Opening, None)), "the opening of seat 0 is no Opening"),
]


@pytest.mark.parametrize(("wrong", "said"), WRONG, ids=[said for _, said in WRONG])
def test_a_mistake_in_a_kind_is_found(wrong: Callable[[], GameKind], said: str) -> None:
    with pytest.raises(NotConforming) as error:
        conforms_kind(wrong())
    assert said in str(error.value)


WRONG_PARTS: list[tuple[str, object, str]] = [
    ("BOARD", TextBoard(draw=lambda view, *_: view["no such field"]), "KeyError"),
    ("BOARD", replace(high_card_parts.BOARD, due="no-such-text"), "no-such-text"),
    ("BOARD", replace(high_card_parts.BOARD, hint="no-such-hint"), "no-such-hint"),
    ("tell", lambda *_: "", "nothing is told of '*deal"),
]


@pytest.mark.parametrize(("name", "wrong", "said"), WRONG_PARTS, ids=[said for *_, said in WRONG_PARTS])
def test_a_part_that_does_not_work_is_found(
    name: str, wrong: object, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(high_card_parts, name, wrong)
    with pytest.raises(NotConforming) as error:
        conforms_kind(KIND)
    assert said in str(error.value)


def test_a_phase_that_is_finished_by_illegal_events_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(high_card_parts.Calling, "choose", lambda *_: ("bet", 1))
    with pytest.raises(NotConforming, match="has \\('bet', 1\\), which is not legal"):
        conforms_kind(KIND)


def test_a_game_without_defaults_does_not_conform(monkeypatch: pytest.MonkeyPatch) -> None:
    def needing_an_ante(_: type[HighCard], options: dict[str, object]) -> HighCard:
        if "ante" not in options:
            raise BadOptions("field-missing", name="ante", where="options")
        return HighCard(1)

    monkeypatch.setattr(HighCard, "with_options", classmethod(needing_an_ante))
    with pytest.raises(NotConforming, match="without options"):
        conforms_kind(KIND)


class Inner(TypedDict):
    names: list[str]
    points: NotRequired[dict[str, float]]


class Outer(TypedDict):
    inner: Inner | None


FITTING: list[object] = [
    {"inner": None},
    {"inner": {"names": []}},
    {"inner": {"names": ["a"], "points": {"a": 1, "b": 0.5}}},
]
MISFITS: list[tuple[object, str]] = [
    (7, "it is 7, not a Outer"),
    ({}, "it has no 'inner'"),
    ({"inner": {}}, "inner has no 'names'"),
    ({"inner": {"names": ["a", 1]}}, "inner.names[1] is 1, not str"),
    ({"inner": {"names": "a"}}, "inner.names is 'a', not list"),
    ({"inner": {"names": [], "points": {"a": True}}}, "inner.points['a'] is True, not float"),
    ({"inner": None, "outer": 1}, "it has 'outer', which a Outer has not"),
]


@pytest.mark.parametrize("content", FITTING, ids=str)
def test_json_of_a_type_fits(content: object) -> None:
    assert misfit(content, Outer) is None


@pytest.mark.parametrize(("content", "said"), MISFITS, ids=[said for _, said in MISFITS])
def test_json_of_another_type_does_not_fit(content: object, said: str) -> None:
    assert said in str(misfit(content, Outer))
