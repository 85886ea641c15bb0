"""Completion in a shell, typed by a person at a terminal."""

import os
import pty
import subprocess
from pathlib import Path

import pytest
from support.command import assert_one_line, longhouse

from longhouse.words import LANGUAGES


def typed(folder: Path, *lines: str) -> list[str]:
    """What each line comes to in an interactive bash that has read the script."""
    script = longhouse("completion", "bash")
    assert script.returncode == 0, script
    (folder / "completion.bash").write_text(script.stdout)
    # In place of the program, so that its arguments are seen as bash passes them.
    (folder / "start.bash").write_text('source completion.bash\nlonghouse() { echo "$*" >> said; }\n')
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        ["bash", "--noprofile", "--rcfile", "start.bash", "-i"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=folder,
        env={**os.environ, "TERM": "dumb", "INPUTRC": os.devnull, "HISTFILE": ""},
        start_new_session=True,
    ) as shell:
        os.close(theirs)
        os.write(ours, "".join(f"{line}\n" for line in [*lines, "exit"]).encode())
        seen = _read_to_the_end(ours)
        assert shell.wait(60) == 0, seen
    said = folder / "said"
    assert said.exists(), seen
    return said.read_text().splitlines()


def _read_to_the_end(terminal: int) -> str:
    seen = b""
    with os.fdopen(terminal, "rb", buffering=0) as screen:
        while True:
            try:
                seen += screen.read(4096)
            except OSError:  # the last to hold the other end has closed it
                return seen.decode(errors="replace")


def test_bash_completes_verbs_options_games_and_files(tmp_path: Path) -> None:
    (tmp_path / "evening.json").write_text("{}")
    (tmp_path / "records").mkdir()
    assert typed(
        tmp_path,
        "longhouse ver\t",
        "longhouse sim nort\t",
        "longhouse verify --f\tevening.js\t",
        "longhouse play fj\t--resume ev\t",
        "longhouse sim fj\t--out rec\t",
        "longhouse sim fj\t--language f\t",
        "longhouse completion z\t",
    ) == [
        "verify",
        "sim northwood",
        "verify --fair evening.json",
        "play fjords --resume evening.json",
        "sim fjords --out records/",
        "sim fjords --language fr",
        "completion zsh",
    ]


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_every_shell_is_told_verbs_and_games(shell: str) -> None:
    for language in LANGUAGES:
        told = longhouse("completion", shell, "--language", language)
        assert told.returncode == 0, told
        assert told.stderr == ""
        assert all(name in told.stdout for name in ("verify", "fjords northwood", "--resume"))


def test_a_shell_that_is_not_known_is_told() -> None:
    assert "'bash', 'zsh', 'tcsh'" in assert_one_line(longhouse("completion", "cmd"), 2)
