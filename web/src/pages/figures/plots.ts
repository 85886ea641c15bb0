/** The plots of the page: how each is drawn, and in which words its rows and columns are told. */
import { figure, say, type Params } from '../../words.svelte';
import { rowsOf, type Row } from './figures';

type Label = 'character' | 'fief' | 'goal' | 'kind' | 'number' | 'part' | 'place' | 'setup';

export interface Plot {
  /** Its name in the data, in the words and in what is exported. */
  name: string;
  shape: 'dots' | 'bars' | 'spread';
  unit: 'share' | 'number';
  /** Whether figures are differences, told with their sign. */
  change?: boolean;
  rows: Label;
  columns: Label;
  /** What would be seen if nothing made a difference. */
  even?: number;
  /** The row and column that the sentence of the plot tells. */
  told?: readonly [string, string];
}

export const FJORDS: readonly Plot[] = [
  { name: 'first', shape: 'dots', unit: 'share', rows: 'kind', columns: 'part', even: 1 / 2, told: ['skald', 'exploration'] },
  { name: 'points', shape: 'bars', unit: 'number', rows: 'kind', columns: 'part', told: ['skald', 'land'] },
  { name: 'spread', shape: 'spread', unit: 'share', rows: 'number', columns: 'kind' },
  { name: 'margin', shape: 'dots', unit: 'number', rows: 'kind', columns: 'part', told: ['skald', 'points'] },
  { name: 'ties', shape: 'dots', unit: 'share', rows: 'kind', columns: 'part', told: ['skald', 'games'] },
  { name: 'longhouses', shape: 'dots', unit: 'number', rows: 'place', columns: 'part', told: ['4', 'winner'] },
  { name: 'length', shape: 'bars', unit: 'number', rows: 'kind', columns: 'part', told: ['2', 'tiles'] },
  { name: 'ranks', shape: 'dots', unit: 'number', rows: 'kind', columns: 'place', told: ['4', '1'] },
  { name: 'places3', shape: 'dots', unit: 'share', rows: 'place', columns: 'kind', even: 1 / 3, told: ['1', 'jarl'] },
  { name: 'places4', shape: 'dots', unit: 'share', rows: 'place', columns: 'kind', even: 1 / 4, told: ['1', 'jarl'] },
]; // prettier-ignore

export const RUNES: readonly Plot[] = [
  { name: 'runespoints', shape: 'dots', unit: 'number', rows: 'kind', columns: 'part' },
  { name: 'runesworth', shape: 'dots', unit: 'number', change: true, rows: 'kind', columns: 'part', even: 0 },
  { name: 'runesused', shape: 'dots', unit: 'share', rows: 'kind', columns: 'part' },
  { name: 'runesdecide', shape: 'dots', unit: 'share', rows: 'kind', columns: 'part' },
  { name: 'runeschange', shape: 'dots', unit: 'number', change: true, rows: 'kind', columns: 'part', even: 0 },
];

export const NORTHWOOD: readonly Plot[] = [
  { name: 'fiefs', shape: 'dots', unit: 'share', rows: 'fief', columns: 'setup' },
  { name: 'order', shape: 'dots', unit: 'number', rows: 'fief', columns: 'setup' },
  { name: 'stars', shape: 'spread', unit: 'share', rows: 'number', columns: 'setup' },
  { name: 'goals', shape: 'dots', unit: 'share', rows: 'goal', columns: 'setup' },
  { name: 'levels', shape: 'dots', unit: 'share', rows: 'kind', columns: 'setup' },
  { name: 'levelstars', shape: 'dots', unit: 'number', rows: 'kind', columns: 'setup' },
  { name: 'allies', shape: 'dots', unit: 'number', change: true, rows: 'character', columns: 'part', even: 0 },
  { name: 'allieswon', shape: 'dots', unit: 'share', change: true, rows: 'character', columns: 'part', even: 0 },
  { name: 'used', shape: 'dots', unit: 'share', rows: 'character', columns: 'part' },
];

/** Those of which there are figures. */
export const PLOTS = [...FJORDS, ...RUNES, ...NORTHWOOD].filter(({ name }) => rowsOf(name).length > 0);

/** How a row or column is called. */
export function named(label: Label, code: string): string {
  switch (label) {
    case 'character':
      return say('northwood-character', { character: code });
    case 'fief':
      return say('web-fief-row', { fief: Number(code) });
    case 'goal':
      return say('web-goal', { stars: Number(code) });
    case 'kind':
      return /^\d$/.test(code)
        ? say('web-players', { count: Number(code) })
        : say('figures-kind', { kind: code, rune: code });
    case 'number':
      return figure(Number(code));
    case 'part':
      return say('figures-part', { part: code });
    case 'place':
      return say('figures-place', { place: Number(code) });
    case 'setup':
      return say('web-setup-name', { setup: code });
  }
}

/** A figure of a plot as people read it. */
export function shown({ unit, change }: Plot, value: number): string {
  const sign = change ? ({ signDisplay: 'exceptZero' } as const) : {};
  if (unit === 'share') return figure(value, { style: 'percent', maximumFractionDigits: 1, ...sign });
  return figure(value, { maximumFractionDigits: 2, ...sign });
}

/** What a plot says in a sentence: the row that it is about, and those with the most and the least. */
export function sentence(plot: Plot): string {
  const rows = rowsOf(plot.name);
  const first = rows.filter(({ column }) => column === rows[0]?.column);
  const inOrder = first.toSorted((a, b) => b.figure - a.figure);
  const chosen = rows.find(({ row, column }) => row === plot.told?.[0] && column === plot.told[1]);
  return say('figures-about', {
    plot: plot.name,
    ...(chosen && told(plot, chosen)),
    ...(inOrder.length > 0 && {
      most: named(plot.rows, inOrder[0]!.row),
      least: named(plot.rows, inOrder.at(-1)!.row),
      largest: shown(plot, inOrder[0]!.figure),
      smallest: shown(plot, inOrder.at(-1)!.figure),
    }),
  });
}

function told(plot: Plot, { figure: value, low, high }: Row): Params {
  return { figure: shown(plot, value), low: shown(plot, low), high: shown(plot, high) };
}

/** The ends of an axis and what is written along it: round numbers, about so many. */
export function axis(values: readonly number[], about: number): { from: number; to: number; ticks: number[] } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rough = (most - least || 1) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10);
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)];
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => Number(((from + i) * step).toPrecision(12)));
  return { from: from * step, to: to * step, ticks };
}
