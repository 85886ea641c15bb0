"""The `engine` command: compiles the engine in advance, so that no game has to wait for the compiler."""

import argparse
import time

from longhouse.cli.inputs import FAILED, Failure
from longhouse.terminal.progress import Bars
from longhouse.words import Words


def warm(chosen: argparse.Namespace, words: Words) -> int:
    """Command `engine warm`: compile all kernels that are not in the cache yet. Returns the exit code."""
    from longhouse.engine.cache import COMPILED, can_be_kept

    if not can_be_kept():
        raise Failure("longhouse: " + words.say("cli-engine-folder", folder=str(COMPILED.parent)), FAILED)
    from longhouse.engine.warm import warm as compile_all

    began = time.perf_counter()
    with Bars(words) as bars:
        done = len(list(compile_all(chosen.jobs, bars.compiling)))
    print(words.say("cli-engine-ready", modules=done, seconds=f"{time.perf_counter() - began:.1f}"))
    return 0
