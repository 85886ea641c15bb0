/** Values and chances as they are written. */
import { figure, say } from '../words.svelte';
import type { Analysis, Worth } from './analysis';

type Game = Analysis['game'];

/** A difference in points or a number of stars. */
export function points(value: number): string {
  return figure(Math.abs(value) < 0.05 ? 0 : value, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
}

export function percent(chance: number): string {
  return figure(chance, { style: 'percent', maximumFractionDigits: 0 });
}

/** What a position is worth, in the measure of its game. */
export function worth(game: Game, { value, win }: Worth): string {
  return game === 'fjords'
    ? say('analysis-worth-fjords', { value: points(value), win: percent(win) })
    : say('analysis-worth-northwood', { win: percent(win), stars: figure(value, { maximumFractionDigits: 1 }) });
}

/** What was lost or given, in the measure of its game. */
export function change(game: Game, { value, win }: Worth): string {
  return game === 'fjords'
    ? say('analysis-change-fjords', { value: points(value) })
    : say('analysis-change-northwood', {
        value: figure(100 * win, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
      });
}
