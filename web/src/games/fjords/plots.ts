/** The plots of Fjords and of its runes, loaded with the page of figures. */
import { number, part, place, type Label, type Plot, type PlotGroup } from '../../parts/plots';
import { say } from '../../words.svelte';
import { NAME, title } from './name';

/** Players, a variant, a rune or a level. */
const kind: Label = (code) =>
  /^\d$/.test(code) ? say('web-players', { count: Number(code) }) : say('figures-kind', { kind: code, rune: code });

const GAME: readonly Plot[] = [
  { name: 'first', shape: 'dots', unit: 'share', rows: kind, columns: part, even: 1 / 2, told: ['skald', 'exploration'] },
  { name: 'points', shape: 'bars', unit: 'number', rows: kind, columns: part, told: ['skald', 'land'] },
  { name: 'spread', shape: 'spread', unit: 'share', rows: number, columns: kind },
  { name: 'margin', shape: 'dots', unit: 'number', rows: kind, columns: part, told: ['skald', 'points'] },
  { name: 'ties', shape: 'dots', unit: 'share', rows: kind, columns: part, told: ['skald', 'games'] },
  { name: 'longhouses', shape: 'dots', unit: 'number', rows: place, columns: part, told: ['4', 'winner'] },
  { name: 'length', shape: 'bars', unit: 'number', rows: kind, columns: part, told: ['2', 'tiles'] },
  { name: 'ranks', shape: 'dots', unit: 'number', rows: kind, columns: place, told: ['4', '1'] },
  { name: 'places3', shape: 'dots', unit: 'share', rows: place, columns: kind, even: 1 / 3, told: ['1', 'jarl'] },
  { name: 'places4', shape: 'dots', unit: 'share', rows: place, columns: kind, even: 1 / 4, told: ['1', 'jarl'] },
]; // prettier-ignore

const RUNES: readonly Plot[] = [
  { name: 'runespoints', shape: 'dots', unit: 'number', rows: kind, columns: part },
  { name: 'runesworth', shape: 'dots', unit: 'number', change: true, rows: kind, columns: part, even: 0 },
  { name: 'runesused', shape: 'dots', unit: 'share', rows: kind, columns: part },
  { name: 'runesdecide', shape: 'dots', unit: 'share', rows: kind, columns: part },
  { name: 'runeschange', shape: 'dots', unit: 'number', change: true, rows: kind, columns: part, even: 0 },
];

export const plots: readonly PlotGroup[] = [
  { name: NAME, title, plots: GAME },
  { name: 'runes', title: () => say('web-runes'), plots: RUNES },
];
