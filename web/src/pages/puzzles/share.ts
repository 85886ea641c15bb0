/** What somebody tells others about a day: a few lines, and nothing of what was asked. */
import type { Result } from '../../api/generated';
import { say } from '../../words.svelte';
import type { Day } from './puzzles';

/** The result of a game that is counted in stars. */
type Stars = Extract<Result, { stars: number }>;

/** What a deal came to; null while it is played. */
export function resultOf({ deal }: Day): Stars | null {
  const result = deal.game?.state === 'over' ? deal.game.result : null;
  return result && 'stars' in result ? result : null;
}

/** How the two parts of a day are called. */
export type DayNames = Record<'puzzle' | 'deal', string>;

/** The lines of a day of which something is done; the date as it is written, and where the house is. */
export function shared(day: Day, date: string, house: string, names: DayNames): string {
  const result = resultOf(day);
  const lines = [`Longhouse · ${date}`];
  if (day.right !== null) lines.push(`${names.puzzle} ${day.right ? '✓' : '✗'}`);
  if (result)
    lines.push(
      `${names.deal} ${result.stars} (${say('puzzles-par', { stars: day.deal.par })})`,
      result.fiefs.map((won) => (won ? '●' : '○')).join(''),
    );
  if (day.streak > 1) lines.push(say('puzzles-streak', { days: day.streak }));
  return [...lines, house].join('\n');
}
