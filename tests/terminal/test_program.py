"""The real program in a pseudo-terminal: its first screen, a game that is kept, and terminals it cannot use."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

PROGRAM = "-m longhouse.cli play"
PATIENCE = 90


def environment(folder: Path, **changes: str) -> dict[str, str]:
    return {
        **os.environ,
        "TERM": "xterm-256color",
        "LONGHOUSE_LANGUAGE": "en",
        "PYTHONIOENCODING": "utf-8",
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CONFIG_HOME": str(folder / "config"),
        **changes,
    }


def started(folder: Path, arguments: str, **changes: str) -> Any:
    return pexpect.spawn(
        f"{sys.executable} {PROGRAM} {arguments}",
        env=environment(folder, **changes),
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=PATIENCE,
    )


def moves_kept(folder: Path) -> int:
    with sqlite3.connect(folder / "data" / "longhouse" / "longhouse.db") as database:
        (count,) = database.execute('select count(*) from entries where body like \'%"kind":"event"%\'').fetchone()
    return int(count)


def test_a_game_is_kept_when_the_window_is_closed_in_the_middle_of_a_move(tmp_path: Path) -> None:
    child = started(tmp_path, 'northwood --options \'{"setup": "full"}\'')
    child.expect("Choose a fief")
    child.send("\r")
    child.expect("Use an ally")
    child.send("\r")
    child.expect("score")
    child.sendcontrol("c")
    child.expect("Ctrl\\+Q to quit")
    kept = moves_kept(tmp_path)
    child.ptyproc.delayafterterminate = 1  # a busy machine needs longer than a tenth of a second to end a process
    child.close(force=True)
    assert moves_kept(tmp_path) >= kept >= 4

    child = started(tmp_path, "")
    child.expect("Continue")
    child.expect("on this computer")
    child.send("c")
    child.expect("score")
    child.sendcontrol("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.parametrize(
    ("changes", "said"),
    [({"TERM": "dumb"}, "can’t move its cursor"), ({"PYTHONIOENCODING": "ascii"}, "use UTF-8")],
)
def test_a_terminal_that_the_app_cannot_use_gets_a_sentence_and_the_game_line_by_line(
    tmp_path: Path, changes: dict[str, str], said: str
) -> None:
    child = started(tmp_path, "northwood", **changes)
    child.expect(said)
    child.expect("You >")
    child.sendline("quit")
    child.expect(pexpect.EOF)


def test_a_file_that_is_no_game_is_named_before_the_app_opens(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    file.write_text("{}")
    child = started(tmp_path, f"fjords --resume {file}")
    child.expect("evening.json: ")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 1


def test_a_pipe_gets_the_game_line_by_line(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "longhouse.cli", "play", "northwood"],
        input="resign\nquit\n",
        env=environment(tmp_path),
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=PATIENCE,
    )
    assert "You resigned" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80
