"""Runs programs without privileges that can write to one folder only, in a separate mount namespace."""

import os
import shutil
import subprocess
from pathlib import Path

_CLOSE = """
mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"
mount --bind "$1" "$1" && mount -o remount,bind,rw "$1"
mount -o remount,bind,ro / && shift && exec setpriv --bounding-set=-all --no-new-privs "$@"
"""


def alone_with(folder: Path) -> list[str]:
    """A command prefix: the command after it can write to `folder`, but not beside it or to the root file system."""
    become = [] if os.geteuid() == 0 else ["--map-root-user"]
    return ["unshare", "--mount", *become, "sh", "-ec", _CLOSE, str(folder.parent), str(folder)]


def _allowed() -> bool:
    if shutil.which("unshare") is None or shutil.which("setpriv") is None:
        return False
    tried = subprocess.run([*alone_with(Path(__file__).parent), "true"], check=False, capture_output=True)
    return tried.returncode == 0


ALLOWED = _allowed()
"""Whether this machine allows that."""
