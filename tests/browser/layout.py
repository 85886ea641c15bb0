"""The layout of a page as text, and a small picture of it, so that a spill or a shift is seen where it happens.

Kept are the boxes of the parts of a page (place and size in steps of four pixels), what is cut off or sticks out, and
which controls overlap. Numbers are compared with a tolerance, because fonts are drawn a little differently elsewhere.
"""

import base64
import re

from playwright.sync_api import Page

SIZES = ((360, 640), (390, 844), (768, 1024), (1024, 768), (1440, 900), (2560, 1440))
SLIP, SHARE = 28, 0.06
"""A number may differ by so many pixels, or by this part of it."""
LIGHTNESS, PLACES = 48, 0.03
"""So much the lightness of a place may differ, and at this part of all places more than that."""
NUMBER = re.compile(r"-?\d+")

# The parts of a page: what is named by its role or class, down to a few levels; everything else moves with them.
_BOXES = """() => {
  const LEVELS = 3;
  const round = (value) => Math.round(value / 4) * 4;
  const shown = (each) => {
    const { width, height } = each.getBoundingClientRect();
    const style = getComputedStyle(each);
    return width > 1 && height > 1 && style.visibility !== 'hidden' && !each.closest('.unseen, .skip, svg svg');
  };
  const named = (each) => {
    const classes = [...each.classList].filter((name) => !name.startsWith('svelte-')).sort();
    return [each.tagName.toLowerCase(), ...classes].join('.');
  };
  const boxes = [];
  const walk = (each, level) => {
    if (!shown(each)) return;
    const { x, y, width, height } = each.getBoundingClientRect();
    const at = [x + scrollX, y + scrollY, width, height].map(round).join(' ');
    boxes.push(`${'  '.repeat(level)}${named(each)} ${at}`);
    if (level < LEVELS && each.tagName !== 'svg') for (const child of each.children) walk(child, level + 1);
  };
  for (const root of document.querySelectorAll('.hall > header, .hall > nav, main')) walk(root, 0);
  return boxes;
}"""

# What sticks out of the page, text that is cut off, and controls that lie over each other.
_FAULTS = """() => {
  const name = (each) => `${each.tagName.toLowerCase()} ${(each.ariaLabel ?? each.textContent).trim().slice(0, 40)}`;
  const room = document.documentElement.clientWidth;
  const apart = '.unseen, .skip, .wide, .frame, .hand, .tile, svg, [inert]';
  const seen = [...document.querySelectorAll('main *, header *, nav *')].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(apart),
  );
  // the part of a box that no ancestor cuts off
  const boxOf = (each) => {
    let { left, top, right, bottom } = each.getBoundingClientRect();
    for (let around = each.parentElement; around && around !== document.body; around = around.parentElement)
      if (getComputedStyle(around).overflow !== 'visible') {
        const edge = around.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
    return { left, top, right, bottom };
  };
  const wide = seen
    .filter((each) => each.getBoundingClientRect().right > room + 1 && boxOf(each).right > room + 1)
    .map((each) => `sticks out: ${name(each)}`);
  const cut = seen
    .filter((each) => each.matches('button, a, h1, h2, h3, label, .tag'))
    .filter((each) => each.scrollWidth > each.clientWidth + 2 && each.clientWidth > 0)
    .filter((each) => getComputedStyle(each).display !== 'inline' && getComputedStyle(each).textOverflow !== 'ellipsis')
    .map((each) => `too wide for its place: ${name(each)}`);
  const controls = seen.filter(
    (each) =>
      each.matches('button, a.button, input, select') &&
      !each.matches('.pick > input, [type=file], [type=checkbox], [type=radio]'),
  );
  const boxes = controls.map(boxOf);
  const fixed = controls.map((each) => each.closest('.tray, .tabs, .summary, .hall > header') !== null);
  const over = [];
  for (let i = 0; i < boxes.length; i += 1)
    for (let j = i + 1; j < boxes.length; j += 1) {
      const [a, b] = [boxes[i], boxes[j]];
      const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (w > 4 && h > 4 && !controls[i].contains(controls[j]) && fixed[i] === fixed[j])
        over.push(`overlap: ${name(controls[i])} / ${name(controls[j])}`);
    }
  return [...new Set([...wide, ...cut, ...over])].sort();
}"""

# Two pictures, drawn so small that only what is large counts: the largest difference of a place, by lightness.
_DIFFERENCE = """async ([one, other]) => {
  const pixels = async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paper = canvas.getContext('2d');
    paper.drawImage(image, 0, 0);
    return paper.getImageData(0, 0, image.width, image.height).data;
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.length !== b.length) return 1;
  let far = 0;
  for (let i = 0; i < a.length; i += 4)
    if (Math.max(...[0, 1, 2].map((k) => Math.abs(a[i + k] - b[i + k]))) > %d) far += 1;
  return far / (a.length / 4);
}"""

_SMALL = """async ([data, width, height]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const paper = canvas.getContext('2d');
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(image, 0, 0, width, height);
  const made = await canvas.convertToBlob({ type: 'image/png' });
  const bytes = new Uint8Array(await made.arrayBuffer());
  return btoa(String.fromCharCode(...bytes));
}"""


def boxes(page: Page) -> str:
    """The layout of the page at its size, one part or fault on a line."""
    return "\n".join(page.evaluate(_BOXES) + page.evaluate(_FAULTS)) + "\n"


def differences(kept: str, found: str) -> list[str]:
    """The lines of a layout that differ by more than the tolerance."""
    before, now = kept.splitlines(), found.splitlines()
    told = [f"{one}  ->  {other}" for one, other in zip(before, now, strict=False) if not alike(one, other)]
    return told + [f"gone: {line}" for line in before[len(now) :]] + [f"new: {line}" for line in now[len(before) :]]


def alike(one: str, other: str) -> bool:
    """Whether two lines are of the same part, at about the same place."""
    if NUMBER.sub("#", one) != NUMBER.sub("#", other):
        return False
    pairs = zip(NUMBER.findall(one), NUMBER.findall(other), strict=True)
    return all(abs(int(a) - int(b)) <= max(SLIP, SHARE * abs(int(a))) for a, b in pairs)


def small_picture(page: Page, width: int = 144, height: int = 90) -> bytes:
    """A picture of the page, so small that letters are grey."""
    whole = base64.b64encode(page.screenshot(animations="disabled", caret="hide")).decode()
    return base64.b64decode(page.evaluate(_SMALL, [whole, width, height]))


def differs_by(page: Page, one: bytes, other: bytes) -> float:
    """At which part of the places two small pictures differ clearly."""
    return float(page.evaluate(_DIFFERENCE % LIGHTNESS, [base64.b64encode(each).decode() for each in (one, other)]))
