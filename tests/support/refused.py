"""Checks of what is refused: by the type of the error and by the key of its text."""

from collections.abc import Callable

import pytest

from longhouse.errors import LonghouseError


def because(key: str) -> Callable[[LonghouseError], bool]:
    """For `pytest.raises(…, check=because("bot-died"))`: whether the error has this key, or one that begins so."""
    return lambda error: error.key.startswith(key)


def refused(key: str) -> "pytest.RaisesExc[LonghouseError]":
    """A context in which an error of ours with this key has to be raised."""
    return pytest.RaisesExc(LonghouseError, check=lambda error: error.key == key)
