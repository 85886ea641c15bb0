/** The statistics of the games: rows of plots, computed from games of bots (`bench/figures.py`). */
import told from '../../../../src/longhouse/lab/data/figures.json';

export interface Row {
  row: string;
  column: string;
  figure: number;
  /** The bounds of the 95 % confidence interval. */
  low: number;
  high: number;
  games: number;
}

interface FigureSet {
  name: string;
  options: Record<string, unknown>;
  level: string;
  seed: string;
  games: number;
}

export const MADE = told.made;
export const SETS: FigureSet[] = told.sets;

const ALL = told.plots as Record<string, Row[]>;

/** The rows of a plot, in the order in which they are shown. */
export function rowsOf(plot: string): Row[] {
  return ALL[plot] ?? [];
}

/** The columns of a plot. */
export function columnsOf(plot: string): string[] {
  return [...new Set(rowsOf(plot).map(({ column }) => column))];
}

/** The rows of a plot, grouped by row name. */
export function groupsOf(plot: string): [string, Row[]][] {
  const rows = rowsOf(plot);
  return [...new Set(rows.map(({ row }) => row))].map((name) => [name, rows.filter(({ row }) => row === name)]);
}

/** The rows of some plots as a table for export. */
export function tableOf(plots: readonly string[]): (string | number)[][] {
  const rows = plots.flatMap((plot) =>
    rowsOf(plot).map(({ row, column, figure, low, high, games }) => [plot, row, column, figure, low, high, games]),
  );
  return [['plot', 'row', 'column', 'figure', 'low', 'high', 'games'], ...rows];
}
