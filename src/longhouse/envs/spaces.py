"""The Gymnasium space for observations together with their action masks."""

from typing import Any

import numpy as np
from gymnasium import spaces

Seen = dict[str, Any]
"""What a seat sees: a dict with its `observation` and the `action_mask`."""


def seen_space(size: int, actions: int) -> spaces.Dict:
    """Create the space for observations of `size` bytes together with action masks that have `actions` entries."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
