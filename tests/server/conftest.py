"""One server for the tests that need nothing special of it."""

from collections.abc import Iterator

import pytest
from support.houses import RunningHouse, running_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("house")
    with running_house(f"sqlite:///{folder / 'house.db'}", "--no-limits") as running:
        yield running
