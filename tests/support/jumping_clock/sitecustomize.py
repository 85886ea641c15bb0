"""Repairs `time.sleep` in processes whose clock libfaketime moves: there it fails with EINVAL (version 0.9.10)."""

import select
import time
from typing import SupportsIndex


def _sleep(seconds: float | SupportsIndex, /) -> None:
    select.select([], [], [], float(seconds))


time.sleep = _sleep
