/** What somebody tells others about a day: a few lines, and nothing of what was asked. */
import type { NorthwoodResultTold } from '../../api/generated';
import { say } from '../../words.svelte';
import type { Day } from './puzzles';

/** What a deal came to; null while it is played. */
export function resultOf({ deal }: Day): NorthwoodResultTold | null {
  const result = deal.game?.state === 'over' ? deal.game.result : null;
  return result && 'stars' in result ? result : null;
}

/** The lines of a day of which something is done; the date as it is written, and where the house is. */
export function shared(day: Day, date: string, house: string): string {
  const result = resultOf(day);
  const lines = [`Longhouse · ${date}`];
  if (day.right !== null) lines.push(`⬢ Fjords ${day.right ? '✓' : '✗'}`);
  if (result)
    lines.push(
      `★ ${say('web-game-name', { game: 'northwood' })} ${result.stars} (${say('puzzles-par', { stars: day.deal.par })})`,
      result.fiefs.map((won) => (won ? '●' : '○')).join(''),
    );
  if (day.streak > 1) lines.push(say('puzzles-streak', { days: day.streak }));
  return [...lines, house].join('\n');
}
