"""Every example runs, as its first lines say, and says something."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"
SHORT = {
    "tournament.py": ["1"],
    "my_bot.py": ["--demo"],
    "learn_northwood.py": ["--minutes", "0", "--boards", "8", "--tests", "8"],
}
"""What an example is given so that it is over soon."""


@pytest.mark.parametrize("name", sorted(file.name for file in EXAMPLES.glob("*.py")))
def test_an_example_runs(name: str, tmp_path: Path) -> None:
    command = [sys.executable, str(EXAMPLES / name), *SHORT.get(name, [])]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=tmp_path, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert done.stdout.count("\n") >= 1


def test_there_is_an_example_of_each_kind() -> None:
    assert len(list(EXAMPLES.glob("*.py"))) >= 8
