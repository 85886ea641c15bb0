"""`python -m longhouse.cli`."""

import sys

from longhouse.cli import main

sys.exit(main())
