"""A player at a seat: legal choices, the same for the same position and seed, from nothing but what a seat may know."""

import json
import random
from dataclasses import replace

import pytest
from support.lines import first_decision, random_line

from longhouse.bots.cancelling import CancellationToken
from longhouse.bots.evaluating import decide
from longhouse.bots.levels import Level, level_named, levels_of
from longhouse.bots.mind import mind_of
from longhouse.bots.player import budget_of, choose, form_of
from longhouse.bots.playing import play, seated
from longhouse.bots.sights import LevelSight
from longhouse.engine.fjords.settling import solve, winner
from longhouse.engine.thinking import Budget
from longhouse.games.catalogue import GAMES, game_with
from longhouse.games.fjords.options import RUNES
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.fjords.tiles import built_in_content
from longhouse.games.game import Json, JsonObject, Seat, State

SEARCHERS = ["thrall", "karl", "jarl", "skald", "vala", "norn"]


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("fjords", ["greedy", "norn@30n"], {}),
        ("fjords", ["norn@20n", "thrall@20n", "karl@20n", "greedy"], {"players": 4, "runes": list(RUNES)}),
        ("fjords", ["jarl@20n", "skald@20n"], {"edition": "2005", "rounds": 1}),
        ("northwood", ["greedy"], {}),
        ("northwood", ["norn@30n"], {"setup": "full", "goal": 20}),
    ],
    ids=str,
)
def test_games_are_played_to_their_end_and_the_same_again(name: str, players: list[str], options: JsonObject) -> None:
    game = game_with(name, options)
    levels = [replace(level, budget=replace(level.budget, threads=1)) for level in seated(game, players)]
    played = play(game, levels, "3")
    assert played.play.result is not None
    state: State = game.start()
    for event in played.play.events:
        state = state.apply(game.text(event))
    assert play(game, levels, "3").play.events == played.play.events


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_choice_depends_on_the_view_and_the_seed_alone(game: str, name: str) -> None:
    """What is still to be drawn comes from a source that no position knows, so a view is as good as the position."""
    level = one_thread(game, f"{name}@40n")
    for state in decisions(game, count=4):
        seen = game_with(game, state.game.options()).position(json.loads(json.dumps(state.view(state.turn))))
        assert choose(seen, level, 5).action == choose(state, level, 5).action
        assert choose(state, level, 5).action in state.actions()


def test_nothing_is_thought_about_the_only_action() -> None:
    forced = next(state for state, _ in random_line(game_with("northwood", {}), "1") if len(state.actions()) == 1)
    assert choose(forced, level_named("northwood", "norn@1n"), 1).verdict is None


@pytest.mark.parametrize("game", GAMES)
def test_a_level_that_always_blunders_by_chance_alone_takes_anything(game: str) -> None:
    state = first_decision(game)
    hot = replace(one_thread(game, "norn@40n"), blunder=1.0, heat=100.0)
    taken = {choose(state, hot, seed).action for seed in range(60)}
    assert len(taken) > len(state.actions()) / 3
    assert len({choose(state, replace(hot, heat=0.001), seed).action for seed in range(5)}) < 5


def test_on_a_good_day_there_is_no_blunder_and_on_a_bad_one_there_are_more() -> None:
    state = decisions("fjords", count=4)[1]
    moody = replace(one_thread("fjords", "norn@40n"), blunder=0.4, heat=100.0, moods=1.5)
    best = [choose(state, replace(moody, blunder=0.0), seed).action for seed in range(60)]

    def others(form: float) -> int:
        return sum(choose(state, moody, seed, form=form).action != best[seed] for seed in range(60))

    assert others(1.0) == 0
    assert 0 < others(0.5) < others(0.0)


def test_the_further_a_player_misjudges_the_more_it_loses_and_a_little_costs_little() -> None:
    state = decisions("fjords", count=4)[1]
    sharp = replace(one_thread("fjords", "jarl@400n"), noise=0.0, moods=0.0)

    def lost(noise: float, form: float = 0.5, moods: float = 0.0) -> float:
        total = 0.0
        for seed in range(40):
            choice = choose(state, replace(sharp, noise=noise, moods=moods), seed, form=form)
            assert choice.verdict is not None
            values = {each.action: each.value for each in choice.verdict.candidates}
            total += max(values.values()) - values[choice.action]
        return total / 40

    assert lost(0.3) < 0.5
    assert lost(0.3) < lost(2.0) < lost(20.0)
    assert lost(2.0, form=1.0, moods=1.0) < lost(2.0, form=0.0, moods=1.0)


def test_a_player_never_takes_an_action_that_it_rates_far_below_the_best() -> None:
    state = decisions("fjords", count=4)[1]
    wild = replace(one_thread("fjords", "jarl@400n"), noise=20.0, moods=0.0)

    def most_lost(within: float | None) -> float:
        lost = []
        for seed in range(30):
            choice = choose(state, replace(wild, within=within), seed)
            assert choice.verdict is not None
            values = {each.action: each.value for each in choice.verdict.candidates}
            lost.append(max(values.values()) - values[choice.action])
        return max(lost)

    assert 0.0 < most_lost(0.8) <= 0.8 < most_lost(None)
    assert most_lost(0.0) == 0.0


