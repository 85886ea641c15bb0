"""Games and counts of an earlier day: they stay valid, since records outlive versions."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from longhouse.games.catalogue import game_with
from longhouse.games.chance import Source
from longhouse.games.playout import perft
from longhouse.games.record import Record

HERE = Path(__file__).parent
PERFT: list[dict[str, Any]] = tomllib.loads((HERE / "perft.toml").read_text("utf-8"))["perft"]


@pytest.mark.parametrize("file", sorted((HERE / "records").glob("*.json")), ids=lambda file: file.stem)
def test_an_old_record_is_still_legal_fair_and_written_the_same(file: Path) -> None:
    record = Record.read(file.read_bytes())
    record.verify(fair=True)
    assert record.write() == file.read_text("utf-8")


@pytest.mark.parametrize("entry", PERFT, ids=lambda entry: f"{entry['game']} {entry['options']}")
def test_there_are_as_many_action_sequences_as_before(entry: dict[str, Any]) -> None:
    start = game_with(entry["game"], json.loads(entry["options"])).start()
    assert [perft(start, Source("7"), depth) for depth in range(len(entry["counts"]))] == entry["counts"]
