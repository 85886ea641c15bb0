"""Writes a data set of solved positions to a folder: as JSON lines, to which a later run can add, and as a Parquet
file.
"""

import json
from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from longhouse.extras import needs
from longhouse.lab.benchmark.kinds import benchmarks
from longhouse.lab.benchmark.positions import BenchmarkPosition, PositionsOfGames
from longhouse.lab.executing.work import Executor
from longhouse.lab.results import add_line

if TYPE_CHECKING:
    import pyarrow

LINES, PARQUET, ABOUT = "positions.jsonl", "positions.parquet", "README.md"
_ABOUT = """# Solved positions of Fjords and For Northwood!

Made by `longhouse dataset`. Each position has the exact value of every legal action for the seat to move: the final
difference in points with best play (Fjords), or the chance that the visit succeeds with best play (For Northwood!).

- `positions.jsonl`: a game per line, with its positions as text. `events` lead from the beginning of the game to the
  position, `values` has the value of each action.
- `positions.parquet`: a position per row. `actions` and `values` have the same order; `value` is the best value, `best`
  has all actions with this value.

Licence: MIT, as Longhouse itself. To cite it, see CITATION.cff of Longhouse.
"""


class _Line(msgspec.Struct):
    """The positions of one game, with the task that they were made by."""

    task: tuple[str, str, str]
    positions: list[BenchmarkPosition]


def gather(file: Path, games: int, seed: str, executor: Executor) -> Generator[int, None, None]:
    """Play `games` games between bots for each position set of the benchmark, and append their positions to a file.

    Games whose positions are already in the file are not played again. For each game, whether stored or newly played,
    yields the number of its positions. `seed` is the text that the seeds of the games are made from.
    """
    stored = {line.task: len(line.positions) for line in _lines(file)}
    tasks = [
        (game, name, f"{seed}/{name}/{number}")
        for number in range(games)
        for game, benchmark in benchmarks().items()
        for name in benchmark.sets
    ]
    yield from (stored[task] for task in tasks if task in stored)
    for task, positions in executor.run(PositionsOfGames(), [task for task in tasks if task not in stored]):
        add_line(file, msgspec.json.encode(_Line(task, positions)))
        yield len(positions)


def write_parquet(folder: Path) -> Path:
    """Write the positions that are stored in a folder to a Parquet file there, each position once, and return the
    file's path.

    A description is written beside the file. Raises `BadSettings` if pyarrow is not installed.
    """
    with needs("data"):
        import pyarrow.parquet  # noqa: PLC0415 (an optional package)
    positions = {position.id: position for line in _lines(folder / LINES) for position in line.positions}
    columns = [_row(position) for _, position in sorted(positions.items())]
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(columns, _schema()), folder / PARQUET, compression="zstd")
    (folder / ABOUT).write_text(_ABOUT, "utf-8")
    return folder / PARQUET


def _lines(file: Path) -> Generator[_Line, None, None]:
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            yield msgspec.json.decode(line, type=_Line)
        except msgspec.DecodeError:
            continue  # a line that was cut off


def _row(position: BenchmarkPosition) -> dict[str, object]:
    return {
        "id": position.id,
        "set": position.set,
        "game": position.game,
        "options": json.dumps(position.options, sort_keys=True),
        "events": position.events,
        "seat": position.seat,
        "actions": list(position.values),
        "values": list(position.values.values()),
        "value": position.best,
        "best": position.best_actions,
    }


def _schema() -> "pyarrow.Schema":
    import pyarrow  # noqa: PLC0415 (an optional package)

    texts = pyarrow.list_(pyarrow.string())
    return pyarrow.schema(
        {
            "id": pyarrow.string(),
            "set": pyarrow.string(),
            "game": pyarrow.string(),
            "options": pyarrow.string(),
            "events": texts,
            "seat": pyarrow.int8(),
            "actions": texts,
            "values": pyarrow.list_(pyarrow.float64()),
            "value": pyarrow.float64(),
            "best": texts,
        }
    )
