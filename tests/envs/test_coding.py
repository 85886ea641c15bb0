"""Action ids and observations say exactly what the rules and the views say."""

import random
from collections.abc import Callable
from hashlib import sha256
from itertools import islice

import numpy as np
import pytest
from support.lines import random_line
from support.mirrored import options_at_random

from longhouse.envs.coding import coding_of
from longhouse.envs.fjords.coding import FjordsCoding
from longhouse.errors import IllegalAction, NoSuchSeat
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.options import RUNES
from longhouse.games.game import Game, Json, Seat
from longhouse.games.northwood.scenarios import longhouse_year
from longhouse.games.northwood.visit import Visit

FJORDS: list[dict[str, Json]] = [
    {},
    {"players": 3, "runes": ["water", "home"]},
    {"players": 4, "runes": list(RUNES), "oversight": True},
    {"variant": "epic", "runes": ["journey", "horse", "wisdom"]},
    {"variant": "classic", "oversight": True},
    {"edition": "2005"},
]
NORTHWOOD: list[dict[str, Json]] = [
    {},
    {"setup": "full", "goal": 20},
]
NORTHWOOD += [{"scenario": scenario, "challenge": True} for scenario in longhouse_year()]
GAMES = [("fjords", options) for options in FJORDS] + [("northwood", options) for options in NORTHWOOD]


def check_along_a_game(game: Game, seed: str) -> None:
    coding, rng = coding_of(game), random.Random(seed)
    events = 0
    for state, event in random_line(game, seed):
        events += 1
        legal = coding.legal(state)
        assert sorted(legal.values()) == sorted(state.actions())
        assert all(0 <= action < coding.actions for action in legal)
        if event is not None and state.turn is not None:
            action = coding.id_of(state, event)
            assert coding.event_of(state, action) == event
            assert coding.read(state, coding.text(state, action)) == action
        if event is None or rng.random() < 0.2:
            assert coding.mask(state).nonzero()[0].tolist() == sorted(legal)
            for seat in map(Seat, range(game.seats)):
                seen = coding.observe(state, seat)
                assert seen.shape == (coding.size,)
                assert coding.decode(seen) == game.position(state.view(seat))
    assert events < coding.longest


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_every_action_has_an_id_and_every_observation_decodes_to_the_view(name: str, options: dict[str, Json]) -> None:
    check_along_a_game(game_with(name, options), "coding")


def test_so_it_is_with_options_at_random() -> None:
    rng = random.Random(1)
    for n in range(12):
        check_along_a_game(game_with("fjords", options_at_random(rng)), f"random {n}")


def test_an_observation_does_not_depend_on_those_made_before() -> None:
    game = Fjords.with_options({"runes": ["home"]})
    used = FjordsCoding(game)
    states = [state for state, _ in random_line(game, "cached")]
    random.Random(3).shuffle(states)
    for state in (*states[:40], *(each for each in states if isinstance(each, Exploration) and not each.bag)):
        fresh = FjordsCoding(game)
        for seat in map(Seat, range(2)):
            assert np.array_equal(used.observe(state, seat), fresh.observe(state, seat))


def test_what_is_hidden_is_not_in_an_observation() -> None:
    """The order of bag and deck is not determined; what can be hidden is how a set is stored, and who else looks."""
    game = game_with("fjords", {"players": 3})
    coding = coding_of(game)
    for state, _ in islice(random_line(game, "hidden"), 60):
        if isinstance(state, Exploration):
            shuffled = list(state.bag)
            random.Random(7).shuffle(shuffled)
            other = Exploration(
                state.match,
                state.seat,
                state.due,
                state.board,
                tuple(shuffled),
                state.row,
                state.aside,
                state.drawn,
                state.houses,
                state.homes,
                state.claim,
                state.just_laid,
            )
            for seat in map(Seat, range(3)):
                assert np.array_equal(coding.observe(state, seat), coding.observe(other, seat))


