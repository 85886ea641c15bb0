"""The documentation site, built once per test run."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.documents import ROOT


def built_site(folders: pytest.TempPathFactory) -> Path:
    """Build the site and return its folder; a warning of Sphinx, such as a broken link, fails the test."""
    shared = folders.getbasetemp().parent if "PYTEST_XDIST_WORKER" in os.environ else folders.getbasetemp()
    site = shared / "site"
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            unchecked = shared / "site.new"
            command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going"]
            done = subprocess.run(
                [*command, "--fresh-env", "-d", str(shared / "doctrees"), str(ROOT / "docs"), str(unchecked)],
                capture_output=True,
                encoding="utf-8",
                check=False,
            )
            assert (done.returncode, done.stderr) == (0, ""), done.stderr
            unchecked.rename(site)
    return site
