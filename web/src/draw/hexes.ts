/** Hexagons with a corner pointing up, in units of their side (F1.1). */

export type Point = readonly [x: number, y: number];
export type Cell = string; // "q,r", as the notation writes it

export const R3 = Math.sqrt(3);
export const APOTHEM = R3 / 2;

const clockwise = [0, 1, 2, 3, 4, 5];
export const CORNERS: Point[] = clockwise.map((k) => [Math.sin((Math.PI / 3) * k), -Math.cos((Math.PI / 3) * k)]);
export const MIDDLES: Point[] = clockwise.map((k) => between(corner(k), corner(k + 1), 0.5));
/** A step across each edge: from the north-east clockwise. */
export const STEPS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

export function corner(k: number): Point {
  return CORNERS[((k % 6) + 6) % 6]!;
}

export function middle(k: number): Point {
  return MIDDLES[((k % 6) + 6) % 6]!;
}

export function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

export function axial(cell: Cell): [q: number, r: number] {
  const [q, r] = cell.split(',').map(Number);
  return [q!, r!];
}

/** The middle of a cell on the table. */
export function centre(cell: Cell): Point {
  const [q, r] = axial(cell);
  return [R3 * (q + r / 2), 1.5 * r];
}

/** The cell a point of the table lies in. */
export function cellAt([x, y]: Point): Cell {
  const q = x / R3 - y / 3;
  const r = y / 1.5;
  let [a, b, c] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  if (da > db && da > dc) a = -b - c;
  else if (db > dc) b = -a - c;
  return `${a || 0},${b || 0}`;
}

/** The neighbour across edge `k`. */
export function beside(cell: Cell, k: number): Cell {
  const [q, r] = axial(cell);
  const [dq, dr] = STEPS[((k % 6) + 6) % 6]!;
  return `${q + dq},${r + dr}`;
}

export function ring(size = 1, [x, y]: Point = [0, 0]): Point[] {
  return CORNERS.map(([cx, cy]) => [x + cx * size, y + cy * size]);
}

/** Distance from a point to the border of the unit hexagon, negative outside. */
export function borderRoom(x: number, y: number): number {
  const [a, b] = [x / 2, y * APOTHEM];
  return APOTHEM - Math.max(Math.abs(x), Math.abs(a + b), Math.abs(a - b));
}

/** Rotates a point clockwise around the origin by this many sixths of a turn. */
export function turned([x, y]: Point, sixths: number): Point {
  const a = (Math.PI / 3) * sixths;
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
}

export function inside(x: number, y: number, outline: readonly Point[]): boolean {
  let hit = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [x1, y1] = outline[j]!;
    const [x2, y2] = outline[i]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) hit = !hit;
  }
  return hit;
}
