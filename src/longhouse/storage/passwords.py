"""Hashes and checks passwords one at a time, in a thread of low priority."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import TypeVar

from longhouse.priority import give_way

OF_NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$/xmFBSw+eGI8yBwv4J4cBw$g25rhum4IT24qxlzdYCLDqORq6nh/LRBx9bVWp+ait8"
"""A hash that is verified if a login does not exist, so that the response time does not reveal which logins exist."""
_NICE = 15

_Result = TypeVar("_Result")


def password_hash(password: str) -> str:
    """Return a slow hash of a password. The text includes its salt and its cost parameters."""
    from argon2 import PasswordHasher  # few need it

    return _aside(lambda: PasswordHasher().hash(password))


def is_password(known: str, given: str) -> bool:
    """Return whether the stored hash `known` is one of the password `given`."""
    from argon2 import PasswordHasher  # few need it
    from argon2.exceptions import VerificationError

    def check() -> bool:
        try:
            return PasswordHasher().verify(known, given)
        except VerificationError:
            return False

    return _aside(check)


def _aside(work: Callable[[], _Result]) -> _Result:
    """Run a function in the hashing thread. Hashing takes a tenth of a second on all cores and 64 MB; the threads that
    argon2 starts for it have the same low priority.
    """
    return _thread().submit(work).result()


@cache
def _thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, "hashing", partial(give_way, _NICE))
