/** The board as text, for screen readers: row by row, each tile by its name, its terrain, and what stands on it. */
import type { Sitting } from '../../../api/sitting';
import { axial } from '../../../draw/hexes';
import { called, isYou } from '../../../parts/names';
import { say } from '../../../words.svelte';
import type { Atlas } from '../atlas';
import { editionOf, reachedBy, settling, type FjordsView } from '../view';
import { cornersOf } from './terrain';

/** The tiles of each row, from north to south, each from west to east. */
export function rowsOf(table: Sitting, view: FjordsView, atlas: Atlas): string[][] {
  const rows = new Map<number, { q: number; text: string }[]>();
  for (const { cell, word } of view.board) {
    const [q, r] = axial(cell);
    const tile = capital(atlas.bareTile(cell));
    const text = say('web-text-tile', {
      tile,
      ...cornersOf(word),
      on: on(table, view, cell),
      ...reach(table, view, cell),
    });
    rows.set(r, [...(rows.get(r) ?? []), { q, text }]);
  }
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([, tiles]) => tiles.toSorted((a, b) => a.q - b.q).map(({ text }) => text));
}

function on(table: Sitting, view: FjordsView, cell: string): string {
  const edition = editionOf(view);
  const piece = view.pieces.find((one) => one.cell === cell);
  if (piece) {
    const { piece: kind, seat } = piece;
    return say('web-stands', { piece: kind, who: called(table, seat), you: isYou(table, seat), edition });
  }
  const stone = view.stones.find((one) => one.cell === cell);
  return stone ? say('web-stands', { piece: stone.rune, who: '', you: 'no', edition }) : 'nothing';
}

/** Who can still settle a free tile with plains. */
function reach(table: Sitting, view: FjordsView, cell: string): { reach: string; who: string } {
  const taken = [...view.pieces, ...view.stones].some((one) => one.cell === cell);
  const plains = view.board.some((laid) => laid.cell === cell && laid.word.includes('P'));
  if (!settling(view) || taken || !plains) return { reach: 'unknown', who: '' };
  const seats = reachedBy(view, cell);
  const who = seats.map((seat) => (isYou(table, seat) === 'yes' ? say('web-text-you') : called(table, seat)));
  return { reach: ['none', 'one'][seats.length] ?? 'several', who: who.join(', ') };
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
