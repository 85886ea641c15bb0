"""The rewards in games of several seats."""

from longhouse.games.game import Result, Seat


def reward_of(result: Result, seat: Seat) -> float:
    """Return the reward of a seat: 1 for a victory, an equal share of −1 for a defeat. All rewards add up to 0."""
    seats = len(result.points)
    return (result.share(seat) * seats - 1) / (seats - 1)
