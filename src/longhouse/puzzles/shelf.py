"""The puzzles that are shipped (`data/puzzles.jsonl.gz`, a line each), read once and found by what they are about."""

import gzip
from collections.abc import Sequence
from functools import cache
from importlib import resources
from types import MappingProxyType

import msgspec

from longhouse.puzzles.puzzle import Puzzle

FILE = "puzzles.jsonl.gz"


class Shelf:
    """Puzzles by name, in the order of the file."""

    def __init__(self, puzzles: Sequence[Puzzle]) -> None:
        self.by_name = MappingProxyType({puzzle.id: puzzle for puzzle in puzzles})
        self._of_game = {
            game: [puzzle for puzzle in puzzles if puzzle.game == game] for game in sorted({p.game for p in puzzles})
        }

    def of(self, game: str, theme: str | None = None) -> list[Puzzle]:
        """The puzzles of a game, or those about a theme: a kind of question is one, too."""
        return [
            puzzle
            for puzzle in self._of_game.get(game, [])
            if theme is None or theme == puzzle.kind or theme in puzzle.themes
        ]

    def themes(self, game: str) -> dict[str, int]:
        """What the puzzles of a game are about, and how many are about each."""
        counts: dict[str, int] = {}
        for puzzle in self._of_game.get(game, []):
            for theme in (puzzle.kind, *puzzle.themes):
                counts[theme] = counts.get(theme, 0) + 1
        return counts


@cache
def shelf() -> Shelf:
    """All that is shipped."""
    packed = resources.files("longhouse.puzzles").joinpath("data", FILE).read_bytes()
    return Shelf(read_lines(gzip.decompress(packed)))


def read_lines(lines: bytes) -> list[Puzzle]:
    """Puzzles from their lines."""
    decoder = msgspec.json.Decoder(Puzzle)
    return [decoder.decode(line) for line in lines.splitlines()]
