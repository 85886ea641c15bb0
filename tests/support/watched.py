"""Runs the command `longhouse` in a pseudo-terminal."""

import os
import pty
import re
import subprocess
import sys

_CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")


def in_a_terminal(*arguments: str, typed: str = "") -> str:
    """All output of a command, without control sequences; asserts that its exit code is 0."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "LANG": "C", "LC_ALL": "C", "LANGUAGE": "", "LONGHOUSE_LANGUAGE": ""}
    environment |= {"TERM": "xterm", "COLUMNS": "160", "NO_COLOR": "1"}
    command = [sys.executable, "-c", "import sys; from longhouse.cli import main; sys.exit(main())", *arguments]
    running = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    os.write(ours, typed.encode())
    shown = b""
    try:
        while part := os.read(ours, 65536):
            shown += part
    except OSError:  # on Linux, the other end of the terminal is closed
        pass
    finally:
        os.close(ours)
    assert running.wait() == 0, shown
    return _CONTROL.sub("\n", shown.decode(errors="replace"))
