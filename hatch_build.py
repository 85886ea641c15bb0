"""Builds the web app into the package, for wheels and for editable installs alike."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))
import webapp


class WebApp(BuildHookInterface[Any]):
    """A step of the wheel's build."""

    def dependencies(self) -> list[str]:
        """Node.js from PyPI, where the machine has none that is new enough."""
        return [] if webapp.system_node() else [webapp.NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (the signature is hatchling's)
        webapp.build()
