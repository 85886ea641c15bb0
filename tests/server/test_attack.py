"""Attacks from one address: the others lose nothing, stay connected and are answered. `make attack` measures more."""

import asyncio
from pathlib import Path

import pytest
from attack import attacked
from support.attacks import ATTACKS

_SECONDS = 1.5
_MOST_MEGABYTES = 600

_ANSWERS = {200, 201, 204, 400, 401, 404, 408, 409, 413, 422, 429}
"""What an attacker may be answered: nothing is a failure of the server."""


@pytest.mark.parametrize(
    "name", ["import", "positions", "passwords", "bot games", "files", "messages", "pings", "long lists"]
)
def test_an_attack_from_one_address_costs_the_others_nothing(name: str, tmp_path: Path) -> None:
    assert name in ATTACKS
    outcome = asyncio.run(attacked(name, _SECONDS, tmp_path))
    assert outcome.during, "the others go on playing"
    assert (outcome.lost, outcome.disconnected, outcome.unanswered) == (0, 0, 0)
    assert outcome.megabytes < _MOST_MEGABYTES
    assert outcome.answers
    assert outcome.answers.keys() <= _ANSWERS
