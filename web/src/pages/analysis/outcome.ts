/** How a game of two ends with best play, where that is proven. */
import type { Sitting } from '../../api/sitting';
import { say } from '../../words.svelte';
import type { CurvePoint } from './analysis';
import { called, isYou } from '../../parts/names';

export function outcome(table: Sitting, { value, win }: CurvePoint): string {
  const seat = value > 0 || (value === 0 && win > 0.5) ? 0 : 1;
  return say('analysis-outcome', {
    kind: value !== 0 ? 'won' : win === 0.5 ? 'draw' : 'tie',
    who: called(table, seat),
    you: isYou(table, seat),
    points: Math.abs(value),
  });
}
