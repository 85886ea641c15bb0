"""What keeps somebody from using a page, as axe sees it."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


EVERYTHING = "{resultTypes: ['violations']}"  # of what is in order nothing has to be told
COLOURS = "{resultTypes: ['violations'], runOnly: ['color-contrast']}"  # nothing else changes at night

# What has just come fades in, and is hard to read until then; nobody has to wait for it here.
_FADE_IN = """() => document.getAnimations()
  .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))
  .forEach((animation) => animation.finish())"""


def serious_problems(page: Page) -> list[str]:
    """What axe finds that keeps somebody from using the page, by day or by night."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8") + "; 0")
    page.emulate_media(color_scheme="dark")
    by_night = _found(page, COLOURS)
    page.emulate_media(color_scheme="light")
    return _found(page, EVERYTHING) + [f"by night: {problem}" for problem in by_night]


def _found(page: Page, what: str) -> list[str]:
    page.evaluate(_FADE_IN)
    found: list[dict[str, Any]] = page.evaluate(f"async () => (await axe.run({what})).violations")
    return [
        f"{each['id']}: {[node['target'] for node in each['nodes']][:3]}"
        for each in found
        if each["impact"] in {"serious", "critical"}
    ]
