"""The `dataset` command: makes positions with exact values, for training and comparing bots."""

import argparse
from contextlib import closing

from longhouse.cli.executing import executing
from longhouse.cli.inputs import INTERRUPTED, appendable, folder
from longhouse.terminal.progress import Bars
from longhouse.words import Words


def dataset(chosen: argparse.Namespace, words: Words) -> int:
    """Command `dataset`: make solved positions and write them to a folder. Returns the exit code.

    The positions are written as lines of text and as a Parquet file.
    """
    from longhouse.lab.benchmark.dataset import LINES, gather, write_parquet
    from longhouse.lab.benchmark.kinds import benchmarks

    there = folder(chosen.folder, words)
    lines = appendable(str(there / LINES), words)
    games = chosen.games * sum(len(each.sets) for each in benchmarks().values())
    with (
        Bars(words) as bars,
        executing(chosen, words, bars, list(benchmarks())) as executor,
        closing(gather(lines, chosen.games, chosen.seed, executor)) as made,
    ):
        try:
            positions = sum(bars.over(made, words.say("cli-sim-progress"), games))
        except KeyboardInterrupt:
            return INTERRUPTED
    print(words.say("dataset-made", positions=positions, file=str(write_parquet(there))))
    return 0
