"""The seeds of environments: whole numbers, as their users expect, for games whose seeds are texts."""

import numpy as np


def checked(seed: object) -> int | None:
    """A seed that was given. Raises `TypeError` if it is no whole number, `ValueError` if it is below 0."""
    if seed is None:
        return None
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer):
        raise TypeError(f"a seed is a whole number, not {type(seed).__name__}")
    if seed < 0:
        raise ValueError(f"a seed is 0 or more, not {seed}")
    return int(seed)


def seed_text(generator: np.random.Generator) -> str:
    """The seed of the next game of an environment."""
    return str(generator.integers(1 << 62))
