"""Keeps compiled kernels on disk, each in a file named after a hash of everything that its code depends on.

Numba's own cache names its folders after the paths of the sources, and reads its location only once, when Numba is
imported. Here the file of a kernel depends neither on where the engine is installed nor on who imported Numba first.
Files are written atomically and never change, so any number of processes may compile at the same time. If the folder is
read-only, existing files are still used.
"""

import hashlib
import os
import pickle
import sys
import uuid
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import CodeType, ModuleType
from typing import Protocol, cast

import llvmlite
import numba
import numpy as np
from numba.core.compiler import CompileResult
from numba.core.dispatcher import Dispatcher
from numba.core.serialize import dumps
from platformdirs import user_cache_path

_DIGEST = hashlib.sha256().digest_size
_LONGEST_NAME = 80


def _version() -> str:
    """Return a hash of all sources of the engine and of the versions of Python, Numba, LLVM and NumPy."""
    digest = hashlib.sha256(repr((sys.version, numba.__version__, llvmlite.__version__, np.__version__)).encode())
    here = Path(__file__).parent
    for source in sorted(here.rglob("*.py")):
        digest.update(source.relative_to(here).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


COMPILED = Path(os.environ.get("LONGHOUSE_CACHE") or user_cache_path("longhouse")) / f"engine-{_version()}"
"""The cache folder of this version. The environment variable `LONGHOUSE_CACHE` replaces its parent folder."""


def can_be_kept() -> bool:
    """Return whether the cache folder is writable. If it is not, each process compiles the kernels that are missing
    there.
    """
    try:
        COMPILED.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(COMPILED, os.W_OK)


class Codegen(Protocol):
    """The part of Numba's code generator that the cache uses."""

    def magic_tuple(self) -> tuple[str, ...]:
        """Return the target processor: its architecture, name and features."""


class Target(Protocol):
    """The part of Numba's target context that the cache uses."""

    def refresh(self) -> None: ...

    def codegen(self) -> Codegen: ...


class Library(Protocol):
    """The part of a compiled Numba library that the cache uses."""

    has_dynamic_globals: bool
    """Whether the code contains memory addresses, which are valid in one process only."""


class Compiled(Protocol):
    """Numba's compile result for one signature of a kernel."""

    codegen: Codegen
    library: Library

    def _reduce(self) -> tuple[object, ...]: ...


class KernelCache:
    """The cache of one kernel. It replaces Numba's own cache, and has the same interface."""

    def __init__(self, kernel: Dispatcher) -> None:
        self._kernel = kernel

    @property
    def cache_path(self) -> str:
        """The cache folder."""
        return str(COMPILED)

    def load_overload(self, signature: object, target: Target) -> Compiled | None:
        """Load the compiled code for a signature of the kernel; None if it is not stored or its file is damaged."""
        target.refresh()
        try:
            content = self._file(signature, target.codegen()).read_bytes()
        except OSError:
            return None
        if hashlib.sha256(content[_DIGEST:]).digest() != content[:_DIGEST]:
            return None
        with suppress(OSError):  # the time of last use, by which `warm` removes old folders
            os.utime(COMPILED)
        return cast(Compiled, CompileResult._rebuild(target, *pickle.loads(content[_DIGEST:])))

    def save_overload(self, signature: object, compiled: Compiled) -> None:
        """Store the compiled code for a signature of the kernel; do nothing if the code cannot be cached or the folder
        is read-only.
        """
        if compiled.library.has_dynamic_globals:
            return
        content = dumps(compiled._reduce())
        file = self._file(signature, compiled.codegen)
        unfinished = file.with_suffix(f".{uuid.uuid4().hex}")
        with suppress(OSError):  # a full disk, a folder without permission; on Windows a file that is being read
            COMPILED.mkdir(parents=True, exist_ok=True)
            try:
                unfinished.write_bytes(hashlib.sha256(content).digest() + content)
                unfinished.replace(file)
            finally:
                unfinished.unlink(missing_ok=True)

    def enable(self) -> None:
        """Do nothing: this cache is always enabled. Numba requires the method."""

    def disable(self) -> None:
        """Do nothing: this cache is always enabled. Numba requires the method."""

    def flush(self) -> None:
        """Do nothing: cached files never become stale. Numba requires the method."""

    def _file(self, signature: object, codegen: Codegen) -> Path:
        made_of = hashlib.sha256(repr((str(signature), codegen.magic_tuple())).encode())
        for kernel in reached_from(self._kernel):
            made_of.update(_content(kernel))
        function = self._kernel.py_func
        name = f"{function.__module__.removeprefix('longhouse.engine.')}.{function.__qualname__}"
        readable = "".join(letter if letter.isalnum() or letter in "._" else "-" for letter in name)
        return COMPILED / f"{readable[-_LONGEST_NAME:]}-{made_of.hexdigest()[:32]}.kernel"


def reached_from(kernel: Dispatcher) -> list[Dispatcher]:
    """Return a kernel and all kernels that it calls, directly or indirectly. Their code is compiled into that of the
    first one.
    """
    reached = [kernel]
    seen = {kernel}
    for each in reached:
        for _, value in _globals_of(each.py_func.__code__, each.py_func.__globals__):
            if isinstance(value, Dispatcher) and value not in seen:
                seen.add(value)
                reached.append(value)
    return reached


def _content(kernel: Dispatcher) -> bytes:
    """Return the bytes of a kernel that its cache key is computed from: bytecode, options, and values of globals.

    Globals are compiled in, and some come from `longhouse.games`, whose sources are not part of `_version`.
    """
    function = kernel.py_func
    content: list[object] = [function.__module__, function.__qualname__, sorted(kernel.targetoptions.items())]
    for code in _codes(function.__code__):
        content += [code.co_code, code.co_names, [each for each in code.co_consts if not isinstance(each, CodeType)]]
    for name, value in _globals_of(function.__code__, function.__globals__):
        if isinstance(value, np.ndarray):
            content += [name, value.dtype.str, value.shape, value.tobytes()]
        elif isinstance(value, int | float | str | tuple | np.generic):
            content += [name, value]
    return repr(content).encode()


def _globals_of(code: CodeType, known: dict[str, object]) -> Iterator[tuple[str, object]]:
    """Yield the names and values of the globals that a function uses, including those of other `longhouse` modules."""
    for part in _codes(code):
        for name in part.co_names:
            value = known.get(name)
            if not isinstance(value, ModuleType):
                yield name, value
            elif value.__name__.startswith("longhouse."):
                there = vars(value)
                yield from ((f"{name}.{each}", there[each]) for each in part.co_names if each in there)


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)
