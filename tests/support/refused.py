"""Checks of what is refused: by the type of the error and by the key of its text."""

from collections.abc import Callable

from longhouse.errors import LonghouseError


def because(key: str) -> Callable[[LonghouseError], bool]:
    """For `pytest.raises(…, check=because("bot-died"))`: whether the error has this key, or one that begins so."""
    return lambda error: error.key.startswith(key)
