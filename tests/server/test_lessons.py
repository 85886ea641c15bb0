"""The courses over HTTP."""

from support.houses import RunningHouse

from longhouse.games.catalogue import GAMES
from longhouse.games.game import Seat
from longhouse.lessons.course import course


def test_a_course_is_told_as_it_is_written(house: RunningHouse) -> None:
    for game in GAMES:
        told = house.get(f"/api/lessons/{game}")
        assert [lesson["id"] for lesson in told] == [lesson.id for lesson in course(game)]
        for lesson, written in zip(told, course(game), strict=True):
            position = house.post("/api/positions", {"record": lesson["record"], "seat": 0})
            assert position["view"] == written.record.replay().view(Seat(0))
            assert [step["goal"] for step in lesson["steps"]] == [list(step.goal) for step in written.steps]


def test_a_game_that_is_not_there_has_no_course(house: RunningHouse) -> None:
    status, answer = house.ask("GET", "/api/lessons/chess")
    assert (status, answer["error"]["key"]) == (400, "game-unknown")
