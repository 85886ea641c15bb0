import { beforeAll, expect, test } from 'vitest';
import type { Game } from '../src/api/protocol';
import { daily } from '../src/games/northwood/daily';
import type { Day } from '../src/pages/puzzles/puzzles';
import { shared } from '../src/pages/puzzles/share';
import { more, speak } from '../src/words.svelte';

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await more('puzzles');
  await speak('en');
});

const { brief } = daily;
const NAMES = { puzzle: '⬢ Fjords', deal: '★ For Northwood!' };
const HOUSE = 'http://localhost/#/daily';
const NOTHING: Day = {
  day: '2026-11-16',
  puzzle: 'p',
  right: null,
  deal: { par: 17, game: null, commitment: null, seed: null, shared: false },
  streak: 0,
  longest: 0,
  lit: {},
};

function played(state: Game['state'], result: unknown): Day['deal'] {
  return { ...NOTHING.deal, game: { state, result } as Game };
}

test('a puzzle is told without a word of what it asks', () => {
  expect(shared({ ...NOTHING, right: true, streak: 1 }, '16 Nov', HOUSE, NAMES, brief).split('\n')).toEqual([
    'Longhouse · 16 Nov',
    '⬢ Fjords ✓',
    HOUSE,
  ]);
  expect(shared({ ...NOTHING, right: false }, '16 Nov', HOUSE, NAMES, brief)).toContain('⬢ Fjords ✗');
});

test('a deal is told by its stars and fiefs, beside what it should come to', () => {
  const fiefs = [true, true, false, true, false, true, true, true];
  const lines = shared(
    { ...NOTHING, right: true, deal: played('over', { stars: 16, fiefs }), streak: 3 },
    'today',
    HOUSE,
    NAMES,
    brief,
  );
  expect(lines).toContain('●●○●○●●●');
  expect(lines).toMatch(/★ For Northwood! 16 \(.*17.*\)/);
  expect(lines.split('\n').at(-2)).toContain('3');
});

test('a deal that is still played, or was given up, is not told', () => {
  for (const deal of [played('running', null), played('over', null)])
    expect(shared({ ...NOTHING, deal }, 'today', HOUSE, NAMES, brief).split('\n')).toEqual([
      'Longhouse · today',
      HOUSE,
    ]);
});
