"""Hints and whole-game analysis, on golden records of both games."""

import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from support.lines import first_decision
from support.refused import because

from longhouse.bots.analysis import analyse, hint
from longhouse.bots.cancelling import CancellationToken
from longhouse.bots.levels import Level, level_named
from longhouse.bots.protocol import BotAnalysis
from longhouse.engine.fjords.settling import solve
from longhouse.engine.thinking import Budget
from longhouse.errors import BotError
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.record import Record
from longhouse.words import LANGUAGES, Words
from longhouse.words.reasons import reason_text

RECORDS = Path(__file__).parent.parent / "golden" / "records"


def record(name: str) -> Record:
    return Record.read((RECORDS / f"{name}.json").read_bytes())


def thinker(game: str, nodes: int) -> Level:
    level = level_named(game, f"norn@{nodes}n")
    return replace(level, budget=replace(level.budget, threads=1), clear=0.0, solve=1_000.0)


@pytest.fixture(scope="module")
def fjords() -> tuple[Record, BotAnalysis]:
    game = record("fjords-base-2")
    return game, analyse(game, thinker("fjords", 60), 1)


@pytest.fixture(scope="module")
def northwood() -> tuple[Record, BotAnalysis]:
    game = record("northwood-full")
    return game, analyse(game, thinker("northwood", 60), 1)


@pytest.fixture(params=["fjords", "northwood"])
def analysed(request: pytest.FixtureRequest) -> tuple[Record, BotAnalysis]:
    found: tuple[Record, BotAnalysis] = request.getfixturevalue(request.param)
    return found


def test_every_decision_is_looked_at_and_nothing_else(analysed: tuple[Record, BotAnalysis]) -> None:
    game, analysis = analysed
    due = [ply for ply, state in enumerate(game.states()) if len(state.actions()) > 1]
    assert [move.ply for move in analysis.moves] == due
    assert analysis.complete
    for move, state in zip(analysis.moves, (list(game.states())[ply] for ply in due), strict=True):
        assert move.seat == state.turn
        assert move.played.action == game.events[move.ply]
        assert move.best.action in state.legal()
        assert move.lost >= 0
        assert 0 <= move.played.win <= 1


def test_a_claim_that_nothing_fits_has_its_value_though_something_does() -> None:
    game = record("fjords-2005-oversight")
    analysis = analyse(game, thinker("fjords", 20), 1)
    due = [ply for ply, state in enumerate(game.states()) if len(state.actions()) > 1]
    assert [move.ply for move in analysis.moves] == due
    claims = [move for move in analysis.moves if move.played.action == "nothing"]
    assert claims
    assert all(move.played.visits and move.best.action != "nothing" for move in claims)


def test_whichever_placement_is_pointed_out_is_as_good_as_any_other() -> None:
    game = record("fjords-oversight-4")
    analysis = analyse(game, thinker("fjords", 20), 1)
    pointed = [
        move
        for move in analysis.moves
        if move.played.action.startswith("point ") and move.best.action.startswith("point ")
    ]
    assert any(move.played.action != move.best.action for move in pointed)
    assert all(move.lost == 0 and move.lost_win == 0 for move in pointed)


def test_the_worst_moves_are_those_that_lost_most(analysed: tuple[Record, BotAnalysis]) -> None:
    game, analysis = analysed
    lost = [move.lost if game.game.name == "fjords" else move.lost_win for move in analysis.worst]
    everywhere = [move.lost if game.game.name == "fjords" else move.lost_win for move in analysis.moves]
    assert lost == sorted(everywhere, reverse=True)[: len(lost)]
    assert 1 <= len(lost) <= 5


def test_it_is_json_and_every_reason_can_be_said(analysed: tuple[Record, BotAnalysis]) -> None:
    game, analysis = analysed
    told = json.loads(msgspec.json.encode(analysis))
    languages = [Words(language) for language in LANGUAGES]
    for move in told["moves"]:
        for words in languages:
            assert reason_text(words, move["reason"]["key"], move["reason"]["params"])
        if game.game.name == "northwood":
            assert 0 <= move["played"]["hit"] <= 1


def test_values_in_a_settlement_of_two_are_exact(fjords: tuple[Record, BotAnalysis]) -> None:
    game, analysis = fjords
    states = list(game.states())
    settled = [move for move in analysis.moves if isinstance(states[move.ply], Settlement)]
    assert all(move.proven for move in settled)
    for move in settled[::4]:
        state = states[move.ply]
        assert isinstance(state, Settlement)
        assert move.best.value == solve(state, Budget()).low


def test_a_stopped_analysis_has_what_was_looked_at_by_then() -> None:
    game = record("fjords-base-2")
    token = CancellationToken()

    def stop_after_three(done: int, _: float) -> None:
        if done == 3:
            token.cancel()

    analysis = analyse(game, thinker("fjords", 30), 1, token, stop_after_three)
    assert len(analysis.moves) == 4
    assert not analysis.complete


@pytest.mark.parametrize("game", ["fjords", "northwood"])
def test_a_hint_has_the_best_first_and_as_many_as_asked_for(game: str) -> None:
    state = first_decision(game)
    found = hint(state, thinker(game, 200), 1, 3)
    assert len(found.candidates) == min(3, len(state.actions()))
    assert found.candidates[0].action == hint(state, thinker(game, 200), 1, 1).candidates[0].action
    assert all(advice.action in state.legal() for advice in found.candidates)


def test_who_does_not_think_gives_no_advice() -> None:
    with pytest.raises(BotError, check=because("player-no-opinion")):
        hint(first_decision("fjords"), level_named("fjords", "random"), 1, 3)


def test_where_nobody_decides_there_is_no_advice() -> None:
    with pytest.raises(BotError, check=because("player-nothing-to-decide")):
        hint(record("fjords-base-2").replay(), level_named("fjords", "norn"), 1, 3)
