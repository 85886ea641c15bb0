"""Makes, packs and checks puzzles.

The puzzles in the package were made by these commands, in less than half an hour on one core:

    python bench/make_puzzles.py make build/puzzles.jsonl
    python bench/make_puzzles.py pack build/puzzles.jsonl

Rerun `make` to resume it; `--jobs N` and `--ray [ADDRESS]` use more cores.
`tag` recomputes the themes of the puzzles in the package; `check` verifies their solutions.
"""

import argparse
import gzip
import random
import sys
from collections import Counter
from pathlib import Path

import msgspec

import longhouse.puzzles
from longhouse.bots.mind import prepare
from longhouse.lab.executing.choosing import add_arguments, executor_for
from longhouse.lab.executing.work import Executor, Work, WorkStopped
from longhouse.lab.puzzling.checking import faults
from longhouse.lab.puzzling.making import Series, puzzles_of_game, tagged
from longhouse.puzzles.puzzle import Puzzle, PuzzlePhase
from longhouse.puzzles.shelf import FILE, read_lines, shelf
from longhouse.terminal.progress import Bars
from longhouse.words import Words

SEED = "puzzles-1"


def _fjords(kinds: dict[PuzzlePhase, int], *runes: str) -> Series:
    return Series(game="fjords", options={"runes": list(runes)} if runes else {}, players=("jarl", "jarl"), kinds=kinds)


def _northwood(**options: str | list[str]) -> Series:
    return Series(game="northwood", options=options, players=("karl",), kinds={"visit": 8})


SERIES = {
    "base": (_fjords({"settle": 5}), 90),
    "points": (_fjords({"settle": 5}, "strength", "water"), 40),
    "home": (_fjords({"settle": 5}, "strength", "home"), 15),
    "full": (_northwood(setup="full"), 90),
    "intro": (_northwood(), 45),
    "late": (_fjords({"lay": 2}), 400),
    "journey": (_fjords({"settle": 5}, "journey", "horse"), 10),
}
"""The series of games that puzzles are made from, and the number of games in each."""
DATA = Path(longhouse.puzzles.__file__).parent / "data"
TURNS = 2
"""Games of a series played before the next series has its turn, so that an unfinished run has puzzles of each."""


def main() -> None:
    """Parse the command line and run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    for verb in ("make", "pack"):
        verbs.add_parser(verb).add_argument("file", type=Path)
    add_arguments(verbs.choices["make"], jobs=1)
    verbs.add_parser("tag")
    verbs.add_parser("check").add_argument("--sample", type=int)
    chosen = parser.parse_args()
    match chosen.verb:
        case "make":
            with executor_for(chosen) as executor:
                make(chosen.file, executor)
        case "pack":
            pack(chosen.file)
        case "tag":
            ship([tagged(puzzle) for puzzle in shelf().by_name.values()])
        case _:
            check(chosen.sample)


def make(file: Path, executor: Executor) -> None:
    """Play the missing games and append their puzzles to `file`, one per line; games without any get an empty line."""
    file.parent.mkdir(parents=True, exist_ok=True)
    done = {line.partition("\t")[0] for line in file.read_text().splitlines()} if file.exists() else set()
    due = [
        (number // TURNS, f"{SEED}/{name}/{number}", name)
        for name, (_, games) in SERIES.items()
        for number in range(games)
    ]
    tasks = [(name, seed) for _, seed, name in sorted(due, key=lambda each: each[0]) if seed not in done]
    with Bars(Words("en")) as bars:
        for (_, seed), lines in bars.over(executor.run(PuzzlesOfGames(), tasks), "games", len(tasks)):
            with file.open("a") as added:
                added.write("".join(f"{seed}\t{line}\n" for line in lines))


class PuzzlesOfGames(Work[tuple[str, str], list[str]]):
    """Makes the puzzles of a game as lines; a task is the name of a series and the seed of the game."""

    def begin(self) -> None:
        for game in ("fjords", "northwood"):
            prepare(game)

    def do(self, task: tuple[str, str], stopped: WorkStopped) -> list[str]:  # noqa: ARG002 (a game takes a few seconds)
        name, seed = task
        return [msgspec.json.encode(puzzle).decode() for puzzle in puzzles_of_game(SERIES[name][0], seed)] or [""]


def pack(file: Path) -> None:
    """Write the puzzles of `file` to the package, without duplicates and sorted by the game they come from."""
    lines = [line.partition("\t")[2].encode() for line in sorted(file.read_text().splitlines())]
    puzzles = {puzzle.id: puzzle for puzzle in read_lines(b"\n".join(line for line in lines if line))}
    ship(list(puzzles.values()))


def ship(puzzles: list[Puzzle]) -> None:
    """Write puzzles to the package data and print a summary."""
    content = b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles)
    target = DATA / FILE
    target.write_bytes(gzip.compress(content, mtime=0))
    tell(puzzles, target.stat().st_size)


def check(sample: int | None) -> None:
    """Check all puzzles, or a random sample; print the faults and exit with 1 if there are any."""
    for game in ("fjords", "northwood"):
        prepare(game)
    puzzles = list(shelf().by_name.values())
    if sample is not None:
        puzzles = random.Random(SEED).sample(puzzles, sample)
    wrong = 0
    for puzzle in puzzles:
        found = faults(puzzle)
        wrong += bool(found)
        for fault in found:
            print(f"{puzzle.id}: {fault}")
    print(f"{len(puzzles)} puzzles, {wrong} with faults")
    sys.exit(bool(wrong))


def tell(puzzles: list[Puzzle], size: int) -> None:
    """Print how many puzzles there are, by kind, theme and rating."""
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    themes = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    print(f"{len(puzzles)} puzzles, {size:,} bytes: {dict(kinds)}")
    print(dict(themes.most_common()))
    print("ratings:", dict(sorted(Counter(int(puzzle.grade.rating) // 2 * 2 for puzzle in puzzles).items())))


if __name__ == "__main__":
    main()
