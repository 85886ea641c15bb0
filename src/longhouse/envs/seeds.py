"""Makes the text seeds of games from the whole numbers that users give to environments as seeds."""

import numpy as np


def checked(seed: object) -> int | None:
    """Return a seed unchanged, after checking it; None is allowed.

    Raises `TypeError` if the seed is not a whole number, `ValueError` if it is below 0.
    """
    if seed is None:
        return None
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer):
        raise TypeError(f"a seed is a whole number, not {type(seed).__name__}")
    if seed < 0:
        raise ValueError(f"a seed is 0 or more, not {seed}")
    return int(seed)


def seed_text(generator: np.random.Generator) -> str:
    """Return a random text drawn from `generator`, to use as the seed of an environment's next game."""
    return str(generator.integers(1 << 62))
