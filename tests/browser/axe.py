"""What keeps somebody from using a page, as axe sees it."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious_problems(page: Page) -> list[str]:
    """What axe finds that keeps somebody from using the page."""
    page.evaluate(AXE.read_text("utf-8") + "; 0")
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{each['id']}: {[node['target'] for node in each['nodes']][:3]}"
        for each in found
        if each["impact"] in {"serious", "critical"}
    ]
