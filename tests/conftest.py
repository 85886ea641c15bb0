"""Settings for all tests: missing programs, interrupts and Hypothesis.

Tests whose programs are not installed are skipped and listed at the end; with `CI=true` that is an error. SIGINT is
enabled, so that tests can interrupt the programs they start. Hypothesis must not fail slow examples or strategies.
"""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings
from support.alone import ALLOWED
from support.chromium import CHROMIUM
from support.firefox import FIREFOX
from support.postgres import programs
from support.running_redis import PROGRAM

_NEEDED = {
    "PostgreSQL": programs(),
    "Redis": PROGRAM,
    "Chromium": CHROMIUM,
    "Firefox": FIREFOX,
    "a read-only file system": ALLOWED or None,
}
_MISSING = [name for name, found in _NEEDED.items() if found is None]

settings.register_profile("patient", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_configure() -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a shell ignores SIGINT for background jobs
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if _MISSING and os.environ.get("CI") == "true":
        raise pytest.UsageError(f"Not to be had here, and with CI=true no test may be left out: {', '.join(_MISSING)}.")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for name in _MISSING:
        terminalreporter.write_line(f"LEFT OUT: the tests with {name}, which is not to be had here.", yellow=True)
