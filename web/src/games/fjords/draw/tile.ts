/** A tile of Fjords, painted from its corner pattern. */
import { Brush, type Context } from './brush';
import { growth } from './growth';
import { borderRoom, inside, type Point } from '../../../draw/hexes';
import { LAND } from '../../../draw/palette';
import { closed, hexagon, n, smooth } from '../../../draw/paths';
import { ground, peaks } from './peaks';
import { Dice } from '../../../draw/random';
import { Shape, type Contour } from './shape';

/** Something that stands on the tile; drawn from the back to the front. */
export interface Feature {
  readonly y: number;
  draw(brush: Brush): void;
}

/** Paints the tile around the origin, in units of its side. */
export function paintTile(ctx: Context, shape: Shape): void {
  const brush = new Brush(ctx);
  const dice = new Dice(`${shape.tile}/${shape.word}/plants`);
  const hex = hexagon(1.004); // slightly larger than the cell, to avoid hairline gaps
  brush.within(hex, () => {
    brush.fill(hex, LAND.meadow);
    meadow(brush, shape, dice);
    for (const contour of shape.sea) sea(brush, shape, contour, dice);
    for (const contour of shape.mountains) mountain(brush, contour);
    ground(brush, shape, dice);
    const things = [...peaks(shape, dice), ...growth(shape, dice)].sort((a, b) => a.y - b.y);
    for (const thing of things) thing.draw(brush);
  });
}

function meadow(brush: Brush, shape: Shape, dice: Dice): void {
  for (let i = 0; i < 5; i++) {
    const [x, y, r] = [dice.from(-0.6, 0.6), dice.from(-0.6, 0.6), dice.from(0.16, 0.3)];
    if (borderRoom(x, y) < r * 1.25) continue;
    const points = Array.from({ length: 8 }, (_, k): Point => {
      const a = (Math.PI / 4) * k;
      return [x + Math.cos(a) * r * dice.from(0.9, 1.3) * 1.25, y + Math.sin(a) * r * dice.from(0.7, 1) * 0.8];
    });
    brush.blob(points, dice.of([LAND.meadowHigh, LAND.meadowLow]), 0.6);
  }
  let [dark, light] = ['', ''];
  for (let i = 0; i < 120; i++) {
    const [x, y] = [dice.from(-0.86, 0.86), dice.from(-0.95, 0.95)];
    if (borderRoom(x, y) < 0.03 || shape.terrain(x, y) !== 'P' || shape.shore(x, y) < 0.13) continue;
    const blade = `M${n(x)} ${n(y)}l${n(dice.from(-0.012, 0.012))} ${n(-dice.from(0.025, 0.045))}`;
    if (dice.next() < 0.62) dark += blade;
    else light += blade;
  }
  brush.line(dark, LAND.blade, 0.014, { cap: 'round', alpha: 0.75 });
  brush.line(light, LAND.bladeHigh, 0.014, { cap: 'round', alpha: 0.9 });
}

const DEPTHS = [0.8, 0.6, 0.42, 0.26];

function sea(brush: Brush, shape: Shape, { line, area }: Contour, dice: Dice): void {
  if (line.length === 0) {
    brush.fill(hexagon(1.1), LAND.sea);
    waves(brush, shape, dice);
    return;
  }
  const coast = smooth(line);
  const water = coast + closed(area.slice(line.length)).replace('M', 'L');
  brush.line(coast, LAND.bank, 0.255);
  brush.line(coast, LAND.sand, 0.2);
  brush.within(water, () => {
    brush.fill(water, LAND.sea);
    DEPTHS.forEach((width, i) => brush.line(coast, LAND.shallows[i]!, width));
    brush.line(coast, LAND.wetSand, 0.085);
  });
  brush.line(smooth(offShore(line, area, 0.07)), LAND.foam, 0.02, { dash: [0.16, 0.05, 0.3, 0.07], cap: 'round' });
  if (shape.word.split('S').length > 2)
    brush.line(smooth(offShore(line, area, 0.2)), LAND.foam, 0.013, {
      dash: [0.09, 0.16, 0.2, 0.12],
      cap: 'round',
      alpha: 0.7,
    });
  waves(brush, shape, dice);
}

function waves(brush: Brush, shape: Shape, dice: Dice): void {
  const found: Point[] = [];
  let arcs = '';
  for (let i = 0; i < 60; i++) {
    const [x, y] = [dice.from(-0.8, 0.8), dice.from(-0.9, 0.9)];
    if (borderRoom(x, y) < 0.13 || shape.terrain(x, y) !== 'S' || shape.shore(x, y) < 0.33) continue;
    if (found.some(([a, b]) => Math.hypot((x - a) * 0.6, y - b) < 0.14)) continue;
    found.push([x, y]);
    const l = dice.from(0.065, 0.1);
    const arc = `q${n(l / 2)} ${n(-l * 0.42)} ${n(l)} 0`;
    arcs += `M${n(x - l)} ${n(y)}${arc}${arc}`;
  }
  brush.line(arcs, LAND.wave, 0.017, { cap: 'round' });
  if (found.length > 6) skerry(brush, dice.of(found));
}

function skerry(brush: Brush, [x, y]: Point): void {
  brush.oval(x, y + 0.03, 0.1, 0.05, LAND.shallows[2]!);
  brush.oval(x, y + 0.02, 0.075, 0.036, LAND.foam);
  const dark: Point[] = [
    [x + 0.01, y - 0.03],
    [x + 0.03, y - 0.045],
    [x + 0.062, y + 0.015],
    [x, y + 0.03],
  ];
  brush.poly([[x - 0.06, y + 0.015], [x - 0.03, y - 0.05], ...dark], LAND.stone);
  brush.poly(dark, LAND.stoneLow);
}

/** The contour moved out to sea. */
function offShore(line: readonly Point[], area: readonly Point[], distance: number): Point[] {
  const normals = line.slice(1, -1).map((at, i): [Point, number, number] => {
    const [before, after] = [line[i]!, line[i + 2]!];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const m = Math.hypot(dx, dy);
    return [at, -dy / m, dx / m];
  });
  const [[x, y], nx, ny] = normals[0]!;
  const side = inside(x + nx * 0.03, y + ny * 0.03, area) ? distance : -distance;
  return normals.map(([p, ax, ay]): Point => [p[0] + ax * side, p[1] + ay * side]);
}

function mountain(brush: Brush, { line, area }: Contour): void {
  if (line.length === 0) {
    brush.fill(hexagon(1.1), LAND.rock);
    return;
  }
  const foot = smooth(line);
  const rock = foot + closed(area.slice(line.length)).replace('M', 'L');
  brush.line(foot, LAND.bank, 0.24, { alpha: 0.55 });
  brush.line(foot, LAND.heath, 0.13);
  brush.ctx.save();
  brush.ctx.translate(0.03, 0.045);
  brush.fill(rock, '#4E5B3C', 0.35);
  brush.ctx.restore();
  brush.fill(rock, LAND.rock);
  brush.within(rock, () => brush.line(foot, LAND.rockHigh, 0.1));
}
