/** What grows and grazes on a tile: trees, stones, sheep, tufts, flowers. The spot for a piece stays free. */
import type { Brush } from './brush';
import { borderRoom, type Point } from '../../../draw/hexes';
import { LAND } from '../../../draw/palette';
import { n } from '../../../draw/paths';
import type { Dice } from '../../../draw/random';
import type { Shape } from './shape';
import type { Feature } from './tile';

type Paint = (brush: Brush) => void;
type Grow = (x: number, y: number, dice: Dice) => Paint;

const KINDS: { grow: Grow; count: number; room: number; tall: number; likely: number }[] = [
  { grow: (x, y, dice) => birch(x, y, dice.from(0.9, 1.15), dice), count: 3, room: 0.13, tall: 0.3, likely: 1 },
  { grow: (x, y, dice) => spruce(x, y, dice.from(0.09, 0.12)), count: 3, room: 0.08, tall: 0.2, likely: 1 },
  { grow: stone, count: 2, room: 0.08, tall: 0.05, likely: 1 },
  { grow: sheep, count: 2, room: 0.07, tall: 0.05, likely: 0.45 },
  { grow: tuft, count: 7, room: 0.05, tall: 0.05, likely: 1 },
  { grow: flowers, count: 5, room: 0.05, tall: 0.05, likely: 1 },
];

export function growth(shape: Shape, dice: Dice): Feature[] {
  const found: Feature[] = [];
  const taken: [x: number, y: number, room: number][] = [[...shape.anchor, 0.34]];
  for (const { line } of shape.mountains)
    for (const [px, py] of line.slice(2, -2)) {
      if (dice.next() > 0.62) continue;
      const [x, y] = [px + dice.from(-0.07, 0.07), py + dice.from(-0.05, 0.08)];
      const k = dice.from(0.085, 0.125);
      if (borderRoom(x, y) < 0.07 || borderRoom(x, y - k * 2) < 0.02 || shape.terrain(x, y + 0.02) === 'S') continue;
      found.push({ y, draw: spruce(x, y, k) });
    }
  for (const { grow, count, room, tall, likely } of KINDS) {
    let wanted = dice.next() < likely ? count : 0;
    for (let i = 0; i < 50 && wanted > 0; i++) {
      const [x, y] = [dice.from(-0.8, 0.8), dice.from(-0.85, 0.9)];
      if (borderRoom(x, y) < 0.09 || borderRoom(x, y - tall) < 0.03) continue;
      if (shape.terrain(x, y) !== 'P' || shape.shore(x, y) < 0.2) continue;
      if (taken.some(([a, b, c]) => Math.hypot(x - a, (y - b) * 1.2) < room + c)) continue;
      taken.push([x, y, room]);
      wanted--;
      found.push({ y, draw: grow(x, y, dice) });
      const beside: Point = [x + 0.11, y + 0.03];
      if (tall === 0.3 && dice.next() < 0.6 && borderRoom(...beside) > 0.1 && shape.terrain(...beside) === 'P')
        found.push({ y: y + 0.02, draw: birch(...beside, dice.from(0.65, 0.8), dice) });
    }
  }
  return found;
}

function spruce(x: number, y: number, k: number): Paint {
  const at = (dx: number, up: number): Point => [x + dx * k, y - up * k];
  const left = [at(-0.42, 1.2), at(-0.26, 1.2), at(-0.6, 0.55), at(-0.36, 0.55), at(-0.72, 0)];
  const right = left.map(([px, py]): Point => [2 * x - px, py]);
  return (brush) => {
    brush.oval(x + k * 0.2, y, k * 0.75, k * 0.2, '#3E4A2C', 0.35);
    brush.poly([at(0, 2.1), ...right, at(0, -0.1), ...[...left].reverse()], LAND.spruce);
    brush.poly([at(0, 2.1), ...left, at(-0.2, -0.05), at(-0.12, 1.1)], LAND.spruceHigh);
  };
}

