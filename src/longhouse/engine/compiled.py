"""The basics of kernels: decorators that compile a function, bit operations on `uint64`, and random numbers.

Masks, shifts and constants in kernels are all `np.uint64`: combined with an `int64`, even a literal, a `uint64`
silently becomes an `int64`. Counts are `int64`.
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
"""The state of a random number generator: one `uint64`."""
Counts = NDArray[np.int64]

_F = TypeVar("_F", bound=Callable[..., Any])

EVERY_KERNEL: list[Dispatcher] = []
"""All kernels of the modules imported so far."""

ZERO, ONE = np.uint64(0), np.uint64(1)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1, _MIX_2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def kernel(function: _F) -> _F:
    """Decorator: compile a function with Numba, without the GIL; the compiled code is cached on disk.

    Division by zero does not raise. Array references are not counted inside a kernel, which saves a fifth of its time.
    Therefore a kernel cannot allocate arrays, and works only as long as its caller keeps the arguments alive.
    """
    return _compiled(function, counting=False)


def allocating(function: _F) -> _F:
    """Decorator: compile a function like `kernel`, but allow the function to allocate arrays.

    The kernels that it calls must not return arrays.
    """
    return _compiled(function, counting=True)


def _compiled(function: _F, *, counting: bool) -> _F:
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": counting}
    compiled = njit(**options)(function)
    if isinstance(compiled, Dispatcher):  # otherwise compilation is disabled
        cast(Any, compiled)._cache = KernelCache(compiled)
        EVERY_KERNEL.append(compiled)
    return cast(_F, compiled)


if TYPE_CHECKING or config.DISABLE_JIT:

    def popcount(mask: np.uint64) -> np.int64:
        """Return how many bits of the mask are set."""
        return np.int64(int(mask).bit_count())

    def lowest(mask: np.uint64) -> np.int64:
        """Return the index of the lowest bit that is set; 64 if no bit is set."""
        return np.int64((int(mask) & -int(mask)).bit_length() - 1 if mask else 64)

else:

    @intrinsic
    def popcount(typing: Any, mask: Any) -> Any:
        """Return how many bits of the mask are set."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.uint64), generate

    @intrinsic
    def lowest(typing: Any, mask: Any) -> Any:
        """Return the index of the lowest bit that is set; 64 if no bit is set."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

        return types.int64(types.uint64), generate


def generator(seed: int) -> Rng:
    """Return the state of a new random number generator. Kernels receive this state as an argument, and modify it."""
    return np.array([seed & 0xFFFF_FFFF_FFFF_FFFF], dtype=np.uint64)


@kernel
def draw(rng: Rng) -> np.uint64:
    """Return the next 64 random bits (SplitMix64), and advance the generator."""
    rng[0] += _GOLDEN
    mixed = rng[0]
    mixed = (mixed ^ (mixed >> _30)) * _MIX_1
    mixed = (mixed ^ (mixed >> _27)) * _MIX_2
    return mixed ^ (mixed >> _31)


@kernel
def below(rng: Rng, end: int) -> np.int64:
    """Return a random number from 0 to `end` - 1, and advance the generator.

    The bias is negligible while `end` is below 2³².
    """
    return np.int64(((draw(rng) >> _32) * np.uint64(end)) >> _32)


@kernel
def nth_bit(mask: np.uint64, n: int) -> np.int64:
    """Return the index of the n-th set bit of the mask; `n` is 0 for the lowest set bit."""
    for _ in range(n):
        mask &= mask - ONE
    return lowest(mask)
