/** The plots of For Northwood!, loaded with the page of figures. */
import { level, number, part, type Label, type Plot, type PlotGroup } from '../../parts/plots';
import { say } from '../../words.svelte';
import { NAME, title } from './name';

const character: Label = (code) => say('northwood-character', { character: code });
const fief: Label = (code) => say('web-fief-row', { fief: Number(code) });
const goal: Label = (code) => say('web-goal', { stars: Number(code) });
const setup: Label = (code) => say('web-setup-name', { setup: code });

const GAME: readonly Plot[] = [
  { name: 'fiefs', shape: 'dots', unit: 'share', rows: fief, columns: setup },
  { name: 'order', shape: 'dots', unit: 'number', rows: fief, columns: setup },
  { name: 'stars', shape: 'spread', unit: 'share', rows: number, columns: setup },
  { name: 'goals', shape: 'dots', unit: 'share', rows: goal, columns: setup },
  { name: 'levels', shape: 'dots', unit: 'share', rows: level, columns: setup },
  { name: 'levelstars', shape: 'dots', unit: 'number', rows: level, columns: setup },
  { name: 'allies', shape: 'dots', unit: 'number', change: true, rows: character, columns: part, even: 0 },
  { name: 'allieswon', shape: 'dots', unit: 'share', change: true, rows: character, columns: part, even: 0 },
  { name: 'used', shape: 'dots', unit: 'share', rows: character, columns: part },
];

export const plots: readonly PlotGroup[] = [{ name: NAME, title, plots: GAME }];
