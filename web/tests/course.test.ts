import { describe, expect, it } from 'vitest';
import type { Analysis, Point } from '../src/analysis/analysis';
import { areaOf, lineOf, pointAt, seatsTold, span, upwards, visitsOf } from '../src/analysis/course';

const BOX = { width: 100, height: 50, events: 10 };

function point(ply: number, value: number, more: Partial<Point> = {}): Point {
  return { ply, seat: 0, value, win: 0.5, proven: false, ...more };
}

function analysis(game: Analysis['game'], points: Point[]): Analysis {
  return { game, points, moves: [], worst: [], accounts: [], swings: [], turned: null, proven_from: null };
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

  it('breaks the chances of visits where there is none', () => {
    const chances = [
      point(0, 5),
      point(2, 5, { hit: 1 }),
      point(4, 5, { hit: 0 }),
      point(6, 5),
      point(8, 5, { hit: 0.5 }),
    ];
    expect(visitsOf(analysis('northwood', chances), BOX)).toBe('M20 0L40 50M80 25');
  });

  it('knows of a position what the last decision before it told', () => {
    const found = analysis('fjords', [point(2, 1), point(6, 3)]);
    expect(pointAt(found, 1)).toBeNull();
    expect(pointAt(found, 5)?.value).toBe(1);
    expect(pointAt(found, 6)?.value).toBe(3);
  });
});
