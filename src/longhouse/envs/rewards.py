"""Computes the rewards in games with several seats."""

from longhouse.games.game import Result, Seat


def reward_of(result: Result, seat: Seat) -> float:
    """Return a seat's reward at the end of a game with several seats. The rewards of all seats add up to 0.

    Each loser gets −1 / (number of seats − 1). What the losers lose goes to the winner, or in equal parts to the seats
    that drew.
    """
    seats = len(result.points)
    return (result.share(seat) * seats - 1) / (seats - 1)
