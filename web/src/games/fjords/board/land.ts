/** What the settlement's view says about the land: who can get where, and how far it is. */
import { beside, centre, type Cell } from '../../../draw/hexes';
import { areas } from '../draw/borders';
import { reachedBy, type FjordsView } from '../view';

/** An area of vacant land with the seats that can reach it. */
export interface Area {
  seats: number[];
  cells: Cell[];
}

/** The vacant tiles that one seat alone can reach, in areas. */
export function securedAreas(view: FjordsView): Area[] {
  return (view.secured ?? []).flatMap((cells, seat) => areas(cells).map((area) => ({ seats: [seat], cells: area })));
}

/** The vacant tiles that several seats can reach, in areas that the same seats can reach. */
export function contestedAreas(view: FjordsView): Area[] {
  const bySeats = new Map<string, Area>();
  for (const cell of view.contested ?? []) {
    const seats = reachedBy(view, cell);
    const known = bySeats.get(seats.join()) ?? { seats, cells: [] };
    known.cells.push(cell);
    bySeats.set(seats.join(), known);
  }
  return [...bySeats.values()].flatMap(({ seats, cells }) => areas(cells).map((area) => ({ seats, cells: area })));
}

/** The vacant tiles that nobody can reach. */
export function outOfReach(view: FjordsView): Cell[] {
  const gone = new Set([...view.pieces, ...view.stones].map(({ cell }) => cell));
  for (const cell of [...(view.reach ?? []), ...(view.secured ?? [])].flat()) gone.add(cell);
  return view.board.map(({ cell }) => cell).filter((cell) => !gone.has(cell));
}

/** The cell of an area that is nearest to its middle. */
export function middleOf(cells: readonly Cell[]): Cell | null {
  const at = cells.map(centre);
  const mean = (k: 0 | 1): number => at.reduce((sum, point) => sum + point[k], 0) / at.length;
  const [x, y] = [mean(0), mean(1)];
  const far = at.map(([cx, cy]) => Math.hypot(cx - x, cy - y));
  return cells[far.indexOf(Math.min(...far))] ?? null;
}

/** The vacant tiles that a seat can claim one by one without a rune (F7.1), each with the number of vikings it takes. */
export function steps(view: FjordsView, seat: number): Map<Cell, number> {
  const words = new Map(view.board.map(({ cell, word }) => [cell, word]));
  const taken = new Set([...view.pieces, ...view.stones].map(({ cell }) => cell));
  const found = new Map<Cell, number>();
  let edge = view.pieces.filter((piece) => piece.seat === seat).map(({ cell }) => cell);
  for (let step = 1; edge.length; step++) {
    edge = edge.flatMap((cell) => joined(words, cell)).filter((cell) => !taken.has(cell) && !found.has(cell));
    edge = [...new Set(edge)];
    for (const cell of edge) found.set(cell, step);
  }
  return found;
}

/** The neighbours of a tile that are connected with it by plains (F1.4). */
function joined(words: ReadonlyMap<Cell, string>, cell: Cell): Cell[] {
  const word = words.get(cell)!;
  return [0, 1, 2, 3, 4, 5]
    .filter((k) => word[k] === 'P' || word[(k + 1) % 6] === 'P')
    .map((k) => beside(cell, k))
    .filter((next) => words.has(next));
}
