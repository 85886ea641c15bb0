import { expect, test } from 'vitest';
import { opponents, RANKS } from '../src/parts/ranks';

test('the levels come before the bots of a server’s owner, and bots for experiments are left out', () => {
  expect(opponents(['random', 'greedy', 'hermit', ...RANKS])).toEqual([...RANKS, 'hermit']);
});

test('a server that has not reported its bots is taken to have all levels', () => {
  expect(opponents(undefined)).toEqual(RANKS);
});
