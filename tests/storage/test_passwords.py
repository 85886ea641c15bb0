"""Passwords are hashed in a process that gives way, and that is replaced when it ends."""

import os
import signal
import sys

import pytest
from support.lifetimes import children_of

from longhouse.storage.passwords import is_password, password_hash

PROGRAM = b"longhouse.storage.passwords"


def test_a_password_is_known_by_its_hash() -> None:
    known = password_hash("correct horse")
    assert known.startswith("$argon2id$")
    assert password_hash("correct horse") != known
    assert is_password(known, "correct horse")
    assert not is_password(known, "wrong horse\n")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_the_process_that_hashes_gives_way_and_is_replaced_when_it_ends() -> None:
    known = password_hash("correct horse")
    [process] = children_of(os.getpid(), PROGRAM)
    if sys.platform == "linux":
        assert os.getpriority(os.PRIO_PROCESS, process) > os.getpriority(os.PRIO_PROCESS, 0)
    os.kill(process, signal.SIGKILL)
    assert is_password(known, "correct horse")
    [another] = children_of(os.getpid(), PROGRAM)
    assert another != process
