/** Values and chances as they are written. */
import { FluentNumber } from '@fluent/bundle';
import { figure, say } from '../../words.svelte';
import type { Analysis, Worth } from './analysis';

type Game = Analysis['game'];

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

/** What a position is worth, in the measure of its game. */
export function worth(game: Game, { value, win }: Worth): string {
  return game === 'fjords'
    ? say('analysis-worth-fjords', { value: counted(value), win: percent(win) })
    : say('analysis-worth-northwood', { win: percent(win), stars: Math.round(10 * value) / 10 });
}

/** What was lost or given, in the measure of its game. */
export function change(game: Game, { value, win }: Worth): string {
  return game === 'fjords'
    ? say('analysis-change-fjords', { value: counted(value) })
    : say('analysis-change-northwood', { value: counted(100 * win) });
}
