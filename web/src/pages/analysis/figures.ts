/** Formats values and chances. */
import { FluentNumber } from '@fluent/bundle';
import type { Measure } from '../../games/kind';
import { figure, say } from '../../words.svelte';
import type { Worth } from './analysis';

const SIGNED = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;

/** A difference in points or a number of stars. */
export function points(value: number): string {
  return figure(rounded(value), SIGNED);
}

/** The same as a Fluent number, for texts that select a plural form. */
function counted(value: number): FluentNumber {
  return new FluentNumber(rounded(value), SIGNED);
}

/** 0 for values that are shown as zero, so that they get no sign. */
function rounded(value: number): number {
  return Math.abs(value) < 0.05 ? 0 : value;
}

export function percent(chance: number): string {
  return figure(chance, { style: 'percent', maximumFractionDigits: 0 });
}

/** The number to draw for a value: points, or a chance. */
export function sizeOf(measure: Measure, { value, win }: Worth): number {
  return measure === 'points' ? value : win;
}

/** The value of a position as text, in the unit of its game. */
export function worth(measure: Measure, { value, win }: Worth): string {
  return measure === 'points'
    ? say('analysis-worth-points', { value: counted(value), win: percent(win) })
    : say('analysis-worth-chance', { win: percent(win), stars: Math.round(10 * value) / 10 });
}

/** A gain or loss as text, in the unit of its game. */
export function change(measure: Measure, { value, win }: Worth): string {
  return measure === 'points'
    ? say('analysis-change-points', { value: counted(value) })
    : say('analysis-change-chance', { value: counted(100 * win) });
}
