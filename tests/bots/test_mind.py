"""What the bots know of a game is what its kind tells: also if that is nothing."""

import pytest
from msgspec import to_builtins
from support.added_game.pig import PIG
from support.refused import because

from longhouse.bots import mind
from longhouse.bots.answering import Answers
from longhouse.bots.levels import levels_of
from longhouse.bots.mind import find_mind, mind_of, prepare
from longhouse.bots.playing import play, seated
from longhouse.bots.protocol import HintRequest, MoveRequest, PrepareRequest
from longhouse.bots.requests import read_request
from longhouse.engine import compiling
from longhouse.engine.warm import KERNELS
from longhouse.errors import BotError, UnknownBot
from longhouse.games.catalogue import GAMES, game_with
from longhouse.games.game import State


@pytest.fixture
def mindless(monkeypatch: pytest.MonkeyPatch) -> State:
    """The first position of Pig, a game that no bot can think about."""
    monkeypatch.setattr(GAMES, "_built_in", {**{name: GAMES[name] for name in GAMES}, PIG.name: PIG})
    return game_with(PIG.name, {}).start()


def test_a_game_without_a_mind_has_the_level_random_and_no_other(mindless: State) -> None:
    assert list(levels_of(mindless.game.name)) == ["random"]
    assert find_mind(mindless.game.name) is None
    with pytest.raises(UnknownBot, check=because("player-unknown")):
        seated(mindless.game, ["random", "norn"])


def test_a_game_without_a_mind_is_played_to_its_end(mindless: State) -> None:
    game = game_with(mindless.game.name, {})
    assert play(game, seated(game, ["random", "random"]), "7").play.result is not None


def test_a_worker_answers_for_a_game_without_a_mind_and_refuses_hints(mindless: State) -> None:
    answers, view = Answers(), mindless.view(mindless.turn)
    moved = answers.answer(MoveRequest(view=view, player="random", seed=1))
    assert to_builtins(moved)["action"] in mindless.legal()
    answers.answer(PrepareRequest(game=mindless.game.name, players=("random",)))
    prepare(mindless.game.name)
    with pytest.raises(BotError, check=because("player-no-opinion")):
        answers.answer(HintRequest(view=view, player="random"))


def test_every_compiled_module_belongs_to_a_mind() -> None:
    minds = [mind_of(game) for game in GAMES]
    found = [each.kernels + each.kernels_to_prove + each.kernels_to_search_deeply for each in minds]
    assert sorted(module for modules in found for module in modules) == sorted(KERNELS)


def test_a_level_waits_only_for_the_compiled_code_that_it_uses(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(mind, "_prepared", set())
    monkeypatch.setattr(compiling, "load", lambda modules, _: loaded.extend(modules))
    answers = Answers()
    answers.answer(PrepareRequest(game="fjords", players=("thrall", "karl")))
    assert loaded == []
    answers.answer(PrepareRequest(game="fjords", players=("karl", "jarl")))
    assert "longhouse.engine.fjords.search" in loaded
    assert "longhouse.engine.fjords.deep" not in loaded
    answers.answer(PrepareRequest(game="fjords", players=("karl", "norn")))
    assert sorted(loaded) == sorted(module for module in KERNELS if ".fjords." in module), "each once"


@pytest.mark.parametrize(
    ("fields", "key", "params"),
    [
        ({"seed": 1.5}, "field-type", {"where": "request", "name": "seed", "expected": "integer"}),
        ({"player": 3}, "field-type", {"where": "request", "name": "player", "expected": "string"}),
        ({"progress": 1}, "field-type", {"where": "request", "name": "progress", "expected": "boolean"}),
        ({"record": []}, "field-not-object", {"where": "record"}),
        ({"plies": 3}, "field-type", {"where": "request", "name": "plies", "expected": "list"}),
        ({"plies": ["x"]}, "field-type", {"where": "request", "name": "plies[0]", "expected": "integer"}),
        ({"known": [{}]}, "field-missing", {"where": "request.known[0]", "name": "ply"}),
        ({"known": [7]}, "field-not-object", {"where": "known[0]"}),
        ({"known": [{"ply": "x"}]}, "field-type", {"where": "request.known[0]", "name": "ply", "expected": "integer"}),
        ({"player": "\ud800"}, "field-characters", {"where": "request", "name": "player"}),
        ({"colour": "red"}, "field-unknown", {"where": "request", "name": "colour"}),
    ],
)
def test_a_bad_field_of_a_request_is_named(fields: dict[str, object], key: str, params: dict[str, str | int]) -> None:
    with pytest.raises(BotError) as refused:
        read_request({"id": 1, "ask": "analyse", "record": {}, **fields})
    assert (refused.value.key, refused.value.params) == (key, params)
