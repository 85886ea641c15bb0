"""HTTP routes for the tutorial lessons of the games."""

import json
from functools import cache

from litestar import Controller, get
from litestar.params import FromPath

from longhouse.lessons.course import Lesson, course
from longhouse.server.http.record_shapes import LessonStep, LessonTold


class LessonRoutes(Controller):
    """Returns the lessons; a person's progress is stored in their browser only."""

    path = "/api/lessons"
    tags = ("lessons",)

    @get("/{game:str}", sync_to_thread=True)
    def lessons(self, game: FromPath[str]) -> list[LessonTold]:
        """Return the lessons of a game, in their order."""
        return _told(game)


@cache
def _told(game: str) -> list[LessonTold]:
    return [_lesson(lesson) for lesson in course(game)]


def _lesson(lesson: Lesson) -> LessonTold:
    steps = [LessonStep(step.goal, step.then, step.wrong, step.poor) for step in lesson.steps]
    return LessonTold(lesson.id, lesson.rules, json.loads(lesson.record.write()), steps)
