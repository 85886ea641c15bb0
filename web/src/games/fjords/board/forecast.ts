/** Who would get the land if exploration ended now: a tile belongs to the clan that needs the fewest vikings to get there. */
import type { FjordsView } from '../view';
import { steps } from './land';

export interface Forecast {
  /** For each seat the tiles that it alone can reach, and those that it is nearer to than the others. */
  seats: { alone: number; nearer: number }[];
  /** The tiles that several seats are equally near to. */
  even: number;
  /** The tiles that anybody can reach. */
  tiles: number;
}

export function forecastOf(view: FjordsView): Forecast {
  const reach = view.supplies.map((_, seat) => steps(view, seat));
  const seats = reach.map(() => ({ alone: 0, nearer: 0 }));
  const cells = new Set(reach.flatMap((far) => [...far.keys()]));
  let even = 0;
  for (const cell of cells) {
    const far = reach.map((each) => each.get(cell) ?? Infinity);
    const least = Math.min(...far);
    const nearest = far.flatMap((each, seat) => (each === least ? seat : []));
    if (nearest.length > 1) even += 1;
    else if (far.filter(Number.isFinite).length === 1) seats[nearest[0]!]!.alone += 1;
    else seats[nearest[0]!]!.nearer += 1;
  }
  return { seats, even, tiles: cells.size };
}
