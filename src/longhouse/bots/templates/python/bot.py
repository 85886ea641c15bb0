"""A bot for Longhouse. It plays at random: make `choose` better.

Try it: longhouse arena fjords --players NAME,thrall --bot NAME="python bot.py"
"""

import random

import longhouse as lh


class MyBot:
    """Chooses actions for the seat to move."""

    def choose(self, position: lh.State) -> str:
        """Return one of the legal actions. The position has only the information that the seat to move can see."""
        return random.choice(position.legal())


lh.host("NAME", MyBot())
