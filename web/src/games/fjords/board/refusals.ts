/** The reason of a refusal, and the corners and edges that show it on the board. */
import type { Refusal } from '../../../api/protocol';
import { beside } from '../../../draw/hexes';
import { sayRefusal } from '../../../words.svelte';
import type { FjordsView } from '../view';

export interface CellRefusal {
  cell: string;
  rule: string | null;
  text: string;
  /** The tile as it would lie. */
  lay: { tile: string; word: string } | null;
  /** The corners where terrains clash. */
  corners: number[];
  /** The edges that the reason is about: those that touch other tiles, or those without a connection. */
  edges: number[];
}

/** The reason why an action is refused, as it is shown at a cell. */
export function cellRefusalOf(view: FjordsView, cell: string, action: string, why: Refusal): CellRefusal {
  const [verb, tile, , word] = action.split(' ');
  return {
    cell,
    rule: why.rule,
    text: sayRefusal(why),
    lay: verb === 'lay' && why.rule !== null && free(view, cell) ? { tile: tile!, word: word! } : null,
    corners: String(why.params.corners ?? '')
      .split(' ')
      .filter(Boolean)
      .map(Number),
    edges: edgesTo(cell, concerned(view, why.key)),
  };
}

/** The cell where an action would happen. */
export function cellOf(action: string): string | null {
  const [verb, first, second] = action.split(' ');
  return (['lay', 'point', 'wisdom'].includes(verb!) ? second : first) ?? null;
}

function free(view: FjordsView, cell: string): boolean {
  return view.board.every((laid) => laid.cell !== cell);
}

/** The cells that a reason is about, if they are beside it. */
function concerned(view: FjordsView, key: string): string[] {
  if (key === 'fjords-lay-touches' || key === 'fjords-lay-sea-only') return view.board.map(({ cell }) => cell);
  if (key === 'fjords-viking-not-joined')
    return view.pieces.filter(({ seat }) => seat === view.turn).map(({ cell }) => cell);
  return [];
}

function edgesTo(cell: string, cells: readonly string[]): number[] {
  return [0, 1, 2, 3, 4, 5].filter((k) => cells.includes(beside(cell, k)));
}
