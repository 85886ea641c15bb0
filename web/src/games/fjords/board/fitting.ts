/** Where a tile may lie, and which tiles of those that are left: what everybody at the table can see. */
import { beside, type Cell } from '../../../draw/hexes';
import { resting } from '../draw/shape';
import type { FjordsView } from '../view';

/** The empty cells that touch at least two tiles (F3.1). */
export function openPlaces(view: FjordsView): Cell[] {
  const laid = new Set(view.board.map(({ cell }) => cell));
  const touching = new Map<Cell, number>();
  for (const cell of laid)
    for (let k = 0; k < 6; k++) {
      const next = beside(cell, k);
      if (!laid.has(next)) touching.set(next, (touching.get(next) ?? 0) + 1);
    }
  return [...touching].flatMap(([cell, tiles]) => (tiles >= 2 ? cell : []));
}

/** Tiles that look the same and could fill a place. */
export interface Fit {
  /** One of them, as it would lie. */
  tile: string;
  word: string;
  /** Where they are to come from. */
  from: 'row' | 'aside' | 'bag';
  count: number;
}

/** The tiles that are left, by where they are. */
export function tilesLeft({
  row = [],
  aside = [],
  drawn,
  bag = [],
}: FjordsView): Record<Fit['from'], readonly string[]> {
  return { row: [...row, ...(drawn ? [drawn] : [])], aside, bag };
}

/** The tiles that are left and would fit at an empty place (F3.2, F3.3), each as it would lie; those to choose from first. */
export function fitsAt(view: FjordsView, place: Cell): Fit[] {
  const corners = cornersAt(view, place);
  if (!corners.some((terrain) => terrain !== null && terrain !== 'S')) return [];
  const found = new Map<string, Fit>();
  for (const [from, tiles] of Object.entries(tilesLeft(view)) as [Fit['from'], readonly string[]][])
    for (const tile of tiles) {
      const word = rotations(view.printed?.[tile] ?? '').find((each) => matches(each, corners));
      if (word === undefined) continue;
      const key = `${from} ${resting(word)[0]}`;
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { tile, word, from, count: 1 });
    }
  return [...found.values()];
}

/** The open places that no tile that is left will ever fill: more neighbours only ask for more (F3.2). */
export function gaps(view: FjordsView): Cell[] {
  const words = new Set(
    Object.values(tilesLeft(view)).flatMap((tiles) => tiles.map((tile) => view.printed?.[tile] ?? '')),
  );
  const all = [...new Set([...words].flatMap(rotations))];
  return openPlaces(view).filter((place) => {
    const corners = cornersAt(view, place);
    return !all.some((word) => matches(word, corners));
  });
}

/** The terrains that the neighbours of a place have at its corners; null where there is none. */
function cornersAt(view: FjordsView, place: Cell): (string | null)[] {
  const words = new Map(view.board.map(({ cell, word }) => [cell, word]));
  return [0, 1, 2, 3, 4, 5].map((k) => {
    // the corner is the fourth after k of the neighbour across edge k, and the second after k of the one before
    return words.get(beside(place, k))?.[(k + 4) % 6] ?? words.get(beside(place, k - 1))?.[(k + 2) % 6] ?? null;
  });
}

function rotations(word: string): string[] {
  return [...word].map((_, k) => word.slice(k) + word.slice(0, k));
}

function matches(word: string, corners: readonly (string | null)[]): boolean {
  return corners.every((terrain, k) => terrain === null || terrain === word[k]);
}
