"""Runs the program `longhouse` when Python is called with `-m longhouse.cli`."""

import sys

from longhouse.cli import main

sys.exit(main())
