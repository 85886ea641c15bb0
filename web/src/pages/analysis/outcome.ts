/** How a game of two ends with best play, where that is proven. */
import type { Sitting } from '../../api/sitting';
import { say } from '../../words.svelte';
import type { CurvePoint } from './analysis';
import { called } from './names';

export function outcome(table: Sitting, { value, win }: CurvePoint): string {
  const first = value > 0 || (value === 0 && win > 0.5);
  return say('analysis-outcome', {
    kind: value !== 0 ? 'won' : win === 0.5 ? 'draw' : 'tie',
    who: called(table, first ? 0 : 1),
    points: Math.abs(value),
  });
}
