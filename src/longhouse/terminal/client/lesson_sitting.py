"""A lesson in progress: each step accepts only certain actions, and explains why others are wrong."""

from fnmatch import fnmatchcase

from longhouse.errors import Refused
from longhouse.games.game import Seat
from longhouse.lessons.course import CourseStep, Lesson
from longhouse.terminal.client.study import StudySitting
from longhouse.words import Words

_LEARNER = Seat(0)


class LessonSitting(StudySitting):
    """A lesson in progress: it starts from the position of a record, and each step plays some events from there."""

    def __init__(self, lesson: Lesson, words: Words) -> None:
        super().__init__(lesson.record, words, _LEARNER)
        self.lesson = lesson
        self.step = 0
        """The number of steps done."""
        self.can_undo = False

    @property
    def finished(self) -> bool:
        """Whether all steps are done."""
        return self.step == len(self.lesson.steps)

    @property
    def mine(self) -> bool:
        return super().mine and not self.finished

    async def move(self, action: str) -> None:
        """Play the action that the current step asks for, then the events that the lesson adds after it.

        Raises the error of the rules if the action is illegal, and `Refused` if it is not what the step asks for.
        """
        due = self.lesson.steps[self.step]
        if not any(_matches(goal, action) for goal in due.goal):
            self.position.read(action)  # the rules come first
            raise self._objection(due, action)
        self.step += 1
        for event in (action, *due.then):
            self.happen(event)
        self.can_undo = False
        self.changed()

    def _objection(self, due: CourseStep, action: str) -> Refused:
        for name, actions in due.poor.items():
            if any(_matches(pattern, action) for pattern in actions):
                return Refused("tutorial-poor", move=f"{self.lesson.id}-{name}")
        return Refused("tutorial-other")


def _matches(pattern: str, action: str) -> bool:
    return fnmatchcase(action, pattern)
