"""Runs the command `longhouse` when Python is called with `-m longhouse.cli`."""

import sys

from longhouse.cli import main

sys.exit(main())
