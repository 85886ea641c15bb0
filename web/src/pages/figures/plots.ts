/** The plots of the page, collected from all games, and their summary sentences. */
import { GAMES } from '../../games';
import type { Plot, PlotGroup } from '../../parts/plots';
import { figure, say, type Params } from '../../words.svelte';
import { rowsOf, type Row } from './figures';

const all = (await Promise.all(GAMES.map(({ plots }) => plots?.() ?? []))).flat();

/** The plots for which there is data. */
export const GROUPS: readonly PlotGroup[] = all.map((group) => ({
  ...group,
  plots: group.plots.filter(({ name }) => rowsOf(name).length > 0),
}));

export const PLOTS: readonly Plot[] = GROUPS.flatMap(({ plots }) => plots);

/** Formats a figure of a plot. */
export function shown({ unit, change }: Plot, value: number): string {
  const sign = change ? ({ signDisplay: 'exceptZero' } as const) : {};
  if (unit === 'share') return figure(value, { style: 'percent', maximumFractionDigits: 1, ...sign });
  return figure(value, { maximumFractionDigits: 2, ...sign });
}

/** The summary sentence of a plot: about one given row, and about the rows with the highest and lowest figures. */
export function sentence(plot: Plot): string {
  const rows = rowsOf(plot.name);
  const first = rows.filter(({ column }) => column === rows[0]?.column);
  const inOrder = first.toSorted((a, b) => b.figure - a.figure);
  const chosen = rows.find(({ row, column }) => row === plot.told?.[0] && column === plot.told[1]);
  return say('figures-about', {
    plot: plot.name,
    ...(chosen && told(plot, chosen)),
    ...(inOrder.length > 0 && {
      most: plot.rows(inOrder[0]!.row),
      least: plot.rows(inOrder.at(-1)!.row),
      largest: shown(plot, inOrder[0]!.figure),
      smallest: shown(plot, inOrder.at(-1)!.figure),
    }),
  });
}

function told(plot: Plot, { figure: value, low, high }: Row): Params {
  return { figure: shown(plot, value), low: shown(plot, low), high: shown(plot, high) };
}

/** The ends and labels of an axis: about `about` round numbers. */
export function axis(values: readonly number[], about: number): { from: number; to: number; ticks: number[] } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rough = (most - least || 1) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10);
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)];
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => Number(((from + i) * step).toPrecision(12)));
  return { from: from * step, to: to * step, ticks };
}
