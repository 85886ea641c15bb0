/** Puzzles that were not solved at once and wait for a second look; this device remembers which were solved since. */
import { isText, store, storedList } from '../../parts/stored';

/** What an address has instead of a theme while missed puzzles are looked at again. */
export const AGAIN = 'again';

const SOLVED = 'longhouse.solved-since';

/** What is left of the missed puzzles. */
export function waitingOf(missed: readonly string[]): string[] {
  const since = solvedSince();
  return missed.filter((puzzle) => !since.has(puzzle));
}

export function rememberSolved(puzzle: string): void {
  store(SOLVED, [...solvedSince().add(puzzle)]);
}

function solvedSince(): Set<string> {
  return new Set(storedList(SOLVED, isText));
}
