"""Build hook of Hatchling: builds the web app into the package, for wheels and editable installs."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))
import webapp


class WebApp(BuildHookInterface[Any]):
    """The build hook."""

    def dependencies(self) -> list[str]:
        """Node.js from PyPI, if the machine has no Node.js or one that is too old."""
        return [] if webapp.system_node() else [webapp.NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (the signature is hatchling's)
        webapp.build()
