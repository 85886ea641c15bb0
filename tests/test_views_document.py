"""docs/views.md is what the types of the views and real games give."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_page_of_views_is_written_from_the_types() -> None:
    script = str(ROOT / "tools" / "write_views.py")
    written = subprocess.run([sys.executable, script, "--print"], capture_output=True, check=True).stdout
    assert written.decode() == (ROOT / "docs" / "views.md").read_text("utf-8"), "python tools/write_views.py"
