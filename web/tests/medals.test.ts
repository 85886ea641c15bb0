import { expect, test } from 'vitest';
import { medalOf } from '../src/games/northwood/medals';

const over = (stars: number, won: boolean, scenario?: string) =>
  medalOf({ options: { scenario }, result: { stars, won, fiefs: [] } });

test.each([
  [15, null],
  [16, 'bronze'],
  [17, 'bronze'],
  [18, 'silver'],
  [19, 'silver'],
  [20, 'gold'],
])('%i stars bring the same medal whether the goal was reached or missed: %s', (stars, medal) => {
  expect(over(stars, true)).toBe(medal);
  expect(over(stars, false)).toBe(medal);
});

test('a scenario has its own goal and no medals', () => {
  expect(over(20, true, 'first-thaw')).toBeNull();
});

test('a journey that was given up brings no medal', () => {
  expect(medalOf({ options: {} })).toBeNull();
});
