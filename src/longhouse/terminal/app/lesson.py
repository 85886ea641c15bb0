"""The tutorial screens: the list of lessons, and the screen on which a lesson is played."""

from typing import ClassVar

from textual.binding import BindingType

from longhouse.games.catalogue import GAMES
from longhouse.lessons.course import Lesson, course
from longhouse.terminal.app.dialogs import ListScreen
from longhouse.terminal.app.keys import Key, bindings
from longhouse.terminal.app.page import BACK, HELP, AppPage
from longhouse.terminal.app.table import TableScreen
from longhouse.terminal.client.lesson_sitting import LessonSitting
from longhouse.words.titles import labelled, title


class LessonScreen(TableScreen):
    """The screen for a lesson: the board, and the task of the current step."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("enter", "choose", "play"),
        Key("n", "next_lesson", "next-lesson"),
        Key("o", "again", "again"),
        Key("g", "saga", "saga", shown=False),
        BACK,
        HELP,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(KEYS[1:])

    def __init__(self, game: str, number: int, sitting: LessonSitting) -> None:
        super().__init__(sitting)
        self._game = game
        self._number = number
        self._lesson = sitting

    def _tell_head(self) -> None:
        count = len(course(self._game))
        done = self.say("tutorial-lesson", number=self._number + 1, count=count)
        name = self.say("tutorial-title", lesson=self._lesson.lesson.id)
        self.tell("head", f" {title(self.words, self._game)} · {labelled(self.words, done, name)}")

    def _tell_prompt(self) -> None:
        lesson = self._lesson
        if lesson.finished:
            prompt = f"{self.say('tutorial-right')} {self.say('terminal-lesson-next')}"
            about = self.say("tutorial-done", lesson=lesson.lesson.id)
            self.house.prefer(self.house.preferences.done(f"{self._game}/{lesson.lesson.id}"))
        else:
            prompt = self.board.prompt
            about = self.say("tutorial-task", step=f"{lesson.lesson.id}-{lesson.step + 1}")
        self.tell("prompt", prompt)
        self.tell("about", about)

    def _perhaps_over(self) -> None:
        """Do nothing: the end of a game is not announced in a lesson."""

    def action_next_lesson(self) -> None:
        """Open the next lesson."""
        if self._number + 1 < len(course(self._game)):
            self.app.switch_screen(lesson_screen(self, self._game, self._number + 1))
        else:
            self.dismiss()

    def action_again(self) -> None:
        """Start the lesson again from its first step."""
        self.app.switch_screen(lesson_screen(self, self._game, self._number))


def lesson_screen(page: AppPage, game: str, number: int) -> LessonScreen:
    """Return the screen for a lesson of a game. `number` is the index of the lesson in the list of the game's lessons,
    from 0.
    """
    lesson: Lesson = course(game)[number]
    return LessonScreen(game, number, LessonSitting(lesson, page.words))


async def choose_lesson(page: AppPage) -> None:
    """Let the person choose a lesson of any game, and open it."""
    done = set(page.house.preferences.lessons)
    lines: list[tuple[str, str]] = []
    for game in GAMES:
        for number, lesson in enumerate(course(game)):
            mark = "✓" if f"{game}/{lesson.id}" in done else " "
            name = page.say("tutorial-title", lesson=lesson.id)
            text = labelled(page.words, f"{title(page.words, game)} {number + 1}", name)
            lines.append((f"{game} {number}", f"{mark} {text}"))

    def chosen(which: str | None) -> None:
        if which is not None:
            game, _, number = which.partition(" ")
            page.app.push_screen(lesson_screen(page, game, int(number)))

    await page.app.push_screen(ListScreen(page.say("terminal-menu", what="learn"), lines), chosen)
