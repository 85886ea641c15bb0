/** Finds turns and coming chance events in a list of events. */
import type { Step } from '../../api/replays';
import type { Notation } from '../../games/kind';

/** The positions where turns begin: another seat decides, or the game's notation says so. */
export function turnsOf(steps: readonly Step[], { beginsTurn }: Notation): number[] {
  let before: number | null = null;
  return steps.flatMap(({ event, seat }, n) => {
    if (seat === null) return [];
    const begins = seat !== before || beginsTurn(event);
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

/** The items that chance will draw after this position, in order: tiles, or the cards until the next deal. */
export function toCome(steps: readonly Step[], at: number, { brings, deals }: Notation): string[] {
  const events = steps.slice(at).map(({ event }) => event);
  const dealt = events.findIndex(deals);
  return (dealt < 0 ? events : events.slice(0, dealt)).flatMap(brings);
}
