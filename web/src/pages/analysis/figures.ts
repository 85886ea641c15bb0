/** Values and chances as they are written. */
import { FluentNumber } from '@fluent/bundle';
import type { Measure } from '../../games/kind';
import { figure, say } from '../../words.svelte';
import type { Worth } from './analysis';

const SIGNED = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;

/** A difference in points or a number of stars. */
export function points(value: number): string {
  return figure(rounded(value), SIGNED);
}

/** The same for a text, which has a plural for it. */
function counted(value: number): FluentNumber {
  return new FluentNumber(rounded(value), SIGNED);
}

/** Without the sign of what is shown as zero. */
function rounded(value: number): number {
  return Math.abs(value) < 0.05 ? 0 : value;
}

export function percent(chance: number): string {
  return figure(chance, { style: 'percent', maximumFractionDigits: 0 });
}

/** What is drawn of a value: points, or a chance. */
export function sizeOf(measure: Measure, { value, win }: Worth): number {
  return measure === 'points' ? value : win;
}

/** What a position is worth, in the measure of its game. */
export function worth(measure: Measure, { value, win }: Worth): string {
  return measure === 'points'
    ? say('analysis-worth-points', { value: counted(value), win: percent(win) })
    : say('analysis-worth-chance', { win: percent(win), stars: Math.round(10 * value) / 10 });
}

/** What was lost or given, in the measure of its game. */
export function change(measure: Measure, { value, win }: Worth): string {
  return measure === 'points'
    ? say('analysis-change-points', { value: counted(value) })
    : say('analysis-change-chance', { value: counted(100 * win) });
}
