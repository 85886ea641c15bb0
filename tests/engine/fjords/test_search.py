"""The search plays legally whatever the options, well, the same for the same seed, and knows nothing that is hidden."""

import random
from dataclasses import replace
from threading import Timer

import pytest
from support.decisions import decisions, middle
from support.mirrored import options_at_random

from longhouse.engine.fjords.search import compare, greedy, search
from longhouse.engine.thinking import Budget, Cancellation, Verdict
from longhouse.games.catalogue import game_with
from longhouse.games.chance import Source
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.match import FinishedMatch
from longhouse.games.game import Event, Game, Json, Seat, State


def played(game: Game, players: list[str], seed: str) -> FinishedMatch:
    """A whole game of greedy and random players."""
    source, drawn, state = Source(seed), 0, game.start()
    while not isinstance(state, FinishedMatch):
        chance = state.chance
        if chance is not None:
            state = state.take(chance.draw(source.output(drawn)))
            drawn += 1
        else:
            assert state.turn is not None
            choose = {"greedy": greedy, "random": any_action, "search": little_search}[players[state.turn]]
            state = state.take(choose(state, drawn))
    return state


def any_action(state: State, seed: int) -> Event:
    return random.Random(seed).choice(state.actions())


def little_search(state: State, seed: int) -> Event:
    return search(state, Budget(nodes=60), seed).best.action


def test_every_action_is_legal_and_comes_once_whatever_the_options() -> None:
    rng = random.Random("options")
    for number in range(25):
        states = decisions(options_at_random(rng), f"legal {number}")
        for state in rng.sample(states, min(8, len(states))):
            verdict = search(state, Budget(nodes=20), number)
            actions = [candidate.action for candidate in verdict.candidates]
            assert len(set(actions)) == len(actions)
            assert set(actions) <= set(state.actions())
            assert greedy(state, number) in state.actions()


def test_pointing_out_a_placement_is_tried_once_since_it_does_not_matter_which() -> None:
    state = next(state for state in decisions({"oversight": True}, "claim") if ("nothing",) in state.actions())
    claimed = state.take(("nothing",))
    assert len({text.split()[1] for text in claimed.legal() if text.startswith("point")}) > 1
    tried = [candidate.action[0] for candidate in search(claimed, Budget(nodes=60), 1).candidates]
    assert sorted(tried) == ["accept", "point"]


def test_all_candidates_have_a_value_and_a_chance_to_win() -> None:
    verdict = search(middle(), Budget(nodes=2_000), 1)
    assert len(verdict.candidates) > 1
    assert all(0 <= candidate.win <= 1 and abs(candidate.value) < 40 for candidate in verdict.candidates)
    assert all(candidate.visits >= 12 for candidate in verdict.candidates)
    assert verdict.best.value >= verdict.candidates[-1].value


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_nodes_give_the_same_verdict(threads: int) -> None:
    state = middle()
    first, again, other = (search(state, Budget(nodes=600, threads=threads), seed) for seed in (7, 7, 8))
    assert first.candidates == again.candidates
    assert first.nodes == again.nodes
    assert first.candidates != other.candidates


def test_two_threads_play_different_games() -> None:
    state = middle()
    one, two = search(state, Budget(nodes=300), 7), search(state, Budget(nodes=600, threads=2), 7)
    by_action = {candidate.action: candidate.value for candidate in one.candidates}
    assert any(by_action[candidate.action] != candidate.value for candidate in two.candidates)


def test_a_search_from_a_view_finds_the_same_as_one_from_the_position() -> None:
    state = middle()
    seen = state.game.position(state.view(state.turn))
    assert search(seen, Budget(nodes=300), 3).candidates == search(state, Budget(nodes=300), 3).candidates


def test_the_order_of_the_bag_changes_no_choice() -> None:
    state = middle()
    assert isinstance(state, Exploration)
    bags = [tuple(random.Random(order).sample(state.bag, len(state.bag))) for order in range(5)]
    choices = [
        (search(other, Budget(nodes=200), 1).candidates, greedy(other, 1))
        for other in (replace(state, bag=bag) for bag in bags)
    ]
    assert choices == choices[:1] * 5


