"""Every example runs, as its first lines say, and says something."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"
SHORT = {
    "tournament.py": ["1"],
    "my_bot.py": ["--demo"],
    "learn_northwood.py": ["--lessons", "2", "--boards", "8", "--tests", "8", "--ahead", "2", "--greedy", "1"],
    "alphazero.py": ["--minutes", "0", "--boards", "4", "--tests", "4"],
    "self_play.py": ["--games", "2", "--tests", "2"],
}
"""What an example is given so that it is over soon."""


WITH_PYTORCH = "stable_baselines.py"
"""An example whose packages are in an extra that is not installed for tests."""


@pytest.mark.parametrize("name", sorted(file.name for file in EXAMPLES.glob("*.py") if file.name != WITH_PYTORCH))
def test_an_example_runs(name: str, tmp_path: Path) -> None:
    command = [sys.executable, str(EXAMPLES / name), *SHORT.get(name, [])]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=tmp_path, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert done.stdout.count("\n") >= 1


def test_the_example_with_pytorch_says_what_it_needs() -> None:
    code = f"import sys, runpy; sys.modules['sb3_contrib'] = None; runpy.run_path({str(EXAMPLES / WITH_PYTORCH)!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "The package “sb3_contrib” is missing. Install it: pip install 'longhouse[sb3]'\n"


def test_there_is_an_example_of_each_kind() -> None:
    assert len(list(EXAMPLES.glob("*.py"))) >= 8
