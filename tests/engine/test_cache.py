"""What is compiled is kept by its content: whoever has the same kernels loads them, anyone else compiles."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support.alone import ALLOWED, alone_with

import longhouse

_SOURCES = Path(longhouse.__file__).parent
_USE_A_KERNEL = """
import json
import longhouse
from longhouse.engine.compiled import below, draw, generator

answer = int(below(generator(1), 1000))
counted = {name: sum(getattr(below.stats, f"cache_{name}").values()) for name in ("hits", "misses")}
print(json.dumps({"answer": answer, "where": longhouse.__file__, **counted}))
"""


class Cache:
    """An empty folder for what is compiled, and processes that use it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {**os.environ, "LONGHOUSE_CACHE": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}

    def run(
        self, script: str = _USE_A_KERNEL, *, before: list[str] | None = None, **environment: str
    ) -> dict[str, object]:
        """What a script tells about itself, in a process of its own."""
        command = [*(before or []), sys.executable, "-c", script]
        done = subprocess.run(
            command, env=self.environment | environment, capture_output=True, text=True, check=True, timeout=600
        )
        assert done.stderr == ""
        told: dict[str, object] = json.loads(done.stdout)
        return told

    def files(self) -> dict[str, int]:
        """The files there, and when each was written."""
        return {str(path): path.stat().st_mtime_ns for path in self.folder.rglob("*") if path.is_file()}


@pytest.fixture
def cache(tmp_path: Path) -> Cache:
    folder = tmp_path / "cache"
    folder.mkdir()
    return Cache(folder)


@pytest.fixture
def installed(tmp_path: Path) -> list[Path]:
    """The same sources in two places, each to be put first on the path."""
    places = [tmp_path / "one", tmp_path / "a" / "second" / "place"]
    for place in places:
        shutil.copytree(_SOURCES, place / "longhouse", ignore=shutil.ignore_patterns("web", "__pycache__"))
    return places


def test_two_installations_of_the_same_sources_share_what_one_of_them_compiled(
    cache: Cache, installed: list[Path]
) -> None:
    one, other = installed
    first = cache.run(PYTHONPATH=str(one))
    files = cache.files()
    for source in (other / "longhouse").rglob("*.py"):
        os.utime(source, (1_000_000_000, 1_000_000_000))  # as an archive or a wheel may have it
    second = cache.run(PYTHONPATH=str(other))
    assert (str(first["where"]).startswith(str(one)), str(second["where"]).startswith(str(other))) == (True, True)
    assert (first["misses"], second["misses"], second["hits"]) == (1, 0, 1)
    assert first["answer"] == second["answer"]
    assert cache.files() == files != {}


_USE_AN_INTRINSIC = """
import json
from longhouse.engine.compiled import nth_bit

print(json.dumps({"answer": int(nth_bit(12, 1)), "misses": sum(nth_bit.stats.cache_misses.values())}))
"""


def test_a_source_of_the_engine_that_is_edited_is_compiled_again(cache: Cache, installed: list[Path]) -> None:
    """Also where that is not seen in the bytecode of the kernel that is called."""
    one, other = installed
    assert cache.run(_USE_AN_INTRINSIC, PYTHONPATH=str(one)) == {"answer": 3, "misses": 1}
    source = other / "longhouse" / "engine" / "compiled.py"
    edited = source.read_text().replace("builder.cttz", "builder.ctlz")
    assert edited != source.read_text()
    source.write_text(edited)
    assert cache.run(_USE_AN_INTRINSIC, PYTHONPATH=str(other)) == {"answer": 60, "misses": 1}


_FROZEN = """
import json
import sys
import types

limits = types.ModuleType("longhouse.limits")
limits.MOST, limits.WIDE = {limits}
sys.modules["longhouse.limits"] = limits
sys.path.insert(0, {folder!r})
import kernels

print(json.dumps({{"answer": int(kernels.outer(1)), "misses": sum(kernels.outer.stats.cache_misses.values())}}))
"""
_KERNELS = """
import numpy as np
from longhouse import limits
from longhouse.engine.compiled import kernel

TABLE = np.full(2, limits.WIDE)

@kernel
def inner(number):
    return number + limits.MOST * 100 + TABLE[1] * 10

@kernel
def outer(number):
    return inner(number)
"""


def test_a_value_of_another_package_that_is_compiled_into_a_kernel_is_part_of_its_name(
    cache: Cache, tmp_path: Path
) -> None:
    """The rules are not sources of the engine, but kernels use their numbers."""
    (tmp_path / "kernels.py").write_text(_KERNELS)
    told = [
        cache.run(_FROZEN.format(limits=limits, folder=str(tmp_path))) for limits in ((3, 5), (3, 5), (4, 5), (4, 6))
    ]
    assert [each["answer"] for each in told] == [351, 351, 451, 461]
    assert [each["misses"] for each in told] == [1, 0, 1, 1]


def test_code_for_another_processor_is_not_used(cache: Cache) -> None:
    ours = cache.run()
    other, again = (cache.run(NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="") for _ in range(2))
    assert (other["hits"], other["misses"]) == (0, 1)
    assert (again["hits"], cache.run()["hits"]) == (1, 1)
    assert ours["answer"] == other["answer"]


def test_it_does_not_matter_whether_numba_was_imported_before(cache: Cache) -> None:
    told = cache.run("import numba\n" + _USE_A_KERNEL, NUMBA_CACHE_DIR="")
    assert (told["hits"], told["misses"]) == (0, 1)
    assert len(cache.files()) > 0
    assert cache.run()["hits"] == 1


def test_importing_the_engine_leaves_numba_as_it_was(cache: Cache, tmp_path: Path) -> None:
    """Others in the same process have caches of their own."""
    script = _USE_A_KERNEL + "\nimport os\nassert os.environ['NUMBA_CACHE_DIR'] == os.environ['THEIRS']"
    theirs = str(tmp_path / "theirs")
    cache.run(script, NUMBA_CACHE_DIR=theirs, THEIRS=theirs)
    assert not Path(theirs).exists()


def test_a_damaged_file_is_compiled_again_and_replaced(cache: Cache) -> None:
    answer = cache.run()["answer"]
    sizes = {path: Path(path).stat().st_size for path in cache.files()}
    for path, size in sizes.items():
        os.truncate(path, size // 2)
    told = cache.run()
    assert (told["answer"], told["misses"]) == (answer, 1)
    assert {path: Path(path).stat().st_size for path in cache.files()} == sizes
    assert cache.run()["hits"] == 1


def test_processes_that_compile_at_the_same_time_leave_whole_files(cache: Cache) -> None:
    command = [sys.executable, "-c", _USE_A_KERNEL]
    running = [subprocess.Popen(command, env=cache.environment, stdout=subprocess.PIPE) for _ in range(4)]
    told = [json.loads(process.communicate()[0]) for process in running]
    assert len({each["answer"] for each in told}) == 1
    assert {Path(path).suffix for path in cache.files()} == {".kernel"}
    assert cache.run()["hits"] == 1


@pytest.mark.skipif(not ALLOWED, reason="needs a read-only file system")
def test_where_nothing_can_be_written_what_is_there_is_used_and_the_rest_compiled(cache: Cache, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    closed = alone_with(elsewhere)
    told = cache.run(before=closed)
    assert (told["misses"], cache.files()) == (1, {})
    cache.run()
    files = cache.files()
    assert cache.run(before=closed)["hits"] == 1
    assert cache.files() == files
