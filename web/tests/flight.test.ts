/** The way of the stars from a fief to the bar. */
import { expect, test } from 'vitest';
import { curveBetween, keyframesAlong, pathOf, pointAt } from '../src/games/northwood/board/flight';

const curve = curveBetween([900, 250], [500, 30]);

test('the stars begin at the fief, end at the bar and sag below the cards on the way', () => {
  expect([pointAt(curve, 0), pointAt(curve, 1)]).toEqual([
    [900, 250],
    [500, 30],
  ]);
  const heights = [0.1, 0.3, 0.5].map((part) => pointAt(curve, part)[1]);
  expect(Math.max(...heights)).toBeGreaterThan(270);
  expect(pathOf(curve)).toMatch(/^M900 250C/);
});

test('a star of 32 pixels is centred on the curve all the way', () => {
  const frames = keyframesAlong(curve, 32);
  expect(frames[0]!.transform).toContain('translate(884px, 234px)');
  expect(frames.at(-1)!.transform).toContain('translate(484px, 14px)');
  expect(frames.every(({ opacity }) => opacity === 1)).toBe(true);
});
