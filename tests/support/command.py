"""Runs the command `longhouse` in a separate process."""

import os
import subprocess
import sys


def longhouse(*arguments: str, lang: str = "C", stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run the real command in a separate process and return its output and exit code."""
    command = [sys.executable, "-c", "import sys; from longhouse.cli import main; sys.exit(main())", *arguments]
    environment = {**os.environ, "LANG": lang, "LC_ALL": lang, "LANGUAGE": "", "LONGHOUSE_LANGUAGE": ""}
    return subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, input=stdin, check=False)


def assert_one_line(done: subprocess.CompletedProcess[str], code: int) -> str:
    assert done.returncode == code, done
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr
