"""What every kernel is made of: the decorator, the bits of a `uint64`, and numbers at random.

Masks, shifts and constants in kernels are all `np.uint64`: together with an `int64`, also a literal, a `uint64`
silently becomes `int64`. Counts are `int64`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy as np
from numba import config, njit, types
from numba.core.dispatcher import Dispatcher
from numba.extending import intrinsic
from numpy.typing import NDArray

from longhouse.engine.cache import KernelCache

Uint64s = NDArray[np.uint64]
Rng = NDArray[np.uint64]
"""The state of a generator of random numbers: one `uint64`."""
Counts = NDArray[np.int64]

_F = TypeVar("_F", bound=Callable[..., Any])

EVERY_KERNEL: list[Dispatcher] = []
"""Every kernel of the modules that are imported."""

ZERO, ONE = np.uint64(0), np.uint64(1)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1, _MIX_2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def kernel(function: _F) -> _F:
    """Compile a function: kept on disk if possible, without the GIL, with the arithmetic of the machine.

    References to arrays are not counted in it, which would take a fifth of its time: it makes no array of its own, and
    those it is given outlive it.
    """
    return _compiled(function, counting=False)


def allocating(function: _F) -> _F:
    """Compile a function that makes arrays of its own; no kernel returns it one."""
    return _compiled(function, counting=True)


def _compiled(function: _F, *, counting: bool) -> _F:
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": counting}
    compiled = njit(**options)(function)
    if isinstance(compiled, Dispatcher):  # else compiling is switched off
        cast(Any, compiled)._cache = KernelCache(compiled)
        EVERY_KERNEL.append(compiled)
    return cast(_F, compiled)


if TYPE_CHECKING or config.DISABLE_JIT:

    def popcount(mask: np.uint64) -> np.int64:
        """How many bits are set."""
        return np.int64(int(mask).bit_count())

    def lowest(mask: np.uint64) -> np.int64:
        """The number of the lowest bit that is set; 64 if none is."""
        return np.int64((int(mask) & -int(mask)).bit_length() - 1 if mask else 64)

else:

    @intrinsic
    def popcount(typing: Any, mask: Any) -> Any:
        """How many bits are set."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.uint64), generate

    @intrinsic
    def lowest(typing: Any, mask: Any) -> Any:
        """The number of the lowest bit that is set; 64 if none is."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

        return types.int64(types.uint64), generate


def generator(seed: int) -> Rng:
    """The state of a generator; kernels take it along and change it."""
    return np.array([seed & 0xFFFF_FFFF_FFFF_FFFF], dtype=np.uint64)


@kernel
def draw(rng: Rng) -> np.uint64:
    """The next 64 random bits (SplitMix64)."""
    rng[0] += _GOLDEN
    mixed = rng[0]
    mixed = (mixed ^ (mixed >> _30)) * _MIX_1
    mixed = (mixed ^ (mixed >> _27)) * _MIX_2
    return mixed ^ (mixed >> _31)


@kernel
def below(rng: Rng, end: int) -> np.int64:
    """A number from 0 to end - 1; end is far below 2 ** 32, so that the bias does not matter."""
    return np.int64(((draw(rng) >> _32) * np.uint64(end)) >> _32)


@kernel
def nth_bit(mask: np.uint64, n: int) -> np.int64:
    """The number of the bit that has n set bits below it."""
    for _ in range(n):
        mask &= mask - ONE
    return lowest(mask)
