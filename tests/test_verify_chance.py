"""`examples/verify_chance.py`, which shares no code with the package, agrees with it about all chance of every game."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import longhouse as lh
from longhouse.games.catalogue import game_with
from longhouse.games.chance import commitment
from longhouse.games.fjords.options import RUNES
from longhouse.games.fjords.tiles import built_in_content
from longhouse.games.northwood.scenarios import longhouse_year

CHECKER = Path(__file__).parent.parent / "examples" / "verify_chance.py"
GOLDEN = sorted((Path(__file__).parent / "golden" / "records").glob("*.json"))

KINDS: list[tuple[str, dict[str, Any]]] = [
    *(("fjords", {"players": players, "runes": list(RUNES)}) for players in (2, 3, 4)),
    ("fjords", {"players": 3, "oversight": True}),
    ("fjords", {"variant": "epic"}),
    ("fjords", {"variant": "classic", "rounds": 3}),
    ("fjords", {"edition": "2005", "rounds": 3}),
    ("fjords", {"edition": "2005", "rounds": 1, "oversight": True}),
    ("fjords", {"tiles": {**built_in_content("reconstruction-1"), "name": "own"}}),
    ("northwood", {"setup": "intro"}),
    ("northwood", {"setup": "full"}),
    *(("northwood", {"scenario": name, "challenge": harder}) for name in longhouse_year() for harder in (False, True)),
]


@pytest.fixture(scope="module")
def checker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verify_chance", CHECKER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def record_of(game: str, options: dict[str, Any], seed: str) -> dict[str, Any]:
    return dict(json.loads(lh.random_game(game_with(game, options), seed).record.write()))


@pytest.mark.parametrize(("game", "options"), KINDS, ids=[f"{game} {str(o)[:60]}" for game, o in KINDS])
def test_it_draws_the_same_chance_as_the_package(checker: ModuleType, game: str, options: dict[str, Any]) -> None:
    for seed in range(8 if game == "northwood" else 1):
        record = record_of(game, options, str(seed))
        assert checker.check(record) == sum(event.startswith("*") for event in record["events"])


@pytest.mark.parametrize("file", GOLDEN, ids=[file.stem for file in GOLDEN])
def test_it_accepts_records_of_earlier_versions(checker: ModuleType, file: Path) -> None:
    record = json.loads(file.read_text("utf-8"))
    if "seed" not in record:
        pytest.fail("a record that is kept to be checked has a seed")
    record.setdefault("commitment", commitment(record["seed"]))
    assert checker.check(record) > 8


@pytest.mark.parametrize(
    ("game", "options"), [("fjords", {"players": 4}), ("fjords", {"edition": "2005"}), ("northwood", {"setup": "full"})]
)
def test_it_finds_every_changed_chance_event(checker: ModuleType, game: str, options: dict[str, Any]) -> None:
    record = record_of(game, options, "changed")
    of_a_kind: dict[str, str] = {}
    for index, event in enumerate(record["events"]):
        if not event.startswith("*"):
            continue
        verb = event.split(" ")[0]
        other = of_a_kind.get(verb, f"{verb} 1C" if game == "northwood" else f"{verb} 1")
        of_a_kind[verb] = event
        if other == event:
            continue
        changed = {**record, "events": [*record["events"][:index], other, *record["events"][index + 1 :]]}
        with pytest.raises(checker.Unfair, match=rf"event {index}\b"):
            checker.check(changed)


def test_it_finds_another_seed_another_nonce_and_a_lost_event(checker: ModuleType) -> None:
    record = record_of("northwood", {"setup": "intro"}, "7")
    bad: list[tuple[str, dict[str, Any]]] = [
        ("not the one that was promised", {**record, "seed": "8"}),
        ("event 0", {**record, "seed": "8", "commitment": commitment("8")}),
        ("event 0", {**record, "nonces": ["x"]}),
        ("has no seed", {key: value for key, value in record.items() if key != "seed"}),
        ("has no commitment", {key: value for key, value in record.items() if key != "commitment"}),
        ("event 0", {**record, "events": record["events"][1:]}),
        ("not possible here", {**record, "events": [e for e in record["events"] if not e.startswith("visit")]}),
        ("unknown here", {**record, "game": "chess"}),
    ]
    for reason, changed in bad:
        with pytest.raises(checker.Unfair, match=reason):
            checker.check(changed)


def test_as_a_program_it_names_the_file_and_needs_no_longhouse(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    record = record_of("fjords", {"players": 2}, "7")
    good.write_text(json.dumps(record), "utf-8")
    bad.write_text(json.dumps({**record, "seed": "8"}), "utf-8")
    command = [sys.executable, "-I", "-S", str(CHECKER), str(good), str(bad)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=tmp_path, check=False)
    assert (done.returncode, done.stderr) == (1, "")
    assert f"{good}: all " in done.stdout
    assert f"{bad}: the seed is not the one" in done.stdout
