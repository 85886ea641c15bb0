"""Compiled kernels on disk, under names that follow from nothing but what they are made of.

Numba's own cache names folders after the paths of the sources, and reads where they are once, when Numba is imported.
Here a kernel has the same file wherever the engine is installed, and whoever imported Numba first. A file is written
whole and never changed, so any number of processes may compile at the same time; where nothing can be written, files
that are there are still read.
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
    """A name that changes with every source of the engine, and with all that makes machine code of them."""
    digest = hashlib.sha256(repr((sys.version, numba.__version__, llvmlite.__version__, np.__version__)).encode())
    here = Path(__file__).parent
    for source in sorted(here.rglob("*.py")):
        digest.update(source.relative_to(here).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


COMPILED = Path(os.environ.get("LONGHOUSE_CACHE") or user_cache_path("longhouse")) / f"engine-{_version()}"
"""The folder of compiled code, a new one for every version. `LONGHOUSE_CACHE` puts it elsewhere."""


def can_be_kept() -> bool:
    """Whether compiled code can be kept there; else each process compiles what it does not find."""
    try:
        COMPILED.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(COMPILED, os.W_OK)


class Codegen(Protocol):
    """What Numba generates code with."""

    def magic_tuple(self) -> tuple[str, ...]:
        """The processor that the code is for: its architecture, name and features."""


class Target(Protocol):
    """What Numba compiles for."""

    def refresh(self) -> None: ...

    def codegen(self) -> Codegen: ...


class Library(Protocol):
    """Machine code."""

    has_dynamic_globals: bool
    """Whether there are addresses in it, which mean something in one process only."""


class Compiled(Protocol):
    """What Numba made of a kernel for a signature."""

    codegen: Codegen
    library: Library

    def _reduce(self) -> tuple[object, ...]: ...


class KernelCache:
    """Where Numba looks for the compiled code of one kernel, in place of its own cache."""

    def __init__(self, kernel: Dispatcher) -> None:
        self._kernel = kernel

    @property
    def cache_path(self) -> str:
        """The folder."""
        return str(COMPILED)

    def load_overload(self, signature: object, target: Target) -> Compiled | None:
        """What was compiled for a signature; None if nothing was, or if the file is damaged."""
        target.refresh()
        try:
            content = self._file(signature, target.codegen()).read_bytes()
        except OSError:
            return None
        if hashlib.sha256(content[_DIGEST:]).digest() != content[:_DIGEST]:
            return None
        with suppress(OSError):  # tells when it was last used (`warm`)
            os.utime(COMPILED)
        return cast(Compiled, CompileResult._rebuild(target, *pickle.loads(content[_DIGEST:])))

    def save_overload(self, signature: object, compiled: Compiled) -> None:
        """Keep what was compiled for a signature, if that is possible."""
        if compiled.library.has_dynamic_globals:
            return
        content = dumps(compiled._reduce())
        file = self._file(signature, compiled.codegen)
        unfinished = file.with_suffix(f".{uuid.uuid4().hex}")
        with suppress(OSError):  # a full disk, a folder that is not ours; on Windows a file that is being read
            COMPILED.mkdir(parents=True, exist_ok=True)
            try:
                unfinished.write_bytes(hashlib.sha256(content).digest() + content)
                unfinished.replace(file)
            finally:
                unfinished.unlink(missing_ok=True)

    def enable(self) -> None:
        """Nothing: Numba may call it, and it is always in use."""

    def disable(self) -> None:
        """Nothing: as above."""

    def flush(self) -> None:
        """Nothing: what is kept under its name stays right."""

    def _file(self, signature: object, codegen: Codegen) -> Path:
        made_of = hashlib.sha256(repr((str(signature), codegen.magic_tuple())).encode())
        for kernel in reached_from(self._kernel):
            made_of.update(_content(kernel))
        function = self._kernel.py_func
        name = f"{function.__module__.removeprefix('longhouse.engine.')}.{function.__qualname__}"
        readable = "".join(letter if letter.isalnum() or letter in "._" else "-" for letter in name)
        return COMPILED / f"{readable[-_LONGEST_NAME:]}-{made_of.hexdigest()[:32]}.kernel"


def reached_from(kernel: Dispatcher) -> list[Dispatcher]:
    """A kernel and all that it calls, directly or not: they are compiled into it."""
    reached = [kernel]
    seen = {kernel}
    for each in reached:
        for _, value in _globals_of(each.py_func.__code__, each.py_func.__globals__):
            if isinstance(value, Dispatcher) and value not in seen:
                seen.add(value)
                reached.append(value)
    return reached


def _content(kernel: Dispatcher) -> bytes:
    """What a kernel is made of: its bytecode, its options, and the values of globals, which are compiled into it.

    Some of those values are of the games, whose sources are no part of the version.
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
    """The globals that a function names, also those of other modules of its package."""
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
