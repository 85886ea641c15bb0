"""Games at random inside the engine end as games of the referee do."""

import statistics

import pytest
from support.lines import last_state, random_line

from longhouse.engine.fjords.playouts import random_games, random_settlements
from longhouse.games.catalogue import game_with
from longhouse.games.game import Json, State


def points(state: State) -> tuple[int, ...]:
    assert state.result is not None
    return state.result.points


@pytest.mark.parametrize("options", [{}, {"players": 3, "runes": ["journey", "wisdom"]}, {"edition": "2005"}], ids=str)
def test_random_games_score_on_average_what_the_referees_do(options: dict[str, Json]) -> None:
    game = game_with("fjords", options)
    referee = [sum(points(last_state(game, f"mean {n}"))) for n in range(300)]
    engine = [sum(random_games(game.start(), n, 1)) for n in range(3000)]
    spread = statistics.stdev(referee) / 300**0.5
    assert abs(statistics.mean(referee) - statistics.mean(engine)) < 4 * spread


def test_settlements_without_a_list_of_actions_end_as_those_with_one() -> None:
    board = next(state for state, _ in random_line(game_with("fjords", {}), "land") if state.phase == "settlement")  # type: ignore[attr-defined]
    plain = random_settlements(board, 1, 20_000)
    listed = random_games(board, 2, 20_000)
    for one, other in zip(plain, listed, strict=True):
        assert one == pytest.approx(other, rel=0.01)


def test_the_same_seed_plays_the_same_games() -> None:
    start = game_with("fjords", {"players": 4}).start()
    assert random_games(start, 5, 50) == random_games(start, 5, 50)
    assert random_games(start, 5, 50) != random_games(start, 6, 50)


def test_a_finished_game_has_its_points() -> None:
    over = last_state(game_with("fjords", {"variant": "classic"}), "over")
    assert random_games(over, 1, 1) == list(points(over))
