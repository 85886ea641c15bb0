import { beforeAll, expect, test } from 'vitest';
import told from '../../src/longhouse/lab/data/figures.json';
import { tableOf } from '../src/pages/figures/figures';
import { axis, PLOTS, sentence, shown } from '../src/pages/figures/plots';
import { csv } from '../src/parts/csv';
import { LANGUAGES, more, say, speak } from '../src/words.svelte';

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await more('figures');
  await speak('en');
});

test('every plot of the data is on the page', () => {
  expect(PLOTS.map(({ name }) => name).sort()).toEqual(Object.keys(told.plots).sort());
});

test.each(LANGUAGES)('every plot has a title and a sentence of its own in %s', async (language) => {
  await speak(language);
  expect(new Set(PLOTS.map(({ name }) => say('figures-title', { plot: name }))).size).toBe(PLOTS.length);
  expect(new Set(PLOTS.map(sentence)).size).toBe(PLOTS.length);
  await speak('en');
});

test('a sentence tells the figure that it is about', () => {
  const plot = PLOTS.find(({ name }) => name === 'first')!;
  const row = told.plots.first.find(({ row, column }) => row === 'skald' && column === 'exploration')!;
  expect(sentence(plot)).toContain(`${shown(plot, row.figure)} of games (${shown(plot, row.low)} to `);
});

test('rows are called by their names', () => {
  const row = (plot: string, code: string): string => PLOTS.find(({ name }) => name === plot)!.rows(code);
  expect(row('length', '3')).toBe('3 players');
  expect(row('runesworth', 'horse')).toBe('Horse');
  expect(row('first', 'first')).toBe('2005');
  expect(row('levels', 'jarl')).toBe('Jarl');
  expect(row('allies', 'KL')).toBe('King of Leaves');
});

test('an axis has round numbers and room for everything', () => {
  expect(axis([0.42, 0.61], 4)).toEqual({ from: 0.4, to: 0.65, ticks: [0.4, 0.45, 0.5, 0.55, 0.6, 0.65] });
  expect(axis([-1.2, 2.1], 3)).toEqual({ from: -2, to: 4, ticks: [-2, 0, 2, 4] });
  expect(axis([5, 5], 2).ticks).toEqual([5]);
});

test('a file for other programs has all rows, and quotes what would be misread', () => {
  const lines = csv(tableOf(['goals']))
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toBe('plot,row,column,figure,low,high,games');
  expect(lines).toHaveLength(told.plots.goals.length + 1);
  expect(csv([['a "b"', 'c,d', null, 2]])).toBe('"a ""b""","c,d",,2\r\n');
});
