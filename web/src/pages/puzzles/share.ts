/** The text with which people share their daily results, without spoilers. */
import type { Result } from '../../api/generated';
import type { DailyDeal } from '../../games/kind';
import { say } from '../../words.svelte';
import type { Day } from './puzzles';

/** The result of the daily deal; null while it is played, and if it was given up. */
export function resultOf({ deal }: Day): Result | null {
  return deal.game?.state === 'over' ? deal.game.result : null;
}

/** The names of the two parts of a day. */
export type DayNames = Record<'puzzle' | 'deal', string>;

/** The text to share, for a day with at least one part done; `date` is formatted, `house` is the server's address. */
export function shared(day: Day, date: string, house: string, names: DayNames, brief: DailyDeal['brief']): string {
  const result = resultOf(day);
  const lines = [`Longhouse · ${date}`];
  if (day.right !== null) lines.push(`${names.puzzle} ${day.right ? '✓' : '✗'}`);
  if (result) lines.push(`${names.deal} ${brief(result, day.deal.par).join('\n')}`);
  if (day.streak > 1) lines.push(say('puzzles-streak', { days: day.streak }));
  return [...lines, house].join('\n');
}
