import { describe, expect, it } from 'vitest';
import type { MeasuredAnalysis, CurvePoint } from '../src/pages/analysis/analysis';
import {
  areaOf,
  heightAt,
  lineOf,
  pointAt,
  provenAt,
  seatsTold,
  span,
  stepsOf,
  upwards,
} from '../src/pages/analysis/curve';

const BOX = { width: 100, height: 50, events: 10 };

function point(ply: number, value: number, more: Partial<CurvePoint> = {}): CurvePoint {
  return { ply, seat: 0, value, win: 0.5, proven: false, ...more };
}

function analysis(game: MeasuredAnalysis['game'], points: CurvePoint[]): MeasuredAnalysis {
  return {
    game,
    measure: game === 'fjords' ? 'points' : 'chance',
    points,
    moves: [],
    worst: [],
    complete: true,
    accounts: [],
    swings: [],
    turned: null,
    proven_from: null,
  };
}

describe('the course of a game', () => {
  it('has nothing in the middle of a game for several', () => {
    const [least, most] = span(analysis('fjords', [point(0, -9), point(5, 2)]));
    expect(least).toBe(-most);
    expect(upwards(BOX, [least, most], 0)).toBe(25);
    expect(most).toBeGreaterThan(9);
  });

  it('draws a quiet game flat', () => {
    const [, most] = span(analysis('fjords', [point(0, 0.1)]));
    expect(most).toBeGreaterThan(3);
  });

  it('goes from decision to decision, each seat for itself', () => {
    const found = analysis('fjords', [point(0, 0), point(3, 1, { seat: 2 }), point(10, 0)]);
    expect(lineOf(found, BOX, 0)).toBe('M0 25L100 25');
    expect(lineOf(found, BOX, 2)).toMatch(/^M30 /);
    expect(areaOf(found, BOX, 0)).toBe('M0 25L0 25L100 25L100 25Z');
    expect(seatsTold(found)).toEqual([0, 2]);
  });

  it('has a bar for each visit, from the chance at its beginning to the one at its end', () => {
    const found = analysis('northwood', [point(0, 5, { win: 0.5 }), point(5, 5, { win: 1 }), point(10, 5, { win: 0 })]);
    const [first, second] = stepsOf(found, BOX, [{ from: 0 }, { from: 5 }]);
    expect(first).toMatchObject({ x: 2, wide: 46, top: 0, tall: 25, up: true });
    expect(second).toMatchObject({ top: 0, tall: 50, up: false });
    expect([first!.now(4), first!.now(5), second!.now(5), second!.now(10)]).toEqual([true, false, true, true]);
  });

  it('has a height between two points, on the line between them', () => {
    const found = analysis('fjords', [point(2, 1), point(3, 9, { seat: 1 }), point(6, 3)]);
    expect([0, 2, 4, 6, 9].map((ply) => heightAt(found, ply, 0))).toEqual([1, 1, 2, 3, 3]);
  });

  it('tells what is proven of a position after a mistake, not of the one before', () => {
    const points = [point(2, 1), point(4, 2, { proven: true }), point(7, -1, { proven: true })];
    const found = { ...analysis('fjords', points), proven_from: 4 };
    expect([2, 4, 5, 7, 8].map((ply) => provenAt(found, ply)?.value)).toEqual([undefined, 2, -1, -1, undefined]);
  });

  it('knows of a position what the last decision before it told', () => {
    const found = analysis('fjords', [point(2, 1), point(6, 3)]);
    expect(pointAt(found, 1)).toBeNull();
    expect(pointAt(found, 5)?.value).toBe(1);
    expect(pointAt(found, 6)?.value).toBe(3);
  });
});