@pytest.mark.parametrize("sees", ["board", "ahead"])
def test_where_more_than_two_play_a_player_misjudges_less(sees: LevelSight) -> None:
    wild = replace(one_thread("fjords", "karl@60n"), sees=sees, noise=50.0, within=3.75, moods=0.0)

    def most_lost(players: int) -> float:
        lost = []
        for state in decisions("fjords", count=10, players=players):
            for seed in range(12):
                choice = choose(state, wild, seed)
                if choice.verdict is None:
                    values = dict(mind_of("fjords").look(state, "board", forgets_runes=False))
                else:
                    values = {each.action: each.value for each in choice.verdict.candidates}
                lost.append(max(values.values()) - values[choice.action])
        return max(lost)

    assert 2.5 < most_lost(2) <= 3.75
    assert 1.0 < most_lost(3) <= 2.5
    assert 1.0 < most_lost(4) <= 2.5


def test_the_day_of_a_player_lasts_a_game_and_days_differ() -> None:
    assert form_of("a game", Seat(0)) == form_of("a game", Seat(0))
    forms = [form_of(str(game), Seat(seat)) for game in range(200) for seat in (0, 1)]
    assert min(forms) < 0.1
    assert max(forms) > 0.9
    assert len(set(forms)) == len(forms)


def test_with_more_tiles_than_the_engine_can_hold_the_game_goes_on_by_chance() -> None:
    content = built_in_content("reconstruction-1")
    content["tiles"] = [{"words": ["PPPPPP"] * 130}]
    content["symbols"] = {}
    huge = game_with("fjords", {"tiles": content})
    state = next(state for state, _ in random_line(huge, "huge") if len(state.actions()) > 1)
    for name in ("greedy", "norn"):
        assert choose(state, level_named("fjords", name), 1).action in state.actions()


def test_a_player_that_is_stopped_before_it_begins_still_chooses() -> None:
    for game in GAMES:
        state = first_decision(game)
        token = CancellationToken()
        token.cancel()
        assert choose(state, level_named(game, "norn"), 1, token).action in state.actions()


def test_time_for_a_game_is_spread_over_its_decisions_and_never_overdrawn() -> None:
    level = level_named("northwood", "norn@8s/game")
    left = 8.0
    shares = []
    for state, _ in random_line(game_with("northwood", {}), "2"):
        if len(state.actions()) > 1:
            seconds = budget_of(level, state, left).seconds
            assert seconds is not None
            shares.append(seconds)
            left -= seconds
    assert 0 <= left < 2
    assert min(shares) > 0.01
    assert budget_of(level, first_decision("northwood")).seconds == pytest.approx(8 * 4 / 176, rel=0.1)


@pytest.mark.parametrize("replies", ["best", "random"])
def test_norn_never_loses_a_settlement_that_is_proven_won(replies: str) -> None:
    norn = replace(level_named("fjords", "norn"), budget=Budget(nodes=200_000), solve=1.0, clear=0.0)
    won = 0
    for seed in range(12):
        state: State = next(s for s, _ in random_line(game_with("fjords", {}), f"{seed}") if isinstance(s, Settlement))
        assert isinstance(state, Settlement)
        proven = winner(state, solve(state).low)
        opponent = random.Random(seed)
        while isinstance(state, Settlement):
            if state.seat == proven:
                action = choose(state, norn, seed).action
            else:
                action = solve(state).best if replies == "best" else opponent.choice(state.actions())
            state = state.take(action)
        assert state.result is not None
        assert proven is None or state.result.outcome(proven) == "won"
        won += proven is not None
    assert won >= 10


def one_thread(game: str, name: str) -> Level:
    """A level that answers the same on any machine."""
    level = level_named(game, name)
    return replace(level, budget=replace(level.budget, threads=1))


def decisions(name: str, count: int, **options: Json) -> list[State]:
    """Positions of a random game, from all over it, in which there is a choice."""
    found = [state for state, _ in random_line(game_with(name, options), "4") if len(state.actions()) > 1]
    return found[:: len(found) // count]


def test_all_levels_are_known_to_all_games() -> None:
    assert {tuple(levels_of(game)) for game in GAMES} == {("random", "greedy", *SEARCHERS)}


def test_norn_tries_no_proof_where_several_runes_make_it_hopeless(monkeypatch: pytest.MonkeyPatch) -> None:
    mind, tried = mind_of("fjords"), list[State]()
    monkeypatch.setattr(mind, "prove_best", lambda state, *_: tried.append(state))
    norn, token = level_named("fjords", "norn@100n"), CancellationToken()
    for runes, vain in (([], False), (["journey"], False), (["journey", "wisdom"], True)):
        states = [state for state, _ in random_line(game_with("fjords", {"runes": runes}), "vain") if state.actions()]
        large = next(state for state in states if isinstance(state, Settlement))
        small = next(state for state in states if isinstance(state, Settlement) and state.vacant.bit_count() <= 14)
        assert large.vacant.bit_count() > 14
        for state in (large, small):
            decide(state, norn, norn.budget, 7, token)
        assert tried == ([small] if vain else [large, small])
        tried.clear()
