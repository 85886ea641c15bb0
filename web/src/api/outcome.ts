/** Who won, from the result of a game that was played out. */
import type { OwnResult, Result } from './generated';

/** What a game that was played out came to for a seat, as `Result.outcome` in `src/longhouse/games` says it. */
export type Outcome = OwnResult['outcome'];

export function outcomeOf(result: Result, seat: number): Outcome {
  if ('won' in result) return result.won ? 'won' : 'lost';
  const { scores, winners } = result;
  const most = Math.max(...scores);
  const best = winners.length ? winners : scores.flatMap((score, each) => (score === most ? each : []));
  if (!best.includes(seat)) return 'lost';
  return best.length === 1 ? 'won' : 'drawn';
}
