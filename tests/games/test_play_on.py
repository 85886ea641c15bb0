"""Playing on from a position: where it stops, and which chance is drawn."""

import pytest

from longhouse.games.catalogue import game_with
from longhouse.games.chance import Source
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.game import Event, State
from longhouse.games.play import Play
from longhouse.games.play_on import play_on
from longhouse.games.playout import random_game

NAMES = ["fjords", "northwood"]


def first(state: State) -> Event:
    return state.actions()[0]


@pytest.mark.parametrize("name", NAMES)
def test_without_somebody_who_chooses_only_chance_is_drawn_up_to_the_next_decision(name: str) -> None:
    game = game_with(name, {})
    played = list(play_on(game.start(), Source("7")))
    assert [event for event, _ in played] == Play(game, "7").events
    assert played[-1][1].turn is not None
    assert not list(play_on(played[-1][1], Source("7")))


@pytest.mark.parametrize("name", NAMES)
def test_somebody_who_chooses_plays_to_the_end_of_the_game(name: str) -> None:
    game = game_with(name, {})
    *_, (_, end) = play_on(game.start(), Source("7"), choose=first)
    assert end.result is not None
    play = Play(game, "7")
    play.play_out(lambda actions: actions[0])
    assert play.state == end


@pytest.mark.parametrize("name", NAMES)
def test_chance_goes_on_where_the_source_was_left(name: str) -> None:
    whole = random_game(game_with(name, {}), "7")
    drawn = 0
    for ply, event in enumerate(whole.events):
        if event[0].startswith("*"):
            state = whole.record[ply]
            assert next(play_on(state, Source("7"), drawn)) == (event, state.take(event))
            drawn += 1


def test_it_stays_within_a_phase_and_draws_nothing_beyond() -> None:
    game = game_with("fjords", {})
    *before, (_, after) = play_on(game.start(), Source("7"), choose=first, within=Exploration)
    assert all(isinstance(state, Exploration) for _, state in before)
    assert not isinstance(after, Exploration)
    assert not list(play_on(after, Source("7"), choose=first, within=Exploration))


def test_whoever_chooses_can_stop() -> None:
    game = game_with("fjords", {})
    *_, (_, last) = play_on(game.start(), Source("7"), choose=lambda state: first(state) if state.turn == 0 else None)
    assert last.turn == 1
