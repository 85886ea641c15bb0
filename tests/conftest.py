"""What is left out is said; where everything has to run it is a failure."""

import os

import pytest
from support.postgres import programs


def pytest_configure() -> None:
    if programs() is None and os.environ.get("CI") == "true":
        raise pytest.UsageError("PostgreSQL is not installed, and with CI=true its tests may not be left out.")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if programs() is None:
        terminalreporter.write_line("LEFT OUT: the tests with PostgreSQL, which is not installed.", yellow=True)
