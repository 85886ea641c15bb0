/** What an analysis found, in the order of the game: costly moves, the turning point, and what chance changed. */
import type { Judged, MeasuredAnalysis, Swing } from './analysis';

export interface Finding {
  /** The number of events before what it is about. */
  readonly ply: number;
  /** The move that was not the best one, if it is about one. */
  readonly move: Judged | null;
  /** The large change of value, if it is about one. */
  readonly swing: Swing | null;
  /** Whether the game turned here. */
  readonly turned: boolean;
}

export function findingsOf({ worst, moves, turned, swings }: MeasuredAnalysis): Finding[] {
  const plies = new Set([...worst, ...swings.map(({ ply }) => ply), ...(turned === null ? [] : [turned])]);
  return [...plies]
    .sort((a, b) => a - b)
    .map((ply) => ({
      ply,
      move: worst.includes(ply) ? (moves.find((each) => each.ply === ply) ?? null) : null,
      swing: swings.find((each) => each.ply === ply) ?? null,
      turned: ply === turned,
    }));
}

/** The finding to begin with: where the game turned, else the move that cost most, else the first. */
export function firstOf(findings: readonly Finding[], { worst }: MeasuredAnalysis): Finding | null {
  return findings.find(({ turned }) => turned) ?? findings.find(({ ply }) => ply === worst[0]) ?? findings[0] ?? null;
}

/** The next finding about a costly move after this position; the first one again after the last. */
export function nextMistake(findings: readonly Finding[], at: number): Finding | null {
  const mistakes = findings.filter(({ move }) => move);
  return mistakes.find(({ ply }) => ply > at) ?? mistakes[0] ?? null;
}
