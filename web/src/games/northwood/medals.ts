/** Medals of journeys without a scenario (N3.7): by how many stars were brought home, whatever the goal was. */
import type { NorthwoodView } from './view';

export const MEDALS = ['bronze', 'silver', 'gold'] as const;
export type Medal = (typeof MEDALS)[number];

export const STARS_FOR: Record<Medal, number> = { bronze: 16, silver: 18, gold: 20 };
export const METAL: Record<Medal, string> = { bronze: '#B9783F', silver: '#C9D2D6', gold: '#F2C14E' };

/** The medal of a journey that is over; one that was given up brings none. */
export function medalOf({ result, options }: Pick<NorthwoodView, 'result' | 'options'>): Medal | null {
  return result ? medalFor(result.stars, options.scenario) : null;
}

export function medalFor(stars: number, scenario?: unknown): Medal | null {
  return scenario ? null : (MEDALS.findLast((medal) => stars >= STARS_FOR[medal]) ?? null);
}
