"""The shipped puzzles (`data/puzzles.jsonl.gz`, one per line): loads and caches them, and finds them by theme."""

import gzip
from collections.abc import Sequence
from functools import cache
from importlib import resources
from types import MappingProxyType

import msgspec

from longhouse.puzzles.puzzle import Puzzle

FILE = "puzzles.jsonl.gz"


class Shelf:
    """A collection of puzzles in a fixed order; its attribute `by_name` maps each id to its puzzle."""

    def __init__(self, puzzles: Sequence[Puzzle]) -> None:
        self.by_name = MappingProxyType({puzzle.id: puzzle for puzzle in puzzles})
        self._of_game = {
            game: [puzzle for puzzle in puzzles if puzzle.game == game] for game in sorted({p.game for p in puzzles})
        }

    def of(self, game: str, theme: str | None = None) -> list[Puzzle]:
        """Return the puzzles of a game: all of them, or only those with a theme.

        The kind of a puzzle (`Puzzle.kind`) counts as a theme, too.
        """
        return [
            puzzle
            for puzzle in self._of_game.get(game, [])
            if theme is None or theme == puzzle.kind or theme in puzzle.themes
        ]

    def themes(self, game: str) -> dict[str, int]:
        """Return the themes of a game's puzzles, each with its number of puzzles.

        The kind of a puzzle (`Puzzle.kind`) counts as a theme, too.
        """
        counts: dict[str, int] = {}
        for puzzle in self._of_game.get(game, []):
            for theme in (puzzle.kind, *puzzle.themes):
                counts[theme] = counts.get(theme, 0) + 1
        return counts


@cache
def shelf() -> Shelf:
    """Return all shipped puzzles. They are loaded once."""
    packed = resources.files("longhouse.puzzles").joinpath("data", FILE).read_bytes()
    return Shelf(read_lines(gzip.decompress(packed)))


def read_lines(lines: bytes) -> list[Puzzle]:
    """Parse puzzles from text with one JSON object per line."""
    decoder = msgspec.json.Decoder(Puzzle)
    return [decoder.decode(line) for line in lines.splitlines()]
