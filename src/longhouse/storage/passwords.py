"""Hashes and checks passwords one at a time, in a process of low priority, which runs this file as a program.

It has to be a process: a thread of low priority would stop the whole server whenever it holds the interpreter and other
programs use the processor.
"""

import atexit
import json
import signal
import subprocess
import sys
import threading
from functools import cache

from longhouse.errors import Unavailable
from longhouse.priority import give_way

OF_NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$/xmFBSw+eGI8yBwv4J4cBw$g25rhum4IT24qxlzdYCLDqORq6nh/LRBx9bVWp+ait8"
"""A hash that is verified if a login does not exist, so that the response time does not reveal which logins exist."""
COMMAND = (sys.executable, "-m", "longhouse.storage.passwords")
_NICE = 15


def password_hash(password: str) -> str:
    """Return a slow hash of a password. The text includes its salt and its cost parameters."""
    return str(_hasher().ask(password, None))


def is_password(known: str, given: str) -> bool:
    """Return whether `known`, the stored hash of a password, is that of the password `given`."""
    return _hasher().ask(given, known) is True


class _Hasher:
    """The process that hashes. It is started when it is needed, and again if it has ended."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._lock = threading.Lock()

    def ask(self, password: str, known: str | None) -> str | bool:
        """Return the hash of a password or, if a hash is `known`, whether it is that of the password."""
        with self._lock:
            for _ in range(2):
                answer = self._answer(json.dumps([password, known]) + "\n")
                if answer:
                    told: str | bool = json.loads(answer)
                    return told
                self._end()
        raise Unavailable("server-busy")

    def close(self) -> None:
        """End the process."""
        with self._lock:
            self._end()

    def _answer(self, line: str) -> str:
        """Send a line to the process and return its answer; empty if it has ended."""
        if self._process is None:
            self._process = subprocess.Popen(
                COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(line)
            return self._process.stdout.readline()
        except OSError:
            return ""

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


@cache
def _hasher() -> _Hasher:
    hasher = _Hasher()
    atexit.register(hasher.close)
    return hasher


def serve() -> None:
    """Answer the requests on standard input, one per line, until it ends.

    A request is a JSON array of a password and its stored hash. The answer is whether the password is right; if null
    is given in place of the hash, the answer is a new hash of the password.
    """
    from argon2 import PasswordHasher  # few need it
    from argon2.exceptions import VerificationError

    give_way(_NICE)
    for line in sys.stdin:
        password, known = json.loads(line)
        answer: str | bool
        if known is None:
            answer = PasswordHasher().hash(password)
        else:
            try:
                answer = PasswordHasher().verify(known, password)
            except VerificationError:
                answer = False
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process ends this one by closing its input
    serve()
