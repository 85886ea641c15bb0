"""Starts the process for heavy work (`worker`) with a low priority, so that the server itself comes first."""

import os
import sys

if sys.platform != "win32":
    os.nice(10)  # before the imports, which take most of a second

from longhouse.server.heavy.worker import main

sys.exit(main())
