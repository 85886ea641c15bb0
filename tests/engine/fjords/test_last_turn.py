"""The last turn before a settlement of two: every action with what it leads to, proven."""

from support.lines import random_line

from longhouse.bots.levels import level_named
from longhouse.bots.player import choose
from longhouse.engine.fjords.last_turn import prove_last_turn
from longhouse.engine.fjords.settling import solve
from longhouse.engine.thinking import Budget, Cancellation
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Json, Seat, State

GAMES: list[dict[str, Json]] = [{}, {"edition": "2005", "rounds": 1}]


def last_decisions(options: dict[str, Json], seed: str) -> list[Exploration]:
    """The decisions of a random game that only the same seat's follow before the settlement."""
    line = [state for state, _ in random_line(game_with("fjords", options), seed)]
    end = next(number for number, state in enumerate(line) if isinstance(state, Settlement))
    turn: list[Exploration] = []
    for state in reversed(line[:end]):
        if not isinstance(state, Exploration) or state.turn is None or (turn and state.turn != turn[0].turn):
            break
        turn.append(state)
    return [state for state in turn if len(state.actions()) > 1]


def best_of(state: State, seat: Seat) -> int:
    """What a seat reaches from here with best play, by looking at all of its turn."""
    if isinstance(state, Settlement):
        return solve(state).low if state.seat == seat else -solve(state).low
    return max(best_of(state.take(action), seat) for action in state.actions())


def test_every_action_has_the_difference_that_best_play_leads_to() -> None:
    proven = 0
    for options in GAMES:
        for seed in range(12):
            for state in last_decisions(options, str(seed)):
                found = prove_last_turn(state, Budget(), Cancellation())
                if found is None:
                    continue
                proven += 1
                values = {each.action: each.value for each in found.candidates}
                assert values == {action: best_of(state.take(action), state.seat) for action in state.actions()}
                assert found.proven
                assert found.best.value == max(values.values())
    assert proven >= 8


def test_norn_takes_what_is_proven_best() -> None:
    state, found = next(
        (state, found)
        for seed in range(50)
        for state in last_decisions({}, str(seed))
        if (found := prove_last_turn(state, Budget(), Cancellation()))
        and len({each.value for each in found.candidates}) > 1
    )
    chosen = choose(state, level_named("fjords", "norn@20000n"), 1).action
    assert {each.action: each.value for each in found.candidates}[chosen] == found.best.value


def test_before_that_and_without_a_budget_there_is_no_proof() -> None:
    early = next(
        state
        for state, _ in random_line(game_with("fjords", {}), "early")
        if isinstance(state, Exploration) and state.turn is not None
    )
    assert prove_last_turn(early, Budget(), Cancellation()) is None
    late = next(
        state
        for seed in range(50)
        for state in last_decisions({}, str(seed))
        if prove_last_turn(state, Budget(), Cancellation()) is not None
    )
    assert prove_last_turn(late, Budget(nodes=1), Cancellation()) is None
