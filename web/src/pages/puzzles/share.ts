/** What somebody tells others about a day: a few lines, and nothing of what was asked. */
import type { Result } from '../../api/generated';
import type { DailyDeal } from '../../games/kind';
import { say } from '../../words.svelte';
import type { Day } from './puzzles';

/** What a deal came to; null while it is played, and if it was given up. */
export function resultOf({ deal }: Day): Result | null {
  return deal.game?.state === 'over' ? deal.game.result : null;
}

/** How the two parts of a day are called. */
export type DayNames = Record<'puzzle' | 'deal', string>;

/** The lines of a day of which something is done; the date as it is written, and where the house is. */
export function shared(day: Day, date: string, house: string, names: DayNames, brief: DailyDeal['brief']): string {
  const result = resultOf(day);
  const lines = [`Longhouse · ${date}`];
  if (day.right !== null) lines.push(`${names.puzzle} ${day.right ? '✓' : '✗'}`);
  if (result) lines.push(`${names.deal} ${brief(result, day.deal.par).join('\n')}`);
  if (day.streak > 1) lines.push(say('puzzles-streak', { days: day.streak }));
  return [...lines, house].join('\n');
}
