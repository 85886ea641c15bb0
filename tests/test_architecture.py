"""docs/architecture.md: its walks name functions that exist, and its map names modules that exist."""

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "longhouse"
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
WALKS = PAGE.partition("## Walks\n")[2].partition("\n## ")[0]
STEP = re.compile(r"`((?:\w+\.)+\w+)`")
ROOMS = {folder.name for folder in PACKAGE.iterdir() if folder.is_dir()}


def place_of(step: str) -> tuple[str, list[str]]:
    """The module of a step, and the attributes that lead to it from there."""
    *path, _ = parts = step.split(".")
    while not (PACKAGE.joinpath(*path).with_suffix(".py")).is_file():
        path.pop()
        assert path, f"{step} is in no module"
    return ".".join(path), parts[len(path) :]


def steps(walk: str) -> list[str]:
    return [step for step in STEP.findall(walk) if step.split(".")[0] in ROOMS]


@pytest.mark.parametrize("step", steps(WALKS))
def test_every_step_of_a_walk_exists(step: str) -> None:
    module, attributes = place_of(step)
    found: object = import_module(f"longhouse.{module}")
    for attribute in attributes:
        found = getattr(found, attribute)
    assert callable(found)


def test_a_laid_tile_passes_at_most_fifteen_files() -> None:
    first, *others = re.split(r"(?m)^\*\*", WALKS)[1:]
    assert len(others) == 3
    assert len({place_of(step)[0] for step in steps(first)}) <= 15


def test_the_map_names_every_folder_and_only_modules_that_exist() -> None:
    shown = PAGE.partition("src/longhouse/\n")[2].partition("\nweb/")[0]
    assert ROOMS - {"__pycache__"} <= set(re.findall(r"^  (\w+)/ ", shown, re.MULTILINE))
    room = PACKAGE
    for line in shown.splitlines():
        if found := re.match(r"  (\w+)/ ", line):
            room = PACKAGE / found[1]
        for name in re.findall(r"(\w+)(?= ·)|(?<=· )(\w+)", re.sub(r"\([^)]*\)", "", line)):
            module = "".join(name)
            known = [*room.rglob(f"{module}.py"), *room.rglob(module)]
            assert known, f"{module} is not in {room.name}: {line.strip()}"
