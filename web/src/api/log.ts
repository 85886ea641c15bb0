/** The log of a game, as clients receive it. */
import type { Entry } from './protocol';

/** The entries without the events that were undone. */
export function inForce(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'takeback')
      while (kept.length && kept.at(-1)!.kind === 'event' && kept.at(-1)!.n! >= entry.to!) kept.pop();
    kept.push(entry);
  }
  return kept;
}
