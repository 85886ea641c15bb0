"""Lets `python -m longhouse.cli` run the command `longhouse`."""

import sys

from longhouse.cli import main

sys.exit(main())
