/** The legal actions of a view, indexed by the tiles and cells that a player clicks. */

/** For each tile, for each cell where it fits, the ways it can lie there. */
export type Placements = Map<string, Map<string, string[]>>;

export function placements(legal: readonly string[]): Placements {
  const found: Placements = new Map();
  for (const action of legal) {
    const [verb, tile, cell, word] = action.split(' ');
    if (verb !== 'lay' && verb !== 'point') continue;
    const cells = found.get(tile!) ?? new Map<string, string[]>();
    found.set(tile!, cells);
    cells.set(cell!, [...(cells.get(cell!) ?? []), word!]);
  }
  return found;
}

export const WAYS = ['viking', 'journey', 'horse', 'wisdom'] as const;
export type Way = (typeof WAYS)[number];

/** For each way of placing a viking, the cells to point at first, each with the cells that can follow (Wisdom). */
export function claims(legal: readonly string[]): Map<Way, Map<string, string[]>> {
  const found = new Map<Way, Map<string, string[]>>();
  for (const action of legal) {
    const [verb, first, second] = action.split(' ');
    const way = WAYS.find((known) => known === verb);
    if (!way) continue;
    const cells = found.get(way) ?? new Map<string, string[]>();
    found.set(way, cells);
    cells.set(first!, [...(cells.get(first!) ?? []), ...(second ? [second] : [])]);
  }
  return found;
}

/** The next of the allowed patterns when a tile is rotated clockwise. */
export function nextTurn(word: string, allowed: readonly string[] | null): string {
  let turned = word;
  for (let k = 0; k < 6; k++) {
    turned = turned[5]! + turned.slice(0, 5);
    if (turned !== word && (allowed === null || allowed.includes(turned))) return turned;
  }
  return word;
}
