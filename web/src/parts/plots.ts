/** Descriptions of plots of game statistics: how each is drawn, and the labels of its rows and columns. */
import { figure, say } from '../words.svelte';

/** Maps the code of a row or column to its label. */
export type Label = (code: string) => string;

export interface Plot {
  /** Its name in the data, in message keys and in exported files. */
  name: string;
  shape: 'dots' | 'bars' | 'spread';
  unit: 'share' | 'number';
  /** Whether the figures are differences, shown with a sign. */
  change?: boolean;
  rows: Label;
  columns: Label;
  /** The value expected if there were no effect. */
  even?: number;
  /** The row and column that the plot's summary sentence is about. */
  told?: readonly [string, string];
}

/** The plots of a game that stand under one heading. */
export interface PlotGroup {
  readonly name: string;
  readonly title: () => string;
  readonly plots: readonly Plot[];
}

/** A level of bots. */
export const level: Label = (code) => say('figures-kind', { kind: code });

export const number: Label = (code) => figure(Number(code));

export const part: Label = (code) => say('figures-part', { part: code });

export const place: Label = (code) => say('figures-place', { place: Number(code) });
