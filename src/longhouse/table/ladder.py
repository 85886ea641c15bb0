"""Computes the bots' ratings, on the same scale as people's, from their measured results against each other."""

import math
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from longhouse.table.ratings import FIRST

_SPREAD = math.sqrt(2) * FIRST[0] / 6
"""The difference in rating at which openskill expects the odds e : 1, for two players without uncertainty."""
_FILE = Path(__file__).with_name("ladder.toml")


@cache
def ladder() -> Mapping[str, Mapping[str, float]]:
    """Return the ratings of the bot levels, by the name of the game and then by the name of the level. Games without
    measured bots are missing.

    In each game, one level gets the rating with which people start. The ratings of the others follow from the share of
    games that each level won against the next one.
    """
    content = tomllib.loads(_FILE.read_text("utf-8"))
    return {game: _rated(told["at"], told["steps"]) for game, told in content.items()}


def _rated(at: str, steps: list[tuple[str, str, float]]) -> dict[str, float]:
    ratings = {steps[0][0]: 0.0}
    for lower, upper, share in steps:
        ratings[upper] = ratings[lower] + _SPREAD * math.log(share / (1 - share))
    offset = FIRST[0] - ratings[at]
    return {level: rating + offset for level, rating in ratings.items()}
