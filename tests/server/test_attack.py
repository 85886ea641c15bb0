"""Attacks from one address: the others lose nothing, stay connected and are answered. `make attack` measures more."""

import asyncio
from pathlib import Path

import pytest
from attack import attacked
from support.attacks import ATTACKS

_SECONDS = 2.0
_MOST_MEGABYTES = 600

REFUSED = {"passwords": 429, "bot games": 400}
"""What the attacker is answered when it is too much, besides what is answered as it should be."""


@pytest.mark.parametrize("name", ["import", "positions", "passwords", "bot games", "slow heads"])
def test_an_attack_from_one_address_costs_the_others_nothing(name: str, tmp_path: Path) -> None:
    assert name in ATTACKS
    outcome = asyncio.run(attacked(name, _SECONDS, tmp_path))
    assert outcome.during, "the others go on playing"
    assert (outcome.lost, outcome.disconnected, outcome.unanswered) == (0, 0, 0)
    assert outcome.megabytes < _MOST_MEGABYTES
    assert 500 not in outcome.answers
    if name in REFUSED:
        assert REFUSED[name] in outcome.answers
