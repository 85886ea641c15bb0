"""A bot that plays every action to the end many times, at random, and takes the one that ends best.

longhouse arena fjords --players playout,thrall --bot playout="python examples/playout_bot.py"
"""

import random
import time

import longhouse as lh

SECONDS = 0.2
"""How long it thinks about a move."""


class PlayoutBot:
    """Flat Monte Carlo: compares actions by random games."""

    def choose(self, position: lh.State) -> str:
        actions = position.legal()
        seat = position.turn
        assert seat is not None
        sums, end = [0.0] * len(actions), time.monotonic() + SECONDS
        while time.monotonic() < end and len(actions) > 1:
            seed = str(random.random())  # the same luck for all actions
            for number, action in enumerate(actions):
                sums[number] += margin(played_out(position.apply(action), seed), seat)
        return actions[max(range(len(actions)), key=sums.__getitem__)]


def played_out(position: lh.State, seed: str) -> lh.Result:
    """Play on at random, from a position that may be a chance event."""
    play = lh.Play(position.game, seed, start=position)
    while not play.over:
        play.act(random.choice(play.legal))
    assert play.result is not None
    return play.result


def margin(result: lh.Result, seat: lh.Seat) -> float:
    """The points ahead of the best opponent; in a game for one, the points."""
    points = result.points
    return points[seat] - max((other for place, other in enumerate(points) if place != seat), default=0)


if __name__ == "__main__":
    lh.host("playout", PlayoutBot())