def test_a_search_can_be_stopped() -> None:
    cancellation = Cancellation()
    Timer(0.1, cancellation.cancel).start()
    verdict = search(decisions({"players": 4}, "stop")[4], Budget(nodes=10_000_000), 1, cancellation)
    assert verdict.nodes < 10_000_000


def test_a_search_tells_how_far_it_is() -> None:
    told: list[tuple[int, float]] = []
    four = next(state for state in decisions({"players": 4}, "told") if len(state.actions()) > 20)
    search(four, Budget(nodes=20_000), 1, progress=lambda nodes, seconds: told.append((nodes, seconds)))
    assert told
    assert told == sorted(told)


def test_a_choice_that_is_clear_takes_less_than_the_budget() -> None:
    only = next(state for state in decisions({}, "only") if len(state.actions()) == 1)
    assert search(only, Budget(nodes=100_000), 1).nodes < 100


def test_greedy_beats_random_and_a_little_search_beats_greedy() -> None:
    game = game_with("fjords", {})
    for better, worse in (("greedy", "random"), ("search", "greedy")):
        won = sum(
            played(game, [better, worse] if seat == 0 else [worse, better], str(number)).result.outcome(seat) == "won"
            for number in range(8)
            for seat in (Seat(0), Seat(1))
        )
        assert won >= 11


def test_a_settlement_of_four_is_played_to_win() -> None:
    wins = 0
    game = game_with("fjords", {"players": 4})
    for number in range(8):
        seat = Seat(number % 4)
        players = ["greedy" if each != seat else "search" for each in range(4)]
        wins += played(game, players, f"four {number}").result.outcome(seat) == "won"
    assert wins >= 4


def test_the_best_comes_first() -> None:
    verdict: Verdict = search(middle(), Budget(nodes=3_000), 2)
    assert verdict.line == (verdict.best.action,)
    assert verdict.best.visits == max(candidate.visits for candidate in verdict.candidates)


@pytest.mark.parametrize(
    ("options", "chosen"),
    [
        ({}, [("lay 25 -2,3 MPPPMP", 2.3872, 84, 400), ("lay 22 -3,6 PMMPSS", -11.4784, 162, 400)]),
        ({"players": 3}, [("lay 35 1,0 SSSPPS", -1.7855, 69, 400), ("lay 42 6,0 PSPPPP", 3.0852, 54, 402)]),
        ({"variant": "epic"}, [("lay 61 0,2 PSSSSP", 7.2942, 55, 403), ("lay 39 0,3 MMMPPP", -0.8932, 56, 400)]),
        (
            {"runes": ["water", "horse"]},
            [("lay 25 -2,3 MPPPMP", 3.5115, 52, 400), ("lay 12 2,2 PSPMMM", 0.6545, 44, 112)],
        ),
    ],
)
def test_the_race_of_the_first_versions_never_changes(
    options: dict[str, Json], chosen: list[tuple[str, float, int, int]]
) -> None:
    """`norn-1` and `skald-1` choose by this search, so it must find the same as when they were the newest."""
    states = [state for state in decisions(options, "pin") if len(state.actions()) > 3]
    for state, (text, value, visits, nodes) in zip((states[3], states[21]), chosen, strict=True):
        verdict = search(state, Budget(nodes=400), 7)
        assert (state.game.text(verdict.best.action), verdict.best.visits, verdict.nodes) == (text, visits, nodes)
        assert verdict.best.value == pytest.approx(value, abs=1e-3)


def test_actions_that_are_compared_play_the_same_games_to_the_end() -> None:
    state = middle()
    ranked = [candidate.action for candidate in search(state, Budget(nodes=600), 3).candidates]
    pair = (ranked[0], ranked[-1])
    verdict = compare(state, pair, Budget(nodes=400), 3)
    assert {candidate.action for candidate in verdict.candidates} == set(pair)
    assert len({candidate.visits for candidate in verdict.candidates}) == 1, "nobody drops out"
