"""What is said where a package of the extra `nodes` is not installed."""

import subprocess
import sys
from pathlib import Path

import pytest

from longhouse.extras import needs
from longhouse.words import LANGUAGES, Words

POSTGRESQL = ("--database", "postgresql://nobody@127.0.0.1:1/none")
REDIS = ("--redis", "redis://127.0.0.1:1/0")


def without(package: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command where this package is not installed."""
    code = f"import sys; sys.modules[{package!r}] = None; from longhouse.cli import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, encoding="utf-8", check=False, timeout=120
    )


@pytest.mark.parametrize(
    ("package", "arguments", "code"),
    [
        ("psycopg", ("serve", *POSTGRESQL), 1),
        ("psycopg", ("admin", "list", *POSTGRESQL), 2),
        ("redis", ("serve", *REDIS), 1),
        ("taskiq", ("serve", "--remote-bots", *REDIS), 1),
        ("taskiq_redis", ("bots", *REDIS), 2),
        ("taskiq", ("bots", *REDIS), 2),
        ("redis", ("bots", *REDIS), 2),
    ],
)
def test_a_missing_package_is_named_with_what_installs_it(
    tmp_path: Path, package: str, arguments: tuple[str, ...], code: int
) -> None:
    own = () if "--database" in arguments or "bots" in arguments else ("--database", f"sqlite:///{tmp_path / 'x.db'}")
    done = without(package, *arguments, *own, "--language", "en")
    assert done.returncode == code, done
    assert done.stderr == f"longhouse: The package “{package}” is missing. Install it: pip install 'longhouse[nodes]'\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_language_of_the_user(language: str) -> None:
    said = Words(language).say("package-missing", package="taskiq", extra="nodes")
    assert without("taskiq", "bots", *REDIS, "--language", language).stderr == f"longhouse: {said}\n"


def test_a_module_that_is_missing_for_another_reason_is_no_matter_of_extras() -> None:
    with pytest.raises(ModuleNotFoundError, match="nothing"), needs("nodes"):
        __import__("longhouse.nothing")
