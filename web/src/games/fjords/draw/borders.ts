/** Lines around areas of cells. */
import { beside, centre, corner, type Cell, type Point } from '../../../draw/hexes';
import { n } from '../../../draw/paths';

/** The areas of cells that hang together by edges. */
export function areas(cells: Iterable<Cell>): Cell[][] {
  const left = new Set(cells);
  const found: Cell[][] = [];
  for (const first of left) {
    const area = [first];
    left.delete(first);
    for (const cell of area)
      for (let k = 0; k < 6; k++) {
        const next = beside(cell, k);
        if (left.delete(next)) area.push(next);
      }
    found.push(area);
  }
  return found;
}

/**
 * The border of an area as path data, `inset` sides inside it, holes included; `round` is the part of each side that bends.
 * Each line begins at its northernmost corner.
 */
export function border(cells: readonly Cell[], inset: number, round: number, unit: number): string {
  return outlines(cells)
    .map((loop) => rounded(moved(loop, inset), round, unit))
    .join('');
}

/** The corners of the lines around an area, clockwise; those around holes run the other way. */
function outlines(cells: readonly Cell[]): Point[][] {
  const inside = new Set(cells);
  const edges = new Map<string, [Point, Point]>(); // by their beginning: no corner begins two edges of a border
  for (const cell of cells) {
    const [x, y] = centre(cell);
    for (let k = 0; k < 6; k++) {
      if (inside.has(beside(cell, k))) continue;
      const [a, b] = [corner(k), corner(k + 1)].map(([cx, cy]): Point => [x + cx, y + cy]) as [Point, Point];
      edges.set(keyOf(a), [a, b]);
    }
  }
  const loops: Point[][] = [];
  while (edges.size) {
    const loop: Point[] = [];
    let at = [...edges.values()].reduce((top, edge) => (edge[0][1] < top[0][1] ? edge : top));
    while (edges.delete(keyOf(at[0]))) {
      loop.push(at[0]);
      at = edges.get(keyOf(at[1])) ?? at;
    }
    loops.push(loop);
  }
  return loops;
}

function keyOf([x, y]: Point): string {
  return `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;
}

/** A loop whose sides are moved to the right by `inset`, which is inwards where it runs clockwise. */
function moved(loop: readonly Point[], inset: number): Point[] {
  const direction = ([ax, ay]: Point, [bx, by]: Point): Point => {
    const length = Math.hypot(bx - ax, by - ay);
    return [(bx - ax) / length, (by - ay) / length];
  };
  return loop.map((at, i) => {
    const [ux, uy] = direction(loop.at(i - 1)!, at);
    const [vx, vy] = direction(at, loop[(i + 1) % loop.length]!);
    const far = inset / (1 + ux * vx + uy * vy);
    return [at[0] - (uy + vy) * far, at[1] + (ux + vx) * far];
  });
}

function rounded(loop: readonly Point[], round: number, unit: number): string {
  const towards = (a: Point, b: Point): string =>
    `${n((a[0] + (b[0] - a[0]) * round) * unit)} ${n((a[1] + (b[1] - a[1]) * round) * unit)}`;
  const parts = loop.map((at, i) => {
    const [before, after] = [loop.at(i - 1)!, loop[(i + 1) % loop.length]!];
    return `${i ? 'L' : 'M'}${towards(at, before)}Q${n(at[0] * unit)} ${n(at[1] * unit)} ${towards(at, after)}`;
  });
  return `${parts.join('')}Z`;
}
