"""How far compiling is told: kernels that are ready of all there are, and nothing where nothing has to be compiled."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from longhouse.games.catalogue import GAMES

_KERNELS = """
from longhouse.engine.compiled import kernel

@kernel
def innermost(number):
    return number + 1

@kernel
def inner(number):
    return innermost(number) * 2

@kernel
def entry(number):
    return inner(number) * 3

@kernel
def alone(number):
    return innermost(number) * 5

def warm():
    assert entry(1) == 12
    assert alone(1) == 10
"""
_LOAD = """
import json
from longhouse.engine.compiling import load

told = []
load(["some.kernels"], lambda *counts: told.append(counts))
from longhouse.engine import compiled
ours = [each for each in compiled.EVERY_KERNEL if each.py_func.__module__ == "some.kernels"]
print(json.dumps([told, len(compiled.EVERY_KERNEL), len(ours)]))
"""


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "kernels.py").write_text(_KERNELS)
    return tmp_path / "cache"


def load(cache: Path) -> tuple[list[list[int]], int]:
    """What was told while kernels were loaded in a process of its own, and how many others there are."""
    environment = {**os.environ, "LONGHOUSE_CACHE": str(cache), "PYTHONPATH": str(cache.parent)}
    done = subprocess.run([sys.executable, "-c", _LOAD], env=environment, capture_output=True, text=True, check=True)
    told, every, ours = json.loads(done.stdout)
    assert ours == 4
    return told, every - ours


def remove(cache: Path, *names: str) -> None:
    for name in names:
        (file,) = cache.rglob(f"some.kernels.{name}-*")
        file.unlink()


def test_each_kernel_is_counted_when_it_is_compiled(cache: Path) -> None:
    told, others = load(cache)
    assert [done for done, _ in told] == [0, 0, 0, 1, 2, 3, 3, 4]  # a kernel begins, those in it end before it
    assert {of for _, of in told} == {4 + others}


def test_what_is_compiled_is_loaded_without_a_word(cache: Path) -> None:
    load(cache)
    assert load(cache)[0] == []


def test_what_is_in_a_kernel_that_was_loaded_counts_too(cache: Path) -> None:
    load(cache)
    remove(cache, "alone")
    assert [done for done, _ in load(cache)[0]] == [3, 4]


def test_what_a_kernel_needs_is_loaded_where_it_is_kept(cache: Path) -> None:
    load(cache)
    remove(cache, "entry")
    assert [done for done, _ in load(cache)[0]] == [0, 3]


_AFTER_PREPARING = """
import json
import sys
from pathlib import Path

from longhouse.engine import compiled
from longhouse.games.record import Record
from longhouse.bots.analysis import analyse, hint
from longhouse.bots.levels import level_named
from longhouse.bots.mind import prepare
from longhouse.bots.player import choose

game = sys.argv[1]

def used():
    return {str(each) for each in compiled.EVERY_KERNEL if each.overloads}

prepare(game)
before = used()
for file in sys.argv[2:]:
    record = Record.read(Path(file).read_text())
    states = list(record.states())
    for state in [state for state in states if len(state.actions()) > 1][::12]:
        for name in ("greedy", "karl", "skald", "norn@30n"):
            choose(state, level_named(game, name), 1)
        hint(state, level_named(game, "norn@30n"), 1, 3)
    analyse(record, level_named(game, "norn@4n"), 1)
print(json.dumps(sorted(used() - before)))
"""


@pytest.mark.parametrize("game", GAMES)
def test_once_a_game_is_prepared_nothing_more_has_to_be_loaded_or_compiled(game: str) -> None:
    records = sorted((Path(__file__).parent.parent / "golden" / "records").glob(f"{game}-*.json"))
    command = [sys.executable, "-c", _AFTER_PREPARING, game, *map(str, records)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("[]\n", "")
