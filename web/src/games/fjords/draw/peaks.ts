/** Rock and peaks: in side view, always upright, feet on the mountain and tips on the tile. */
import type { Brush } from './brush';
import { borderRoom, type Point } from '../../../draw/hexes';
import { LAND } from '../../../draw/palette';
import { n } from '../../../draw/paths';
import type { Dice } from '../../../draw/random';
import type { Shape } from './shape';
import type { Feature } from './tile';

const SIZES: [width: number, tries: number][] = [
  [0.42, 120],
  [0.33, 160],
  [0.26, 200],
  [0.19, 260],
  [0.14, 260],
  [0.1, 200],
];

/** Slabs and grit under the peaks. */
export function ground(brush: Brush, shape: Shape, dice: Dice): void {
  if (!shape.word.includes('M')) return;
  for (let i = 0; i < 34; i++) {
    const [x, y, r] = [dice.from(-0.86, 0.86), dice.from(-0.98, 0.98), dice.from(0.06, 0.14)];
    if (borderRoom(x, y) < r * 0.9 || shape.terrain(x, y) !== 'M' || shape.shore(x, y) < r) continue;
    const a = dice.from(0, Math.PI * 2);
    const slab = [0, 1.5, 2.6, 4.2, 5.3].map((v): Point => [
      x + Math.cos(a + v) * r * dice.from(0.7, 1.1),
      y + Math.sin(a + v) * r * 0.6,
    ]);
    brush.poly(slab, dice.of([LAND.rockHigh, LAND.rockLow, LAND.rockHigh]), 0.55);
  }
  let grit = '';
  for (let i = 0; i < 90; i++) {
    const [x, y] = [dice.from(-0.86, 0.86), dice.from(-0.98, 0.98)];
    if (borderRoom(x, y) > 0.02 && shape.terrain(x, y) === 'M' && shape.shore(x, y) > 0.06)
      grit += `M${n(x)} ${n(y)}l${n(dice.from(0.02, 0.045))} ${n(dice.from(-0.03, 0.03))}`;
  }
  brush.line(grit, LAND.rockLow, 0.014, { cap: 'round' });
}

export function peaks(shape: Shape, dice: Dice): Feature[] {
  const found: Feature[] = [];
  if (!shape.word.includes('M')) return found;
  const taken: [x: number, y: number, w: number][] = [];
  for (const [w, tries] of SIZES)
    for (let i = 0; i < tries; i++) {
      const [x, y] = [dice.from(-0.86, 0.86), dice.from(-0.9, 0.98)];
      const h = w * dice.from(1.25, 1.6);
      if (borderRoom(x, y - h) < 0.015 || borderRoom(x, y + w * 0.2) < 0.02) continue;
      if (borderRoom(x - w, y) < 0 || borderRoom(x + w, y) < 0) continue;
      const crowded = taken.some(
        ([a, b, v]) => (Math.abs(x - a) / (w + v)) * 1.5 < 1 && (Math.abs(y - b) / (w + v)) * 2.5 < 1,
      );
      if (crowded || !stands(shape, x, y, w)) continue;
      taken.push([x, y, w]);
      const paint = peak(x, y, w, h, dice);
      found.push({ y, draw: paint });
    }
  return found;
}

function stands(shape: Shape, x: number, y: number, w: number): boolean {
  const feet = [
    [0, 0],
    [-0.7, 0],
    [0.7, 0],
    [0, 0.2],
    [-0.4, 0.14],
    [0.4, 0.14],
  ] as const;
  return feet.every(([dx, dy]) => shape.terrain(x + w * dx, y + w * dy) === 'M');
}

function peak(x: number, y: number, w: number, h: number, dice: Dice): (brush: Brush) => void {
  const at = (dx: number, up: number, shake = 0): Point => [x + w * (dx + dice.from(-shake, shake)), y - h * up];
  const low = (dx: number, down: number): Point => [x + w * dx, y + w * down];
  const tip = at(0, 1, 0.14);
  const under = (dx: number, up: number, shake = 0): Point => [
    tip[0] + w * (dx + dice.from(-shake, shake)),
    y - h * up,
  ];
  const left = [low(-1, 0.03), at(-0.72, 0.26, 0.04), at(-0.42, 0.52, 0.05), at(-0.22, 0.74, 0.04)] as const;
  const right = [at(0.2, 0.76, 0.04), at(0.44, 0.5, 0.05), at(0.66, 0.3, 0.05), low(1, 0.03)] as const;
  const ridge = [
    under(0.06, 0.8),
    under(-0.05, 0.58, 0.04),
    under(0.13, 0.32, 0.05),
    under(0.02, 0.1),
    low(0.16, 0.2),
  ] as const;
  const footLeft = [low(-0.35, 0.17), low(-0.62, 0.08)] as const;
  const footRight = [low(0.62, 0.08), low(0.4, 0.16)] as const;
  const deep = dice.next() < 0.6;
  return (brush) => {
    brush.oval(x + w * 0.18, y + w * 0.1, w * 1.06, w * 0.2, '#4B5359', 0.35);
    brush.poly([...left, tip, ...ridge, ...footLeft], LAND.lit);
    brush.poly([tip, ...right, ...footRight, ...[...ridge].reverse()], LAND.shade);
    brush.poly([left[0], left[1], at(-0.5, 0.2), at(-0.3, 0.34), low(-0.2, 0.02), ...footLeft], LAND.lit2);
    brush.poly([ridge[2], at(0.42, 0.26), at(0.34, 0.05), ridge[4], ridge[3]], LAND.shade2);
    const snow = deep
      ? [tip, left[3], left[2], at(-0.26, 0.4), at(-0.2, 0.56), at(-0.08, 0.36), at(-0.02, 0.54)]
      : [tip, left[3], at(-0.12, 0.5), at(-0.07, 0.64)];
    brush.poly([...snow, ridge[1], ridge[0]], LAND.snow);
    const zigzag: Point[] = [[right[1][0] - 0.02 * w, right[1][1]], at(0.3, 0.6), at(0.2, 0.42), at(0.1, 0.6)];
    brush.poly([tip, right[0], ...zigzag, ridge[1], ridge[0]], LAND.snowLow);
  };
}
