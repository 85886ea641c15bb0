/** What stands out in the land: lakes, capes and mountain ranges, by the tiles that they cover. */
import { beside, type Cell } from '../../draw/hexes';
import { landOf } from './lands';
import type { Laid } from './draw/tiles';

export interface Landmark {
  readonly kind: 'lake' | 'cape' | 'range';
  readonly cells: ReadonlySet<Cell>;
}

/** From so many tiles on mountains are a range. */
const RANGE = 3;

/** The landmarks of a board, in the order in which they are named: lakes, capes, ranges. */
export function landmarksOf(board: readonly Pick<Laid, 'cell' | 'word'>[]): Landmark[] {
  const words = new Map(board.map(({ cell, word }) => [cell, word]));
  const lakes = bodies(words, 'S').filter((cells) => closed(words, cells));
  const capes = board.filter(({ word }) => landOf(word) === 'cape').map(({ cell }) => new Set([cell]));
  const ranges = bodies(words, 'M').filter((cells) => cells.size >= RANGE);
  return [
    ...lakes.map((cells) => ({ kind: 'lake' as const, cells })),
    ...capes.map((cells) => ({ kind: 'cape' as const, cells })),
    ...ranges.map((cells) => ({ kind: 'range' as const, cells })),
  ];
}

/** The tiles that share water, or mountains: it goes on across every edge that has a corner of it (F1.2). */
function bodies(words: ReadonlyMap<Cell, string>, terrain: 'S' | 'M'): Set<Cell>[] {
  const found: Set<Cell>[] = [];
  const left = new Set([...words].filter(([, word]) => word.includes(terrain)).map(([cell]) => cell));
  for (const first of left) {
    const body = new Set([first]);
    for (const cell of body)
      for (const next of across(words.get(cell)!, cell, terrain)) if (left.has(next)) body.add(next);
    for (const cell of body) left.delete(cell);
    found.push(body);
  }
  return found;
}

/** Whether no water of these tiles reaches the edge of the board. */
function closed(words: ReadonlyMap<Cell, string>, cells: ReadonlySet<Cell>): boolean {
  return [...cells].every((cell) => across(words.get(cell)!, cell, 'S').every((next) => words.has(next)));
}

/** The neighbours across the edges that have a corner of a terrain. */
function across(word: string, cell: Cell, terrain: 'S' | 'M'): Cell[] {
  return [0, 1, 2, 3, 4, 5]
    .filter((k) => word[k] === terrain || word[(k + 1) % 6] === terrain)
    .map((k) => beside(cell, k));
}
