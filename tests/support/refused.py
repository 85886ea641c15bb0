"""Checks of errors by their type and the key of their text."""

from collections.abc import Callable

import pytest

from longhouse.errors import LonghouseError


def because(key: str) -> Callable[[LonghouseError], bool]:
    """For `pytest.raises(…, check=because("bot-died"))`: checks that the key of the error begins with `key`."""
    return lambda error: error.key.startswith(key)


def refused(key: str) -> "pytest.RaisesExc[LonghouseError]":
    """A context manager that asserts that a `LonghouseError` with exactly this key is raised."""
    return pytest.RaisesExc(LonghouseError, check=lambda error: error.key == key)