def test_an_observation_of_northwood_shows_the_deck_as_a_set_but_for_its_known_top() -> None:
    game = game_with("northwood", {"setup": "full"})
    coding = coding_of(game)
    known = 0
    for n in range(20):
        for state, _ in random_line(game, f"deck {n}"):
            if isinstance(state, Visit):
                seen = coding.observe(state, Seat(0))
                unseen, top = coding.parts["cards"].of(seen)[1:3]
                assert int(unseen.sum() + top.sum()) == state.deck.bit_count()
                assert coding.parts["order"].of(seen)[unseen.nonzero()].sum() == 0
                known += int(top.sum())
    assert known > 20


def test_the_ids_are_those_of_every_version() -> None:
    """They are in files of researchers: a change here breaks what was learned with them."""
    found = {}
    for name, options in (("fjords", {}), ("northwood", {"setup": "full"})):
        game = game_with(name, options)
        coding, lines = coding_of(game), []
        for n in range(5):
            for state, event in random_line(game, f"stable {n}"):
                if event is not None and state.turn is not None:
                    lines.append(f"{coding.id_of(state, event)} {game.text(event)}")
        found[name] = coding.actions, coding.size, sha256("\n".join(lines).encode()).hexdigest()[:16]
    assert found == {"fjords": (13231, 6459, "e6163b3d27cecfe4"), "northwood": (223, 1156, "fb4e8970fb049492")}


def test_the_frame_of_fjords_is_as_wide_as_a_board_can_grow() -> None:
    sides = {}
    for options in FJORDS[:4]:
        coding = coding_of(game_with("fjords", options))
        assert isinstance(coding, FjordsCoding)
        sides[str(options.get("variant", options.get("players", 2)))] = coding.side
    assert sides == {"2": 23, "3": 30, "4": 37, "epic": 37}


def test_bad_actions_and_seats_are_refused_in_one_sentence() -> None:
    game = game_with("northwood", {})
    coding = coding_of(game)
    states = [state for state, _ in random_line(game, "bad")]
    here = next(state for state in states if state.turn is not None)
    masked = int((coding.mask(here) == 0).argmax())
    for state, action, said in (
        (here, coding.actions, "There is no action 223. Choose a number from 0 to 222."),
        (here, -1, "There is no action -1. Choose a number from 0 to 222."),
        (here, masked, f"Action {masked} is not legal here. Choose an action that the action mask allows."),
        (states[-1], 0, "This game is over. Reset it before you step again."),
    ):
        with pytest.raises(IllegalAction) as refused:
            coding.event_of(state, action)
        assert str(refused.value).replace("\u2212", "-") == said
    with pytest.raises(TypeError, match="a whole number, not str"):
        coding.event_of(here, "listen")  # type: ignore[arg-type]
    for seat in (1, -1, None):
        with pytest.raises(NoSuchSeat):
            coding.observe(here, seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["fjords", "northwood"])
@pytest.mark.parametrize(
    "other", [("fjords", {"players": 3}), ("fjords", {"runes": ["home"]}), ("northwood", {"goal": 18})]
)
def test_positions_of_other_games_or_options_are_refused(name: str, other: tuple[str, dict[str, Json]]) -> None:
    coding, game = coding_of(game_with(name, {})), game_with(*other)
    states = [state for state, _ in random_line(game, "other")]
    here = next(state for state in states if state.turn is not None)
    asked: list[Callable[[], object]] = [
        lambda: coding.observe(here, Seat(0)),
        lambda: coding.observe(states[-1], Seat(0)),
        lambda: coding.mask(here),
        lambda: coding.event_of(here, 0),
        lambda: coding.read(here, here.legal()[0]),
    ]
    for ask in asked:
        with pytest.raises(ValueError, match="other options"):
            ask()
    alike = game_with(name, {})
    assert coding.mask(next(state for state, _ in random_line(alike, "alike") if state.turn is not None)).any()


def test_observations_of_another_size_are_not_decoded() -> None:
    coding = coding_of(game_with("fjords", {}))
    larger = coding_of(game_with("fjords", {"players": 3}))
    for size in ((larger.size,), (5,), (2, coding.size)):
        with pytest.raises(ValueError, match=rf"an observation has {coding.size} numbers here"):
            coding.decode(np.zeros(size, dtype=np.uint8))
