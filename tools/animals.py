"""Writes the animals of For Northwood! as polygons for `rgb_array`, from the icons that the app draws.

python tools/animals.py
"""

import json
import re
from cmath import phase, pi, rect
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parent.parent
ICONS = ROOT / "web/node_modules/@iconify-json/game-icons/icons.json"
OUT = ROOT / "src/longhouse/envs/northwood/animals.json"
NUMBER = r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?"
ARC = rf"({NUMBER})[ ,]*({NUMBER})[ ,]*({NUMBER})[ ,]*([01])[ ,]*([01])[ ,]*({NUMBER})[ ,]*({NUMBER})"
CURVE = 5
"""Straight lines in place of a curve."""
Point = complex


def main() -> None:
    """Write the file: for each character its rings, each a flat list of x and y on a grid of 256 × 256."""
    chosen = re.findall(r"\b([JQKPLB][CFLE]): '([a-z-]+)'", (ROOT / "web/vite.config.ts").read_text("utf-8"))
    icons = json.loads(ICONS.read_text("utf-8"))["icons"]
    animals = {}
    for who, icon in chosen:
        path = re.search(r' d="([^"]+)"', icons[icon]["body"])
        assert path is not None, icon
        animals[who] = [flat(ring) for ring in rings(path[1])]
    OUT.write_text(json.dumps(animals, separators=(",", ":")) + "\n", "utf-8")


def flat(ring: list[Point]) -> list[int]:
    """Return the coordinates of a ring on the smaller grid, without points that fall together."""
    points = [(round(point.real / 2), round(point.imag / 2)) for point in ring]
    kept = [point for point, before in zip(points, [None, *points], strict=False) if point != before]
    return [number for point in kept for number in point]


def rings(path: str) -> list[list[Point]]:
    """Return the closed rings of an SVG path as polygons."""
    found: list[list[Point]] = []
    here = start = handle = 0j
    for command, given in re.findall(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)", path):
        kind, relative = command.upper(), command.islower()
        texts = re.findall(NUMBER, given)
        if kind == "A":  # its flags may stand together without a space
            texts = [text for each in re.findall(ARC, given) for text in each]
        numbers = [float(text) for text in texts]
        if kind == "Z":
            here = handle = start
            continue
        size = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}[kind]
        for k in range(0, len(numbers), size):
            part = numbers[k : k + size]
            base = here if relative else 0j
            if kind in "HV":
                other = here.imag if kind == "H" else here.real
                own = part[0] + ((here.real if kind == "H" else here.imag) if relative else 0)
                points = [complex(own, other) if kind == "H" else complex(other, own)]
            elif kind == "A":
                points = [base + complex(*part[5:])]
                found[-1] += arc(here, points[0], part[0], large=bool(part[3]), clockwise=bool(part[4]))
            else:
                points = [base + complex(x, y) for x, y in zip(part[::2], part[1::2], strict=True)]
            if kind == "M" and k == 0:
                found.append([])
                start = points[0]
            if kind in "ST":
                points.insert(0, 2 * here - handle)
            found[-1] += curve([here, *points]) if len(points) > 1 else points
            handle = points[-2] if len(points) > 1 else points[-1]
            here = points[-1]
    return found


def curve(points: list[Point]) -> list[Point]:
    """Return points on a Bézier curve, without the first, by de Casteljau's construction."""
    found = []
    for step in range(1, CURVE + 1):
        between, part = points, step / CURVE
        while len(between) > 1:
            between = [a + (b - a) * part for a, b in pairwise(between)]
        found.append(between[0])
    return found


def arc(begin: Point, end: Point, radius: float, *, large: bool, clockwise: bool) -> list[Point]:
    """Return points on an arc of a circle, without the first; no icon has other ellipses."""
    half = (begin - end) / 2
    if not half:
        return []
    away = max(radius**2 / abs(half) ** 2 - 1, 0.0) ** 0.5
    middle = (begin + end) / 2 + (1 if large != clockwise else -1) * away * -1j * half
    first, turn = phase(begin - middle), phase((end - middle) / (begin - middle))
    if clockwise and turn < 0:
        turn += 2 * pi
    elif not clockwise and turn > 0:
        turn -= 2 * pi
    steps = 2 * CURVE
    return [middle + rect(abs(begin - middle), first + turn * k / steps) for k in range(1, steps + 1)]


if __name__ == "__main__":
    main()
