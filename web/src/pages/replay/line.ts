/** Where to go in a line of events: turns, and what chance still has in store. */
import type { Step } from '../../api/replays';

/** Where turns begin: somebody else decides, or, in a game for one, a visit or a dialogue begins. */
export function turnsOf(steps: readonly Step[]): number[] {
  let before: number | null = null;
  return steps.flatMap(({ event, seat }, n) => {
    if (seat === null) return [];
    const begins = seat !== before || event.startsWith('visit') || event === 'listen';
    before = seat;
    return begins ? [n] : [];
  });
}

/** Where the turn before this position begins; the beginning, if there is none. */
export function turnBefore(turns: readonly number[], at: number): number {
  return turns.findLast((turn) => turn < at) ?? 0;
}

/** Where the turn after this position begins; the end, if there is none. */
export function turnAfter(turns: readonly number[], at: number, end: number): number {
  return turns.find((turn) => turn > at) ?? end;
}

/** What chance brings after this position, in order: tiles, or the cards until the next deal. */
export function toCome(steps: readonly Step[], at: number): string[] {
  const found: string[] = [];
  for (const { event } of steps.slice(at)) {
    const [verb, ...things] = event.split(' ');
    if (verb === '*hand') break;
    if (['*row', '*draw', '*swap', '*state'].includes(verb!)) found.push(...things);
  }
  return found;
}
