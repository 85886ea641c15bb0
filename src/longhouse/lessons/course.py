"""The lessons of each game, as data. A lesson is a record of a game, and steps that start from its last position.

>>> [lesson.id for lesson in course("fjords")][:3]
['two-tiles', 'corners', 'one-land']
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import cast

from longhouse.errors import BadData
from longhouse.games.catalogue import GAMES, game_with
from longhouse.games.fields import Fields
from longhouse.games.game import JsonObject
from longhouse.games.record import Record


@dataclass(frozen=True, slots=True)
class CourseStep:
    """One task of a lesson. In the actions of its fields, `*` stands for any text."""

    goal: tuple[str, ...]
    """The actions that complete the step."""
    then: tuple[str, ...]
    """The events that follow automatically after one of these actions."""
    wrong: Mapping[str, str]
    """Illegal actions from which a person can learn; for each, the number of the rule that it breaks."""
    poor: Mapping[str, tuple[str, ...]]
    """Legal actions that miss the point of the lesson, in groups; each group is stored under the name of the text that
    explains what is wrong with its actions.
    """


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: a position and the steps that start from it. Its texts are in `longhouse.words`, under the id of the
    lesson.
    """

    id: str
    """The id of the lesson, unique within its game."""
    rules: tuple[str, ...]
    """The numbers of the rules that the lesson teaches."""
    record: Record
    """The game whose last position the lesson starts from."""
    steps: tuple[CourseStep, ...]
    """The tasks, one after the other."""


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game, in their order; empty if the game has none.

    Raises `UnknownGame` if there is no game with this name.
    """
    file = GAMES[game].lessons
    if file is None:
        return ()
    fields = Fields(tomllib.loads(file.read_text("utf-8")), "course", BadData)
    lessons = tuple(_lesson(game, entry) for entry in fields.objects("lessons"))
    fields.done()
    return lessons


def _lesson(game: str, fields: Fields) -> Lesson:
    options = cast(JsonObject, fields.anything("options", {}))
    lesson = Lesson(
        fields.text("id"),
        tuple(fields.texts("rules")),
        Record(game_with(game, options), tuple(fields.texts("events"))),
        tuple(_step(entry) for entry in fields.objects("steps")),
    )
    fields.done()
    return lesson


def _step(fields: Fields) -> CourseStep:
    wrong, poor = fields.section("wrong"), fields.section("poor")
    step = CourseStep(
        tuple(fields.texts("goal")),
        tuple(fields.texts("then", default=())),
        {action: wrong.text(action) for action in _keys(wrong)},
        {name: tuple(poor.texts(name)) for name in _keys(poor)},
    )
    fields.done()
    return step


def _keys(fields: Fields) -> list[str]:
    return [str(key) for key in fields.rest()]
