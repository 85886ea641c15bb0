/** Outlines as SVG path data, for canvases (`Path2D`) and for pictures alike. */
import { ring, type Point } from './hexes';

/** A number of path data, with at most three decimals. */
export function n(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

export function open(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
}

export function closed(points: readonly Point[]): string {
  return `${open(points)}Z`;
}

/** A Catmull-Rom curve through the points. */
export function smooth(p: readonly Point[], loop = false): string {
  const count = p.length;
  const at = (i: number): Point => (loop ? p[(i + count) % count]! : p[Math.max(0, Math.min(count - 1, i))]!);
  let out = `M${n(p[0]![0])} ${n(p[0]![1])}`;
  for (let i = 0; i < (loop ? count : count - 1); i++) {
    const [z, a, b, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    out += `C${n(a[0] + (b[0] - z[0]) / 6)} ${n(a[1] + (b[1] - z[1]) / 6)} ${n(b[0] - (d[0] - a[0]) / 6)} ${n(b[1] - (d[1] - a[1]) / 6)} ${n(b[0])} ${n(b[1])}`;
  }
  return out + (loop ? 'Z' : '');
}

export function hexagon(size = 1, at: Point = [0, 0]): string {
  return closed(ring(size, at));
}

/** A hexagon with rounded corners; `round` is the part of each side that bends. */
export function roundedHexagon(size: number, round: number, at: Point = [0, 0]): string {
  const corners = ring(size, at);
  const towards = (a: Point, b: Point): string =>
    `${n(a[0] + (b[0] - a[0]) * round)} ${n(a[1] + (b[1] - a[1]) * round)}`;
  return (
    corners
      .map((c, i) => {
        const [before, after] = [corners[(i + 5) % 6]!, corners[(i + 1) % 6]!];
        return `${i ? 'L' : 'M'}${towards(c, before)}Q${n(c[0])} ${n(c[1])} ${towards(c, after)}`;
      })
      .join('') + 'Z'
  );
}

/** Brackets at the six corners: the sign of the last move. */
export function brackets(size: number): string {
  const c = ring(size);
  return c
    .map((at, k) => {
      const [before, after] = [c[(k + 5) % 6]!, c[(k + 1) % 6]!];
      const mix = (b: Point): string => `${n(at[0] * 0.8 + b[0] * 0.2)} ${n(at[1] * 0.8 + b[1] * 0.2)}`;
      return `M${mix(before)}L${n(at[0])} ${n(at[1])}L${mix(after)}`;
    })
    .join('');
}

/** An ellipse of radii `rx` and `ry`, `off` above a point and turned about it, as a part of a path. */
export function leaf([x, y]: Point, off: number, rx: number, ry: number, degrees: number): string {
  const a = (degrees * Math.PI) / 180;
  const at = (up: number): string => `${n(x + Math.sin(a) * up)} ${n(y - Math.cos(a) * up)}`;
  const arc = (to: number): string => `A${rx} ${ry} ${n(degrees)} 1 1 ${at(to)}`;
  return `M${at(off - ry)}${arc(off + ry)}${arc(off - ry)}Z`;
}
