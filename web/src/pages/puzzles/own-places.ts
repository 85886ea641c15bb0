/** Where the puzzles are that were made from games; this device remembers the newest ones. */
import { store, storedList } from '../../parts/stored';

/** What an address has instead of the id of a puzzle. */
export const OWN = 'own';

export interface OwnPlace {
  readonly game: string;
  /** The name of the game's source in addresses. */
  readonly source: string;
  /** The number of events before the decision. */
  readonly ply: number;
}

const KEPT = 'longhouse.own-puzzles';
const MOST = 12;

/** The puzzles made on this device, the newest first. */
export function ownPuzzles(): OwnPlace[] {
  return storedList(KEPT, isPlace);
}

export function keepOwn(place: OwnPlace): void {
  const others = ownPuzzles().filter(({ source, ply }) => source !== place.source || ply !== place.ply);
  store(KEPT, [place, ...others].slice(0, MOST));
}

export function addressOf({ source, ply }: OwnPlace): string {
  return `#/puzzles/${OWN}/${source}/${ply}`;
}

function isPlace(kept: unknown): kept is OwnPlace {
  const { game, source, ply } = (kept ?? {}) as Partial<Record<keyof OwnPlace, unknown>>;
  return typeof game === 'string' && typeof source === 'string' && typeof ply === 'number';
}
