"""Computes the rewards in games with several seats."""

from longhouse.games.game import Result, Seat


def reward_of(result: Result, seat: Seat) -> float:
    """Return a seat's reward: 1 for a win, an equal share of −1 for a loss. The rewards of all seats add up to 0."""
    seats = len(result.points)
    return (result.share(seat) * seats - 1) / (seats - 1)
