/** Plots of the games' own figures: how one is drawn, and in which words its rows and columns are told. */
import { figure, say } from '../words.svelte';

/** What a row or column is called. */
export type Label = (code: string) => string;

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

/** The plots of a game that stand under one heading. */
export interface PlotGroup {
  readonly name: string;
  readonly title: () => string;
  readonly plots: readonly Plot[];
}

/** Players, a variant, a rune or a level. */
export const kind: Label = (code) =>
  /^\d$/.test(code) ? say('web-players', { count: Number(code) }) : say('figures-kind', { kind: code, rune: code });

export const number: Label = (code) => figure(Number(code));

export const part: Label = (code) => say('figures-part', { part: code });

export const place: Label = (code) => say('figures-place', { place: Number(code) });
