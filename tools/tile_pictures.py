"""Writes the tiles of Fjords for `rgb_array`, as the app paints them; needs Chromium and the packages of the app.

python tools/tile_pictures.py
"""

import base64
import io
import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

from longhouse.games.fjords.tiles import BUILT_IN, built_in

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
sys.path.insert(0, str(WEB))
import webapp  # noqa: E402 (lies beside the app)

OUT = ROOT / "src/longhouse/envs/fjords"
SIDE, WIDE, HIGH = 64, 112, 130
"""The side of a tile, and the room that its picture has in the atlas, in pixels."""
COLUMNS = 12
QUALITY = 86
PAINTER = """
import { Shape } from '%(draw)s/shape';
import { paintTile } from '%(draw)s/tile';

globalThis.paint = async (word: string, side: number, wide: number, high: number) => {
  const shape = new Shape('atlas', word); // any name: pictures are told apart by their patterns alone
  const canvas = new OffscreenCanvas(wide, high);
  const ctx = canvas.getContext('2d', { alpha: false })!;
  ctx.translate(wide / 2, high / 2);
  for (const scale of [1.04, 1]) { // a larger one below: nothing black shines through at the edges
    ctx.save();
    ctx.scale(side * scale, side * scale);
    paintTile(ctx, shape);
    ctx.restore();
  }
  const url = URL.createObjectURL(await canvas.convertToBlob());
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  return { anchor: shape.anchor, png: btoa(String.fromCharCode(...bytes)) };
};
"""


def main() -> None:
    """Write the atlas, and the index with the place of a piece on each tile."""
    patterns = sorted({pattern for name in BUILT_IN for pattern in built_in(name).patterns})
    atlas = Image.new("RGB", (COLUMNS * WIDE, -(-len(patterns) // COLUMNS) * HIGH))
    anchors = {}
    for number, (pattern, (picture, anchor)) in enumerate(paint(patterns).items()):
        atlas.paste(picture, (number % COLUMNS * WIDE, number // COLUMNS * HIGH))
        anchors[pattern] = anchor
    atlas.save(OUT / "tiles.webp", quality=QUALITY, method=6)
    index = {"side": SIDE, "width": WIDE, "height": HIGH, "columns": COLUMNS, "anchors": anchors}
    (OUT / "tiles.json").write_text(json.dumps(index, separators=(",", ":")) + "\n", "utf-8")


def paint(patterns: list[str]) -> dict[str, tuple[Image.Image, list[float]]]:
    """Return for each pattern its picture, and where a piece stands on it, in sides from the middle."""
    found = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--disable-gpu"])
        page = browser.new_page()
        page.add_script_tag(content=bundled())
        for pattern in patterns:
            painted: Any = page.evaluate(
                "([word, side, wide, high]) => paint(word, side, wide, high)", [pattern, SIDE, WIDE, HIGH]
            )
            picture = Image.open(io.BytesIO(base64.b64decode(painted["png"]))).convert("RGB")
            found[pattern] = picture, [round(number, 3) for number in painted["anchor"]]
        browser.close()
    return found


def bundled() -> str:
    """Return the app's painter as a script."""
    with tempfile.TemporaryDirectory() as folder:
        entry, script = Path(folder) / "painter.ts", Path(folder) / "painter.js"
        entry.write_text(PAINTER % {"draw": (WEB / "src/games/fjords/draw").as_posix()}, "utf-8")
        webapp.install()
        webapp.run("node_modules/rolldown/bin/cli.mjs", str(entry), "--format", "iife", "--file", str(script))
        return script.read_text("utf-8")


if __name__ == "__main__":
    main()
