"""Defines the names that say how much of the position a bot takes into account when it decides."""

from typing import Literal

LevelSight = Literal["own land", "board", "ahead"]
"""How much of the position a bot takes into account when it decides.

- `own land`: what an action does for the bot's own land;
- `board`: also what the action does to the other seats;
- `ahead`: also the replies and draws that may follow, which is what a search looks at.
"""
SIGHTS: tuple[LevelSight, ...] = ("own land", "board", "ahead")
"""All of them, from the least to the most."""
