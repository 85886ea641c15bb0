"""The settlement, solved: against plain minimax over the referee, on positions small enough for that."""

import dataclasses
import random
import subprocess
import sys
import threading
from itertools import islice, pairwise

import numpy as np
import pytest
from support.settlements import KINDS, difference, minimax, small_settlements, with_tiles_renumbered

from longhouse.engine.fjords import proofs, stakes
from longhouse.engine.fjords.proofs import WholeProof, fresh_stamp
from longhouse.engine.fjords.settling import solve, values, winner
from longhouse.engine.fjords.stakes import stake, whole_stake
from longhouse.engine.thinking import UNLIMITED, Budget, Cancellation
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.match import FinishedMatch, Fjords, Match, Round
from longhouse.games.fjords.reach import flood
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Seat, State

POSITIONS = 100


def with_thresholds(monkeypatch: pytest.MonkeyPatch, *, largest: int, table: int, parts: int) -> None:
    """Thermographs of so few tiles, and tables and questions so small, that small positions reach all the code."""
    monkeypatch.setattr(proofs, "LARGEST", largest)
    monkeypatch.setattr(proofs, "_PARTS", parts)
    monkeypatch.setattr(proofs, "_EASY", 0)
    monkeypatch.setattr(proofs, "_QUESTION", 1)
    monkeypatch.setattr(proofs, "_MORE", 2)
    monkeypatch.setattr(proofs, "_SMALL_TABLE", table)
    monkeypatch.setattr(proofs, "_WHOLE_TABLE", table)
    monkeypatch.setattr(proofs, "_workspaces", proofs._Workspaces())


@pytest.mark.parametrize("kind", KINDS)
def test_the_solution_is_that_of_plain_minimax_and_its_line_reaches_it(kind: str) -> None:
    for state in small_settlements(kind, POSITIONS):
        truth = minimax(state)
        solution = solve(state)
        assert (solution.low, solution.high, solution.solved) == (truth, truth, True)
        assert solution.line[0] == solution.best
        now: State = state
        for action in solution.line:
            assert action in now.actions()
            now = now.take(action)
        assert not isinstance(now, Settlement)
        assert difference(state, now) == truth


def test_a_contest_may_tell_all_though_vikings_do_not_reach_for_all_land() -> None:
    found = 0
    for state in small_settlements("points", 6 * POSITIONS):
        reach = [flood(state.land, joined, state.vacant).bit_count() for joined in state.joined]
        if min(state.supply(Seat(seat)) - reach[seat] for seat in (0, 1)) < 0 and stake(state) is not None:
            assert solve(state).low == minimax(state)
            found += 1
    assert found > 10


