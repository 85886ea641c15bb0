/** The geometry of the graph of a game inside a box: one line for each seat with values. */
import type { MeasuredAnalysis, CurvePoint } from './analysis';
import { sizeOf } from './figures';

export interface Box {
  width: number;
  height: number;
  /** How many events the game has. */
  events: number;
}

/** The range of the vertical axis; for points it is symmetrical around 0. */
export function span({ measure, points }: MeasuredAnalysis): [number, number] {
  if (measure === 'chance') return [0, 1];
  const most = Math.max(4, ...points.map((point) => Math.abs(point.value))) * 1.1;
  return [-most, most];
}

export function across({ width, events }: Box, ply: number): number {
  return events ? (ply / events) * width : 0;
}

export function upwards({ height }: Box, [least, most]: [number, number], value: number): number {
  return height - ((value - least) / (most - least)) * height;
}

/** A line through the points of a seat. */
export function lineOf(analysis: MeasuredAnalysis, box: Box, seat: number): string {
  const scale = span(analysis);
  return path(
    analysis.points
      .filter((point) => point.seat === seat)
      .map((point) => [across(box, point.ply), upwards(box, scale, sizeOf(analysis.measure, point))]),
  );
}

/** The change of the value during one part of a game, as a bar. */
export interface PartStep {
  x: number;
  wide: number;
  top: number;
  tall: number;
  /** Whether the value rose. */
  up: boolean;
  /** Whether a position belongs to the part. */
  now: (ply: number) => boolean;
}

const LEAST = 3; // pixels: a part without a change is seen, too

/** The parts of a game, each from the value at its beginning to the one at its end. */
export function stepsOf(analysis: MeasuredAnalysis, box: Box, parts: readonly { from: number }[]): PartStep[] {
  const [seat] = seatsTold(analysis);
  if (seat === undefined) return [];
  return parts.map(({ from }, i) => {
    const until = parts[i + 1]?.from ?? box.events;
    const [begun, ended] = [from, until].map((ply) => upwards(box, span(analysis), heightAt(analysis, ply, seat)));
    const x = across(box, from) + 2;
    return {
      x: round(x),
      wide: round(Math.max(2, across(box, until) - 2 - x)),
      top: round(Math.min(begun!, ended!, box.height - LEAST)),
      tall: round(Math.max(LEAST, Math.abs(begun! - ended!))),
      up: ended! <= begun!,
      now: (ply) => ply >= from && (ply < until || until === box.events),
    };
  });
}

/** The line of a seat, closed along the zero line, as an area to fill. */
export function areaOf(analysis: MeasuredAnalysis, box: Box, seat: number): string {
  const points = analysis.points.filter((point) => point.seat === seat);
  if (!points.length) return '';
  const ground = round(upwards(box, span(analysis), 0));
  const [first, last] = [points[0]!, points.at(-1)!];
  return `M${round(across(box, first.ply))} ${ground}${lineOf(analysis, box, seat).replace('M', 'L')}L${round(across(box, last.ply))} ${ground}Z`;
}

/** The last point at or before a position. */
export function pointAt({ points }: MeasuredAnalysis, ply: number, seat = points[0]?.seat): CurvePoint | null {
  return points.findLast((point) => point.seat === seat && point.ply <= ply) ?? null;
}

/** Whether it is a two-player game, for which one line is enough. */
export function isForTwo(analysis: MeasuredAnalysis): boolean {
  return analysis.measure === 'points' && seatsTold(analysis).length === 1;
}

/** The proven value of a two-player position, or null; there is no chance left then, so it is that of the next decision. */
export function provenAt(analysis: MeasuredAnalysis, ply: number): CurvePoint | null {
  const { points, proven_from } = analysis;
  if (!isForTwo(analysis) || proven_from === null || ply < proven_from) return null;
  return points.find((point) => point.ply >= ply) ?? null;
}

/** The height of a seat's line at a ply, interpolated between points. */
export function heightAt(analysis: MeasuredAnalysis, ply: number, seat: number): number {
  const points = analysis.points.filter((point) => point.seat === seat);
  const after = points.find((point) => point.ply >= ply) ?? points.at(-1);
  const before = points.findLast((point) => point.ply <= ply) ?? after;
  if (!before || !after) return 0;
  const [low, high] = [sizeOf(analysis.measure, before), sizeOf(analysis.measure, after)];
  return after.ply === before.ply ? low : low + ((high - low) * (ply - before.ply)) / (after.ply - before.ply);
}

/** The seats with values, in order. */
export function seatsTold({ points }: MeasuredAnalysis): number[] {
  return [...new Set(points.map(({ seat }) => seat))].sort((a, b) => a - b);
}

function path(points: [number, number][]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
