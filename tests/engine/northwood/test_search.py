"""The search of For Northwood!: it finds what is there to be found, repeats itself, and keeps to its budget."""

from typing import Any

import numpy as np
import pytest
from support.lines import random_line
from support.northwood import a_visit, after, northwood

from longhouse.bots.levels import level_named
from longhouse.bots.playing import play
from longhouse.engine.compiled import generator
from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood import steward
from longhouse.engine.northwood.allotment import WHOLE_GAME, allotment, weight_ahead
from longhouse.engine.northwood.future import future
from longhouse.engine.northwood.network import network
from longhouse.engine.northwood.search import greedy, prospect, search
from longhouse.engine.northwood.translate import packed
from longhouse.engine.northwood.tree import new_study, think
from longhouse.engine.thinking import Budget, Cancellation, Verdict
from longhouse.games.chance import Source
from longhouse.games.game import Seat, State
from longhouse.games.northwood.journey import Camp, FinishedJourney
from longhouse.games.northwood.northwood import Northwood
from longhouse.games.northwood.scenarios import longhouse_year
from longhouse.games.northwood.visit import Visit


def some_decisions(game: Northwood, seed: str, every: int = 29) -> list[State]:
    states = [state for state, _ in random_line(game, seed) if len(state.actions()) > 1]
    return states[::every]


def told(verdict: Verdict) -> list[tuple[Any, ...]]:
    return [(each.action, each.value, each.win, each.hit, each.visits) for each in verdict.candidates]


@pytest.mark.parametrize("merges", [False, True])
@pytest.mark.parametrize("setup", ["intro", "full"])
def test_every_legal_action_is_a_candidate_with_possible_chances(setup: str, *, merges: bool) -> None:
    for state in some_decisions(northwood(setup=setup, goal=18), "candidates"):
        verdict = search(state, Budget(nodes=60), 3, merges=merges)
        assert sorted(each.action for each in verdict.candidates) == sorted(state.actions())
        assert sum(each.visits for each in verdict.candidates) == verdict.nodes - 1, "the first descent opens the tree"
        for each in verdict.candidates:
            assert each.hit is not None
            assert 0 <= each.hit <= 1
            assert 0 <= each.win <= 1
            assert 0 <= each.value <= 20.001
        assert verdict.best.visits == max(each.visits for each in verdict.candidates)


@pytest.mark.parametrize("merges", [False, True])
def test_a_full_tree_hardly_changes_what_is_found(*, merges: bool) -> None:
    visit = a_visit("QE", "LL", "PE", "JL", hand="1C 3C 8F 4F 2L 5L 7E 8E", fief=5)
    found = search(visit, Budget(nodes=30_000), 1, merges=merges)
    later = search(visit, Budget(nodes=150_000), 1, merges=merges)
    assert later.nodes == 150_000
    assert sum(each.visits for each in later.candidates) == later.nodes - 1
    assert (later.best.hit or 0) == pytest.approx(found.best.hit or 0, abs=0.05 if merges else 0.2)


@pytest.mark.parametrize(
    ("ally", "merges", "kinds"),
    [("JC", False, 30), ("JC", True, 5), ("KL", True, 5), ("QC", True, 30), ("BC", True, 30)],
)
def test_statements_that_are_answered_alike_share_a_node(ally: str, kinds: int, *, merges: bool) -> None:
    # 1C to 3C, 5C to 7C and 8C are answered alike, all of Flowers (the 1 is in the hand), of Leaves, and of Eyes.
    visit = a_visit(ally, "PF", "PL", "PE", hand="4C 1F", exhausted="PF PL PE")
    position, study, counts = packed(visit), new_study(), np.zeros(1, dtype=np.int64)
    tables, trust, flag = future(position, 16), np.array([0.6, 0.06]), np.zeros(1, dtype=np.uint8)
    think(position, 16, tables, trust, merges, network(), study, generator(1), 3_000, flag, counts, 0)
    tree, listens = study.tree, study.tree.child[0]
    assert tree.key[listens] == at.TO_LISTEN
    found, child = 0, tree.child[listens]
    while child:
        found, child = found + 1, tree.sibling[child]
    assert found == kinds


FROZEN = [
    [148, 44, 40, 35, 32, 0, 0, 0],
    [206, 93],
    [229, 58, 12, 0, 0, 0, 0, 0, 0],
    [260, 38, 1],
    [299, 0],
    [206, 93],
]
"""The descents of each action, best first, in a few positions: `skald`, `skald-1` and `norn-1` search like this."""


def test_the_first_search_never_changes() -> None:
    game = northwood(setup="full", goal=20)
    found = [
        [each.visits for each in search(state, Budget(nodes=300), 9).candidates]
        for state in some_decisions(game, "frozen", every=23)
    ]
    assert found == FROZEN


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_nodes_give_the_same_answer_and_a_view_is_enough(threads: int) -> None:
    game = northwood(setup="full", goal=20)
    for state in some_decisions(game, "again", every=61):
        budget = Budget(nodes=200, threads=threads)
        first = told(search(state, budget, 5))
        assert told(search(game.position(state.view(Seat(0))), budget, 5)) == first
    assert told(search(state, budget, 6)) != first


