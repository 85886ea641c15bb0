"""Names how much of the position a bot takes into account when it decides."""

from typing import Literal

LevelSight = Literal["own land", "board", "ahead"]
"""`own land`: what an action does for the bot's own land; `board`: also what it does to the others; `ahead`: the
replies and draws that may follow, which is what a search looks at."""
SIGHTS: tuple[LevelSight, ...] = ("own land", "board", "ahead")
