/** Puzzles that were not solved at once and wait for a second look; this device remembers which were solved since. */

/** What an address has instead of a theme while missed puzzles are looked at again. */
export const AGAIN = 'again';

const SOLVED = 'longhouse.solved-since';

/** What is left of the missed puzzles. */
export function waitingOf(missed: readonly string[]): string[] {
  const since = solvedSince();
  return missed.filter((puzzle) => !since.has(puzzle));
}

export function rememberSolved(puzzle: string): void {
  localStorage.setItem(SOLVED, JSON.stringify([...solvedSince().add(puzzle)]));
}

function solvedSince(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SOLVED) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : []);
  } catch {
    return new Set(); // somebody changed what was stored
  }
}