@pytest.mark.parametrize("kind", KINDS)
def test_searched_whole_every_position_has_the_same_value(kind: str) -> None:
    for state in small_settlements(kind, POSITIONS // 3):
        everything = whole_stake(state)
        assert everything is not None
        proof = WholeProof(everything, state, fresh_stamp())
        proof.work(UNLIMITED, np.zeros(1, dtype=np.uint8))
        assert (proof.low, proof.high) == (minimax(state),) * 2


def test_a_tile_worth_more_may_take_vikings_for_the_way_to_it() -> None:
    state = next(islice(small_settlements("points", 777, vacant=9), 776, None))
    solution = solve(state)
    assert (solution.low, solution.high) == (minimax(state),) * 2 == (5, 5)


@pytest.mark.parametrize("kind", ["base", "2005", "points", "friends", "wisdom", "moving", "all runes"])
@pytest.mark.parametrize(("largest", "parts"), [(0, 0), (0, 28), (2, 4), (4, 28)])
def test_whatever_the_thresholds_the_values_are_the_same(
    kind: str, largest: int, parts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_thresholds(monkeypatch, largest=largest, table=3, parts=parts)
    for state in small_settlements(kind, POSITIONS // 2):
        solution = solve(state)
        assert solution.low == solution.high == minimax(state)


@pytest.mark.parametrize("kind", ["base", "epic", "points"])
def test_thermographs_and_stops_change_no_value_of_larger_boards(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    boards = list(small_settlements(kind, 25, vacant=22))
    found = []
    for largest, table, parts in ((0, 16, 0), (3, 9, 28), (6, 12, 9), (10, 16, 28)):
        with_thresholds(monkeypatch, largest=largest, table=table, parts=parts)
        found.append([solve(board, Budget(nodes=100_000)) for board in boards])
    for each in zip(*found, strict=True):
        assert max(solution.low for solution in each) <= min(solution.high for solution in each)
        assert all(solution.solved for solution in each) or kind == "points"


@pytest.mark.parametrize("kind", KINDS)
def test_within_a_few_nodes_the_bounds_hold_and_the_action_reaches_the_lower_one(kind: str) -> None:
    rng = random.Random(kind)
    for state in small_settlements(kind, POSITIONS // 2):
        truth = minimax(state)
        solution = solve(state, Budget(nodes=rng.randint(0, 60)))
        assert solution.low <= truth <= solution.high
        after = state.take(solution.best)
        if isinstance(after, Settlement) and after.match is state.match:
            reached = minimax(after) * (1 if after.seat == state.seat else -1)
        else:
            reached = difference(state, after)
        assert reached >= solution.low


@pytest.mark.parametrize("kind", ["base", "2005", "all runes"])
def test_every_action_has_its_value_and_the_best_comes_first(kind: str) -> None:
    for state in small_settlements(kind, POSITIONS // 5, vacant=7):
        verdict = values(state)
        assert sorted(each.action for each in verdict.candidates) == sorted(state.actions())
        assert verdict.proven
        assert verdict.best.value == minimax(state)
        assert verdict.line[0] == verdict.best.action
        for each in verdict.candidates:
            after = state.take(each.action)
            if isinstance(after, Settlement) and after.match is state.match:
                truth = minimax(after) * (1 if after.seat == state.seat else -1)
            else:
                truth = difference(state, after)
            assert each.low == each.high == each.value == truth
            assert each.win == {state.seat: 1.0, None: 0.5}.get(winner(state, truth), 0.0)


@pytest.mark.parametrize("kind", ["base", "points", "all runes"])
def test_what_is_proven_of_one_action_serves_the_others(kind: str) -> None:
    together = alone = 0
    for state in small_settlements(kind, 10, vacant=30 if kind == "base" else 9):
        together += values(state).nodes
        following = [state.take(action) for action in state.actions()]
        alone += sum(solve(each).nodes for each in (state, *following) if isinstance(each, Settlement))
    assert together < alone


@pytest.mark.parametrize("kind", ["base", "epic with all runes"])
def test_the_order_in_which_the_tiles_were_laid_changes_no_value(kind: str) -> None:
    rng = random.Random(kind)
    for state in small_settlements(kind, POSITIONS // 3, vacant=12):
        assert solve(with_tiles_renumbered(state, rng)).low == solve(state).low


def test_whole_boards_are_solved_within_the_same_number_of_nodes_as_ever() -> None:
    counted = [solve(state).nodes for state in islice(small_settlements("base", 30, vacant=40), 0, 30, 6)]
    assert counted == [279, 16, 7, 4, 8]


@pytest.mark.parametrize("kind", ["journey", "friends"])
def test_whole_boards_with_a_rune_are_proven_within_300_000_nodes(kind: str) -> None:
    solutions = [solve(state, Budget(nodes=300_000)) for state in small_settlements(kind, 6, vacant=40)]
    assert all(solution.solved for solution in solutions)


@pytest.mark.parametrize("kind", ["friends", "horse", "all runes"])
def test_more_nodes_never_widen_the_bounds_and_these_always_agree(kind: str) -> None:
    for state in small_settlements(kind, 4, vacant=26):
        found = [solve(state, Budget(nodes=nodes)) for nodes in (100, 3_000, 30_000, 90_000)]
        assert all(one.low <= other.low <= other.high <= one.high for one, other in pairwise(found))


def test_the_same_budget_gives_the_same_answer() -> None:
    for state in small_settlements("all runes", 5, vacant=20):
        first, second = (solve(state, Budget(nodes=2000)) for _ in range(2))
        assert (first.low, first.high, first.line, first.nodes) == (second.low, second.high, second.line, second.nodes)


def test_a_raised_flag_ends_the_search_with_bounds() -> None:
    state = next(small_settlements("all runes", 1, vacant=40))
    cancellation = Cancellation()
    threading.Timer(0.2, cancellation.cancel).start()
    solution = solve(state, cancellation=cancellation)
    assert solution.low < solution.high
    assert solution.best in state.actions()


def test_without_the_compiler_small_settlements_have_the_same_values() -> None:
    code = (
        "from support.settlements import small_settlements\n"
        "from longhouse.engine.fjords.settling import solve\n"
        "for kind in ('base', 'all runes'):\n"
        "    print([solve(state).low for state in small_settlements(kind, 6, vacant=6)])\n"
    )
    here = [[solve(state).low for state in small_settlements(kind, 6, vacant=6)] for kind in ("base", "all runes")]
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code],
        capture_output=True,
        encoding="utf-8",
        check=True,
        env={"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": ":".join(sys.path)},
    )
    assert done.stdout.split("\n")[:-1] == [str(each) for each in here]


@pytest.mark.parametrize("kind", ["base", "classic", "2005"])
def test_whoever_wins_by_a_difference_wins_the_game(kind: str) -> None:
    for state in small_settlements(kind, POSITIONS // 3):
        end: State = state
        while isinstance(end, Settlement):
            end = end.take(end.actions()[0])
        assert isinstance(end, FinishedMatch)
        by_the_rules = end.result.winners
        assert winner(state, difference(state, end)) == (by_the_rules[0] if by_the_rules else None)


@pytest.mark.parametrize(
    ("past", "difference", "winning"),
    [
        ([(10, 12), (15, 14)], 2, 0),
        ([(10, 12), (15, 14)], 1, 0),
        ([(10, 12), (14, 14)], 2, None),
        ([(10, 12), (13, 14)], 3, 1),
        ([(10, 14), (15, 14)], 3, 0),
        ([(10, 12)], 1, 0),
        ([(10, 12)], 0, None),
        ([(10, 10), (10, 10)], 0, None),
    ],
)
def test_in_the_last_round_all_rounds_count(past: list[tuple[int, int]], difference: int, winning: int | None) -> None:
    state = next(small_settlements("classic", 1))
    game = game_with("fjords", {"variant": "classic"})
    assert isinstance(game, Fjords)
    match = Match(game, Seat(0), tuple(Round(Seat(0), points) for points in past))
    last = dataclasses.replace(state, match=match, seat=Seat(0))
    assert winner(last, difference) == winning


def test_only_a_contest_is_undecided_in_every_position_without_runes_of_a_base_game() -> None:
    for state in small_settlements("base", 40, vacant=40):
        if state.game.vikings == 20:
            assert stake(state) is not None


def test_a_settlement_too_large_for_a_mask_has_bounds_at_least(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stakes, "MOST_TILES", 1)
    for state in small_settlements("all runes", POSITIONS // 5):
        solution = solve(state)
        assert solution.low <= minimax(state) <= solution.high
        assert solution.best in state.actions()
