"""Clients of earlier versions: what they said and were answered is kept, and the present server answers it, too."""

import json
from pathlib import Path

import pytest
from support.conversation import held_again
from support.houses import RunningHouse

KEPT = Path(__file__).parent.parent / "golden" / "protocol"


@pytest.mark.parametrize("file", sorted(KEPT.glob("*.json")), ids=lambda file: file.stem)
def test_a_client_of_an_earlier_version_is_answered_as_before(file: Path, house: RunningHouse) -> None:
    assert held_again(house, json.loads(file.read_text("utf-8"))) == []
