/** Where land, sea and mountain of a tile meet, and where a piece stands on it.
 *
 * Coasts are seeded by the tile's id and rotate with it, so that a tile looks the same in the row and on the board.
 */
import { borderRoom, corner, inside, middle, ring, turned, type Point } from '../../../draw/hexes';
import { Dice } from '../../../draw/random';

export type Terrain = 'P' | 'M' | 'S';

export interface Contour {
  readonly line: readonly Point[];
  readonly area: readonly Point[];
}

const WOBBLE: Record<'S' | 'M', number> = { S: 0.085, M: 0.075 };

export class Shape {
  readonly sea: readonly Contour[];
  readonly mountains: readonly Contour[];
  /** The spot for a piece: roomy, on plains, drawn towards the middle. */
  readonly anchor: Point;
  private readonly shores: readonly Point[];

  constructor(
    readonly tile: string,
    readonly word: string,
  ) {
    const [home, sixths] = resting(word);
    const dice = new Dice(`${tile}/${home}`);
    const turn = ({ line, area }: Contour): Contour => ({
      line: line.map((p) => turned(p, sixths)),
      area: area.map((p) => turned(p, sixths)),
    });
    this.sea = contours(home, 'S', dice).map(turn);
    this.mountains = contours(home, 'M', dice).map(turn);
    this.shores = [...this.sea, ...this.mountains].flatMap(({ line }) => line);
    this.anchor = this.roomiest();
  }

  terrain(x: number, y: number): Terrain {
    if (this.sea.some(({ area }) => inside(x, y, area))) return 'S';
    return this.mountains.some(({ area }) => inside(x, y, area)) ? 'M' : 'P';
  }

  /** Distance to the nearest contour. */
  shore(x: number, y: number): number {
    let nearest = 81;
    for (const p of this.shores) nearest = Math.min(nearest, (x - p[0]) ** 2 + (y - p[1]) ** 2);
    return Math.sqrt(nearest);
  }

  private roomiest(): Point {
    let best = -9;
    let spot: Point = [0, 0];
    const plains = this.word.includes('P');
    for (let i = -16; i <= 16; i++)
      for (let j = -16; j <= 16; j++) {
        const [x, y] = [i / 18, j / 18];
        const room = borderRoom(x, y);
        if (room < 0.12 || (plains && this.terrain(x, y) !== 'P')) continue;
        const worth = Math.min(this.shore(x, y), room * 0.8, 0.42) - 0.12 * Math.hypot(x, y);
        if (worth > best) [best, spot] = [worth, [x, y]];
      }
    return spot;
  }
}

/** The rotation of a pattern that comes first in the alphabet, and the sixths by which the pattern is rotated from it. */
export function resting(word: string): [home: string, sixths: number] {
  let found: [string, number] = [word, 0];
  for (let k = 1; k < 6; k++) {
    const home = word.slice(k) + word.slice(0, k);
    if (home < found[0]) found = [home, k];
  }
  return found;
}

function contours(word: string, terrain: 'S' | 'M', dice: Dice): Contour[] {
  return runs(word, terrain).map(([first, length]) => {
    if (length === 6) return { line: [], area: ring(1.1) };
    const line = contour(first, length, dice, WOBBLE[terrain]);
    const around = Array.from({ length }, (_, j): Point => {
      const [x, y] = corner(first + length - 1 - j);
      return [x * 1.5, y * 1.5];
    });
    return { line, area: [...line, ...around] };
  });
}

/** Maximal runs (first corner, length) of a terrain around the tile. */
export function runs(word: string, terrain: string): [first: number, length: number][] {
  if ([...word].every((letter) => letter === terrain)) return [[0, 6]];
  const found: [number, number][] = [];
  for (let i = 0; i < 6; i++) {
    if (word[i] !== terrain || word[(i + 5) % 6] === terrain) continue;
    let length = 1;
    while (word[(i + length) % 6] === terrain) length++;
    found.push([i, length]);
  }
  return found;
}

/** From the middle of one edge to the middle of another, square to both, with a wobble that dies out at the ends. */
function contour(first: number, length: number, dice: Dice, width: number): Point[] {
  const [a, b] = [middle(first - 1), middle(first + length - 1)];
  const [p, q]: Point[] = [
    [a[0] * 0.44, a[1] * 0.44],
    [b[0] * 0.44, b[1] * 0.44],
  ] as const;
  const phase = [0, 0, 0].map(() => dice.from(0, Math.PI * 2));
  const swing = dice.of([-1, 1]) * (length === 3 ? 1 : 0.35);
  const wobble = width * ({ 1: 0.45, 3: 1.15, 5: 0.55 }[length] ?? 1);
  const steps = 16;
  const out: Point[] = [[a[0] * 1.25, a[1] * 1.25]]; // lines cross the edge at a right angle, so that they meet those of the neighbour
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const u = 1 - t;
    const at = (k: 0 | 1): number => u ** 3 * a[k] + 3 * u * u * t * p![k] + 3 * u * t * t * q![k] + t ** 3 * b[k];
    const slope = (k: 0 | 1): number =>
      3 * u * u * (p![k] - a[k]) + 6 * u * t * (q![k] - p![k]) + 3 * t * t * (b[k] - q![k]);
    const [dx, dy] = [slope(0), slope(1)];
    const m = Math.hypot(dx, dy) || 1;
    const waves =
      0.55 * swing * Math.sin(2 * Math.PI * t + phase[0]!) +
      0.45 * Math.sin(4.2 * Math.PI * t + phase[1]!) +
      0.18 * Math.sin(6.6 * Math.PI * t + phase[2]!);
    const d = wobble * Math.sin(Math.PI * t) ** 2 * waves;
    out.push([at(0) - (dy / m) * d, at(1) + (dx / m) * d]);
  }
  out.push([b[0] * 1.25, b[1] * 1.25]);
  return out;
}
