import { afterEach, expect, test, vi } from 'vitest';
import { firstGame, readChoices } from '../src/games/fjords/choices';
import { FIRST, readChoices as readJourney } from '../src/games/northwood/choices';
import { same, Setups } from '../src/parts/setups.svelte';
import { isText, storedList } from '../src/parts/stored';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
afterEach(() => kept.clear());

test('the last set-up and the usual one are remembered apart, each for its game', () => {
  const setups = new Setups('fjords', readChoices);
  const duel = { ...firstGame(), variant: 'epic' as const };
  setups.rememberLast(firstGame());
  setups.saveUsual(duel);
  expect(setups.usual).toEqual(duel);
  const later = new Setups('fjords', readChoices);
  expect(same(firstGame(), later.last)).toBe(true);
  expect(same(duel, later.usual)).toBe(true);
  expect(new Setups('northwood', readJourney).usual).toBeNull();
});

test.each([
  ['no JSON', '{"variant":'],
  ['another kind of value', '"epic"'],
  ['nothing of it', '{}'],
  ['a variant that is not offered', JSON.stringify({ ...firstGame(), variant: 'chess' })],
  ['too few seats', JSON.stringify({ ...firstGame(), seats: firstGame().seats.slice(1) })],
  ['a bot that is not offered', JSON.stringify({ ...firstGame(), seats: firstGame().seats.with(1, null as never) })],
  ['too many players', JSON.stringify({ ...firstGame(), players: 9 })],
  ['runes that do not exist', JSON.stringify({ ...firstGame(), runes: ['might'] })],
  ['a clock that is not offered', JSON.stringify({ ...firstGame(), clock: 'length' })],
  ['a switch that is neither on nor off', JSON.stringify({ ...firstGame(), rated: 'yes' })],
])('a stored set-up of Fjords is ignored if it is %s', (_, text) => {
  kept.set('longhouse.setup.fjords.usual', text);
  expect(new Setups('fjords', readChoices).usual).toBeNull();
});

test.each(['{', '[]', '{"setup":"intro","goal":17}', '{"setup":"short","goal":16}'])(
  'a stored journey is ignored if it is not offered: %s',
  (text) => {
    kept.set('longhouse.setup.northwood.last', text);
    expect(new Setups('northwood', readJourney).last).toBeNull();
  },
);

test('a journey is remembered as it was chosen', () => {
  new Setups('northwood', readJourney).rememberLast({ setup: 'full', goal: 20 });
  expect(new Setups('northwood', readJourney).last).toEqual({ setup: 'full', goal: 20 });
  expect(readJourney(FIRST)).toEqual(FIRST);
});

test('of a stored list only what is as it should be is read', () => {
  for (const [text, read] of [
    ['["a", 1, null, "b"]', ['a', 'b']],
    ['{"a": 1}', []],
    ['[', []],
  ] as const) {
    kept.set('list', text);
    expect(storedList('list', isText)).toEqual(read);
  }
});
