/** The outcome of a finished game for each seat. */
import type { OwnResult, Result } from './generated';

/** The outcome of a finished game for one seat, as computed by `Result.outcome` in `src/longhouse/games`. */
export type Outcome = OwnResult['outcome'];

export function outcomeOf(result: Result, seat: number): Outcome {
  if ('won' in result) return result.won ? 'won' : 'lost';
  const { scores, winners } = result;
  const most = Math.max(...scores);
  const best = winners.length ? winners : scores.flatMap((score, each) => (score === most ? each : []));
  if (!best.includes(seat)) return 'lost';
  return best.length === 1 ? 'won' : 'drawn';
}
