import { expect, test } from 'vitest';
import { turningPoints } from '../src/parts/ratings';

test('a rating turns where it goes far enough the other way, not at every game', () => {
  expect(turningPoints([1500, 1520, 1560, 1550, 1600, 1590, 1555, 1500, 1510, 1545])).toEqual([4, 7]);
  expect(turningPoints([1500, 1510, 1495, 1505, 1490])).toEqual([]);
  expect(turningPoints([1500, 1550, 1600])).toEqual([]);
  expect(turningPoints([])).toEqual([]);
});