def test_a_certain_hit_is_certain_and_chosen() -> None:
    # Claws is trump on fief 3, and one more must score: 1C does now, and could not on the last statement, 3C.
    visit = a_visit(hand="1C 1L", deck="2F 3C", discard="5F", score="6F 7F", fief=3, exhausted="JC PC LC BC")
    verdict = search(after(visit, "listen", "*state 2F"), Budget(nodes=200), 1)
    assert verdict.best.action == ("reply", 0)
    hits = {each.action: each.hit for each in verdict.candidates}
    assert hits["reply", 0] == pytest.approx(1, abs=0.02)
    assert (hits["reply", 16] or 0) < 0.9


def test_a_search_can_be_stopped_and_tells_its_progress() -> None:
    camp = some_decisions(northwood(), "stop")[0]
    cancellation = Cancellation()
    heard: list[int] = []

    def hear(nodes: int, _: float) -> None:
        heard.append(nodes)
        cancellation.cancel()

    verdict = search(camp, Budget(), 1, cancellation, hear)
    assert heard
    assert verdict.nodes >= 1
    assert search(camp, Budget(), 1, cancellation).nodes == 1, "one that is stopped beforehand still has an answer"


def test_a_search_ends_when_its_time_is_over() -> None:
    verdict = search(some_decisions(northwood(), "time")[0], Budget(seconds=0.05, threads=2), 1)
    assert verdict.nodes > 1


def test_a_little_thought_wins_most_of_the_stars() -> None:
    stars = 0
    game = northwood()
    for number in range(6):
        source, drawn = Source(f"stars/{number}"), 0
        state: State = game.start()
        while not isinstance(state, FinishedJourney):
            chance = state.chance
            if chance is None:
                state = state.take(search(state, Budget(nodes=40), number).best.action)
            else:
                state = state.take(chance.draw(source.output(drawn)))
                drawn += 1
        stars += sum(state.journey.stars())
    assert stars / 6 > 14


def test_a_first_sight_is_legal() -> None:
    for state in some_decisions(northwood(setup="full"), "greedy"):
        assert greedy(state, 1) in state.actions()


SCENARIOS = sorted(longhouse_year())


@pytest.mark.parametrize("challenge", [False, True])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_positions_with_special_rules_get_an_answer(scenario: str, *, challenge: bool) -> None:
    for state in some_decisions(northwood(scenario=scenario, challenge=challenge), "special", every=90):
        budget = Budget(nodes=3 * len(state.actions()))
        verdict = search(state, budget, 1)
        assert {each.action for each in verdict.candidates} == set(state.actions())
        assert told(search(state, budget, 1)) == told(verdict)
        assert all(0 <= each.win <= 1 for each in verdict.candidates)
        hurried = search(state, Budget(nodes=1), 1)
        assert {each.action for each in hurried.candidates} == set(state.actions())


@pytest.mark.parametrize("scenario", ["long-way-round", "moving-day", "tired-hands"])
def test_special_rules_are_played_far_better_than_by_the_steward(scenario: str) -> None:
    game = northwood(scenario=scenario)
    level = level_named("northwood", "norn-1@100n")
    stars = 0
    for number in range(5):
        end = play(game, [level], f"scenario/{number}").play.state
        assert isinstance(end, FinishedJourney)
        stars += end.result.stars
    assert stars > 1.5 * sum(steward.play(game, f"scenario/{number}")[0].result.stars for number in range(5))


def test_more_stars_may_be_missing_than_there_are() -> None:
    game = northwood(scenario="twin-beacons", challenge=True)  # lost fiefs cost stars
    state: State = game.start()
    for event in play(game, [level_named("northwood", "random")], "lost").play.events:
        if len(state.actions()) > 1 and isinstance(state, Camp | Visit) and sum(state.journey.stars()) <= -4:
            verdict = search(state, Budget(nodes=50), 1)
            assert {each.action for each in verdict.candidates} == set(state.actions())
            assert all(each.value >= -8 for each in verdict.candidates)
            return
        state = state.take(event)
    pytest.fail("this game should lose five fiefs")


@pytest.mark.parametrize("setup", ["intro", "full"])
def test_the_time_of_a_game_is_enough_for_all_of_it(setup: str) -> None:
    left = 1.0
    for state, _ in random_line(northwood(setup=setup), "clock"):
        share = allotment(state, left)
        assert (share > 0) == (len(state.actions()) > 1)
        assert share < 0.5 * left
        left -= share
        assert isinstance(state, Camp | Visit) or share == 0
    assert 0 < left < 0.1


def test_uncertain_visits_get_more_of_the_time() -> None:
    game = northwood(setup="full", goal=20)
    decisions = [state for state in some_decisions(game, "hope", every=3) if isinstance(state, Visit)]
    shares = {prospect(state): allotment(state, 1.0, prospect(state)) / allotment(state, 1.0) for state in decisions}
    hopes = [hope for hope in shares if hope is not None]
    assert len(hopes) > 10
    least, most = min(hopes, key=lambda hope: abs(hope - 0.5)), max(hopes, key=lambda hope: abs(hope - 0.5))
    assert shares[least] > 1.2 * shares[most]
    camp = next(state for state in some_decisions(game, "hope", every=1) if isinstance(state, Camp))
    assert prospect(camp) is None
    assert weight_ahead(camp) == WHOLE_GAME
