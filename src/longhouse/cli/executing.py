"""Chooses where a command plays its games: provides the executor that `--jobs` and `--ray` ask for."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from longhouse.terminal.progress import Bars
from longhouse.words import Words

if TYPE_CHECKING:
    from longhouse.lab.executing.work import Executor


@contextmanager
def executing(chosen: argparse.Namespace, words: Words, bars: Bars, games: Sequence[str]) -> "Iterator[Executor]":
    """Context manager: provide the executor that `--jobs` and `--ray` ask for, and close it at the end.

    - `bars`: shows the progress of compiling in a terminal.
    - `games`: the names of the games whose engines are needed; empty if the command needs none.

    In a terminal, missing kernels are compiled in this process first, because workers cannot show a progress bar.
    """
    from longhouse.bots.mind import prepare
    from longhouse.lab.executing.choosing import executor_of

    def tell_lost(node: str) -> None:
        print(words.say("cluster-lost", node=node), file=sys.stderr)

    with executor_of(chosen.jobs, chosen.ray, tell_lost) as executor:
        for game in games if bars.compiling is not None and executor.on_this_machine else ():
            prepare(game, bars.compiling)
        yield executor
