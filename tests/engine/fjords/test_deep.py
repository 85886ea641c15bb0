"""The deep search plays legally whatever the options, the same for the same seed, ends in time, and knows no secret."""

import random
from dataclasses import replace
from threading import Timer

import pytest
from support.decisions import decisions, middle
from support.mirrored import options_at_random

from longhouse.engine.fjords import search as flat
from longhouse.engine.fjords.deep import compare, search
from longhouse.engine.thinking import Budget, Cancellation
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.options import RUNES
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Json, State


def test_whatever_the_options_it_rates_legal_actions_and_its_line_can_be_played() -> None:
    rng = random.Random("deep")
    for number in range(15):
        states = decisions(options_at_random(rng), f"deep {number}")
        for state in rng.sample(states, min(6, len(states))):
            verdict = search(state, Budget(nodes=400), number)
            actions = [candidate.action for candidate in verdict.candidates]
            assert len(set(actions)) == len(actions)
            assert set(actions) <= set(state.actions())
            assert all(0 <= candidate.win <= 1 and candidate.visits for candidate in verdict.candidates)
            after: State = state
            for event in verdict.line:
                after = after.take(event)


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_nodes_give_the_same_verdict(threads: int) -> None:
    state = middle()
    first, again, other = (search(state, Budget(nodes=3_000, threads=threads), seed) for seed in (7, 7, 8))
    assert first.candidates == again.candidates
    assert (first.nodes, first.line) == (again.nodes, again.line)
    assert first.candidates != other.candidates


def test_neither_the_order_of_the_bag_nor_what_a_view_hides_changes_a_choice() -> None:
    state = middle()
    assert isinstance(state, Exploration)
    shuffled = replace(state, bag=tuple(random.Random(1).sample(state.bag, len(state.bag))))
    seen = state.game.position(state.view(state.turn))
    verdicts = [search(each, Budget(nodes=2_000), 3).candidates for each in (state, shuffled, seen)]
    assert verdicts == verdicts[:1] * 3


def test_a_search_can_be_stopped_at_once_and_later() -> None:
    for seconds in (0.0, 0.1):
        cancellation = Cancellation()
        Timer(seconds, cancellation.cancel).start()
        verdict = search(middle(), Budget(nodes=10_000_000), 1, cancellation)
        assert verdict.nodes < 10_000_000
        assert verdict.best.action in middle().actions()


@pytest.mark.parametrize("budget", [Budget(nodes=1), Budget(seconds=0.0), Budget(seconds=0.001), Budget(nodes=0)])
def test_a_budget_of_nothing_gives_an_answer(budget: Budget) -> None:
    state = middle()
    assert search(state, budget, 1).best.action in state.actions()


def test_more_nodes_are_used_where_a_choice_is_hard() -> None:
    only = next(state for state in decisions({}, "only") if len(state.actions()) == 1)
    assert search(only, Budget(nodes=100_000), 1).nodes < 100
    assert search(middle(), Budget(nodes=100_000), 1).nodes > 5_000


def test_a_time_that_is_never_reached_changes_nothing() -> None:
    state = middle()
    by_nodes, by_both = (search(state, Budget(nodes=6_000, seconds=seconds), 5) for seconds in (None, 600.0))
    assert by_both.candidates == by_nodes.candidates


def test_only_two_candidates_stay_to_the_end_of_a_long_search() -> None:
    candidates = search(middle(), Budget(nodes=12_000), 1).candidates
    visits = sorted((each.visits for each in candidates), reverse=True)
    assert visits[1] > visits[2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_settlements_are_searched_deeply(players: int) -> None:
    states = decisions({"players": players}, "several")
    state = next(each for each in states if isinstance(each, Settlement) and len(each.actions()) > 6)
    assert search(state, Budget(nodes=4_000), 1) != flat.search(state, Budget(nodes=4_000), 1)


def test_short_searches_of_explorations_of_two_with_runes_are_left_to_the_playouts() -> None:
    budget = Budget(nodes=3_000)
    kinds: list[tuple[dict[str, Json], bool]] = [
        ({}, False),
        ({"runes": list(RUNES)}, True),
        ({"runes": list(RUNES), "players": 3}, False),
    ]
    for options, raced in kinds:
        states = decisions(options, "runes")[10:]
        exploring = next(each for each in states if isinstance(each, Exploration) and len(each.actions()) > 6)
        settling = next(each for each in states if isinstance(each, Settlement) and len(each.actions()) > 6)
        pair = exploring.actions()[:2]
        same = search(exploring, budget, 1).candidates == flat.search(exploring, budget, 1).candidates
        alike = compare(exploring, pair, budget, 1).candidates == flat.compare(exploring, pair, budget, 1).candidates
        assert (same, alike) == (raced, raced), options
        assert search(settling, budget, 1).candidates != flat.search(settling, budget, 1).candidates
        longer = Budget(nodes=30_000)
        assert search(exploring, longer, 1).candidates != flat.search(exploring, longer, 1).candidates


def test_the_line_tells_what_is_built_on_the_tile() -> None:
    state = decisions({}, "middle")[0]
    assert {event[0] for event in search(state, Budget(nodes=2_000), 1).line[1:]} <= {"house", "none"}
    lines = [search(each, Budget(nodes=1_000), 1).line for each in decisions({}, "line")[:8]]
    assert any(len(line) == 2 for line in lines)


def test_actions_that_are_compared_meet_the_same_bags() -> None:
    state = middle()
    ranked = [candidate.action for candidate in search(state, Budget(nodes=2_000), 3).candidates]
    pair = (ranked[0], ranked[-1])
    verdict = compare(state, pair, Budget(nodes=2_000), 3)
    assert {candidate.action for candidate in verdict.candidates} == set(pair)
    assert len({candidate.visits for candidate in verdict.candidates}) == 1, "nobody drops out"
