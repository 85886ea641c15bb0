"""What kernels stand on: bits, numbers at random, the cache of compiled code, and how a search is held."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from longhouse.engine.compiled import below, draw, generator, kernel, lowest, nth_bit, popcount
from longhouse.engine.thinking import Budget, Cancellation, run

masks = st.integers(0, 2**64 - 1)


@kernel
def _bits(mask: np.uint64) -> tuple[np.int64, np.int64]:
    return popcount(mask), lowest(mask)


@settings(deadline=None)
@given(masks)
def test_bits_are_counted_and_found_as_python_does(mask: int) -> None:
    lowest_set = (mask & -mask).bit_length() - 1 if mask else 64
    count, first = _bits(np.uint64(mask))
    assert (int(count), int(first)) == (mask.bit_count(), lowest_set)


@settings(deadline=None)
@given(masks.filter(bool), st.data())
def test_the_nth_bit_has_n_bits_below_it(mask: int, data: st.DataObject) -> None:
    n = data.draw(st.integers(0, mask.bit_count() - 1))
    at = int(nth_bit(np.uint64(mask), n))
    assert mask >> at & 1
    assert (mask & (1 << at) - 1).bit_count() == n


def test_the_generator_is_the_published_one() -> None:
    rng = generator(1234567)
    # The first outputs of SplitMix64 for this seed, as its reference implementation gives them.
    assert [int(draw(rng)) for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_numbers_at_random_stay_below_their_end_and_are_spread_evenly() -> None:
    rng = generator(7)
    counts = np.bincount([below(rng, 6) for _ in range(60_000)], minlength=6)
    assert len(counts) == 6
    assert abs(counts - 10_000).max() < 500


def test_work_stops_when_its_time_is_over() -> None:
    cancellation = Cancellation()

    def work(thread: int, counts: NDArray[np.int64]) -> None:
        counts[thread] += 1
        while not cancellation.flag[0]:
            counts[thread] += 1

    done, seconds = run(work, Budget(seconds=0.01, threads=2), cancellation)
    assert done >= 2
    assert seconds >= 0.01


def test_seconds_of_another_clock_count_not_those_that_go_by() -> None:
    """A budget of work is not used up while other processes have the machine."""
    cancellation = Cancellation()
    ticks = iter(range(1_000))

    def work(_: int, __: NDArray[np.int64]) -> None:
        while not cancellation.flag[0]:
            pass

    _, seconds = run(work, Budget(seconds=0.001, clock=lambda: next(ticks) * 0.0001), cancellation)
    assert next(ticks) > 10, "the clock is asked again until it says that the time is over"
    assert seconds >= 0.001


def test_work_stops_when_somebody_says_so_and_tells_how_far_it_is() -> None:
    cancellation = Cancellation()
    told: list[int] = []

    def work(thread: int, counts: NDArray[np.int64]) -> None:
        while not cancellation.flag[0]:
            counts[thread] += 1

    def progress(nodes: int, _: float) -> None:
        told.append(nodes)
        if len(told) == 3:
            cancellation.cancel()

    done, _ = run(work, Budget(), cancellation, progress)
    assert len(told) >= 3
    assert told == sorted(told)
    assert done >= told[-1]


def test_an_error_on_a_thread_reaches_the_caller_and_stops_the_others() -> None:
    cancellation = Cancellation()
    started = threading.Event()

    def work(thread: int, _: NDArray[np.int64]) -> None:
        if thread == 0:
            started.wait()
            raise ValueError
        started.set()
        while not cancellation.flag[0]:
            pass

    with pytest.raises(ValueError):  # noqa: PT011
        run(work, Budget(threads=2), cancellation)


_USE_A_KERNEL = """
from longhouse.engine.compiled import draw, generator
print(draw(generator(1)), sum(draw.stats.cache_hits.values()))
"""


def test_a_second_process_loads_what_the_first_compiled(tmp_path: Path) -> None:
    environment = {**os.environ, "LONGHOUSE_CACHE": str(tmp_path)}

    def answer() -> list[str]:
        command = [sys.executable, "-c", _USE_A_KERNEL]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()

    first, again = answer(), answer()
    assert first[0] == again[0]
    assert (first[1], again[1]) == ("0", "1")