function birch(x: number, y: number, k: number, dice: Dice): Paint {
  const top = y - 0.24 * k;
  const crown = Array.from({ length: 9 }, (_, i): Point => {
    const a = ((Math.PI * 2) / 9) * i;
    return [x + Math.cos(a) * 0.085 * k * dice.from(0.85, 1.15), top + Math.sin(a) * 0.115 * k * dice.from(0.9, 1.1)];
  });
  const low = crown.map(([px, py]): Point => [px * 0.86 + (x + 0.016) * 0.14, py * 0.8 + (top + 0.05 * k) * 0.2]);
  const glow = crown.map(([px, py]): Point => [
    px * 0.62 + (x - 0.018 * k) * 0.38,
    py * 0.62 + (top - 0.025 * k) * 0.38,
  ]);
  const marks = [0.03, 0.07, 0.11].map((v) => `M${n(x - 0.012 * k)} ${n(y - v * k)}h${n(0.014 * k)}`).join('');
  return (brush) => {
    brush.oval(x + 0.04 * k, y + 0.005, 0.1 * k, 0.026 * k, '#5E6B3A', 0.4);
    brush.line(`M${n(x)} ${n(y)}L${n(x + 0.004)} ${n(top)}`, LAND.birch, 0.026 * k);
    brush.line(marks, LAND.birchMark, 0.011 * k);
    brush.blob(crown, LAND.leafLow);
    brush.blob(low, LAND.leaf);
    brush.blob(glow, LAND.leafHigh);
  };
}

function stone(x: number, y: number): Paint {
  const from = `M${n(x - 0.05)} ${n(y + 0.02)}`;
  return (brush) => {
    brush.oval(x + 0.015, y + 0.02, 0.06, 0.022, '#5E6B3A', 0.35);
    brush.fill(`${from}q0 -.06 .045 -.062q.06 0 .062 .062q-.05 .02 -.107 0z`, LAND.stone);
    brush.fill(`${from}q0 -.06 .045 -.062q.02 0 .02 .02q-.03 .01 -.035 .05q-.02 0 -.03 -.008z`, LAND.stoneHigh);
  };
}

function sheep(x: number, y: number): Paint {
  return (brush) => {
    brush.oval(x + 0.01, y + 0.03, 0.05, 0.016, '#5E6B3A', 0.35);
    brush.line(`M${n(x - 0.023)} ${n(y)}v.035M${n(x + 0.025)} ${n(y)}v.035`, '#3B3A36', 0.01);
    for (const [dx, dy] of [
      [-0.025, 0],
      [0, -0.014],
      [0.022, 0],
      [0, 0.008],
    ] as const)
      brush.oval(x + dx, y + dy, 0.026, 0.026, '#FAF6EA');
    brush.oval(x - 0.052, y - 0.008, 0.017, 0.014, '#3B3A36');
  };
}

function tuft(x: number, y: number): Paint {
  const blades = [
    [-0.026, -0.022, 0.035],
    [-0.01, -0.008, 0.058],
    [0.006, 0.008, 0.064],
    [0.022, 0.026, 0.04],
  ] as const;
  const d = blades.map(([b, lean, l]) => `M${n(x + b)} ${n(y)}q${n(lean * 0.1)} ${n(-l * 0.6)} ${n(lean)} ${n(-l)}`);
  return (brush) => brush.line(d.join(''), '#7F9649', 0.013, { cap: 'round' });
}

function flowers(x: number, y: number, dice: Dice): Paint {
  const colour = dice.of(['#F6F0DC', '#E9C84A', '#A76BB5', '#F6F0DC']);
  const heads = [0, 0, 0, 0].map((): Point => [x + dice.from(-0.045, 0.045), y + dice.from(-0.03, 0.03)]);
  return (brush) => {
    for (const [hx, hy] of heads) brush.oval(hx, hy, 0.013, 0.013, colour);
  };
}
