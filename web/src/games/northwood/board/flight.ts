/** The way of the stars from a fief to the bar: one curve that sags below the cards. */
import type { Point } from '../../../draw/hexes';
import { n } from '../../../draw/paths';

type Curve = readonly [Point, Point, Point, Point];

const SAMPLES = 24;
const SAG = 84; // pixels below the lower end

/** The control points of the curve. */
export function curveBetween(from: Point, to: Point): Curve {
  const low = Math.max(from[1], to[1]) + SAG;
  const across = to[0] - from[0];
  return [from, [from[0] + across * 0.35, low], [from[0] + across * 0.82, low], to];
}

/** The curve as the path of a drawing. */
export function pathOf([from, first, second, to]: Curve): string {
  const told = (point: Point): string => point.map(n).join(' ');
  return `M${told(from)}C${told(first)} ${told(second)} ${told(to)}`;
}

/** Keyframes along the curve, as transforms, so that a browser moves a star without drawing it anew. */
export function keyframesAlong(curve: Curve, size: number): Keyframe[] {
  return Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const part = i / SAMPLES;
    const [x, y] = pointAt(curve, part);
    const scale = 0.6 + 0.9 * Math.sin(Math.PI * part) + 0.3 * part;
    return { opacity: 1, transform: `translate(${x - size / 2}px, ${y - size / 2}px) scale(${scale})` };
  });
}

/** A point of the curve, by how much of it lies behind. */
export function pointAt(curve: Curve, part: number): Point {
  const rest = 1 - part;
  const weights = [rest ** 3, 3 * rest ** 2 * part, 3 * rest * part ** 2, part ** 3];
  const sum = (axis: 0 | 1): number => curve.reduce((total, point, i) => total + weights[i]! * point[axis], 0);
  return [sum(0), sum(1)];
}
