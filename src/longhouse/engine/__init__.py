"""The same positions as machine words, compiled: rollouts, search, exact solvers.

Importing this package decides where compiled code is kept, before Numba asks.
"""

import hashlib
import os
import sys
from pathlib import Path

from platformdirs import user_cache_path


def _version() -> str:
    """A name that changes with every source below."""
    here = Path(__file__).parent
    digest = hashlib.sha256(sys.version.encode())
    for source in sorted(here.rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


COMPILED = Path(os.environ.get("LONGHOUSE_CACHE") or user_cache_path("longhouse")) / f"engine-{_version()}"
"""The folder of compiled code, a new one for every version: Numba notices an edit only in the file it belongs to.

`LONGHOUSE_CACHE` puts it elsewhere.
"""

os.environ["NUMBA_CACHE_DIR"] = str(COMPILED)


def _can_be_kept() -> bool:
    try:
        COMPILED.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(COMPILED, os.W_OK)


KEPT = _can_be_kept()
"""Whether compiled code can be kept there; else each process compiles what it needs."""
