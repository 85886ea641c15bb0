"""The puzzle screens: a puzzle near the person's rating, and the puzzle of the day."""

from typing import ClassVar

from textual.binding import BindingType

from longhouse.games.catalogue import GAMES
from longhouse.server.http.puzzle_shapes import PuzzleTold
from longhouse.table.ratings import shown_rating
from longhouse.terminal.app.dialogs import ListScreen
from longhouse.terminal.app.keys import Key, bindings
from longhouse.terminal.app.openings import open_game
from longhouse.terminal.app.page import BACK, HELP, AppPage
from longhouse.terminal.app.table import TableScreen
from longhouse.terminal.client.puzzle_sitting import PuzzleSitting
from longhouse.words.reasons import reason_text
from longhouse.words.titles import labelled, title


class PuzzleScreen(TableScreen):
    """The screen for a puzzle: the board, the task, and whether the decisions are right."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("enter", "choose", "play"),
        Key("n", "next_puzzle", "next-puzzle"),
        Key("o", "again", "again"),
        Key("v", "solution", "solution"),
        BACK,
        HELP,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(KEYS[1:])

    def __init__(self, sitting: PuzzleSitting) -> None:
        super().__init__(sitting)
        self._puzzle = sitting

    def _tell_head(self) -> None:
        puzzle = self._puzzle.puzzle
        said = self.say("puzzles-difficulty", rating=str(shown_rating(puzzle.difficulty.rating)))
        self.tell("head", f" {title(self.words, puzzle.game)} · {self.say('puzzles-title')} · {said}")

    def _tell_prompt(self) -> None:
        self.tell("prompt", self._verdict())
        self.tell("about", self._why() or self.board.about)

    def _verdict(self) -> str:
        sitting, puzzle = self._puzzle, self._puzzle.puzzle
        if sitting.solution is not None:
            return self.say("puzzles-shown")
        if sitting.tried is None:
            who = sitting.players[puzzle.seat] if len(sitting.players) > 1 else ""
            fief = self._asked_fief()
            return self.say("puzzles-asks", kind=puzzle.kind, who=who or self.say("play-you"), fief=fief)
        if sitting.tried.outcome == "more":
            return self.say("puzzles-go-on", left=sitting.left)
        return self.say("puzzles-right" if sitting.tried.outcome == "right" else "puzzles-wrong")

    def _asked_fief(self) -> int:
        view = self._puzzle.view or {}
        fief = view.get("fief", 0)
        return fief if isinstance(fief, int) else 0

    def _why(self) -> str:
        sitting = self._puzzle
        told = sitting.solution or sitting.tried
        if told is None or not sitting.done:
            return ""
        parts = [] if told.reason is None else [reason_text(self.words, told.reason.key, told.reason.params)]
        if told.change is not None:
            before, after = str(shown_rating(told.change.before)), str(shown_rating(told.change.after))
            parts.append(self.say("puzzles-change", before=before, after=after))
        return " ".join(parts)

    def _perhaps_over(self) -> None:
        """Do nothing: the end of a game is not announced in a puzzle."""

    def action_again(self) -> None:
        """Start the puzzle again."""
        self._puzzle.again()

    def action_solution(self) -> None:
        """Show the solution."""
        if self._puzzle.solution is None:
            self.attempt(self._puzzle.show_solution())

    def action_next_puzzle(self) -> None:
        """Open another puzzle of the same game."""
        self.attempt(self._next())

    async def _next(self) -> None:
        puzzle = self._puzzle.puzzle
        told = await self.client.next_puzzle(puzzle.game, but=puzzle.id)
        self.app.switch_screen(PuzzleScreen(PuzzleSitting(self.client, told, self.words)))


def puzzle_screen(page: AppPage, puzzle: PuzzleTold, day: str | None = None) -> PuzzleScreen:
    """Return the screen for a puzzle. `day` is the day if it is a daily puzzle; otherwise None."""
    return PuzzleScreen(PuzzleSitting(page.client, puzzle, page.words, day))


async def choose_puzzle(page: AppPage) -> None:
    """Let the person choose a game and, if they like, a theme of its puzzles; then open such a puzzle."""
    lines: list[tuple[str, str]] = []
    for game, kind in GAMES.items():
        if kind.puzzles is None:
            continue
        themes = await page.client.puzzle_themes(game)
        if themes.puzzles:
            solved = page.say("puzzles-theme-solved", solved=themes.solved, count=themes.puzzles)
            text = labelled(page.words, title(page.words, game), page.say("puzzles-for-you"))
            lines.append((f"{game} ", f"{text} ({solved})"))
            for theme, count in themes.themes.items():
                name = page.say("puzzles-theme", theme=theme)
                done = page.say("puzzles-theme-solved", solved=themes.solved_of.get(theme, 0), count=count)
                lines.append((f"{game} {theme}", f"  {name} ({done})"))

    async def opened(which: str) -> None:
        game, _, theme = which.partition(" ")
        await page.app.push_screen(puzzle_screen(page, await page.client.next_puzzle(game, theme or None)))

    def chosen(which: str | None) -> None:
        if which is not None:
            page.attempt(opened(which))

    await page.app.push_screen(ListScreen(page.say("puzzles-title"), lines), chosen)


async def open_day(page: AppPage) -> None:
    """Let the person choose between today's puzzle and today's deal, and open it."""
    day = await page.client.day()
    deal = day.deal.game
    lines = [
        ("puzzle", f"{'✓' if day.right else '·'} {page.say('terminal-daily', what='puzzle')}"),
        (
            "deal",
            f"{'✓' if deal is not None and deal.state == 'over' else '·'} {page.say('terminal-daily', what='deal')}",
        ),
    ]
    about = [page.say("puzzles-daily-about"), page.say("puzzles-streak", days=day.streak)]

    async def opened(which: str) -> None:
        if which == "puzzle":
            await page.app.push_screen(puzzle_screen(page, await page.client.puzzle(day.puzzle), day.day))
        else:
            await open_game(page, (await page.client.deal_of(day.day)).id)

    def chosen(which: str | None) -> None:
        if which is not None:
            page.attempt(opened(which))

    await page.app.push_screen(ListScreen(page.say("puzzles-daily"), lines, about), chosen)
